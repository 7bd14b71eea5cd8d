import { type Fixture, type League, MatchState, SportType } from '@khandai/contracts';
import { byKickOff, byPosition } from '@khandai/live-schedule';
import { type SportKey, sportKeys } from '../../domains/match';

/** Upcoming matches shown, of all that are fetched. */
export const FEATURED_SHOWN = 5;

export interface SportCount {
  readonly sport: SportKey;
  readonly count: number;
}

/** Sports with a live match, in the order of the site. */
export const sportsOf = (live: readonly Fixture[]): SportCount[] =>
  sportKeys
    .map((sport) => ({ sport, count: live.filter(({ sportType }) => sportType === SportType[sport]).length }))
    .filter(({ count }) => count > 0);

/** Hot matches first, then those most people watch; the first of all gets the picture. */
export function liveOrder(live: readonly Fixture[], sport: SportKey | undefined): Fixture[] {
  const shown = sport === undefined ? [...live] : live.filter(({ sportType }) => sportType === SportType[sport]);
  return shown.sort(
    (a, b) => Number(b.hot) - Number(a.hot) || b.viewers - a.viewers || Date.parse(a.kickOff) - Date.parse(b.kickOff),
  );
}

/** The next five matches to start. */
export const upcoming = (featured: readonly Fixture[]): Fixture[] =>
  byKickOff(featured.filter(({ state }) => state === MatchState.coming)).slice(0, FEATURED_SHOWN);

export interface LeagueCount {
  readonly league: League;
  readonly live: number;
}

/** Leagues of the fixtures and those named besides: popular ones first, then those with the most live matches. */
export function leaguesOf(fixtures: readonly Fixture[], others: readonly League[] = []): LeagueCount[] {
  const byId = new Map(others.map((league) => [league.leagueId, { league, live: new Set<string>() }]));
  for (const { league, fixtureId, state } of fixtures) {
    const entry = byId.get(league.leagueId) ?? { league, live: new Set<string>() };
    byId.set(league.leagueId, entry);
    if (state === MatchState.live) entry.live.add(fixtureId);
  }
  return [...byId.values()]
    .map(({ league, live }) => ({ league, live: live.size }))
    .sort((a, b) => byPosition(a.league, b.league) || b.live - a.live);
}
