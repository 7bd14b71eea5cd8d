import {
  type DayStart,
  type Fixture,
  type League,
  type LeagueSummary,
  MatchState,
  type RestLeague,
} from '@khandai/contracts';
import type { ServedSize } from '@khandai/live-schedule';
import type { Favourites, FilterKey } from './day-filter';

/** A match in a league of its own takes some four kilobytes, beside those that the frame has of live matches. */
export const DAY_SIZE: ServedSize = { whole: 27, first: 18 };

/** Matches of a day as a page is served. */
export interface ServedDay {
  readonly list: readonly Fixture[];
  readonly rest: readonly RestLeague[];
  /** Path segments of the day's leagues, by league id. */
  readonly slugs: Readonly<Record<string, string>>;
}

type RestMatch = RestLeague['matches'][number];

export const emptyDay: ServedDay = { list: [], rest: [], slugs: {} };

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

/**
 * The matches of a day as the page's data have them. A document has the first screens of a long day; the browser loads
 * the rest when it is idle.
 */
export function serveDay(
  { list, rest }: Pick<DayStart, 'list' | 'rest'>,
  leagues: readonly LeagueSummary[],
): ServedDay {
  const kind = sharing<RestMatch>();
  const leagueOf = sharing<League>();
  const ofDay = new Set([...list, ...rest].map(({ league }) => league.leagueId));
  return {
    list: list.map((fixture) => ({ ...fixture, league: leagueOf(fixture.league) })),
    rest: rest.map(({ league, matches }) => ({ league, matches: matches.map(kind) })),
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
