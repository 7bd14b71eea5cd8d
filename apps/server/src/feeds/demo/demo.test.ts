import { MatchState, matchState, RawStatus } from '@khandai/contracts';
import { parseAllRows } from '@khandai/odds-parser';
import { FakeClock } from '@khandai/testing';
import { oddsRows } from '../ingest/frames.js';
import { DemoFeed } from './demo-feed.js';
import { goalTimes, phaseAt, whistles } from './match-course.js';
import { scriptOf } from './match-script.js';
import { oddsAt } from './market.js';
import { EPOCH_MS, nightOf } from './night.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const MINUTE = 60_000;
const feed = (seed?: string) => new DemoFeed({ clock: new FakeClock(NOW), ...(seed !== undefined && { seed }) });

describe('the demo night', () => {
  it('is the same for the same seed and moment, whoever draws it, also after a restart', () => {
    expect(feed('a').batch(NOW)).toEqual(feed('a').batch(NOW));
    const running = feed();
    for (let at = NOW; at < NOW + 5 * MINUTE; at += 30_000) running.batch(at);
    expect(feed().batch(NOW + 5 * MINUTE)).toEqual(running.batch(NOW + 5 * MINUTE));
  });

  it('is another for another seed, and repeats in every epoch when the seed is given', () => {
    const course = (seed: string, epoch: number) =>
      nightOf(epoch, { seed }).map((fixture) => [fixture.home.name, fixture.away.name, goalTimes(scriptOf(fixture))]);
    expect(course('a', 5)).toEqual(course('a', 6));
    expect(course('a', 5)).not.toEqual(course('b', 5));
  });

  it('whenever somebody looks at least three matches are live, some are over and some are to come', () => {
    const running = feed();
    for (let now = NOW; now < NOW + EPOCH_MS; now += 10 * MINUTE) {
      const states = running.fixtures(now).map((fixture) => matchState(phaseAt(fixture, now).status));
      const of = (state: MatchState) => states.filter((one) => one === state).length;
      expect(of(MatchState.live)).toBeGreaterThanOrEqual(3);
      expect(of(MatchState.live)).toBeLessThanOrEqual(6);
      expect(of(MatchState.coming)).toBeGreaterThan(3);
      expect(of(MatchState.ended)).toBeGreaterThan(0);
    }
  });

  it('no club and no commentator is in two matches at once', () => {
    const running = feed();
    for (let now = NOW; now < NOW + 3 * EPOCH_MS; now += 15 * MINUTE) {
      const live = running.fixtures(now).filter((fixture) => matchState(phaseAt(fixture, now).status) === MatchState.live);
      const clubs = live.flatMap(({ home, away }) => [home.teamId, away.teamId]);
      const voices = live.flatMap(({ hosts }) => hosts.map(({ commentator }) => commentator?.key));
      expect(new Set(clubs).size).toBe(clubs.length);
      expect(new Set(voices).size).toBe(voices.length);
    }
  });

  it('every match has one to three hosts and says that it is simulated', () => {
    for (const fixture of feed().batch(NOW).fixtures!) {
      expect(fixture.origin).toBe('demo');
      expect([1, 2, 3]).toContain(fixture.hosts.length);
    }
  });

  it('scores, events and statistics agree with one another to the end of a match', () => {
    const drawn = feed('c');
    for (const fixture of nightOf(Math.floor(NOW / EPOCH_MS), { seed: 'c' }).slice(0, 4)) {
      const end = fixture.kickOff + whistles(scriptOf(fixture)).end;
      const batch = drawn.batch(end);
      const final = batch.fixtures!.find(({ fixtureId }) => fixtureId === fixture.fixtureId)!;
      const events = batch.events!.find(({ fixtureId }) => fixtureId === fixture.fixtureId)!.list;
      const stats = batch.stats!.find(({ fixtureId }) => fixtureId === fixture.fixtureId)!.list;
      expect(final.status).toBe(RawStatus.finished);
      expect(final.homeScore! + final.awayScore!).toBe(goalTimes(scriptOf(fixture)).length);
      expect(events.filter(({ homeScore }) => homeScore !== null).length).toBe(final.homeScore! + final.awayScore!);
      expect(stats.find(({ type }) => type === 6)).toEqual({ type: 6, home: final.homeCorner, away: final.awayCorner });
      expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
    }
  });
});

