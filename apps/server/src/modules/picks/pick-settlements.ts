import { BetLoop, type BetLoopDeps } from '../fixtures/bets/bet-loop.js';
import type { PickRow } from './pick-repository.js';
import type { PickSettlementRepository } from './pick-settlement-repository.js';

/** Settles picks. */
export const pickSettlements = (settlements: PickSettlementRepository, deps: BetLoopDeps): BetLoop<PickRow> =>
  new BetLoop(
    {
      name: 'picks',
      idOf: ({ pickId }) => pickId,
      rename: () => settlements.rename(),
      undecided: (...page) => settlements.undecided(...page),
      corrected: (...page) => settlements.corrected(...page),
      settle: (...verdict) => settlements.settle(...verdict),
    },
    deps,
  );
