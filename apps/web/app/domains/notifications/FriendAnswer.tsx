import { css } from '@emotion/react';
import { ApiError } from '@khandai/api-client';
import { Code } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { useRef, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { useNotificationWords } from './use-notification-words';

/** Accepts or refuses a friend request where it is notified. */
export function FriendAnswer({ userId, onAnswered }: { userId: number; onAnswered: () => void }) {
  const { t } = useNotificationWords();
  const { api, toasts, log } = useServices();
  const [sending, setSending] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // The buttons go with the answer; the focus stays in the row of the notice.
  const answered = () => {
    if (root.current?.contains(document.activeElement)) root.current.closest('li')?.querySelector('a')?.focus();
    onAnswered();
  };
  const answer = async (accept: boolean) => {
    if (sending) return;
    setSending(true);
    try {
      await api.call(accept ? 'POST /au/api/user/friend/action-request' : 'POST /au/api/user/friend/reject-request', {
        body: { userId },
      });
      toasts.push({ tone: 'ok', title: t(accept ? 'accepted' : 'refused') });
      answered();
    } catch (error) {
      log.warn('friend request', error);
      // It was answered elsewhere, or taken back: there is nothing left to answer.
      if (error instanceof ApiError && error.code === Code.friendRequestGone) answered();
      toasts.push({
        tone: 'bad',
        title: t('answerFailed'),
        ...(error instanceof ApiError && { text: error.message }),
      });
    } finally {
      setSending(false);
    }
  };
  return (
    <div ref={root} css={acts}>
      <Button size="sm" look="primary" aria-disabled={sending} onClick={() => void answer(true)}>
        {t('accept')}
      </Button>
      <Button size="sm" aria-disabled={sending} onClick={() => void answer(false)}>
        {t('refuse')}
      </Button>
    </div>
  );
}

const acts = css`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3) var(--sp-2);
  width: fit-content;
  padding: var(--sp-2) 0 2px;
`;