describe('demo prices', () => {
  it('[OD1] (provider `main` rows) every row of a whole night can be read, with a book sum between 1.03 and 1.09', () => {
    const running = feed();
    for (let now = NOW; now < NOW + EPOCH_MS; now += 20 * MINUTE) {
      const { odds, bad } = parseAllRows(oddsRows(running.batch(now).odds!));
      expect(bad).toEqual([]);
      for (const { market, instant, close } of odds) {
        const prices = Object.entries<number>({ ...instant }).flatMap(([name, price]) =>
          name === 'line' ? [] : [market === 'oneXTwo' ? price : price + 1],
        );
        const sum = prices.reduce((all, price) => all + 1 / price, 0);
        if (!close && Math.max(...prices) < 15) expect(sum).toBeGreaterThan(1.02);
        if (!close && Math.max(...prices) < 15) expect(sum).toBeLessThan(1.09);
      }
    }
  });

  it('markets are suspended around a goal, open again within twenty seconds and are closed after the end', () => {
    const fixture =
      nightOf(Math.floor(NOW / EPOCH_MS), { seed: 'd' }).find((one) => goalTimes(scriptOf(one)).length === 1) ?? nightOf(1)[0]!;
    const [goal = 0] = goalTimes(scriptOf(fixture));
    const closed = (after: number) =>
      parseAllRows(oddsRows(oddsAt(fixture, fixture.kickOff + after))).odds.filter(
        ({ category, close }) => !category.endsWith('Half') && close,
      ).length;
    expect(closed(goal - 10_000)).toBe(0);
    expect(closed(goal)).toBe(9);
    expect(closed(goal + 16_000)).toBe(0);
    expect(closed(whistles(scriptOf(fixture)).end)).toBe(9);
  });

  it('a price moves every ten to thirty seconds in play, and not at every tick', () => {
    const fixture = nightOf(Math.floor(NOW / EPOCH_MS), { seed: 'e' })[0]!;
    const rows = new Set<string>();
    for (let second = 600; second < 1200; second += 2) {
      rows.add(
        oddsAt(fixture, fixture.kickOff + second * 1000)
          .find(({ category, companyId }) => category === 'europeOdds' && companyId === 9001)!
          .row.replace(/,(true|false),/, ','),
      );
    }
    expect(rows.size).toBeGreaterThanOrEqual(15);
    expect(rows.size).toBeLessThanOrEqual(70);
  });

  it('half markets stand still from half-time on', () => {
    const fixture = nightOf(Math.floor(NOW / EPOCH_MS), { seed: 'f' })[1]!;
    const { half, end } = whistles(scriptOf(fixture));
    const rows = (after: number) => oddsAt(fixture, fixture.kickOff + after).filter(({ category }) => category.endsWith('Half'));
    expect(rows(end)).toEqual(rows(half));
  });

  it('a row is worked out again only when its market moves', () => {
    const fixture = nightOf(Math.floor(NOW / EPOCH_MS), { seed: 'g' })[0]!;
    const at = fixture.kickOff + 30 * MINUTE;
    const fresh = oddsAt(nightOf(Math.floor(NOW / EPOCH_MS), { seed: 'g' })[0]!, at);
    oddsAt(fixture, at - 1000);
    expect(oddsAt(fixture, at)).toEqual(fresh);
  });

  it('begins at the minute of the night that was asked for, and goes on from there', () => {
    const feed = new DemoFeed({ clock: new FakeClock(NOW), seed: 'm', minute: 25 });
    const kickOffs = feed.fixtures(NOW).map(({ kickOff }) => (NOW - kickOff) / 60_000);
    expect(kickOffs).toEqual(expect.arrayContaining([25, 5, -15, -35]));
    expect(feed.batch(NOW + 60_000).fixtures?.some(({ kickOff }) => kickOff.getTime() === NOW - 25 * 60_000)).toBe(true);
  });
});
