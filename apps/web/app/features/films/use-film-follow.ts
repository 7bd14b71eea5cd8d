import { ApiError, isAborted } from '@khandai/api-client';
import type { FilmCard } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { useAccount } from '../../domains/account';
import { useServices } from '../../shell/services/services';
import { useFilmWords } from './use-film-words';

/**
 * Whether the reader follows a film, and the way to change it; a guest logs in first. Call it inside an observer, in a part that has
 * the reader's `version` as its key.
 */
export function useFilmFollow({ titleId, title }: Pick<FilmCard, 'titleId' | 'title'>) {
  const { t } = useFilmWords();
  const { api, viewer, toasts, log } = useServices();
  const account = useAccount();
  const [isFollowing, set] = useState(false);
  const [isSending, setSending] = useState(false);
  const { isMember } = viewer;
  const params = { titleId };
  useEffect(() => {
    if (!isMember) return;
    const visit = new AbortController();
    api
      .call('GET /other/api/film/follow/{titleId}', { params: { titleId } }, visit.signal)
      .then(({ follows }) => {
        if (!visit.signal.aborted) set(follows);
      })
      .catch((error: unknown) => {
        if (!isAborted(error)) log.warn('following a film', error);
      });
    return () => {
      visit.abort();
    };
  }, [api, log, isMember, titleId]);
  const send = async (follows: boolean) => {
    setSending(true);
    try {
      await api.call('POST /other/api/film/follow/{titleId}', { params, body: { follows } });
      set(follows);
      toasts.push({ tone: 'ok', title: t(follows ? 'followed' : 'unfollowed') });
    } catch (error) {
      if (isAborted(error)) return;
      const text = error instanceof ApiError ? { text: error.message } : {};
      toasts.push({ tone: 'bad', title: t('followFailed'), ...text });
    } finally {
      setSending(false);
    }
  };
  return {
    isFollowing,
    toggle: () => {
      if (!isSending) account.asMember(() => void send(!isFollowing), t('loginToFollow', { title }));
    },
  };
}
