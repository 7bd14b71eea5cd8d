import type { ModerationContext } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Identity } from '../../../platform/http/caller.js';
import { banNotFound, heldNotFound, messageNotFound, userNotFound } from '../chat-errors.js';
import type { BanRepository } from './ban-repository.js';
import type { Account, ContextMessage, ContextRepository } from './context-repository.js';
import type { FeedDesk } from './feed-desk.js';
import type { HeldRepository, HeldRow } from './held-repository.js';
import type { ModerationLogRepository } from './moderation-log-repository.js';
import type { Moderators } from './moderators.js';
import type { RecallRepository } from './recall-repository.js';
import type { ReportRepository } from './report-repository.js';

/** Messages on each side of one in a room. */
const EACH_SIDE = 3;
/** In a private conversation the moderator reads no more than a decision needs. */
const EACH_SIDE_PRIVATE = 2;
const MAX_HISTORY = 5;

export interface ContextServiceDeps {
  readonly context: ContextRepository;
  readonly held: Pick<HeldRepository, 'held'>;
  readonly messages: Pick<RecallRepository, 'message'>;
  readonly reports: Pick<ReportRepository, 'isInPrivate' | 'isOpen'>;
  readonly bans: Pick<BanRepository, 'row'>;
  readonly log: Pick<ModerationLogRepository, 'against' | 'noteReading'>;
  readonly moderators: Moderators;
  readonly clock: Pick<Clock, 'now'>;
  readonly feed: Pick<FeedDesk, 'surroundings'>;
}

interface ContextRequest {
  readonly heldId?: number | undefined;
  readonly groupMessageId?: number | undefined;
  readonly banId?: number | undefined;
  readonly postId?: number | undefined;
  /** With the `postId` of its post, if it is on one. */
  readonly commentId?: number | undefined;
}

/** Messages around what waits, and who is the person that it is about. */
interface Surroundings {
  readonly userId: number;
  readonly messages: ContextMessage[];
  /** What a post was before each edit. */
  readonly edits?: ModerationContext['edits'];
}

/** What a moderator looks at before a decision. */
export class ContextService {
  constructor(private readonly deps: ContextServiceDeps) {}

  async of(actor: Identity, request: ContextRequest): Promise<ModerationContext> {
    const { context, log, moderators } = this.deps;
    const { userId, messages, edits = [] } = await this.#surroundings(actor, request);
    const account = await context.account(userId);
    if (!account) throw userNotFound();
    const past = await log.against(userId, await moderators.scope(actor), MAX_HISTORY);
    return { messages, edits, author: { since: account.since, guest: account.guest, ...past } };
  }

  #surroundings(actor: Identity, request: ContextRequest): Promise<Surroundings> {
    const { heldId, groupMessageId, banId, postId = null, commentId = null } = request;
    if (heldId !== undefined) return this.#ofHeld(actor, heldId);
    if (groupMessageId !== undefined) return this.#ofMessage(actor, groupMessageId);
    if (banId !== undefined) return this.#ofBan(actor, banId);
    if (postId !== null || commentId !== null) return this.deps.feed.surroundings(actor, { postId, commentId });
    throw messageNotFound();
  }

  async #ofHeld(actor: Identity, heldId: number): Promise<Surroundings> {
    const { held, context, moderators } = this.deps;
    const row = await held.held(heldId);
    if (!row) throw heldNotFound();
    const { groupId, userId, createdAt } = row;
    await moderators.room(actor, groupId);
    const newest = await context.newestBefore(groupId, createdAt);
    const around = newest === undefined ? [] : await context.around(newest, EACH_SIDE);
    const place = around.findIndex((message) => message.groupMessageId === newest) + 1;
    const account = await context.account(userId);
    return { userId, messages: around.toSpliced(place, 0, waiting(row, account)) };
  }

  async #ofMessage(actor: Identity, groupMessageId: number): Promise<Surroundings> {
    const { messages, reports, context, log, moderators, clock } = this.deps;
    const stored = await messages.message(groupMessageId);
    if (!stored) throw messageNotFound();
    const { groupId, userId } = stored;
    await moderators.message(actor, { groupId, groupMessageId });
    if (!(await reports.isInPrivate(groupMessageId, actor.userId)))
      return { userId, messages: await context.around(groupMessageId, EACH_SIDE, groupMessageId) };
    // Private messages are read for a decision only, and the log tells who read them.
    if (!(await reports.isOpen(groupMessageId))) throw messageNotFound();
    await log.noteReading({ at: new Date(clock.now()), actorId: actor.userId, groupId, groupMessageId, userId });
    return { userId, messages: await context.around(groupMessageId, EACH_SIDE_PRIVATE, groupMessageId) };
  }

  async #ofBan(actor: Identity, banId: number): Promise<Surroundings> {
    const { bans, context, moderators } = this.deps;
    const ban = await bans.row(banId);
    if (!ban) throw banNotFound();
    const { userId, groupId, createdAt } = ban;
    await moderators.assertMay(actor, groupId);
    const scope = await moderators.scope(actor);
    const own = { groupId, scope, before: createdAt, limit: EACH_SIDE };
    return { userId, messages: await context.writtenBy(userId, own) };
  }
}

const waiting = (row: HeldRow, account: Account | undefined): ContextMessage => ({
  groupMessageId: null,
  author: { userId: row.userId, username: account?.username ?? '', showName: account?.showName ?? '' },
  text: row.originalMessage,
  createdAt: row.createdAt.toISOString(),
  recalled: false,
  inQuestion: true,
});
