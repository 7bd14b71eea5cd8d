import { css } from '@emotion/react';
import { MessageRow, type MessageRowProps } from '@khandai/chat-ui';
import { Icon, icons } from '@khandai/ui-kit';
import type { PendingMessage } from '@khandai/chat-socket';
import { type ChatMessage, reactions, type RoomMatch, type RoomMine } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { type ReactNode, use, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { clockTime } from '../../i18n/format-time';
import { levelBadge, memberPath, OWN_POSTS, roleBadge } from '../account';
import { useServices } from '../../shell/services/services';
import { civil } from '../../i18n/vi/lazy/civil';
import { composer } from '../../i18n/vi/lazy/composer';
import { matchLabel } from '../match';
import { AuthorContext } from './author-context';
import { type CivilActions, useCivilActions } from './civil/use-civil-actions';
import { ParentText } from './attachments/ParentText';
import { reactorActions } from './attachments/reactor-actions';
import { SentMedia } from './attachments/SentMedia';
import { ChatText } from './ChatText';
import type { ChatRoomStore } from './ChatRoomStore';
import { useChatRoomStore, useTalkCover } from './chat-room-context';

const NAME_COLORS = 8;
/** The colour that a level opens. */
const GOLD = NAME_COLORS + 1;

interface RoomMessageProps {
  readonly message: ChatMessage;
  /** The line before is by the same author, a moment ago. */
  readonly follows: boolean;
}

/**
 * A message as the room shows it to everybody. The memoized row rerenders only when its message or its user changes (a reply
 * also with the messages, for readers who hide scores): a room has fifty of them when the session, the connection or the
 * time zone becomes known.
 */
export const RoomMessage = observer(function RoomMessage({ message, follows }: RoomMessageProps) {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { viewer } = useServices();
  const { name, userId } = viewer;
  const openAuthor = use(AuthorContext);
  const order = useCivilActions(message);
  const { onName } = order;
  const onAuthor = useMemo(
    () =>
      openAuthor
        ? () => {
            openAuthor(message);
          }
        : onName,
    [openAuthor, message, onName],
  );
  const cover = useTalkCover();
  const { parentMessageId } = message;
  const noQuote = parentMessageId !== null && cover.hidesQuote(parentMessageId);
  const shown = useMemo(() => {
    const row = rowOf(message, store, t, order);
    return noQuote && row.reply ? { ...row, reply: { ...row.reply, text: <CoveredQuote /> } } : row;
  }, [message, store, t, order, noQuote]);
  return (
    <MessageRow
      {...shown}
      href={authorPath(message, userId)}
      onAuthor={message.userId === userId ? undefined : onAuthor}
      follows={follows}
      bubble={store.isPrivate ? (message.userId === userId ? 'own' : 'other') : undefined}
      mention={
        !store.isPrivate &&
        message.userId !== userId &&
        ((name !== undefined && message.parent?.showName === name) || isNamed(message, userId))
      }
    />
  );
});

/** In the place of a quoted message that is covered itself. */
const CoveredQuote = observer(function CoveredQuote(): string {
  const { t } = useLazyTranslation('composer', composer);
  return t('coveredMessage');
});

const isNamed = ({ mentions = [] }: ChatMessage, userId: number | undefined): boolean =>
  mentions.some((member) => member.userId === userId);

/** The part of a row that depends on its message alone. */
function rowOf(message: ChatMessage, store: ChatRoomStore, t: TFunction<'chat'>, order: CivilActions): MessageRowProps {
  const { recalled } = message;
  return {
    author: { id: message.userId, name: message.showName, src: message.profilePicture },
    nameColor: nameColor(message.colorName, message.userId),
    badges: (
      <>
        {roleBadge(message.role, t)}
        {levelBadge(message.level, t)}
      </>
    ),
    time: <Time at={Date.parse(message.createdAt)} />,
    dateTime: message.createdAt,
    text: recalled ? (
      order.recalledText(recalled)
    ) : (
      <ChatText text={message.filteredMessage} mentions={message.mentions ?? []} />
    ),
    ...mediaOf(message),
    recalled: recalled !== undefined,
    ...replyOf(message, store, order),
    reactions: message.listReaction
      .filter(({ total }) => total > 0)
      .map(({ reaction, total }) => ({
        face: reaction,
        count: total,
        mine: message.reaction === reaction,
        label: t('reactionCount', { number: total, count: total, reaction: t(`reactions.${reaction}`) }),
      })),
    onReact: (face) => void store.react(message.groupMessageId, face),
    onWhoReacted: () => {
      store.askReactors(message);
    },
    tools: {
      ...(!store.isPrivate && {
        reactLabel: t('react'),
        faces: reactions.map((face) => ({ face, label: t(`reactions.${face}`) })),
      }),
      actions: [
        {
          icon: icons.reply,
          label: t('reply'),
          onPress: () => {
            store.answer(message);
          },
        },
        ...order.actions,
        ...reactorActions(message, store, t),
      ],
    },
  };
}

/** What the message replies to; a press leads there. A quoted message without text is one that was taken back. */
function replyOf(
  { parent, parentMessageId }: ChatMessage,
  store: ChatRoomStore,
  order: CivilActions,
): Pick<MessageRowProps, 'reply'> {
  if (!parent || parentMessageId === null) return {};
  const onPress = () => void store.talk.goTo(parentMessageId);
  return { reply: { name: parent.showName, text: parentText(parent) ?? order.recalledText(), onPress } };
}

/** Undefined for a quoted message that was taken back. */
const parentText = (parent: NonNullable<ChatMessage['parent']>): ReactNode =>
  parent.media ? <ParentText {...parent} /> : parent.filteredMessage || undefined;

/** Most messages have neither files nor a sticker. */
const mediaOf = ({ attachments, sticker, showName }: ChatMessage): Pick<MessageRowProps, 'media'> =>
  sticker || attachments.length > 0
    ? { media: <SentMedia attachments={attachments} sticker={sticker} name={showName} /> }
    : {};

/** A time of day in the user's time zone. A component of its own, so that a change of the zone rerenders nothing else. */
const Time = observer(function Time({ at }: { at: number }) {
  return clockTime(at, useServices().clock.timezone);
});

/** A message of this user that the room has not confirmed. */
export const OwnMessage = observer(function OwnMessage({ message }: { message: PendingMessage }) {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { viewer } = useServices();
  return (
    <MessageRow
      author={{ id: viewer.userId ?? 0, name: viewer.name ?? t('roles.guest') }}
      bubble={store.isPrivate ? 'own' : undefined}
      nameColor={nameColor('', viewer.userId ?? 0)}
      time={<Time at={message.writtenAt} />}
      dateTime={new Date(message.writtenAt).toISOString()}
      text={<ChatText text={message.text} />}
      media={
        message.media && (
          <SentMedia
            attachments={message.media.attachments?.map(({ src }) => src) ?? []}
            sticker={message.media.sticker}
            name={viewer.name ?? ''}
            pending
          />
        )
      }
      {...(message.status === 'sendFail'
        ? {
            failed: {
              text: message.fault.msg || t('failed'),
              resend: t('resend'),
              onResend: () => {
                store.resend(message.uuid);
              },
              remove: t('discard'),
              onRemove: () => {
                store.discard(message.uuid);
              },
            },
          }
        : { pending: t('sending') })}
    />
  );
});

interface CoveredMessageProps extends RoomMessageProps {
  readonly match: RoomMatch;
}

/** In the place of a message that may reveal a hidden score; a press shows all that is written about the match. */
export const CoveredMessage = observer(function CoveredMessage({ message, follows, match }: CoveredMessageProps) {
  const cover = useTalkCover();
  const { t } = useLazyTranslation('composer', composer);
  return (
    <MessageRow
      author={{ id: message.userId, name: message.showName, src: message.profilePicture }}
      nameColor={nameColor(message.colorName, message.userId)}
      follows={follows}
      time={<Time at={Date.parse(message.createdAt)} />}
      dateTime={message.createdAt}
      text={
        <button
          type="button"
          css={coveredCss}
          aria-label={t('uncoverMatch', { match: matchLabel(match) })}
          onClick={({ currentTarget }) => {
            const line = currentTarget.closest('li');
            flushSync(() => {
              cover.show(match);
            });
            // The button goes: the focus moves to the message.
            line?.setAttribute('tabindex', '-1');
            line?.focus({ preventScroll: true });
          }}
        >
          <Icon icon={icons.eyeOff} size={14} />
          {t('uncoverMessage')}
        </button>
      }
    />
  );
});

/* As high as a line of text; the whole row takes the press. */
const coveredCss = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 0 var(--sp-2);
  border-radius: var(--r-1);
  background: var(--c-fill);
  font-size: var(--fs-12);
  line-height: inherit;
  vertical-align: top;
  color: var(--c-muted);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A message of this user that waits for a moderator. */
export const HeldMessage = observer(function HeldMessage({ message }: { message: RoomMine['held'][number] }) {
  const { t } = useTranslation('chat');
  const { t: order } = useLazyTranslation('civil', civil);
  const { viewer } = useServices();
  return (
    <MessageRow
      author={{ id: viewer.userId ?? 0, name: viewer.name ?? t('roles.guest') }}
      nameColor={nameColor('', viewer.userId ?? 0)}
      time={<Time at={Date.parse(message.createdAt)} />}
      dateTime={message.createdAt}
      text={<ChatText text={message.filteredMessage} />}
      pending={order('held')}
    />
  );
});

/** The viewer's own name links to their posts, another member's to the public page; guests have none. */
function authorPath({ username, userId }: ChatMessage, viewerId: number | undefined): string | undefined {
  if (username === '') return undefined;
  return userId === viewerId ? OWN_POSTS : memberPath(username);
}

/** One of the eight name colours, or the gold one; a message without one gets a colour from its author's id. */
function nameColor(colorName: string, userId: number): number {
  const given = Number(colorName);
  return Number.isInteger(given) && given >= 1 && given <= GOLD ? given : (Math.abs(userId) % NAME_COLORS) + 1;
}
