import { css } from '@emotion/react';
import { sheetRow } from '@khandai/chat-ui';
import type { ChatMessage } from '@khandai/contracts';
import { PICTURE_HEIGHT } from '@khandai/match-ui';
import { Avatar, Badge, clipCss, Icon, icons, KitLink, type IconDrawing, Sheet } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { memberPath, roleBadge } from '../../domains/account';
import { type AuthorChoice, useConversation } from '../../domains/chat';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { conversation as words } from '../../i18n/vi/lazy/conversation';
import { clockTime } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';
import { useRoomWords } from './use-room-words';

interface MemberSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly choice: AuthorChoice | undefined;
  /** Runs after an action that needs the composer. */
  readonly onWrite: () => void;
}

/** The card of a member who wrote in the room: it opens over the chat, so that the match goes on. */
export const MemberSheet = observer(function MemberSheet({ open, onClose, choice, onWrite }: MemberSheetProps) {
  const { t } = useRoomWords();
  const { t: words } = useTranslation('chat');
  const { clock, viewer } = useServices();
  if (!choice) return null;
  const { message, reply, mention, more } = choice;
  const write = (action: () => void) => () => {
    action();
    onWrite();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={message.showName}
      closeLabel={t('sheet.close')}
      clear={PICTURE_HEIGHT}
      hideTitle
    >
      <div css={card}>
        <Avatar id={message.userId} name={message.showName} src={message.profilePicture} size={56} />
        <div css={who}>
          <p css={[clipCss, name]}>{message.showName}</p>
          <p css={meta}>
            {roleBadge(message.role, words)}
            {message.simulated ? (
              <Badge>{words('simulated')}</Badge>
            ) : (
              message.username !== '' && <span>@{message.username}</span>
            )}
          </p>
        </div>
      </div>
      <blockquote css={quote}>
        <small>{t('member.wrote', { time: clockTime(Date.parse(message.createdAt), clock.timezone) })}</small>
        {message.filteredMessage}
      </blockquote>
      <div css={acts}>
        <Act icon={icons.reply} label={words('reply')} onPress={write(reply)} />
        <Act icon={icons.message} label={t('member.mention')} onPress={write(mention)} />
      </div>
      {message.username !== '' && message.userId !== viewer.userId && <PrivateRows message={message} />}
      <button
        type="button"
        css={sheetRow}
        onClick={() => {
          onClose();
          more();
        }}
      >
        <Icon icon={icons.flag} size={20} />
        <span>
          {t('member.more')}
          <small>{t('member.moreNote')}</small>
        </span>
        <Icon icon={icons.chevronRight} size={18} />
      </button>
      {message.username !== '' && (
        <KitLink href={memberPath(message.username)} css={sheetRow}>
          <Icon icon={icons.account} size={20} />
          <span>
            {t('member.page')}
            <small>{t('member.pageNote')}</small>
          </span>
          <Icon icon={icons.chevronRight} size={18} />
        </KitLink>
      )}
    </Sheet>
  );
});

/** Private messages: writing to the member, and blocking them. */
const PrivateRows = observer(function PrivateRows({ message }: { message: ChatMessage }) {
  const { t } = useLazyTranslation('conversation', words);
  const { open, isRefused, block, isBlocked = false } = useConversation(message, true);
  // A simulated member could not answer.
  const isClosed = isRefused || message.simulated;
  return (
    <>
      <button
        type="button"
        css={sheetRow}
        aria-disabled={isClosed}
        {...(isClosed ? { title: t('refused') } : { onClick: open })}
      >
        <Icon icon={icons.mail} size={20} />
        <span>
          {t('message')}
          {isClosed && <small>{t('refused')}</small>}
        </span>
      </button>
      <button
        type="button"
        css={sheetRow}
        onClick={() => {
          block(!isBlocked);
        }}
      >
        <Icon icon={isBlocked ? icons.check : icons.ban} size={20} />
        <span>
          {t(isBlocked ? 'unblock' : 'block')}
          <small>{t('blockNote')}</small>
        </span>
      </button>
    </>
  );
});

function Act({ icon, label, onPress }: { icon: IconDrawing; label: string; onPress: () => void }) {
  return (
    <button type="button" css={act} onClick={onPress}>
      <Icon icon={icon} size={20} />
      {label}
    </button>
  );
}

const card = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 0 var(--sp-3);
  align-items: center;
  margin-top: -36px;
  padding: var(--sp-2) var(--sp-12) var(--sp-3) var(--sp-4);
`;

const who = css`
  min-width: 0;
`;

const name = css`
  font-size: var(--fs-16);
  font-weight: var(--fw-semi);
`;

const meta = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const quote = css`
  margin: 0 var(--sp-4) var(--sp-3);
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  overflow-wrap: anywhere;
  & > small {
    display: block;
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

const acts = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-2);
  padding: 0 var(--sp-4) var(--sp-3);
`;

const act = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--sp-2);
  min-height: 44px;
  border-radius: var(--r-2);
  background: var(--c-fill);
  font-size: var(--fs-14);
  font-weight: var(--fw-medium);
  &:hover {
    background: var(--c-fill-hover);
  }
`;
