import type { MetaDescriptor } from 'react-router';
import { chatroom } from '../../i18n/vi/lazy/chatroom';
import { pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import type { ChatroomData } from './load-chatroom';
import { CHATROOM } from './room-address';

/** Meta tags of the chat rooms. The page is indexed; rooms are not, because what users write there changes by the second. */
export function chatroomMeta(data: ChatroomData | undefined, named: boolean, site: SiteMeta): MetaDescriptor[] {
  return pageMeta({
    title: titleOf(data, named),
    description: chatroom.description,
    path: CHATROOM,
    site,
    noindex: named,
    crumbs: [{ name: chatroom.heading, path: CHATROOM }],
  });
}

function titleOf(data: ChatroomData | undefined, named: boolean): string {
  if (!data || !named) return chatroom.title;
  const { rooms, room } = data;
  if (room.status === 'missing') return `${chatroom.missing} · Khán Đài`;
  const name = rooms.ok ? rooms.value.find(({ groupId }) => groupId === room.groupId)?.name : undefined;
  return name === undefined ? chatroom.title : chatroom.roomTitle.replace('{{name}}', name);
}
