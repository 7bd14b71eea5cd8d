import { isAborted } from '@khandai/api-client';
import type { Relation } from '@khandai/contracts';
import { useEffect } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { refusalOf } from '../../shell/forms/refusal';
import { useServices } from '../../shell/services/services';
import { useAccount } from '../account';
import { relationsOf } from './relations';
import type { FriendAct } from './RelationsStore';
import { useNews } from './use-news';
import { usePeopleWords } from './use-people-words';

/** A member whom one can follow. */
export interface Followed {
  readonly userId: number;
  /** Empty for members who deleted their account; absent where only others are shown. */
  readonly username?: string;
  readonly showName: string;
}

/** The member that an action is about. */
export interface Member extends Followed {
  readonly username: string;
  readonly simulated: boolean;
}

export interface RelationActions {
  /** Undefined while unknown, and for guests. */
  readonly relation: Relation | undefined;
  readonly isBusy: boolean;
  readonly act: (act: FriendAct) => void;
  readonly follow: (follow: boolean) => void;
}

/**
 * What the user and a member are to each other, and what the user can do about it; a guest logs in first, and then it is done.
 * Call it inside an observer.
 *
 * @param learns Asks the server while it is unknown.
 */
export function useRelation({ userId, username, showName }: Followed, learns = false): RelationActions {
  const { t } = usePeopleWords();
  const { t: formWords } = useLazyTranslation('form', form);
  const services = useServices();
  const { toasts, viewer, log } = services;
  const account = useAccount();
  const store = relationsOf(services);
  const relation = store.of(userId);
  const news = useNews();
  const asks = learns && username !== '' && viewer.isMember && viewer.userId !== userId;

  useEffect(() => {
    if (!asks) return;
    const visit = new AbortController();
    store.learn(userId, visit.signal).catch((error: unknown) => {
      if (!isAborted(error)) log.warn('relation', error);
    });
    return () => {
      visit.abort();
    };
  }, [store, asks, userId, news, log]);

  const run = async (work: () => Promise<Relation>, title: (now: Relation) => string, undo?: () => void) => {
    try {
      const now = await work();
      toasts.push({
        tone: 'ok',
        title: title(now),
        ...(undo && { actions: [{ label: t('undo'), onPress: undo }] }),
      });
    } catch (error) {
      if (isAborted(error)) return;
      const { fault } = refusalOf(error);
      const text = 'msg' in fault ? fault.msg : formWords(`failed.${fault.key}`);
      toasts.push({ tone: 'bad', title: t('notDone'), text });
    }
  };
  // The store of the user of that moment: a guest may have logged in meanwhile.
  const act = (what: FriendAct) => {
    const was = relationsOf(services).of(userId)?.state;
    const titleOf = ({ state }: Relation) => {
      if (state === 'friends') return t('done.friends', { name: showName });
      if (state === 'sent') return t('done.sent');
      if (what === 'reject') return t('done.rejected');
      return was === 'friends' ? t('done.unfriended', { name: showName }) : t('done.takenBack');
    };
    const undo = what === 'cancel' && was === 'sent' ? () => act('send') : undefined;
    void run(() => relationsOf(services).act(userId, what), titleOf, undo);
  };
  const follow = (wanted: boolean) => {
    const title = t(wanted ? 'done.follow' : 'done.unfollow', { name: showName });
    const undo = wanted ? undefined : () => follow(true);
    void run(
      () => relationsOf(services).follow(userId, wanted),
      () => title,
      undo,
    );
  };
  return {
    relation,
    isBusy: store.isBusy(userId),
    act: (what) => {
      account.asMember(() => act(what), t('reason.friend'));
    },
    follow: (wanted) => {
      account.asMember(() => follow(wanted), t('reason.follow'));
    },
  };
}
