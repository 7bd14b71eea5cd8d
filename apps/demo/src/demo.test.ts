import { MatchState, matchState, RawStatus, SportType } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { SpySink } from './testing.js';
import { DemoFeed } from './demo-feed.js';
import { dayOf, EPOCH_MS, MINUTE, weekdayOf } from './demo-time.js';
import { goalTimes } from './match-course.js';
import { scriptOf } from './match-script.js';
import { nightOf } from './night.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const DAY = 24 * 60 * MINUTE;
const feed = (seed?: string) => new DemoFeed({ clock: new FakeClock(NOW), ...(seed !== undefined && { seed }) });

describe('the demo night', () => {
  it('is the same for the same seed and moment, on every process and after a restart', () => {
    expect(feed('a').batch(NOW)).toEqual(feed('a').batch(NOW));
    const running = feed();
    for (const at of [NOW, NOW + 30_000, NOW + 4 * MINUTE]) running.batch(at);
    expect(feed().batch(NOW + 5 * MINUTE)).toEqual(running.batch(NOW + 5 * MINUTE));
  });

  it('differs for another seed, and repeats in every epoch when the seed is set', () => {
    const course = (seed: string, epoch: number) =>
      nightOf(epoch, { seed }).map((fixture) => [fixture.home.name, fixture.away.name, goalTimes(scriptOf(fixture))]);
    expect(course('a', 5)).toEqual(course('a', 6));
    expect(course('a', 5)).not.toEqual(course('b', 5));
  });

  it('at any time several football matches are live at different minutes, and each other sport is live except in its breaks', () => {
    const running = feed();
    for (let now = NOW; now < NOW + EPOCH_MS; now += 10 * MINUTE) {
      const games = running.games(now);
      const of = (state: MatchState, sport: number) =>
        games.filter((game) => game.fixture.sportType === sport && matchState(game.fixtureAt(now).status) === state)
          .length;
      expect(of(MatchState.live, SportType.football)).toBeGreaterThanOrEqual(3);
      expect(of(MatchState.coming, SportType.football)).toBeGreaterThan(20);
      expect(of(MatchState.ended, SportType.football)).toBeGreaterThan(20);
      expect(of(MatchState.live, SportType.basketball) + of(MatchState.live, SportType.esport)).toBeGreaterThanOrEqual(
        1,
      );
      expect(of(MatchState.coming, SportType.marble)).toBeGreaterThan(0);
    }
  });

  it('no team and no commentator is in two matches at once, in no hour of the week', () => {
    const seen = new Map<string, { from: number; until: number; fixtureId: string }[]>();
    for (const game of feed().games(NOW)) {
      const { fixtureId, home, away, hosts, kickOff } = game.fixture;
      const quarters = Array.from({ length: 60 }, (_, index) => kickOff + index * 5 * MINUTE);
      const until = (quarters.findLast((at) => game.isLive(at)) ?? kickOff) + MINUTE;
      const busy = [home.teamId, away.teamId, ...hosts.map(({ commentator }) => commentator?.key ?? '')];
      expect(new Set(busy).size).toBe(busy.length);
      for (const who of busy) seen.set(who, [...(seen.get(who) ?? []), { from: kickOff, until, fixtureId }]);
    }
    for (const [who, times] of seen) {
      const sorted = times.sort((a, b) => a.from - b.from);
      for (const [index, { from, fixtureId }] of sorted.entries()) {
        const before = sorted[index - 1];
        if (before) expect([who, fixtureId, from >= before.until]).toEqual([who, fixtureId, true]);
      }
    }
  });

  it('every day of last week has results, every day of next week has coming matches, and V.League rounds are on one evening', () => {
    const games = feed()
      .games(NOW)
      .filter(({ fixture }) => fixture.sportType === SportType.football);
    for (let day = dayOf(NOW) - 7; day <= dayOf(NOW) + 7; day += 1) {
      const ofDay = games.filter(({ fixture }) => dayOf(fixture.kickOff) === day);
      expect(ofDay.length).toBeGreaterThanOrEqual(4);
      if (day === dayOf(NOW)) continue;
      const ended = ofDay.every((game) => matchState(game.fixtureAt(NOW).status) === MatchState.ended);
      if (day < dayOf(NOW) - 1) expect([day, ended]).toEqual([day, true]);
      const vLeague = ofDay.filter(({ fixture }) => fixture.league.name === 'V.League 1');
      if (Math.abs(day - dayOf(NOW)) > 1) expect(vLeague.length).toBe([3, 6].includes(weekdayOf(day)) ? 7 : 0);
    }
  });

  it('starts at the configured minute of the night, with the same matches at any hour, and continues from there', () => {
    const at = (now: number) => {
      const pinned = new DemoFeed({ clock: new FakeClock(now), seed: 'm', minute: 25 });
      return pinned.games(now).map(({ fixture }) => [fixture.fixtureId, (now - fixture.kickOff) / MINUTE]);
    };
    expect(at(NOW)).toEqual(at(NOW + 11 * 60 * MINUTE + 7000));
    expect(at(NOW).map(([, since]) => since)).toEqual(expect.arrayContaining([25, 5, -15, -35]));
  });

  it('every match has one to three hosts and is marked as simulated', () => {
    for (const fixture of feed().batch(NOW).fixtures!) {
      expect(fixture.origin).toBe('demo');
      expect([1, 2, 3]).toContain(fixture.hosts.length);
    }
  });

  it('other sports have their own periods and scores, and no football events', () => {
    const batch = feed().batch(NOW);
    const others = batch.fixtures!.filter(({ sportType }) => sportType !== SportType.football);
    const ended = (sport: number) =>
      others.filter(({ sportType, status }) => sportType === sport && status === RawStatus.finished);
    expect(
      ended(SportType.basketball).every(({ homeScore, period }) => homeScore! > 40 && homeScore! < 160 && period === 4),
    ).toBe(true);
    expect(ended(SportType.esport).every(({ homeScore, awayScore }) => Math.max(homeScore!, awayScore!) === 2)).toBe(
      true,
    );
    expect(ended(SportType.marble).every(({ homeScore, awayScore }) => homeScore! + awayScore! === 25)).toBe(true);
    const ids = new Set(others.map(({ fixtureId }) => fixtureId));
    for (const list of [batch.events, batch.stats, batch.lineUps]) {
      expect(list!.some(({ fixtureId }) => ids.has(fixtureId))).toBe(false);
    }
    expect(batch.odds!.some(({ matchId }) => ids.has(matchId))).toBe(false);
  });

  it('sends every match once, the nearest first, and then only changes', async () => {
    const clock = new FakeClock(NOW);
    const sink = new SpySink();
    const stop = new AbortController();
    const running = new DemoFeed({ clock, seed: 'told' });
    void running.run(sink, stop.signal);
    await clock.advance(90_000);
    stop.abort();
    const reported = new Set(sink.batches.flatMap(({ fixtures = [] }) => fixtures.map(({ fixtureId }) => fixtureId)));
    expect([...running.activeFixtureIds(NOW)].filter((id) => !reported.has(id))).toEqual([]);
    const [, first, ...later] = sink.batches;
    const near = first!.fixtures!.filter(({ kickOff }) => Math.abs(kickOff.getTime() - NOW) < DAY / 6);
    expect(near.length).toBeGreaterThan(20);
    const quiet = later.slice(-20);
    expect(quiet.every(({ fixtures = [], odds = [] }) => fixtures.length < 8 && odds.length < 150)).toBe(true);
    const last = sink.batches
      .flatMap(({ fixtures = [] }) => fixtures)
      .findLast(({ fixtureId }) => fixtureId === near[0]!.fixtureId);
    expect(last).toEqual(
      running.batch(clock.now()).fixtures!.find(({ fixtureId }) => fixtureId === near[0]!.fixtureId),
    );
  });
});
