import { type Fixture, type League, type LeagueSummary, MatchState } from '@khandai/contracts';
import { byPosition, groupByLeague, type LeagueGroup } from '@khandai/live-schedule';
import type { Favourites, FilterKey } from './day-filter';

/** How much of a list the server writes into the HTML. */
export interface ServedSize {
  /** A list of at most this many matches is served whole. */
  readonly whole: number;
  /** Max matches of a longer list, unless its first league alone has more. They fill the first screens of every device. */
  readonly first: number;
}

/** A match in a league of its own takes some four kilobytes, beside those that the frame has of live matches. */
const DAY_SIZE: ServedSize = { whole: 27, first: 18 };

/** A league of the day whose matches are not in the HTML. The browser loads them when it is idle. */
export interface RestLeague {
  readonly league: League;
  readonly matches: readonly RestMatch[];
}

export interface RestMatch {
  readonly state: number;
  readonly hosted: boolean;
}

/** Matches of a day as a page is served. */
export interface ServedDay {
  readonly list: readonly Fixture[];
  readonly rest: readonly RestLeague[];
  /** Path segments of the day's leagues, by league id. */
  readonly slugs: Readonly<Record<string, string>>;
}

export const emptyDay: ServedDay = { list: [], rest: [], slugs: {} };

/**
 * Leagues in the order of the page: football first; in a sport the popular leagues by position, then the others: those
 * with a live match, those with one to come, and the finished ones, each by its first kick-off.
 */
export const leaguesInOrder = (fixtures: readonly Fixture[]): LeagueGroup<Fixture>[] =>
  groupByLeague(fixtures).sort(
    (a, b) => sportOf(a) - sportOf(b) || byPosition(a.league, b.league) || stageOf(a) - stageOf(b),
  );

const stages: readonly number[] = [MatchState.live, MatchState.coming];

/** 0 with a live match, 1 with one to come, 2 when all have ended. */
function stageOf({ fixtures }: LeagueGroup<Fixture>): number {
  const stage = stages.findIndex((state) => fixtures.some((fixture) => fixture.state === state));
  return stage === -1 ? stages.length : stage;
}

/** The groups that are served, at least one, and the others. */
export function firstScreens<F>(
  groups: readonly LeagueGroup<F>[],
  { whole, first }: ServedSize,
): [LeagueGroup<F>[], LeagueGroup<F>[]] {
  const all = groups.reduce((sum, { fixtures }) => sum + fixtures.length, 0);
  if (all <= whole) return [[...groups], []];
  let total = 0;
  const end = groups.findIndex(({ fixtures }, index) => {
    total += fixtures.length;
    return index > 0 && total > first;
  });
  return end === -1 ? [[...groups], []] : [groups.slice(0, end), groups.slice(end)];
}

/** Equal values become one object: the page's data have an object once, however often it occurs. */
function sharing<T>(): (value: T) => T {
  const known = new Map<string, T>();
  return (value) => {
    const key = JSON.stringify(value);
    const first = known.get(key) ?? value;
    known.set(key, first);
    return first;
  };
}

/** The part of a day that the server writes into a document, or the whole day for a navigation in the browser. */
export function serveDay(fixtures: readonly Fixture[], leagues: readonly LeagueSummary[], isWhole = false): ServedDay {
  const groups = leaguesInOrder(fixtures);
  const [first, rest] = isWhole ? [groups, []] : firstScreens(groups, DAY_SIZE);
  const kind = sharing<RestMatch>();
  const leagueOf = sharing<League>();
  const ofDay = new Set(fixtures.map(({ league }) => league.leagueId));
  return {
    list: (rest.length === 0 ? fixtures : first.flatMap(({ fixtures: group }) => group)).map((fixture) => ({
      ...fixture,
      league: leagueOf(fixture.league),
    })),
    rest: rest.map(({ league, fixtures: group }) => ({
      league,
      matches: group.map(({ state, commentators }) => kind({ state, hosted: commentators.length > 0 })),
    })),
    slugs: Object.fromEntries(
      leagues.flatMap(({ league: { leagueId }, slug }) => (ofDay.has(leagueId) ? [[leagueId, slug]] : [])),
    ),
  };
}

/** The rest with only the matches that pass the filter. A match can be starred only once it is loaded. */
export function restMatching(
  rest: readonly RestLeague[],
  filter: FilterKey,
  { isPinned }: Pick<Favourites, 'isPinned'>,
): RestLeague[] {
  const passes = ({ league }: RestLeague, { state, hosted }: RestMatch): boolean => {
    if (filter === 'all') return true;
    if (filter === 'favourites') return isPinned(league.leagueId);
    return filter === 'hosted' ? hosted : state === MatchState[filter];
  };
  return rest
    .map((one) => ({ ...one, matches: one.matches.filter((match) => passes(one, match)) }))
    .filter(({ matches }) => matches.length > 0);
}

/** Number of matches of the rest that pass the filter. */
export const countRest = (...args: Parameters<typeof restMatching>): number =>
  restMatching(...args).reduce((sum, { matches }) => sum + matches.length, 0);

const sportOf = ({ fixtures: [first] }: LeagueGroup<Fixture>): number => first?.sportType ?? 0;
