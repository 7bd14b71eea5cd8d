import { type DayStart, type Fixture, type LeagueSummary } from '@khandai/contracts';
import { groupByLeague } from '@khandai/live-schedule';
import { coming, fixture } from '../../../../test/fixtures';
import { countRest, restMatching, serveDay } from './first-screens';
import { loadWholeDay, withWhole } from './whole-day';

const pinned = { isStarred: () => false, isPinned: (leagueId: string) => leagueId === 'l2' };

/** A day whose leagues have these numbers of matches, in the order of their kick-offs. */
function dayOf(...sizes: number[]): Fixture[] {
  return sizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, match) =>
      coming({
        fixtureId: `l${at}-${match}`,
        kickOff: `2026-11-20T${String(10 + at).padStart(2, '0')}:00:00Z`,
        league: { ...fixture().league, leagueId: `l${at}` },
        commentators: [],
      }),
    ),
  );
}

/** The day as the server sends it, of which the first `whole` matches are whole. */
function startOf(fixtures: readonly Fixture[], whole: number): Pick<DayStart, 'list' | 'rest'> {
  return {
    list: fixtures.slice(0, whole),
    rest: groupByLeague(fixtures.slice(whole)).map(({ league, fixtures: group }) => ({
      league,
      matches: group.map(({ state, commentators }) => ({ state, hosted: commentators.length > 0 })),
    })),
  };
}

const summaryOf = (leagueId: string): LeagueSummary => ({
  league: { ...fixture().league, leagueId },
  ...{ slug: `giai-${leagueId}`, sportType: 10, total: 0, live: 0, coming: 0 },
});

const idsOf = (groups: readonly { league: { leagueId: string } }[]) => groups.map(({ league }) => league.leagueId);

describe('a day as it is served', () => {
  const day = dayOf(30, 20, 10);

  test('names the other leagues with their matches in numbers, and every league with its address', () => {
    const served = serveDay(startOf(day, 30), ['l0', 'l1', 'l2', 'elsewhere'].map(summaryOf));
    expect(new Set(served.list.map(({ league }) => league.leagueId))).toEqual(new Set(['l0']));
    expect(served.rest.map(({ league, matches }) => [league.leagueId, matches.length])).toEqual([
      ['l1', 20],
      ['l2', 10],
    ]);
    expect(served.slugs).toEqual({ l0: 'giai-l0', l1: 'giai-l1', l2: 'giai-l2' });
  });

  test('has the league of its matches once, and equal matches of the rest once', () => {
    const parsed = JSON.stringify(startOf(dayOf(3, 2, 2, 2), 5));
    const { list, rest } = serveDay(JSON.parse(parsed) as DayStart, []);
    expect(new Set(list.map(({ league }) => league)).size).toBe(2);
    expect(new Set(rest.flatMap(({ matches }) => matches)).size).toBe(1);
  });

  test('counts the matches of the rest by filter', () => {
    const all = dayOf(44, 2, 3).map((one) => (one.league.leagueId === 'l2' ? { ...one, sportType: 20 } : one));
    const live = { ...all.at(-1)!, state: fixture().state, commentators: fixture().commentators };
    const { rest } = serveDay(startOf([...all.slice(0, -1), live], 44), []);
    const counts = (['all', 'live', 'coming', 'ended', 'hosted', 'favourites'] as const).map((filter) =>
      countRest(rest, filter, pinned),
    );
    expect(counts).toEqual([5, 1, 4, 0, 1, 3]);
    expect(idsOf(restMatching(rest, 'live', pinned))).toEqual(['l2']);
  });

  test('keeps the newer state of each match once the whole day is loaded', () => {
    const served = serveDay(startOf(day, 30), []);
    const at = (updatedAt: string) => (one: Fixture) => ({ ...one, updatedAt });
    const newer = { ...served, list: served.list.map(at('2026-11-20T13:00:00Z')) };
    const whole = withWhole(newer, day.map(at('2026-11-20T12:00:00Z')));
    expect(whole.rest).toEqual([]);
    expect(whole.list.map(({ updatedAt }) => updatedAt.slice(11, 13))).toEqual([
      ...Array.from({ length: 30 }, () => '13'),
      ...Array.from({ length: 30 }, () => '12'),
    ]);
  });

  test('of more than one page of the call is read whole', async () => {
    const many = dayOf(550);
    const asked: unknown[] = [];
    const call = (_endpoint: string, { query }: { query: { pageNum?: number; pageSize: number } }) => {
      const from = ((query.pageNum ?? 1) - 1) * query.pageSize;
      asked.push(query.pageNum);
      const list = many.slice(from, from + query.pageSize);
      return Promise.resolve({ total: many.length, states: {}, list, before: null, after: null });
    };
    const api = { call } as unknown as Parameters<typeof loadWholeDay>[0];
    const { list } = await loadWholeDay(api, { timezone: 'Asia/Ho_Chi_Minh' }, new AbortController().signal);
    expect([list.length, asked]).toEqual([550, [undefined, 2]]);
  });
});
