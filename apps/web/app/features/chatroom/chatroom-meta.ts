import type { MetaDescriptor } from 'react-router';
import { chatroom } from '../../i18n/vi/lazy/chatroom';
import { pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import type { ChatroomData } from './load-chatroom';
import { CHATROOM, type RequestedRoom } from './room-address';

/** Meta tags of the chat rooms. The page is indexed; rooms are not, because what users write there changes by the second. */
export function chatroomMeta(
  data: ChatroomData | undefined,
  requested: RequestedRoom,
  site: SiteMeta,
): MetaDescriptor[] {
  return pageMeta({
    title: titleOf(data, requested),
    description: chatroom.description,
    path: CHATROOM,
    site,
    noindex: requested.named,
    crumbs: [{ name: chatroom.heading, path: CHATROOM }],
  });
}

// The page is not loaded again for another room, so the loaded room may not be the requested one.
function titleOf(data: ChatroomData | undefined, { groupId, named }: RequestedRoom): string {
  if (!data || !named) return chatroom.title;
  const { rooms } = data;
  // The server does not know the user: a room that it cannot find may be one of their private conversations.
  if (groupId === undefined) return `${chatroom.missing} · Khán Đài`;
  const name = rooms.ok ? rooms.value.find((one) => one.groupId === groupId)?.name : undefined;
  return name === undefined ? chatroom.title : chatroom.roomTitle.replace('{{name}}', name);
}
