import { MessageRow } from '@khandai/chat-ui';
import { icons } from '@khandai/ui-kit';
import type { PendingMessage } from '@khandai/chat-socket';
import { type ChatMessage, reactions } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { clockTime } from '../../i18n/format-time';
import { memberPath, roleBadge } from '../account';
import { useServices } from '../../shell/services/services';
import { ChatText } from './ChatText';
import { useChatRoomStore } from './chat-room-context';

const NAME_COLORS = 8;

/** A message as the room shows it to everybody. */
export const RoomMessage = observer(function RoomMessage({ message }: { message: ChatMessage }) {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { clock, viewer } = useServices();
  const { timezone } = clock;
  const { name } = viewer;
  const tools = useMemo(
    () => ({
      reactLabel: t('react'),
      faces: reactions.map((face) => ({ face, label: t(`reactions.${face}`) })),
      actions: [
        {
          icon: icons.reply,
          label: t('reply'),
          onPress: () => {
            store.answer(message);
          },
        },
      ],
    }),
    [t, store, message],
  );
  return (
    <MessageRow
      author={{ id: message.userId, name: message.showName, src: message.profilePicture }}
      href={authorPath(message, viewer.userId)}
      nameColor={nameColor(message.colorName, message.userId)}
      badges={roleBadge(message.role, t)}
      time={clockTime(Date.parse(message.createdAt), timezone)}
      dateTime={message.createdAt}
      text={<ChatText text={message.filteredMessage} />}
      {...(message.parent ? { reply: { name: message.parent.showName, text: message.parent.filteredMessage } } : {})}
      {...(message.simulated ? { simulated: t('simulated') } : {})}
      mention={name !== undefined && message.userId !== viewer.userId && message.parent?.showName === name}
      reactions={message.listReaction
        .filter(({ total }) => total > 0)
        .map(({ reaction, total }) => ({
          face: reaction,
          count: total,
          mine: message.reaction === reaction,
          label: t('reactionCount', { number: total, count: total, reaction: t(`reactions.${reaction}`) }),
        }))}
      onReact={(face) => void store.react(message.groupMessageId, face)}
      tools={tools}
    />
  );
});

/** A message of this user that the room has not confirmed. */
export const OwnMessage = observer(function OwnMessage({ message }: { message: PendingMessage }) {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { clock, viewer } = useServices();
  return (
    <MessageRow
      author={{ id: viewer.userId ?? 0, name: viewer.name ?? t('roles.guest') }}
      nameColor={nameColor('', viewer.userId ?? 0)}
      time={clockTime(message.writtenAt, clock.timezone)}
      dateTime={new Date(message.writtenAt).toISOString()}
      text={<ChatText text={message.text} />}
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

/** The viewer's own name links to their account, another member's to the public page; guests have none. */
function authorPath({ username, userId }: ChatMessage, viewerId: number | undefined): string | undefined {
  if (username === '') return undefined;
  return userId === viewerId ? '/tai-khoan' : memberPath(username);
}

/** One of the eight name colours; a message without one gets a colour from its author's id. */
function nameColor(colorName: string, userId: number): number {
  const given = Number(colorName);
  return Number.isInteger(given) && given >= 1 && given <= NAME_COLORS ? given : (Math.abs(userId) % NAME_COLORS) + 1;
}
