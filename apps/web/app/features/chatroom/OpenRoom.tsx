import { css } from '@emotion/react';
import { type ChatRoom as RoomData, DEFAULT_GROUP_ID } from '@khandai/contracts';
import { EmptyState, icons, Icon, IconButton, KitLink, LinkButton, NOT_PHONE } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ChatRoom, type RoomSubject, tellsScores, useChat, useChatRoomStore, useTalkCover } from '../../domains/chat';
import { useLazyTranslation } from '../../i18n/use-translation';
import { chatroom as words } from '../../i18n/vi/lazy/chatroom';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { hiddenFromGuests, hiddenFromMembers } from '../../shell/services/member-hint';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import type { ServedRoom } from './load-chatroom';
import { BlockedNotice } from './BlockedNotice';
import { CHATROOM, requestedMessage, ROOM_ID } from './room-address';
import { isVip, nameOf } from './room-list';
import { VipDoor } from './VipDoor';

interface OpenRoomProps {
  readonly status: ServedRoom['status'];
  readonly groupId: number | undefined;
  /** Undefined for a room that no list has, such as that of an old match. */
  readonly room: RoomData | undefined;
  readonly served: ServedRoom;
  readonly onDetails: () => void;
  /** The rules that the room's moderators wrote. */
  readonly onRules: (rules: string) => void;
}

/** The chosen room, or why it is not shown. */
export const OpenRoom = observer(function OpenRoom({
  status,
  groupId,
  room,
  served,
  onDetails,
  onRules,
}: OpenRoomProps) {
  const { t } = useLazyTranslation('chatroom', words);
  const isLocked = room !== undefined && isVip(room);
  if ((status !== 'open' && !isLocked) || groupId === undefined)
    return <Unseen closed={status === 'closed'} mayBeOwn={groupId !== undefined} />;
  const isPrivate = room?.otherUser != null;
  const history =
    served.status === 'open' && served.groupId === groupId && served.history.ok ? served.history.value : undefined;
  const chat = (
    <ChatRoom
      key={groupId}
      groupId={groupId}
      title={room ? nameOf(room) : t('heading')}
      isPrivate={isPrivate}
      notices={room?.otherUser && <BlockedNotice other={room.otherUser} />}
      history={history}
      online={room?.online ?? 0}
      subject={subjectOf(room, history)}
      lead={<Back />}
      onRules={onRules}
      actions={
        <>
          <LinkedMessage />
          <SearchButton groupId={groupId} isPrivate={isPrivate} />
          <span css={narrow}>
            <IconButton
              icon={icons.info}
              label={t(isPrivate ? 'conversation.details' : 'details')}
              aria-haspopup="dialog"
              onClick={onDetails}
            />
          </span>
        </>
      }
    />
  );
  return isLocked ? <VipDoor lead={<Back />}>{chat}</VipDoor> : chat;
});

/** What the room is about: a commentator's room has an author, and its pages of messages have matches. */
function subjectOf(
  room: RoomData | undefined,
  history: { readonly matches?: unknown } | undefined,
): RoomSubject | undefined {
  if (room && !tellsScores(room)) return undefined;
  const isHosted = room ? room.authorId !== null : history?.matches !== undefined;
  return { kind: isHosted ? 'hosted' : 'match' };
}

/** Goes to the message that the address names, with each visit of such an address. */
function LinkedMessage(): null {
  const room = useChatRoomStore();
  const [search] = useSearchParams();
  const { key } = useLocation();
  const messageId = requestedMessage(search);
  useEffect(() => {
    if (messageId !== undefined) void room.talk.goTo(messageId);
  }, [room, messageId, key]);
  return null;
}

const loadSearch = () => import('./RoomSearch').then(({ RoomSearch }) => RoomSearch);

const SearchButton = observer(function SearchButton(room: { groupId: number; isPrivate: boolean }) {
  const { t } = useLazyTranslation('chatroom', words);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const Search = useLazyPart(open, loadSearch, close);
  // What is found quotes the messages.
  if (useTalkCover().isWhole) return null;
  return (
    <>
      <IconButton
        icon={icons.search}
        label={t(room.isPrivate ? 'conversation.search' : 'search')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      />
      {Search && <Search {...room} open={open} onClose={close} />}
    </>
  );
});

/** The way from the room to the list, on phones. */
function Back() {
  const { t } = useLazyTranslation('chatroom', words);
  return (
    <KitLink href={CHATROOM} css={back} aria-label={t('back')}>
      <Icon icon={icons.chevronLeft} />
    </KitLink>
  );
}

interface UnseenProps {
  readonly closed: boolean;
  /** The address may name a private conversation or a VIP room of the user, which only the browser learns. */
  readonly mayBeOwn: boolean;
}

/** Why the room is not shown. While the rooms of a member load, they see a skeleton instead. */
const Unseen = observer(function Unseen({ closed, mayBeOwn }: UnseenProps) {
  const { viewer } = useServices();
  const { followed } = useChat();
  if (!mayBeOwn || (viewer.isKnown && !viewer.isMember))
    return (
      <div css={unseen}>
        <NotShown closed={closed} />
      </div>
    );
  if (!viewer.isKnown)
    return (
      <>
        <div css={[unseen, hiddenFromGuests]}>
          <ChatSkeleton />
        </div>
        <div css={[unseen, hiddenFromMembers]}>
          <NotShown closed={closed} />
        </div>
      </>
    );
  const load = followed.get()?.load.state ?? 'loading';
  return <div css={unseen}>{load === 'loading' ? <ChatSkeleton /> : <NotShown closed={closed} />}</div>;
});

function NotShown({ closed }: { closed: boolean }) {
  const { t } = useLazyTranslation('chatroom', words);
  return (
    <>
      <Back />
      <EmptyState
        icon={closed ? icons.lock : icons.message}
        level={2}
        title={t(closed ? 'closed' : 'missing')}
        text={t(closed ? 'closedText' : 'missingText')}
        action={
          <LinkButton href={`${CHATROOM}?${ROOM_ID}=${DEFAULT_GROUP_ID}`} look="primary">
            {t('toLounge')}
          </LinkButton>
        }
      />
    </>
  );
}

const back = css`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  height: var(--touch);
  margin-left: calc(-1 * var(--sp-3));
  border-radius: var(--r-2);
  color: var(--c-text-2);
  &:hover {
    background: var(--c-hover);
  }
  @media ${NOT_PHONE} {
    display: none;
  }
`;

/* From 1200 px the details are beside the room. */
const narrow = css`
  @media (min-width: 1200px) {
    display: none;
  }
`;

const unseen = css`
  flex: 1;
  padding: var(--sp-2) var(--sp-4);
`;
