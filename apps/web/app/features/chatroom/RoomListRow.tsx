import { RoomMark, RoomRow } from '@khandai/chat-ui';
import { type ChatMessage, type ChatRoom, VipGroup } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { Avatar, Badge, Hidden, Icon, type IconDrawing, icons } from '@khandai/ui-kit';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { coversQuotes, useChat } from '../../domains/chat';
import { steadyState, useLive, useSpoilers } from '../../domains/match';
import { clockTime, shortDate } from '../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { chatroom as words } from '../../i18n/vi/lazy/chatroom';
import { useServices } from '../../shell/services/services';
import { roomHref } from './room-address';
import { isVip, nameOf } from './room-list';

interface RoomListRowProps {
  readonly room: ChatRoom;
  readonly current: boolean;
  /** What the user has written there and not sent. */
  readonly draft: string | undefined;
}

/** A room in the list: its picture, its last message, and what is new there. */
export const RoomListRow = observer(function RoomListRow({ room, current, draft }: RoomListRowProps) {
  const { t } = useLazyTranslation('chatroom', words);
  const { t: matchWords } = useTranslation('match');
  const { clock, viewer } = useServices();
  const mention = useChat().mentions.get()?.firstIn(room.groupId);
  const live = useLive();
  const isCovered = coversQuotes(room.groupId, room, { live, spoilers: useSpoilers() });
  const { lastMessage: last, unread_messages: unread, otherUser } = room;
  const fixture = live.live.find(({ commentators }) => commentators.some(({ groupId }) => groupId === room.groupId));
  const { minute } = fixture ? steadyState(fixture, clock, matchWords) : {};
  return (
    <RoomRow
      href={roomHref(room, mention)}
      name={nameOf(room)}
      picture={
        otherUser ? (
          <Avatar id={otherUser.userId} name={otherUser.showName} src={otherUser.profilePicture} size={40} />
        ) : (
          <RoomMark>
            {fixture ? (
              <Crest code={fixture.home.code} colors={fixture.home.colors} size={24} />
            ) : (
              <Icon icon={markOf(room)} size={20} />
            )}
          </RoomMark>
        )
      }
      last={lastText()}
      time={last ? { text: timeText(Date.parse(last.createdAt)), dateTime: last.createdAt } : undefined}
      live={minute === undefined ? undefined : `${minute}′`}
      unread={unread > 0 ? { count: unread, label: t('unread', { count: unread }) } : undefined}
      muted={room.muted ? t('muted') : undefined}
      badge={
        <>
          {room.vipGroup !== VipGroup.none && <Badge tone="gold">VIP</Badge>}
          {mention !== undefined && (
            <Badge>
              <span aria-hidden="true">@</span>
              <Hidden>{t('mentioned')}</Hidden>
            </Badge>
          )}
        </>
      }
      current={current}
    />
  );

  /** In a private conversation the other member needs no name. */
  function lastText(): string {
    if (draft !== undefined && !current) return t('draft', { text: draft });
    if (!last) return t(isVip(room) && !room.followed ? 'askToJoin' : 'quiet');
    const text = isCovered ? t('covered') : last.filteredMessage || mediaText(last);
    if (otherUser) return last.userId === viewer.userId ? t('you', { text }) : text;
    return t('lastMessage', { name: last.showName, text });
  }

  /** A message of files or of a sticker alone has no text. */
  function mediaText({ sticker, attachments }: ChatMessage): string {
    if (sticker) return t('sent.sticker');
    return attachments.length > 0 ? t('sent.files') : '';
  }

  /** The time of day if it is today, otherwise the day. */
  function timeText(at: number): string {
    const dayOf = (instant: number) => shortDate(instant, clock.timezone, matchWords('weekdays'));
    // Computed, so that the row rerenders when the day changes and not with every second.
    const today = computed(() => dayOf(clock.now)).get();
    return dayOf(at) === today ? clockTime(at, clock.timezone) : dayOf(at);
  }
});

function markOf({ kind, vipGroup }: ChatRoom): IconDrawing {
  if (vipGroup === VipGroup.joinable) return icons.crown;
  if (vipGroup === VipGroup.privateChat) return icons.headphones;
  return kind === 'match' ? icons.football : icons.users;
}
