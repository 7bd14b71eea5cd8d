import type { DeskTip } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { StoredTip } from '../../platform/database/schema.js';
import type { DeskLog } from '../../platform/desk-log/desk-log.js';
import type { Identity } from '../../platform/http/caller.js';
import { cleanText } from '../../platform/plain-text.js';
import type { DeskTipFilter, DeskTipRepository } from './desk-tip-repository.js';
import type { SettlementRepository } from './settlement-repository.js';
import { tipNotFound, tipNotVoid, tipVoid } from './tip-faults.js';
import type { TipRow } from './tip-rows.js';
import type { TipViews } from './tip-views.js';
import type { Verdict } from '../fixtures/bets/verdict.js';

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

/** The tips' name in the log. */
export const TIP = 'tip';

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
  async void(
    actor: Identity,
    tipId: number,
    { reason, hideText = false }: { readonly reason: string; readonly hideText?: boolean | undefined },
  ): Promise<DeskTip> {
    const { settlements, deskLog, clock } = this.deps;
    const { authorId, lockedAt } = await this.#row(tipId);
    const voidReason = cleanText(reason);
    const verdict: Verdict = {
      ...{ state: StoredTip.void, voidCause: 'desk', lockedAt },
      ...{ result: null, half: false, units: null, homeGoals: null, awayGoals: null },
    };
    const changed = await settlements.settle(tipId, authorId, verdict, {
      ...{ at: new Date(clock.now()), voidReason, ...(hideText && { textHidden: true }) },
      log: async (tx, before) => {
        await deskLog.record(tx, {
          ...{ actorId: actor.userId, action: 'void', resource: TIP, recordId: tipId, title: before.slug },
          before: { state: before.state, result: before.result, half: before.half, units: before.units },
          after: { state: verdict.state, reason: voidReason },
        });
        if (hideText && !before.textHidden) await this.#logText(tx, actor, before, true);
      },
    });
    if (!changed) throw tipVoid();
    return this.one(tipId);
  }

  /** Hides title and analysis of a void tip from readers, or shows them again. Comments stay. */
  async hideText(actor: Identity, tipId: number, hidden: boolean): Promise<DeskTip> {
    const { state } = await this.#row(tipId);
    if (hidden && state !== StoredTip.void) throw tipNotVoid();
    await this.deps.desk.hideText(tipId, hidden, (tx, before) => this.#logText(tx, actor, before, hidden));
    return this.one(tipId);
  }

  // An entry of its own, so that it is undone without the rest.
  #logText(tx: Db, { userId }: Identity, { tipId, slug }: TipRow, hidden: boolean): Promise<void> {
    return this.deps.deskLog.record(tx, {
      ...{ actorId: userId, action: 'update', resource: TIP, recordId: tipId, title: slug },
      ...{ before: { textHidden: !hidden }, after: { textHidden: hidden } },
    });
  }

  async #row(tipId: number): Promise<TipRow> {
    const row = await this.deps.desk.one(tipId);
    if (!row) throw tipNotFound();
    return row;
  }

  async #toDesk(rows: readonly TipRow[]): Promise<DeskTip[]> {
    const stored = new Map(rows.map((row) => [row.tipId, row]));
    const shown = await this.deps.views.toTips(null, rows);
    return shown.map((tip) => {
      const { voidReason = null, title = '', analysis = '' } = stored.get(tip.tipId) ?? {};
      return { ...tip, id: tip.tipId, voidReason, title, analysis };
    });
  }
}
