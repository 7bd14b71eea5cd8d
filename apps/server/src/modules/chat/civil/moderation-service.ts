import type { ModerationEntry, QueueItem } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/database.js';
import { isTaken } from '../../../platform/database/violations.js';
import type { Identity } from '../../../platform/http/caller.js';
import { entryNotFound, notUndoable } from '../chat-errors.js';
import type { Page } from '../chat-repository.js';
import type { BanService } from './ban-service.js';
import type { FeedDesk } from './feed-desk.js';
import type { HeldService } from './held-service.js';
import { addLog, isUndoable, type LogRow, type ModerationLogRepository } from './moderation-log-repository.js';
import type { Moderators } from './moderators.js';
import type { QueueRepository } from './queue-repository.js';
import type { RecallService } from './recall-service.js';
import type { ReportRepository } from './report-repository.js';
import type { ReportService } from './report-service.js';
import type { RuleService } from './rule-service.js';

export interface ModerationServiceDeps {
  readonly database: Pick<Database, 'db'>;
  readonly log: ModerationLogRepository;
  readonly queue: QueueRepository;
  readonly moderators: Moderators;
  readonly bans: Pick<BanService, 'undoBan' | 'undoUnban'>;
  readonly rules: Pick<RuleService, 'undo'>;
  readonly held: Pick<HeldService, 'undo'>;
  readonly recalls: Pick<RecallService, 'restore'>;
  readonly reports: Pick<ReportService, 'undo'>;
  readonly feed: Pick<FeedDesk, 'undo'>;
  readonly decided: Pick<ReportRepository, 'resolve'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** What moderators see of all their rooms: the queue and the log, and the undo of what the log tells. */
export class ModerationService {
  constructor(private readonly deps: ModerationServiceDeps) {}

  async queue(actor: Identity, groupId: number | undefined, page: Page): Promise<{ total: number; list: QueueItem[] }> {
    const { queue, moderators, clock } = this.deps;
    return queue.page(await moderators.scope(actor, groupId), new Date(clock.now()), page);
  }

  async log(
    actor: Identity,
    groupId: number | undefined,
    page: Page,
  ): Promise<{ total: number; list: ModerationEntry[] }> {
    const { log, moderators } = this.deps;
    return log.page(await moderators.scope(actor, groupId), page);
  }

  /** Undoes an action of the log by a row of its own, once. */
  async undo(actor: Identity, logId: number): Promise<ModerationEntry> {
    const { log, moderators } = this.deps;
    const row = await log.row(logId);
    if (!row) throw entryNotFound();
    const { groupId, groupMessageId } = row;
    if (groupId !== null && groupMessageId !== null) await moderators.message(actor, { groupId, groupMessageId });
    else await moderators.assertMay(actor, groupId);
    if (!(await this.#undoOnce(actor, row))) throw notUndoable();
    const entry = await log.entry(logId);
    if (!entry) throw entryNotFound();
    return entry;
  }

  // Of two moderators who undo the same row at once, the index on `undoes` lets one succeed.
  async #undoOnce(actor: Identity, row: LogRow): Promise<boolean> {
    try {
      return isUndoable(row.action) && (await this.#undo(actor, row));
    } catch (error) {
      if (isTaken(error, 'moderation_log_undoes')) return false;
      throw error;
    }
  }

  async #undo(actor: Identity, row: LogRow): Promise<boolean> {
    const { bans, rules, held, reports, feed } = this.deps;
    switch (row.action) {
      case 'ban':
        return bans.undoBan(actor, row.logId);
      case 'unban':
        return row.banId !== null && bans.undoUnban(actor, row.logId, row.banId);
      case 'approve':
      case 'refuse':
        return held.undo(actor, row);
      case 'dismissReports':
        return reports.undo(actor, row);
      case 'removePost':
      case 'removeComment':
      case 'hidePost':
      case 'dismissPost':
        return feed.undo(actor, row);
      case 'settings':
      case 'pin':
      case 'unpin':
        return rules.undo(actor, row);
      default:
        return this.#restore(actor, row);
    }
  }

  async #restore(actor: Identity, { logId, action, groupId, userId, groupMessageId }: LogRow): Promise<boolean> {
    if (groupId === null || userId === null) return false;
    const at = new Date(this.deps.clock.now());
    await addLog(this.deps.database.db, {
      ...{ at, action: 'undo', actorId: actor.userId, groupId, userId, groupMessageId, undoes: logId },
    });
    // The moderator has decided: further reports do not hide the message again.
    if (action === 'hideReported' && groupMessageId !== null) await this.deps.decided.resolve(groupMessageId);
    await this.deps.recalls.restore(groupId, userId, logId);
    return true;
  }
}
