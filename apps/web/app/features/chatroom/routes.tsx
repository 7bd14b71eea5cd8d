import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import type { FrameHandle } from '../../shell/frame/use-frame-kind';
import { siteMeta } from '../../shell/seo/page-meta';
import { chatroomMeta } from './chatroom-meta';
import { ChatroomPage } from './ChatroomPage';
import { loadChatroom } from './load-chatroom';
import { requestedRoom } from './room-address';

export const loader = loadChatroom;

export const handle: FrameHandle = { frame: 'chat' };

/** Choosing a room loads no page: the list stays, and the room gets its messages over the socket. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && currentUrl.href === nextUrl.href;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location, matches }) =>
  chatroomMeta(loaderData, requestedRoom(new URLSearchParams(location.search)), siteMeta(matches));

export default function ChatroomRoute() {
  return <ChatroomPage data={useLoaderData<typeof loader>()} />;
}
