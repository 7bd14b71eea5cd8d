import { ApiError, isAborted } from '@khandai/api-client';
import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { useAccount } from '../account';
import { LastWish } from './LastWish';
import { useMediaWords } from './use-media-words';

/** What is known of one title and one user. */
interface Known {
  readonly titleId: number;
  readonly saved: boolean;
  /** Version of the user. */
  readonly version: number;
}

/**
 * Whether a title is on the reader's list, and what puts it there or takes it off. A guest logs in first, and then it is saved.
 * Call it inside an observer.
 * @param isWanted false: a member's bookmark is not asked for yet
 */
export function useSavedTitle(titleId: number, isWanted = true) {
  const { t } = useMediaWords();
  const { api, log, toasts, viewer } = useServices();
  const account = useAccount();
  const { isMember, version } = viewer;
  const [found, find] = useState<Known>();
  const [chosen, choose] = useState<Known>();
  /** Counts the readings that a refusal asked for. */
  const [reading, setReading] = useState(0);
  useEffect(() => {
    if (!isMember || !isWanted) return;
    const visit = new AbortController();
    const load = async () => {
      try {
        const params = { id: titleId };
        const { saved } = await api.call('GET /au/api/user/title-bookmark/{id}', { params }, visit.signal);
        find({ titleId, saved, version });
      } catch (error) {
        if (!isAborted(error)) log.warn('own bookmark', error);
      }
    };
    void load();
    return () => {
      visit.abort();
    };
  }, [api, log, titleId, isWanted, isMember, version, reading]);
  const isOf = (known: Known | undefined) => known?.titleId === titleId && known.version === version;
  const isSaved = isMember && ((isOf(chosen) ? chosen : isOf(found) ? found : undefined)?.saved ?? false);
  const [wishes] = useState(
    () =>
      new LastWish(async (body: { readonly titleId: number; readonly saved: boolean }) => {
        await api.call('POST /au/api/user/title-bookmark', { body });
      }),
  );
  const save = async (saved: boolean) => {
    // A guest is somebody else after the login.
    const { version: now } = viewer;
    choose({ titleId, saved, version: now });
    try {
      const last = await wishes.take({ titleId, saved });
      if (last) toasts.push({ tone: 'ok', title: t(last.stored.saved ? 'saved.done' : 'saved.undone') });
    } catch (error) {
      log.warn('bookmark', error);
      choose(undefined);
      setReading((before) => before + 1);
      toasts.push({
        tone: 'bad',
        title: t('saved.notDone'),
        ...(error instanceof ApiError && { text: error.message }),
      });
    }
  };
  return {
    isSaved,
    toggle: () => {
      account.asMember(() => void save(!isSaved), t('saved.login'));
    },
  };
}
