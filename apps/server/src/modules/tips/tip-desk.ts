import type { DeskTip } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { StoredTip } from '../../platform/database/schema.js';
import type { DeskLog } from '../../platform/desk-log/desk-log.js';
import type { Identity } from '../../platform/http/caller.js';
import { cleanText } from '../../platform/plain-text.js';
import type { DeskTipFilter, DeskTipRepository } from './desk-tip-repository.js';
import type { SettlementRepository } from './settlement-repository.js';
import { tipNotFound, tipVoid } from './tip-faults.js';
import type { TipRow } from './tip-rows.js';
import type { TipViews } from './tip-views.js';
import type { Verdict } from './verdict.js';

export interface TipDeskDeps {
  readonly desk: DeskTipRepository;
  readonly views: Pick<TipViews, 'toTips'>;
  readonly settlements: Pick<SettlementRepository, 'settle'>;
  readonly deskLog: Pick<DeskLog, 'record'>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface DeskTipQuery extends DeskTipFilter {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Tips at the desk: moderators make one void, with a reason. None is deleted. */
export class TipDesk {
  constructor(private readonly deps: TipDeskDeps) {}

  async page({ pageNum, pageSize, q = '', ...query }: DeskTipQuery): Promise<{ total: number; list: DeskTip[] }> {
    const { desk, clock } = this.deps;
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { total, rows } = await desk.page({ ...query, q: cleanText(q) }, new Date(clock.now()), page);
    return { total, list: await this.#toDesk(rows) };
  }

  async one(tipId: number): Promise<DeskTip> {
    const [tip] = await this.#toDesk([await this.#row(tipId)]);
    if (!tip) throw tipNotFound();
    return tip;
  }

  /** For good: no score settles it again. */
  async void(actor: Identity, tipId: number, reason: string): Promise<DeskTip> {
    const { settlements, deskLog, clock } = this.deps;
    const { authorId, lockedAt } = await this.#row(tipId);
    const voidReason = cleanText(reason);
    const verdict: Verdict = {
      ...{ state: StoredTip.void, voidCause: 'desk', lockedAt },
      ...{ result: null, half: false, units: null, homeGoals: null, awayGoals: null },
    };
    const changed = await settlements.settle(tipId, authorId, verdict, {
      ...{ at: new Date(clock.now()), voidReason },
      log: (tx, before) =>
        deskLog.record(tx, {
          ...{ actorId: actor.userId, action: 'void', resource: 'tip', recordId: tipId, title: before.slug },
          before: { state: before.state, result: before.result, half: before.half, units: before.units },
          after: { state: verdict.state, reason: voidReason },
        }),
    });
    if (!changed) throw tipVoid();
    return this.one(tipId);
  }

  async #row(tipId: number): Promise<TipRow> {
    const row = await this.deps.desk.one(tipId);
    if (!row) throw tipNotFound();
    return row;
  }

  async #toDesk(rows: readonly TipRow[]): Promise<DeskTip[]> {
    const reasons = new Map(rows.map(({ tipId, voidReason }) => [tipId, voidReason]));
    const shown = await this.deps.views.toTips(null, rows);
    return shown.map((tip) => ({ ...tip, id: tip.tipId, voidReason: reasons.get(tip.tipId) ?? null }));
  }
}
