import { ApiError } from '@khandai/api-client';
import type { ChatRoom, MessagePage } from '@khandai/contracts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { attempt, type Loaded } from '../../shell/router/answers';
import { ownApi } from '../../shell/router/own-api';
import { type PageContext, pageContext } from '../../shell/router/page-context';
import { loadHiddenScores } from '../../domains/match';
import { requestedRoom } from './room-address';

const HISTORY = 50;
const OK = 200;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const SERVER_FAULT = 500;

/** The room that the address names, as a guest sees it. A member also sees the rooms that they follow. */
export type ServedRoom =
  | { readonly status: 'open'; readonly groupId: number; readonly history: Loaded<MessagePage> }
  | { readonly status: 'missing' | 'closed'; readonly groupId: number | undefined };

export interface ChatroomData {
  readonly rooms: Loaded<readonly ChatRoom[]>;
  readonly room: ServedRoom;
  /** The operator has the help bot on. */
  readonly chatOwl: boolean;
  /** Rendered without scores. */
  readonly hidesScores: boolean;
}

/**
 * Public rooms, and the newest messages of the requested room. A room that guests may not see answers 404 or 403, unless it is a
 * conversation or a VIP room of the member: the browser shows it, and a reload is no error.
 */
export async function loadChatroom({ request, url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { signal } = request;
  const [rooms, room, hidesScores] = await Promise.all([
    attempt(
      page.api.call('GET /ac/api/chat/room/list-room', {}, signal).then(({ list }) => list),
      page.report,
    ),
    servedRoom(requestedRoom(url.searchParams).groupId, page, signal),
    loadHiddenScores({ request, context }),
  ]);
  const loaded: ChatroomData = { rooms, room, chatOwl: page.chatOwl, hidesScores };
  const isOwn = room.status !== 'open' && room.groupId !== undefined && (await isOwnRoom(room.groupId, request, page));
  return data(loaded, { status: isOwn ? OK : statusOf(room) });
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

/** The page is the same for all; the member's own token only decides how it answers. */
async function isOwnRoom(groupId: number, request: Request, page: PageContext): Promise<boolean> {
  const api = ownApi(request, page);
  if (!api) return false;
  const { signal } = request;
  const asked = await Promise.allSettled([
    api.call('GET /ac/api/chat/private-message/list-private', { query: { groupId, pageSize: 1 } }, signal),
    api.call('POST /ac/api/chat/message/v2/list', { body: { groupId, pageSize: 1 } }, signal),
  ]);
  for (const answer of asked) if (answer.status === 'rejected' && !isRefusal(answer.reason)) page.report(answer.reason);
  return asked.some(({ status }) => status === 'fulfilled');
}

/** An expired token, or a room that is not the member's. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'answer' && error.status < SERVER_FAULT;

function statusOf({ status }: ServedRoom): number {
  if (status === 'missing') return NOT_FOUND;
  return status === 'closed' ? FORBIDDEN : OK;
}
