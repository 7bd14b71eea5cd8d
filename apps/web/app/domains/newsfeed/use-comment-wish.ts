import { useLocation, useNavigate } from 'react-router';
import { useAccount } from '../account';
import { useFeedWords } from './use-feed-words';

/**
 * Writing a comment, for guests too: they log in first. The page is built again for the member, so the wish waits in the history
 * entry of the page.
 */
export function useCommentWish() {
  const { t } = useFeedWords();
  const account = useAccount();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const before = typeof state === 'object' && state !== null ? state : {};
  return {
    /** The user logged in to write here. */
    isWaiting: 'comments' in before,
    logIn: () => {
      account.asMember(() => {
        void navigate(
          { pathname, search },
          { replace: true, preventScrollReset: true, state: { ...before, comments: true } },
        );
      }, t('joinReason'));
    },
  };
}
