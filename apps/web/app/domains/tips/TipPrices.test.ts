import type { Tip } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import { aFixture } from '@khandai/testing';
import { aTip } from './samples';
import { TipPrices } from './TipPrices';

const row = (home: number, line = 0.25, more: Partial<Odds> = {}): Odds =>
  ({
    ...{ market: 'handicap', category: 'handicap', matchId: 'm1', companyId: 3, handicapIndex: 1, handicapCount: null },
    ...{ initial: null, instant: { line, home, away: 1 }, close: false, maintenance: false, inPlay: false },
    ...{ changeTime: 1, oddsType: 2 },
    ...more,
  }) as Odds;

function watched(tip: Tip) {
  const prices = new TipPrices();
  prices.watch([tip]);
  return prices;
}

describe('present prices of tips', () => {
  test('start with what the server says, and follow the company of the tip', () => {
    const tip = aTip(aFixture({ fixtureId: 'm1' }), { priceNow: 0.9 });
    const prices = watched(tip);
    expect(prices.nowOf(tip)).toBe(0.9);
    prices.accept([row(0.87), row(0.5, 0.25, { companyId: 8 }), row(0.4, 0.25, { matchId: 'm2' })]);
    expect(prices.nowOf(tip)).toBe(0.87);
  });

  test('are none when the company moves the line or closes the market', () => {
    const tip = aTip(aFixture({ fixtureId: 'm1' }), { priceNow: 0.9 });
    const prices = watched(tip);
    prices.accept([row(0.8, 0.5)]);
    expect(prices.nowOf(tip)).toBeNull();
    prices.accept([row(0.8, 0.25, { close: true })]);
    expect(prices.nowOf(tip)).toBeNull();
    prices.accept([row(0.8)]);
    expect(prices.nowOf(tip)).toBe(0.8);
  });
});
