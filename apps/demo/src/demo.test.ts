import { isDeepStrictEqual } from 'node:util';
import { ContestStat, MatchState, matchState, PeriodStat, RawStatus, SportType, StatType } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { SpySink } from './testing.js';
import { DemoFeed } from './demo-feed.js';
import { dayOf, MINUTE, weekdayOf } from './demo-time.js';
import { goalTimes } from './match-course.js';
import { scriptOf } from './match-script.js';
import type { DemoFixture } from './fixture.js';
import { matchesOf } from './season.js';
import { nightOf, seasons } from './seasons.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The hour of the day in Vietnam. */
const hourOf = (time: number) => (time / HOUR + 7) % 24;
const feed = (seed?: string) => new DemoFeed({ clock: new FakeClock(NOW), ...(seed !== undefined && { seed }) });

describe('the demo night', () => {
  it('is the same for the same seed and moment, on every process and after a restart', () => {
    // A plain comparison: to describe the difference of two batches takes minutes.
    expect(isDeepStrictEqual(feed('a').batch(NOW), feed('a').batch(NOW))).toBe(true);
    const running = feed();
    for (const at of [NOW, NOW + 30_000, NOW + 4 * MINUTE]) running.batch(at);
    expect(isDeepStrictEqual(feed().batch(NOW + 5 * MINUTE), running.batch(NOW + 5 * MINUTE))).toBe(true);
  });

  it('differs for another seed, and is the same for the same seed and week', () => {
    const course = (seed: string, week: number) =>
      nightOf(week, { seed }).map((fixture) => [fixture.home.name, fixture.away.name, goalTimes(scriptOf(fixture))]);
    expect(course('a', 5)).toEqual(course('a', 5));
    expect(course('a', 5)).not.toEqual(course('a', 6));
    expect(course('a', 5)).not.toEqual(course('b', 5));
  });

  it('football is live at any time of a week, with matches to come and results of the night before', () => {
    const running = feed();
    const silent: string[] = [];
    for (let now = NOW; now < NOW + 7 * DAY; now += 10 * MINUTE) {
      const football = running.games(now).filter(({ fixture }) => fixture.sportType === SportType.football);
      if (!football.some((game) => game.isLive(now))) silent.push(new Date(now).toISOString());
      const since = football.map(({ fixture }) => now - fixture.kickOff);
      expect(since.filter((elapsed) => elapsed < 0).length).toBeGreaterThan(50);
      expect(since.filter((elapsed) => elapsed > 3 * HOUR && elapsed < DAY).length).toBeGreaterThan(7);
    }
    expect(silent).toEqual([]);
  });

  it('plays at the hours of each league: V.League from 17:00 to 19:15, on the evenings of its days', () => {
    const days = Array.from({ length: 28 }, (_, index) => dayOf(NOW) + index);
    const [vLeague] = seasons;
    const hours = days.flatMap((day) => matchesOf(vLeague!, day).map(({ kickOff }) => hourOf(kickOff)));
    expect([...new Set(hours)].sort((a, b) => a - b)).toEqual([17, 18, 19.25]);
    expect(hours.length).toBe(4 * 14);
  });

  it.each([undefined, 'a', 'v-league', 'dem-258'])(
    'no team plays twice a day, no football team within 48 hours, and no two teams meet again within two weeks, seed %s',
    (seed) => {
      const rest = (sport: number) => (sport === SportType.football ? 48 : 24);
      const last = new Map<string, DemoFixture>();
      const met = new Map<string, number>();
      const days = Array.from({ length: 70 }, (_, index) => dayOf(NOW) + index);
      const all = seasons
        .filter(({ sportType }) => sportType !== SportType.marble)
        .flatMap((season) => days.flatMap((day) => matchesOf(season, day, { seed })))
        .sort((a, b) => a.kickOff - b.kickOff);
      for (const fixture of all) {
        for (const { teamId } of [fixture.home, fixture.away]) {
          const before = last.get(teamId);
          if (before) {
            const hours = (fixture.kickOff - before.kickOff) / HOUR;
            expect([before.fixtureId, fixture.fixtureId, hours >= rest(fixture.sportType)]).toEqual([
              before.fixtureId,
              fixture.fixtureId,
              true,
            ]);
          }
          last.set(teamId, fixture);
        }
        const pair = [fixture.league.leagueId, fixture.home.teamId, fixture.away.teamId].sort().join(' ');
        if (fixture.sportType === SportType.football) {
          expect(fixture.kickOff - (met.get(pair) ?? 0)).toBeGreaterThan(14 * DAY);
          met.set(pair, fixture.kickOff);
        }
      }
      expect(all.length).toBeGreaterThan(1300);
    },
  );

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

  it('every day of last week has results, every day of next week has coming matches, and V.League plays on Wednesday, Saturday and Sunday', () => {
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
      expect(vLeague.length).toBe([3, 0, 0, 7, 0, 0, 4][weekdayOf(day)]);
    }
  });

  it('starts at the configured minute of the night, with the same matches at any hour, and continues from there', () => {
    const at = (now: number) => {
      const pinned = new DemoFeed({ clock: new FakeClock(now), seed: 'm', minute: 25 });
      return pinned.games(now).map(({ fixture }) => [fixture.fixtureId, (now - fixture.kickOff) / MINUTE]);
    };
    expect(at(NOW)).toEqual(at(NOW + 11 * 60 * MINUTE + 7000));
    // 19:25 on a Saturday: V.League from 19:15, then England from 19:30 and Spain from 20:00.
    expect(at(NOW).map(([, since]) => since)).toEqual(expect.arrayContaining([85, 10, -5, -35]));
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
    for (const sport of [SportType.basketball, SportType.esport, SportType.marble])
      expect([sport, ended(sport).length > 0]).toEqual([sport, true]);
    expect(
      ended(SportType.basketball).every(({ homeScore, period }) => homeScore! > 40 && homeScore! < 160 && period === 4),
    ).toBe(true);
    expect(ended(SportType.esport).every(({ homeScore, awayScore }) => Math.max(homeScore!, awayScore!) === 2)).toBe(
      true,
    );
    expect(ended(SportType.marble).every(({ homeScore, awayScore }) => homeScore! + awayScore! === 25)).toBe(true);
    const ids = new Set(others.map(({ fixtureId }) => fixtureId));
    for (const list of [batch.events, batch.lineUps]) {
      expect(list!.some(({ fixtureId }) => ids.has(fixtureId))).toBe(false);
    }
    const football = new Set<number>(Object.values(StatType));
    const counted = batch.stats!.filter(({ fixtureId }) => ids.has(fixtureId));
    expect(counted.flatMap(({ list }) => list).some(({ type }) => football.has(type))).toBe(false);
    expect(batch.odds!.some(({ matchId }) => ids.has(matchId))).toBe(false);
  });

  it('the statistics of other sports add up to the score, period by period', () => {
    const batch = feed().batch(NOW);
    for (const sport of [SportType.basketball, SportType.esport, SportType.marble]) {
      const games = batch.fixtures!.filter(({ sportType, status }) => sportType === sport && status !== 0);
      expect(games.length).toBeGreaterThan(5);
      for (const { fixtureId, homeScore, awayScore, period, status } of games) {
        const { list } = batch.stats!.find((one) => one.fixtureId === fixtureId)!;
        const periods = list.filter(({ type }) => type > PeriodStat.score && type <= PeriodStat.score + 199);
        const sum = (side: 'home' | 'away') => periods.reduce((total, one) => total + one[side], 0);
        const known = status === RawStatus.finished || sport === SportType.basketball;
        if (known)
          expect([fixtureId, periods.length, sum('home'), sum('away')]).toEqual([
            fixtureId,
            period,
            homeScore,
            awayScore,
          ]);
        expect(new Set(list.map(({ type }) => type)).size).toBe(list.length);
      }
    }
  });

  it('a lead that changes hands is counted, a quarter has its length, and gold ends on the side that won', () => {
    const batch = feed().batch(NOW);
    const ended = (sport: number) =>
      batch.fixtures!.filter(({ sportType, status }) => sportType === sport && status === RawStatus.finished);
    const statsOf = (fixtureId: string) => batch.stats!.find((one) => one.fixtureId === fixtureId)!.list;
    const stat = (fixtureId: string, type: number) => statsOf(fixtureId).find((one) => one.type === type)!;
    for (const { fixtureId, homeScore, awayScore } of ended(SportType.basketball)) {
      const { home: length } = stat(fixtureId, ContestStat.periodMinutes);
      const played = statsOf(fixtureId).filter(({ type }) => type > PeriodStat.minute);
      expect([fixtureId, played.length]).toEqual([fixtureId, 4 * length]);
      const { home, away } = stat(fixtureId, ContestStat.biggestLead);
      expect(Math.max(home, away)).toBeGreaterThanOrEqual(Math.abs(homeScore! - awayScore!));
      const changes = stat(fixtureId, ContestStat.leadChanges);
      expect(Math.abs(changes.home - changes.away)).toBeLessThanOrEqual(1);
    }
    for (const { fixtureId, homeScore, awayScore } of ended(SportType.esport)) {
      const gold = stat(fixtureId, ContestStat.gold);
      expect([fixtureId, gold.home > gold.away]).toEqual([fixtureId, homeScore! > awayScore!]);
    }
  });

  it('the streams of a match show no play before it starts and while it pauses', () => {
    for (const sport of [SportType.football, SportType.basketball, SportType.esport]) {
      const game = feed()
        .games(NOW)
        .find(({ fixture }) => fixture.sportType === sport && fixture.kickOff > NOW)!;
      const minutes = Array.from({ length: 180 }, (_, index) => game.fixture.kickOff + (index - 5) * MINUTE);
      const { hosts } = game.fixtureAt(NOW);
      const rests = new URL(hosts[0]!.links[0]!.url, 'http://site').searchParams
        .get('rest')!
        .split(',')
        .map((one) => one.split('-').map((second) => Number(second) * 1000));
      const isRest = (at: number) => rests.some(([from, until]) => at >= from! && at < until!);
      for (const at of minutes) {
        const { status } = game.fixtureAt(at);
        if (status === RawStatus.notStarted || status === RawStatus.halfTime)
          expect([sport, isRest(at)]).toEqual([sport, true]);
        if (status === RawStatus.firstHalf || status === RawStatus.secondHalf)
          expect([sport, isRest(at)]).toEqual([sport, false]);
      }
    }
  });

  it('the streams of a football match name the kits of its clubs, and those of other sports none', () => {
    const { fixtures } = feed().batch(NOW);
    const kitsOf = (sport: SportType) =>
      fixtures!
        .filter(({ sportType }) => sportType === sport)
        .flatMap(({ hosts }) => hosts.flatMap(({ links }) => links))
        .map(({ url }) => new URL(url, 'http://site').searchParams.get('kits'));
    const kits = kitsOf(SportType.football);
    expect(kits.filter((pair) => !/^[a-z]+-[a-z]+$/.test(pair ?? ''))).toEqual([]);
    expect(new Set(kits).size).toBeGreaterThan(5);
    for (const sport of [SportType.basketball, SportType.esport, SportType.marble])
      expect(new Set(kitsOf(sport))).toEqual(new Set([null]));
  });

  it('basketball pauses after each quarter but the last, and e-sport after each game but the last', () => {
    const pauses = (sport: number) => {
      const game = feed()
        .games(NOW)
        .find(({ fixture }) => fixture.sportType === sport)!;
      const minutes = Array.from({ length: 240 }, (_, index) => game.fixtureAt(game.fixture.kickOff + index * MINUTE));
      const after = minutes.filter(({ status }) => status === RawStatus.halfTime).map(({ period }) => period);
      return [[...new Set(after)], minutes.at(-1)!.period - 1] as const;
    };
    expect(pauses(SportType.basketball)[0]).toEqual([1, 2, 3]);
    const [games, last] = pauses(SportType.esport);
    expect(games).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  });

  it('sends every match once, the nearest first, and then only changes', async () => {
    const clock = new FakeClock(NOW);
    const sink = new SpySink();
    const stop = new AbortController();
    const running = new DemoFeed({ clock, seed: 'told' });
    void running.run(sink, stop.signal);
    await clock.advance(360_000);
    stop.abort();
    const reported = new Set(sink.batches.flatMap(({ fixtures = [] }) => fixtures.map(({ fixtureId }) => fixtureId)));
    expect([...running.activeFixtureIds(NOW)].filter((id) => !reported.has(id))).toEqual([]);
    const [first, ...later] = sink.batches;
    const near = first!.fixtures!.filter(({ kickOff }) => Math.abs(kickOff.getTime() - NOW) < DAY / 6);
    expect(near.length).toBeGreaterThan(8);
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
