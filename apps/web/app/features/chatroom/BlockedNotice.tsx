import type { ChatRoom } from '@khandai/contracts';
import { css } from '@emotion/react';
import { Button, Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useConversation } from '../../domains/chat';
import { useLazyTranslation } from '../../i18n/use-translation';
import { conversation as words } from '../../i18n/vi/lazy/conversation';

interface BlockedNoticeProps {
  readonly other: NonNullable<ChatRoom['otherUser']>;
}

/** Above a private conversation with a member whom the user has blocked. */
export const BlockedNotice = observer(function BlockedNotice({ other }: BlockedNoticeProps): ReactNode {
  const { t } = useLazyTranslation('conversation', words);
  const { isBlocked = other.blocked, block } = useConversation(other);
  if (!isBlocked) return null;
  return (
    <div css={notice} role="status">
      <Icon icon={icons.ban} size={16} />
      <p>{t('blocked', { name: other.showName })}</p>
      <Button
        size="sm"
        onClick={() => {
          block(false);
        }}
      >
        {t('unblock')}
      </Button>
    </div>
  );
});

const notice = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-4);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-sunken);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  & > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
