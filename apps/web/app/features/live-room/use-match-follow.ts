import { ApiError, isAborted } from '@khandai/api-client';
import type { Fixture } from '@khandai/contracts';
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
  const [isSending, setSending] = useState(false);

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

  const isFollowing = known?.userId === userId && known?.fixtureId === fixtureId && known.following;
  const send = async (follow: boolean) => {
    setSending(true);
    try {
      const { following } = await api.call('POST /au/api/user/match-follow', { body: { fixtureId, follow } });
      setKnown({ userId: viewer.userId, fixtureId, following });
      const match = matchLabel(fixture);
      toasts.push({
        tone: 'ok',
        title: t(following ? 'bell.done' : 'bell.stopped', { match }),
        ...(following && { text: t('bell.text') }),
      });
    } catch (error) {
      if (isAborted(error)) return;
      toasts.push({ tone: 'bad', title: t('bell.notDone'), ...(error instanceof ApiError && { text: error.message }) });
    } finally {
      setSending(false);
    }
  };
  return {
    isFollowing,
    toggle: () => {
      if (isSending) return;
      account.asMember(() => void send(!isFollowing), t('bell.login', { match: matchLabel(fixture) }));
    },
  };
}

interface Known {
  readonly userId: number | undefined;
  readonly fixtureId: string;
  readonly following: boolean;
}
