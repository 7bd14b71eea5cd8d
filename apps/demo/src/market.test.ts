import { formatMainRow, parseRows } from '@khandai/odds-parser';
import { FakeClock } from '@khandai/testing';
import { DemoFeed } from './demo-feed.js';
import { EPOCH_MS, MINUTE } from './demo-time.js';
import { oddsAt } from './market.js';
import { goalTimes } from './match-course.js';
import { scriptOf } from './match-script.js';
import { onLadder } from './price-model.js';
import { nightOf } from './seasons.js';
import { whistles } from './whistles.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const EPOCH = Math.floor(NOW / EPOCH_MS);
/** Rows that can report suspended betting: three markets of five companies, corners of two. */
const WITH_CLOSE = 19;

describe('demo prices', () => {
  it('[OD1] (provider main rows) every row of a whole night can be read, with a book sum between 1.01 and 1.09', () => {
    const running = new DemoFeed({ clock: new FakeClock(NOW) });
    const categories = new Set<string>();
    for (let now = NOW; now < NOW + EPOCH_MS; now += 20 * MINUTE) {
      for (const offered of running.batch(now).odds!) {
        const { odds, bad } = parseRows(offered.category, [formatMainRow(offered)]);
        expect([odds, bad]).toEqual([[offered], []]);
        const { market, category, instant, close } = offered;
        categories.add(category);
        const prices = Object.entries<number>({ ...instant }).flatMap(([name, price]) =>
          name === 'line' ? [] : [market === 'europeOdds' ? price : price + 1],
        );
        // A double chance covers two of three results, so its prices add up to two books.
        const sum = prices.reduce((all, price) => all + 1 / price, 0) / (market === 'doubleChance' ? 2 : 1);
        if (close || Math.max(...prices) >= 15) continue;
        expect(sum).toBeGreaterThan(1.01);
        expect(sum).toBeLessThan(1.09);
      }
    }
    expect(categories.size).toBe(9);
  });

  it('markets are suspended around a goal, open again within twenty seconds and are closed after the end', () => {
    const fixture =
      nightOf(EPOCH, { seed: 'd' }).find((one) => goalTimes(scriptOf(one)).length === 1) ?? nightOf(1)[0]!;
    const [goal = 0] = goalTimes(scriptOf(fixture));
    const closed = (after: number) => oddsAt(fixture, fixture.kickOff + after).filter(({ close }) => close).length;
    expect(closed(goal - 10_000)).toBe(0);
    expect(closed(goal)).toBe(WITH_CLOSE);
    expect(closed(goal + 16_000)).toBe(0);
    expect(closed(whistles(scriptOf(fixture)).end)).toBe(WITH_CLOSE);
  });

  it('a price moves every ten to thirty seconds in play, and not at every tick', () => {
    const fixture = nightOf(EPOCH, { seed: 'e' })[0]!;
    const rows = new Set<string>();
    for (let second = 600; second < 1200; second += 2) {
      const odds = oddsAt(fixture, fixture.kickOff + second * 1000).find(
        ({ category, companyId }) => category === 'europeOdds' && companyId === 9001,
      )!;
      rows.add(formatMainRow({ ...odds, close: false }));
    }
    expect(rows.size).toBeGreaterThanOrEqual(15);
    expect(rows.size).toBeLessThanOrEqual(70);
  });

  it('markets of the first half stop moving at half-time', () => {
    const fixture = nightOf(EPOCH, { seed: 'f' })[1]!;
    const { half, end } = whistles(scriptOf(fixture));
    const rows = (after: number) =>
      oddsAt(fixture, fixture.kickOff + after).filter(({ category }) => category.endsWith('Half'));
    expect(rows(end)).toEqual(rows(half));
  });

  it('a row is computed again only when its market moves, and is the same object until then', () => {
    const fixture = nightOf(EPOCH, { seed: 'g' })[0]!;
    const at = fixture.kickOff + 30 * MINUTE;
    const fresh = oddsAt(nightOf(EPOCH, { seed: 'g' })[0]!, at);
    const before = oddsAt(fixture, at - 1000);
    const now = oddsAt(fixture, at);
    expect(now).toEqual(fresh);
    expect(now.filter((row) => before.includes(row)).length).toBeGreaterThan(15);
  });

  it('prices move in the steps of bookmakers only: cents up to 2.00, then wider ones', () => {
    const fixture = nightOf(EPOCH, { seed: 'i' })[0]!;
    const prices = [-40 * 60, -90, 5, 20, 44, 70, 88].flatMap((minute) =>
      oddsAt(fixture, fixture.kickOff + minute * MINUTE).flatMap(({ market, instant }) =>
        Object.entries<number>({ ...instant }).flatMap(([name, price]) => (name === 'line' ? [] : [{ market, price }])),
      ),
    );
    expect(prices.length).toBeGreaterThan(300);
    for (const { market, price } of prices) {
      if (market === 'europeOdds') expect(price).toBe(onLadder(price));
      else expect(Math.abs(price * 100 - Math.round(price * 100))).toBeLessThan(1e-9);
    }
    expect([1.234, 2.07, 3.26, 4.4, 7.2, 11.6, 33].map(onLadder)).toEqual([1.23, 2.05, 3.3, 4.5, 7, 12, 35]);
  });

  it('no price moves at half-time', () => {
    const fixture = nightOf(EPOCH, { seed: 'j' })[0]!;
    const { half, restart } = whistles(scriptOf(fixture));
    const prices = (after: number) => oddsAt(fixture, fixture.kickOff + after).map(({ instant }) => instant);
    for (let after = half; after < restart; after += MINUTE) expect(prices(after)).toEqual(prices(half));
    expect(prices(restart + 3 * MINUTE)).not.toEqual(prices(half));
  });

  it('the time of change is that of the last move, whether the market was followed or not', () => {
    const fixture = nightOf(EPOCH, { seed: 'k' })[0]!;
    for (let minute = -120; minute < 100; minute += 1) oddsAt(fixture, fixture.kickOff + minute * MINUTE);
    const fresh = nightOf(EPOCH, { seed: 'k' })[0]!;
    const at = fixture.kickOff + 100 * MINUTE;
    expect(oddsAt(fresh, at)).toEqual(oddsAt(fixture, at));
  });

  it('there are no prices until three days before kick-off', () => {
    const fixture = nightOf(EPOCH, { seed: 'h' })[0]!;
    expect(oddsAt(fixture, fixture.kickOff - 73 * 60 * MINUTE)).toEqual([]);
    expect(oddsAt(fixture, fixture.kickOff - 71 * 60 * MINUTE).length).toBe(29);
  });
});
