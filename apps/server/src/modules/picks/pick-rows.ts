import type { Fixture, PointPick } from '@khandai/contracts';
import { betStateOf } from '../fixtures/bets/bet-state.js';
import { isDecided } from '../fixtures/bets/verdict.js';
import type { PickRow } from './pick-repository.js';

/** A pick as its member gets it. @param fixture null when the match is not on the site */
export function toPointPick(row: PickRow, fixture: Fixture | null, now: number): PointPick {
  const { pickId, fixtureId, market, side, line, price, stake, result, half, voidCause, simulated } = row;
  const { homeGoals, awayGoals } = row;
  return {
    ...{ pickId, fixtureId, market, side, line, price, stake, result, half, voidCause, simulated, fixture },
    match: { home: row.homeName, away: row.awayName },
    company: { companyId: row.companyId, name: row.companyName },
    placedAt: row.placedAt.toISOString(),
    lockedAt: row.lockedAt.toISOString(),
    state: betStateOf(row, fixture?.status ?? null, now),
    score: homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals },
    settledAt: row.settledAt?.toISOString() ?? null,
    returned: isDecided(row.state) ? row.returned : null,
  };
}
