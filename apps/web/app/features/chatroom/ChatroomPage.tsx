import { ChatroomFrame } from '@khandai/chat-ui';
import { Hidden, PHONE, Sheet, useMedia } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useChat } from '../../domains/chat';
import { useSpoilers } from '../../domains/match';
import { useLazyTranslation } from '../../i18n/use-translation';
import { chatroom as words } from '../../i18n/vi/lazy/chatroom';
import { HydrateLater } from '../../shell/hydration/HydrateLater';
import type { ChatroomData } from './load-chatroom';
import { OpenRoom } from './OpenRoom';
import { requestedRoom, ROOM_TARGET } from './room-address';
import { findRoom, isVip, nameOf, statusOf } from './room-list';
import { RoomDetails } from './RoomDetails';
import { RoomList } from './RoomList';
import { useOwnTitle } from './use-own-title';
import { useVipStore, VipContext } from './vip-context';

/** From this width the details are beside the room. */
const WIDE = '(min-width: 1200px)';

/** The list of rooms, the chosen room, and its details. */
export const ChatroomPage = observer(function ChatroomPage({ data }: { data: ChatroomData }) {
  const { t } = useLazyTranslation('chatroom', words);
  const { followed } = useChat();
  useSpoilers(data.hidesScores);
  const [search] = useSearchParams();
  const [detailsOpen, setDetailsOpen] = useState(false);
  const [rules, setRules] = useState('');
  const isPhone = useMedia(PHONE, { onServer: false });
  const { groupId, named } = requestedRoom(search);
  const lists = { served: data.rooms.ok ? data.rooms.value : [], followed: followed.get()?.rooms ?? [] };
  const room = findRoom(lists, groupId);
  const status = statusOf({
    served: data.room,
    groupId,
    isFollowed: findRoom({ ...lists, served: [] }, groupId) !== undefined,
  });
  // A phone with the list enters no room: others would see its user there.
  const isShown = named || !isPhone;

  const name = room ? nameOf(room) : t('heading');
  useOwnTitle(named && room ? name : undefined);
  const isPrivate = room?.otherUser != null;
  const isLocked = room !== undefined && isVip(room);
  const vip = useVipStore(isLocked ? room.groupId : undefined);
  const isWide = useMedia(WIDE, { onServer: false });
  const detailsOf = (isSeen: boolean) => (
    <RoomDetails room={status === 'open' || isLocked ? room : undefined} rules={rules} isSeen={isSeen} />
  );
  return (
    <VipContext value={vip}>
      <ChatroomFrame
        heading={<Hidden as="h1">{t('heading')}</Hidden>}
        roomsLabel={t('list')}
        rooms={
          <HydrateLater>
            <RoomList rooms={data.rooms} chatOwl={data.chatOwl} openId={isShown ? groupId : undefined} />
          </HydrateLater>
        }
        roomLabel={name}
        roomId={ROOM_TARGET}
        room={
          isShown && (
            <HydrateLater>
              <OpenRoom
                status={status}
                groupId={groupId}
                room={room}
                served={data.room}
                onDetails={() => {
                  setDetailsOpen(true);
                }}
                onRules={setRules}
              />
            </HydrateLater>
          )
        }
        detailsLabel={t(isPrivate ? 'conversation.details' : 'details')}
        details={<HydrateLater>{detailsOf(isWide)}</HydrateLater>}
        roomOnPhone={named}
      />
      <Sheet
        open={detailsOpen}
        onClose={() => {
          setDetailsOpen(false);
        }}
        title={t(isPrivate ? 'conversation.details' : 'details')}
        closeLabel={t(isPrivate ? 'conversation.closeDetails' : 'closeDetails')}
      >
        {detailsOf(true)}
      </Sheet>
    </VipContext>
  );
});
