import { ApiError } from '@khandai/api-client';
import type { ChatRoom } from '@khandai/contracts';
import { when } from 'mobx';
import { useAccount } from '../../domains/account';
import { useChat } from '../../domains/chat';
import { useLazyTranslation } from '../../i18n/use-translation';
import { chatroom as words } from '../../i18n/vi/lazy/chatroom';
import { useServices } from '../../shell/services/services';

/** Max wait for the member's rooms. */
const PATIENCE_MS = 15_000;

/** Follows a room, or stops to; a guest logs in first. */
export function useFollow(room: ChatRoom): (follow: boolean) => void {
  const { t } = useLazyTranslation('chatroom', words);
  const { toasts } = useServices();
  const { followed } = useChat();
  const account = useAccount();

  const isLoaded = () => {
    const state = followed.get()?.load.state;
    return state !== undefined && state !== 'loading';
  };
  const change = async (follow: boolean) => {
    try {
      // Right after a login the member's rooms still load.
      await when(isLoaded, { timeout: PATIENCE_MS });
      await followed.get()?.setFollowed(room, follow);
    } catch (error) {
      const sentence = error instanceof ApiError && error.kind === 'answer' ? error.message : '';
      toasts.push({ tone: 'bad', title: sentence || t('followFailed') });
    }
  };
  return (follow) => {
    account.asMember(() => void change(follow), t('followReason'));
  };
}
