import { type Fixture, MatchState, type Tip } from '@khandai/contracts';
import type { OddsSide } from '@khandai/match-ui';
import type { Odds } from '@khandai/odds-parser';
import { categoryOf } from './tip-view';

/** A tip as a bet that was made before the kick-off, for the words that explain how it pays. */
export function betOf(tip: Tip, fixture: Fixture): { fixture: Fixture; odds: Odds; side: OddsSide } {
  const { side } = tip;
  return {
    fixture: { ...fixture, state: MatchState.coming },
    odds: oddsOf(tip, fixture),
    side: side === 'over' ? 'home' : side === 'under' ? 'away' : side,
  };
}

function oddsOf({ market, line, price, company, postedAt }: Tip, { fixtureId }: Fixture): Odds {
  const category = categoryOf(market);
  const row = {
    ...{ matchId: fixtureId, companyId: company.companyId, initial: null, maintenance: false, inPlay: false },
    ...{ close: false, changeTime: Math.floor(Date.parse(postedAt) / 1_000), handicapIndex: 1, handicapCount: null },
    oddsType: 2 as const,
  };
  const at = line ?? 0;
  switch (category) {
    case 'europeOdds':
      return { ...row, market: 'europeOdds', category, instant: { home: price, draw: price, away: price } };
    case 'overUnder':
    case 'overUnderHalf':
      return { ...row, market: 'overUnder', category, instant: { line: at, over: price, under: price } };
    default:
      return { ...row, market: 'handicap', category, instant: { line: at, home: price, away: price } };
  }
}
