import { StoredTip } from '../../platform/database/schema.js';
import type { Clock } from '../../platform/clock.js';
import type { DeskLog } from '../../platform/desk-log/desk-log.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { DueTip, SettlementRepository } from './settlement-repository.js';
import type { TipRow } from './tip-rows.js';
import { type Verdict, verdictOf } from './verdict.js';

export interface SettlementsDeps {
  readonly settlements: SettlementRepository;
  readonly deskLog: Pick<DeskLog, 'record'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

const LOOK_EVERY_MS = 10_000;
/** A score that is corrected later changes no tip. */
const CORRECTED_MS = 14 * 24 * 3_600_000;
const BATCH = 200;

type Read = (after: number, limit: number) => Promise<DueTip[]>;

/** Settles the tips of matches that are over, each once, over all processes and starts; and once more after a correction. */
export class Settlements {
  readonly job: ContinuousJob = { kind: 'continuous', name: 'tips', run: (signal) => this.run(signal) };

  constructor(private readonly deps: SettlementsDeps) {}

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look();
      await this.deps.clock.sleep(LOOK_EVERY_MS, signal);
    }
  }

  /** Settles what is due now. A fault in one step does not stop the others. */
  async look(): Promise<void> {
    const { settlements, clock } = this.deps;
    const now = new Date(clock.now());
    await this.#orLog(() => settlements.rename());
    await this.#orLog(() => this.#each((after, limit) => settlements.undecided(now, after, limit)));
    const since = new Date(now.getTime() - CORRECTED_MS);
    await this.#orLog(() => this.#each((after, limit) => settlements.corrected(since, after, limit)));
  }

  async #orLog(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (err) {
      this.deps.log.error({ err }, 'tips were not settled');
    }
  }

  async #each(read: Read): Promise<void> {
    let after = 0;
    for (;;) {
      const due = await read(after, BATCH);
      for (const one of due) await this.#judge(one);
      const last = due.at(-1);
      if (!last || due.length < BATCH) return;
      after = last.tip.tipId;
    }
  }

  /** A tip that cannot be settled must not keep the others from it. */
  async #judge({ tip, match }: DueTip): Promise<void> {
    const { settlements, clock, log } = this.deps;
    try {
      const verdict = verdictOf(tip, match ?? undefined, clock.now());
      const at = new Date(clock.now());
      const record = isDecided(tip.state) ? { log: this.#logOf(verdict) } : {};
      await settlements.settle(tip.tipId, tip.authorId, verdict, { at, ...record });
    } catch (err) {
      log.error({ err, tipId: tip.tipId }, 'a tip was not settled');
    }
  }

  /** Writes down that a result, which readers saw, became another one. */
  #logOf(verdict: Verdict) {
    const shown = ({ state, result, half, units, homeGoals, awayGoals, voidCause }: Verdict) => ({
      ...{ state, result, half, units, homeGoals, awayGoals, voidCause },
    });
    return (...[tx, before]: [Parameters<DeskLog['record']>[0], TipRow]) =>
      this.deps.deskLog.record(tx, {
        ...{ actorId: null, action: 'settle', resource: 'tip', recordId: before.tipId },
        ...{ title: before.slug, before: shown(before), after: shown(verdict) },
      });
  }
}

const isDecided = (state: StoredTip): boolean => state === StoredTip.settled || state === StoredTip.void;
