import { ApiError } from '@khandai/api-client';
import type { ChatRoom, MessagePage } from '@khandai/contracts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { attempt, type Loaded } from '../../shell/router/answers';
import { type PageContext, pageContext } from '../../shell/router/page-context';
import { requestedRoom } from './room-address';

const HISTORY = 50;
const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** The room that the address names, as a guest sees it. A member also sees the rooms that they follow. */
export type ServedRoom =
  | { readonly status: 'open'; readonly groupId: number; readonly history: Loaded<MessagePage> }
  | { readonly status: 'missing' | 'closed'; readonly groupId: number | undefined };

export interface ChatroomData {
  readonly rooms: Loaded<readonly ChatRoom[]>;
  readonly room: ServedRoom;
}

/** Public rooms, and the newest messages of the requested room. A room that guests may not see answers 404 or 403. */
export async function loadChatroom({ request, url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { signal } = request;
  const [rooms, room] = await Promise.all([
    attempt(
      page.api.call('GET /ac/api/chat/room/list-room', {}, signal).then(({ list }) => list),
      page.report,
    ),
    servedRoom(requestedRoom(url.searchParams).groupId, page, signal),
  ]);
  const loaded: ChatroomData = { rooms, room };
  return data(loaded, { status: statusOf(room) });
}

async function servedRoom(
  groupId: number | undefined,
  { api, report }: PageContext,
  signal: AbortSignal,
): Promise<ServedRoom> {
  if (groupId === undefined) return { status: 'missing', groupId };
  const refusals: unknown[] = [];
  const body = { groupId, pageSize: HISTORY };
  const history = await attempt(api.call('POST /ac/api/chat/message/v2/list', { body }, signal), (error) => {
    refusals.push(error);
  });
  const [error] = refusals;
  if (error instanceof ApiError && error.status === NOT_FOUND) return { status: 'missing', groupId };
  if (error instanceof ApiError && error.status === FORBIDDEN) return { status: 'closed', groupId };
  if (error !== undefined) report(error);
  return { status: 'open', groupId, history };
}

function statusOf({ status }: ServedRoom): number {
  if (status === 'missing') return NOT_FOUND;
  return status === 'closed' ? FORBIDDEN : 200;
}
