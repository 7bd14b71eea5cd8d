import { ApiError, isAborted } from '@khandai/api-client';
import type { Fixture } from '@khandai/contracts';
import { Turns } from '@khandai/runtime';
import { useEffect, useState } from 'react';
import { useAccount } from '../../domains/account';
import { matchLabel } from '../../domains/match';
import { useServices } from '../../shell/services/services';
import { useRoomWords } from './use-room-words';

export interface MatchFollowing {
  readonly isFollowing: boolean;
  readonly toggle: () => void;
}

/** Whether the user follows a match, and the way to change it; a guest logs in first. Call it inside an observer. */
export function useMatchFollow(fixture: Fixture): MatchFollowing {
  const { t } = useRoomWords();
  const { api, viewer, toasts, log } = useServices();
  const account = useAccount();
  const { fixtureId } = fixture;
  const { userId, isMember } = viewer;
  const [known, setKnown] = useState<Known>();
  /** What was pressed and is on its way: of quick presses the last one counts. */
  const [wish, setWish] = useState<Known>();
  const [turns] = useState(() => new Turns<string, boolean>());

  useEffect(() => {
    if (!isMember || userId === undefined) return;
    const visit = new AbortController();
    api
      .call('GET /au/api/user/match-follow', { query: { fixtureId } }, visit.signal)
      .then(({ following }) => {
        setKnown({ userId, fixtureId, following });
      })
      .catch((error: unknown) => {
        if (!isAborted(error)) log.warn('following a match', error);
      });
    return () => {
      visit.abort();
    };
  }, [api, log, isMember, userId, fixtureId]);

  const followingBy = (one: Known | undefined) =>
    one?.userId === userId && one?.fixtureId === fixtureId ? one?.following : undefined;
  const isFollowing = followingBy(wish) ?? followingBy(known) ?? false;
  const send = async (follow: boolean) => {
    // A guest may have logged in for it.
    const { userId: fan } = viewer;
    let said: boolean | undefined;
    setWish({ userId: fan, fixtureId, following: follow });
    try {
      const isFirst = await turns.take(`${fan} ${fixtureId}`, follow, async (wanted) => {
        if (viewer.userId !== fan) return;
        const { following } = await api.call('POST /au/api/user/match-follow', { body: { fixtureId, follow: wanted } });
        said = following;
        setKnown({ userId: fan, fixtureId, following });
      });
      if (!isFirst) return;
      if (said !== undefined) done(said);
    } catch (error) {
      if (!isAborted(error)) refused(error);
    }
    setWish(undefined);
  };
  const done = (following: boolean) => {
    toasts.push({
      tone: 'ok',
      title: t(following ? 'bell.done' : 'bell.stopped', { match: matchLabel(fixture) }),
      ...(following && { text: t('bell.text') }),
    });
  };
  const refused = (error: unknown) => {
    toasts.push({ tone: 'bad', title: t('bell.notDone'), ...(error instanceof ApiError && { text: error.message }) });
  };
  return {
    isFollowing,
    toggle: () => {
      account.asMember(() => void send(!isFollowing), t('bell.login', { match: matchLabel(fixture) }));
    },
  };
}

interface Known {
  readonly userId: number | undefined;
  readonly fixtureId: string;
  readonly following: boolean;
}
