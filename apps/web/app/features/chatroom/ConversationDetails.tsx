import { css } from '@emotion/react';
import type { ChatRoom } from '@khandai/contracts';
import { Avatar, Button, icons, LinkButton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { memberPath } from '../../domains/account';
import { useConversation } from '../../domains/chat';
import { useLazyTranslation } from '../../i18n/use-translation';
import { conversation as words } from '../../i18n/vi/lazy/conversation';

interface ConversationDetailsProps {
  readonly other: NonNullable<ChatRoom['otherUser']>;
}

/** About a private conversation: the other member, and blocking them. */
export const ConversationDetails = observer(function ConversationDetails({ other }: ConversationDetailsProps) {
  const { t } = useLazyTranslation('conversation', words);
  const { isBlocked = other.blocked, block } = useConversation(other);
  const { userId, username, showName, profilePicture } = other;
  return (
    <>
      <div css={who}>
        <Avatar id={userId} name={showName} src={profilePicture} size={56} />
        <div>
          <h2 css={name}>{showName}</h2>
          {username !== '' && <p css={muted}>@{username}</p>}
        </div>
      </div>
      <p css={muted}>{t('note')}</p>
      {username !== '' && (
        <LinkButton href={memberPath(username)} look="line" icon={icons.account} block>
          {t('page')}
        </LinkButton>
      )}
      <Button
        block
        look="line"
        icon={isBlocked ? icons.check : icons.ban}
        onClick={() => {
          block(!isBlocked);
        }}
      >
        {t(isBlocked ? 'unblock' : 'block')}
      </Button>
      <p css={muted}>{t('blockNote')}</p>
    </>
  );
});

const who = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: var(--sp-3);
  align-items: center;
`;

const name = css`
  font-size: var(--fs-16);
  overflow-wrap: anywhere;
`;

const muted = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
  overflow-wrap: anywhere;
`;
