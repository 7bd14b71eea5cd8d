import { isDeepStrictEqual } from 'node:util';
import { RawStatus, SportType } from '@khandai/contracts';
import { earlierSeasonsAt, fixturesAt, seasonsAt } from './calendar.js';
import { DAY, HOUR } from './demo-time.js';
import type { DemoFixture } from './fixture.js';
import { fixtureAt } from './match-course.js';
import { mondayOf, seasonName, weekOf } from './competition.js';
import { seasons, vLeague } from './seasons.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const ofSeason = (match: DemoFixture) => `${match.league.leagueId} ${match.stage?.season}`;

describe('earlier seasons', () => {
  it('are complete and over: every team received every other once', () => {
    const bySeason = Map.groupBy(earlierSeasonsAt(NOW, { seed: 'a' }), ofSeason);
    const counts = seasons
      .filter(({ knockOut }) => !knockOut)
      .flatMap(({ earlier = 0, teams }) => Array.from({ length: earlier }, () => teams.length * (teams.length - 1)));
    const leagues = [...bySeason.values()].filter(([first]) => !first!.knockOut);
    // A match of the season before that is shown with those of the week is not listed again.
    const week = fixturesAt(NOW, { seed: 'a' });
    const sizes = leagues.map(
      (list) => list.length + week.filter((one) => ofSeason(one) === ofSeason(list[0]!)).length,
    );
    expect(sizes.sort()).toEqual(counts.sort());
    for (const list of leagues) {
      const pairs = new Set(list.map(({ home, away }) => `${home.teamId} ${away.teamId}`));
      expect(pairs.size).toBe(list.length);
      expect(list.every(({ kickOff, hosts }) => kickOff < NOW - 5 * HOUR && hosts.length === 0)).toBe(true);
    }
  });

  it('have the ids of their schedule, which no match of a schedule with other sides had', () => {
    const ids = [...seasonsAt(NOW), ...earlierSeasonsAt(NOW), ...fixturesAt(NOW)]
      .filter(({ knockOut }) => !knockOut)
      .map(({ fixtureId }) => fixtureId);
    expect(ids.filter((id) => !/^demo\d+y\d+$/.test(id))).toEqual([]);
  });

  it('have no team at home, or away, more than three times in a row', () => {
    const bySeason = Map.groupBy(earlierSeasonsAt(NOW, { seed: 'a' }), ofSeason);
    for (const list of [...bySeason.values()].filter(([first]) => !first!.knockOut)) {
      for (const { teamId } of new Set(list.map(({ home }) => home))) {
        const own = list.filter(({ home, away }) => [home.teamId, away.teamId].includes(teamId));
        expect(own.map(({ home }) => (home.teamId === teamId ? 'H' : 'A')).join('')).not.toMatch(/HHHH|AAAA/);
      }
    }
  });

  it('give any two teams of V.League meetings before any of their matches', () => {
    const at = { seed: 'a' };
    const all = [...fixturesAt(NOW, at), ...seasonsAt(NOW, at), ...earlierSeasonsAt(NOW, at)];
    const own = all.filter(({ league }) => league === vLeague.league);
    const over = own.filter((match) => fixtureAt(match, NOW).status === RawStatus.finished);
    const pair = ({ home, away }: DemoFixture) => [home.teamId, away.teamId].sort().join(' ');
    const meetings = Map.groupBy(over, pair);
    expect(own.filter((match) => (meetings.get(pair(match)) ?? []).length < 4)).toEqual([]);
  });

  it('are the same at another moment, in another process and for the same seed only', () => {
    const ids = (now: number, seed: string) =>
      earlierSeasonsAt(now, { seed }).map(({ fixtureId, home, away, kickOff }) => [
        fixtureId,
        home.name,
        away.name,
        kickOff,
      ]);
    expect(isDeepStrictEqual(ids(NOW, 'a'), ids(NOW, 'a'))).toBe(true);
    expect(isDeepStrictEqual(ids(NOW, 'a'), ids(NOW, 'b'))).toBe(false);
    const later = new Map(earlierSeasonsAt(NOW + 3 * DAY, { seed: 'a' }).map((match) => [match.fixtureId, match]));
    const shared = earlierSeasonsAt(NOW, { seed: 'a' }).filter(({ fixtureId }) => later.has(fixtureId));
    expect(shared.length).toBeGreaterThan(500);
    expect(
      isDeepStrictEqual(
        shared,
        shared.map(({ fixtureId }) => later.get(fixtureId)),
      ),
    ).toBe(true);
  });

  it('are of football only, and few enough for a fresh machine', () => {
    const list = [...seasonsAt(NOW), ...earlierSeasonsAt(NOW)];
    expect(list.every(({ sportType }) => sportType === SportType.football)).toBe(true);
    expect(list.length).toBeLessThan(4_000);
    expect(new Set([...list, ...fixturesAt(NOW)].map(({ fixtureId }) => fixtureId)).size).toBe(
      list.length + fixturesAt(NOW).length,
    );
  });
});

describe('the names of seasons', () => {
  const first = weekOf(Date.parse('2024-01-01') / 86_400_000);
  const namesOf = (weeks: number, count: number) =>
    Array.from({ length: count }, (_, number) => seasonName(number, (at) => mondayOf(first + at * weeks)));

  it('[LS10] (seasons) are their years, or the turn in a year of which a season is a part', () => {
    expect(namesOf(52, 3)).toEqual(['2024', '2024/25', '2025/26']);
    expect(namesOf(38, 4)).toEqual(['2024', '2024/25', '2025/26', '2026']);
    expect(namesOf(18, 5)).toEqual(['2024, đợt 1', '2024, đợt 2', '2024, đợt 3', '2025, đợt 1', '2025, đợt 2']);
  });

  it.each([6, 18, 25, 26, 27, 38, 45, 52])('[LS10] (seasons) of %d weeks differ, and are in order', (weeks) => {
    const names = namesOf(weeks, Math.ceil((6 * 52) / weeks));
    expect(new Set(names).size).toBe(names.length);
    expect([...names].sort()).toEqual(names);
  });

  it('[LS10] (seasons) of the demo have a year', () => {
    const all = [...fixturesAt(NOW), ...seasonsAt(NOW), ...earlierSeasonsAt(NOW)];
    const names = new Set(all.flatMap(({ stage }) => stage?.season ?? []));
    expect([...names].every((name) => /^20\d\d(?:\/\d\d|, đợt \d)?$/.test(name))).toBe(true);
  });
});
