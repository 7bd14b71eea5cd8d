import { css } from '@emotion/react';
import { RoomMark, RoomRow, RoomRowSkeleton } from '@khandai/chat-ui';
import { type ChatMessage, type ChatRoom, VipGroup } from '@khandai/contracts';
import {
  Avatar,
  Badge,
  Button,
  type IconDrawing,
  EmptyState,
  Hidden,
  Icon,
  IconButton,
  icons,
  OriginBadge,
} from '@khandai/ui-kit';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useChat, useDraftTexts } from '../../domains/chat';
import { steadyState, useLive } from '../../domains/match';
import { clockTime, shortDate } from '../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { chatroom as words } from '../../i18n/vi/lazy/chatroom';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useOrigin } from '../../shell/frame/use-origin';
import type { Loaded } from '../../shell/router/answers';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import { findCss } from './find.styles';
import { roomHref } from './room-address';
import { isVip, nameOf, sectionsOf } from './room-list';
import { useNoticeSound } from './use-notice-sound';

interface RoomListProps {
  readonly rooms: Loaded<readonly ChatRoom[]>;
  readonly openId: number | undefined;
}

/** The head of the list with its search field, and the rooms in sections. */
export const RoomList = observer(function RoomList({ rooms, openId }: RoomListProps) {
  const { t } = useLazyTranslation('chatroom', words);
  const [query, setQuery] = useState('');
  return (
    <>
      <ListHead />
      <label css={[findCss, find]}>
        <Hidden>{t('find')}</Hidden>
        <Icon icon={icons.search} size={16} />
        <input
          type="search"
          value={query}
          placeholder={t('find')}
          onChange={({ target }) => {
            setQuery(target.value);
          }}
        />
      </label>
      <div css={scroll}>
        <FollowedState />
        <Sections rooms={rooms} openId={openId} query={query} />
      </div>
    </>
  );
});

const ListHead = observer(function ListHead() {
  const { t } = useLazyTranslation('chatroom', words);
  const { viewer } = useServices();
  const origin = useOrigin();
  const sound = useNoticeSound();
  return (
    <div css={head}>
      <h2>{t('heading')}</h2>
      {origin && <OriginBadge>{origin}</OriginBadge>}
      {viewer.isMember && (
        <span css={push}>
          <NewMessageButton />
          <IconButton
            icon={sound.on ? icons.volume : icons.volumeOff}
            label={t(sound.on ? 'soundOn' : 'soundOff')}
            onClick={sound.toggle}
          />
        </span>
      )}
    </div>
  );
});

const loadNewMessage = () => import('./NewMessage').then(({ NewMessage }) => NewMessage);

const NewMessageButton = observer(function NewMessageButton() {
  const { t } = useLazyTranslation('chatroom', words);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const Choice = useLazyPart(open, loadNewMessage, close);
  return (
    <>
      <IconButton
        icon={icons.pen}
        label={t('newMessage')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      />
      {Choice && <Choice open={open} onClose={close} />}
    </>
  );
});

/** While a member's followed rooms load, and where they failed to. */
const FollowedState = observer(function FollowedState(): ReactNode {
  const { t } = useLazyTranslation('chatroom', words);
  const { t: shellWords } = useTranslation('shell');
  const store = useChat().followed.get();
  if (!store || store.rooms.length > 0) return null;
  if (store.load.state === 'loading') return <RoomRowSkeleton label={shellWords('loading')} count={1} />;
  if (store.load.state === 'idle') return null;
  return (
    <div css={failedCss} role="alert">
      <p>{t('followedFailed')}</p>
      <Button size="sm" icon={icons.refresh} onClick={() => void store.refresh()}>
        {shellWords('retry')}
      </Button>
    </div>
  );
});

const Sections = observer(function Sections({ rooms, openId, query }: RoomListProps & { query: string }): ReactNode {
  const { t } = useLazyTranslation('chatroom', words);
  const drafts = useDraftTexts();
  const store = useChat().followed.get();
  const followed = store?.rooms ?? [];
  if (!rooms.ok && followed.length === 0) return <RetryPanel title={t('failed')} text={t('failedText')} />;
  const sections = sectionsOf({ served: rooms.ok ? rooms.value : [], followed }, query);
  if (sections.length === 0) {
    return query.trim() === '' ? (
      <EmptyState icon={icons.message} title={t('noRooms')} text={t('noRoomsText')} />
    ) : (
      <EmptyState icon={icons.search} title={t('noneFound')} text={t('noneFoundText')} />
    );
  }
  return sections.map(({ key, rooms: list }) => (
    <section key={key} aria-labelledby={`rooms-${key}`}>
      <h3 id={`rooms-${key}`} css={separator}>
        {t(key)}
      </h3>
      <ul>
        {list.map((room) => (
          <li key={room.groupId}>
            <Row room={room} current={room.groupId === openId} draft={drafts.get(room.groupId)} />
          </li>
        ))}
      </ul>
    </section>
  ));
});

interface RowProps {
  readonly room: ChatRoom;
  readonly current: boolean;
  /** What the user has written there and not sent. */
  readonly draft: string | undefined;
}

const Row = observer(function Row({ room, current, draft }: RowProps) {
  const { t } = useLazyTranslation('chatroom', words);
  const { t: matchWords } = useTranslation('match');
  const { clock, viewer } = useServices();
  const mentioned = useChat().mentions.get()?.has(room.groupId) === true;
  const live = useLive();
  const { lastMessage: last, unread_messages: unread, otherUser } = room;
  const fixture = live.live.find(({ commentators }) => commentators.some(({ groupId }) => groupId === room.groupId));
  const { minute } = fixture ? steadyState(fixture, clock, matchWords) : {};
  return (
    <RoomRow
      href={roomHref(room)}
      name={nameOf(room)}
      picture={
        otherUser ? (
          <Avatar id={otherUser.userId} name={otherUser.showName} src={otherUser.profilePicture} size={40} />
        ) : (
          <RoomMark>
            <Icon icon={markOf(room)} size={20} />
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
          {mentioned && (
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
    const text = last.filteredMessage || mediaText(last);
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

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 56px;
  padding: 0 var(--sp-1) 0 var(--sp-4);
  flex: none;
  & > h2 {
    font-size: var(--fs-18);
  }
`;

const push = css`
  display: flex;
  flex: none;
  margin-left: auto;
`;

const find = css`
  display: block;
  flex: none;
  margin: 0 var(--sp-3) var(--sp-2);
  & input::placeholder {
    color: var(--c-text-2);
    opacity: 1;
  }
`;

const scroll = css`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 var(--sp-2) var(--sp-4);
  scrollbar-width: thin;
  scrollbar-color: var(--c-line-strong) transparent;
`;

const separator = css`
  padding: var(--sp-3) var(--sp-2) var(--sp-1);
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  color: var(--c-text-2);
`;

const failedCss = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  margin: var(--sp-2);
  font-size: var(--fs-13);
`;
