import { ApiError, isAborted } from '@khandai/api-client';
import type { ComicInfo } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { useAccount } from '../../domains/account';
import { useComicWords } from '../../domains/comics';
import { useServices } from '../../shell/services/services';

export interface ComicFollowing {
  readonly isFollowing: boolean;
  readonly followers: number;
  readonly toggle: () => void;
}

/**
 * Whether the reader follows a comic, and the way to change it; a guest logs in first. Call it inside an observer, in a part that
 * has the reader's `version` as its key.
 */
export function useComicFollow({
  titleId,
  followers,
  state: publication,
}: Pick<ComicInfo, 'titleId' | 'followers' | 'state'>): ComicFollowing {
  const { t } = useComicWords();
  const { api, viewer, toasts, log } = useServices();
  const account = useAccount();
  const [state, set] = useState({ following: false, followers });
  const [isSending, setSending] = useState(false);
  const { isMember } = viewer;

  useEffect(() => {
    if (!isMember) return;
    const visit = new AbortController();
    api
      .call('GET /other/api/comic/follow/{titleId}', { params: { titleId } }, visit.signal)
      .then(({ following }) => {
        set((before) => ({ ...before, following }));
      })
      .catch((error: unknown) => {
        if (!isAborted(error)) log.warn('following a comic', error);
      });
    return () => {
      visit.abort();
    };
  }, [api, log, isMember, titleId]);

  const followed = publication === 'complete' ? 'followedComplete' : 'followed';
  const send = async (following: boolean) => {
    setSending(true);
    try {
      set(await api.call('POST /other/api/comic/follow', { body: { titleId, following } }));
      toasts.push({ tone: 'ok', title: t(following ? followed : 'unfollowed') });
    } catch (error) {
      if (isAborted(error)) return;
      const text = error instanceof ApiError ? { text: error.message } : {};
      toasts.push({ tone: 'bad', title: t('followFailed'), ...text });
    } finally {
      setSending(false);
    }
  };
  return {
    isFollowing: state.following,
    followers: state.followers,
    toggle: () => {
      if (isSending) return;
      account.asMember(() => void send(!state.following), t('followLogin'));
    },
  };
}
