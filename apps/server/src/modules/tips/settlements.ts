import type { DeskLog } from '../../platform/desk-log/desk-log.js';
import { BetLoop, type BetLoopDeps } from '../fixtures/bets/bet-loop.js';
import { isDecided, type Verdict } from '../fixtures/bets/verdict.js';
import type { SettlementRepository } from './settlement-repository.js';
import type { TipRow } from './tip-rows.js';

export interface SettlementsDeps extends BetLoopDeps {
  readonly settlements: SettlementRepository;
  readonly deskLog: Pick<DeskLog, 'record'>;
}

/** Settles tips. The log of the desk names those whose result became another one. */
export class Settlements extends BetLoop<TipRow> {
  constructor({ settlements, deskLog, ...deps }: SettlementsDeps) {
    super(
      {
        name: 'tips',
        idOf: ({ tipId }) => tipId,
        rename: () => settlements.rename(),
        undecided: (...page) => settlements.undecided(...page),
        corrected: (...page) => settlements.corrected(...page),
        settle: ({ tipId, authorId, state }, verdict, at) => {
          const record = isDecided(state) ? { log: recordIn(deskLog, verdict) } : {};
          return settlements.settle(tipId, authorId, verdict, { at, ...record });
        },
      },
      deps,
    );
  }
}

/** Writes down that a result, which readers saw, became another one. */
function recordIn(deskLog: Pick<DeskLog, 'record'>, verdict: Verdict) {
  const shown = ({ state, result, half, units, homeGoals, awayGoals, voidCause }: Verdict) => ({
    ...{ state, result, half, units, homeGoals, awayGoals, voidCause },
  });
  return (...[tx, before]: [Parameters<DeskLog['record']>[0], TipRow]) =>
    deskLog.record(tx, {
      ...{ actorId: null, action: 'settle', resource: 'tip', recordId: before.tipId },
      ...{ title: before.slug, before: shown(before), after: shown(verdict) },
    });
}
