import type { ChatMessage, MessagePage, RoomMatch } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { searchKey } from '../../platform/plain-text.js';
import { messageNotFound } from './chat-errors.js';
import type { ChatRepository, Page } from './chat-repository.js';
import type { Room } from './chat-rows.js';

export interface HistoryRequest extends Page {
  groupId: number;
  searchKeyword?: string | undefined;
  before?: number | undefined;
  /** Only this message and those around it. */
  around?: number | undefined;
  /** Only messages with a higher sequence, oldest first. */
  after?: number | undefined;
  /** Only messages before the room's talk turns to a later match than this fixture. */
  talkOf?: string | undefined;
}

/** A reader of the newest page may stay this long; the matches that begin meanwhile come with the page. */
const VISIT_MS = 24 * 3_600_000;

export interface HistoryPagesDeps {
  repository: Pick<ChatRepository, 'afterTalk' | 'history' | 'part' | 'roomMatches'>;
  clock: Clock;
}

/** Pages of a room's messages, with the matches that they are about. */
export class HistoryPages {
  constructor(private readonly deps: HistoryPagesDeps) {}

  /**
   * The page of a room that was read before it: a message sent in between may arrive twice, but is never missed. `readerId`
   * is the user whose own reactions are marked.
   */
  async page(room: Room, request: HistoryRequest, readerId: number | null): Promise<MessagePage> {
    if (request.around !== undefined || request.after !== undefined) return this.#part(room, request, readerId);
    const { groupId, pageNum, pageSize } = request;
    const { revision } = room;
    const before = await this.#endOf(room, request);
    const search = searchKey(request.searchKeyword ?? '');
    const page = await this.deps.repository.history({ groupId, pageNum, pageSize, search, before }, readerId);
    const isNewest = before === undefined && search === '' && pageNum === 1;
    const matches = await this.#matches(room, page.list, isNewest);
    return { ...page, revision, ...(before === undefined ? {} : { hasNewer: true }), ...(matches ? { matches } : {}) };
  }

  async #part(
    room: Room,
    { groupId, pageSize, around, after }: HistoryRequest,
    readerId: number | null,
  ): Promise<MessagePage> {
    const part = await this.deps.repository.part({ groupId, pageSize, around, after }, readerId);
    if (!part) throw messageNotFound();
    const { total, list, hasNewer } = part;
    const matches = await this.#matches(room, list, !hasNewer);
    return { total, list, revision: room.revision, ...(hasNewer && { hasNewer }), ...(matches && { matches }) };
  }

  /** The sequence before which the page ends: that of the request, or where the talk about its match ends. */
  async #endOf({ groupId, authorId }: Room, { before, talkOf }: HistoryRequest): Promise<number | undefined> {
    if (talkOf === undefined || authorId === null) return before;
    const after = await this.deps.repository.afterTalk(groupId, authorId, talkOf);
    if (before === undefined || after === undefined) return before ?? after;
    return Math.min(before, after);
  }

  /** The matches that these messages are about; undefined in a room without a commentator. */
  async #matches(
    { authorId }: Room,
    list: readonly ChatMessage[],
    isNewest: boolean,
  ): Promise<RoomMatch[] | undefined> {
    if (authorId === null) return undefined;
    const now = this.deps.clock.now();
    const first = Date.parse(list[0]?.createdAt ?? '') || now;
    const last = isNewest ? now + VISIT_MS : Date.parse(list.at(-1)?.createdAt ?? '') || now;
    const found = await this.deps.repository.roomMatches(authorId, { from: new Date(first), to: new Date(last) });
    const startsBefore = (at: string) => found.findLast(({ from }) => from <= at);
    const discussed = new Set(list.map(({ createdAt }) => startsBefore(createdAt)));
    const newest = list.at(-1)?.createdAt ?? '';
    return found.filter((match) => discussed.has(match) || (isNewest && match.from > newest));
  }
}
