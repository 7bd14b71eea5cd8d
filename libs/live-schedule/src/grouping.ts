import type { Fixture, League } from '@khandai/contracts';
import { localTimeIn } from './calendar.js';

export interface LeagueGroup<F> {
  readonly league: League;
  readonly fixtures: readonly F[];
}

export interface DayGroup<F> {
  /** `2026-11-20` in the zone asked for. */
  readonly day: string;
  readonly fixtures: readonly F[];
}

type Scheduled = Pick<Fixture, 'fixtureId' | 'kickOff'>;

/** Earlier kick-off first; the id decides between equals, so that server and browser agree. */
export function byKickOff<F extends Scheduled>(fixtures: readonly F[]): F[] {
  return [...fixtures].sort((a, b) => Date.parse(a.kickOff) - Date.parse(b.kickOff) || compareText(a.fixtureId, b.fixtureId));
}

/** Leagues in the order of their first kick-off, fixtures within by kick-off. */
export function groupByLeague<F extends Scheduled & Pick<Fixture, 'league'>>(fixtures: readonly F[]): LeagueGroup<F>[] {
  return gather(byKickOff(fixtures), (fixture) => fixture.league.leagueId).flatMap(([, group]) => {
    const league = group[0]?.league;
    return league ? [{ league, fixtures: group }] : [];
  });
}

/** Days of the viewer's calendar, earliest first. Throws RangeError for an unknown zone. */
export function groupByDay<F extends Scheduled>(fixtures: readonly F[], timeZone: string): DayGroup<F>[] {
  const read = localTimeIn(timeZone);
  const groups = gather(byKickOff(fixtures), (fixture) => read(Date.parse(fixture.kickOff)).day);
  return groups.map(([day, group]) => ({ day, fixtures: group }));
}

function gather<F>(fixtures: readonly F[], keyOf: (fixture: F) => string): [string, F[]][] {
  const groups = new Map<string, F[]>();
  for (const fixture of fixtures) {
    const key = keyOf(fixture);
    const group = groups.get(key);
    if (group) group.push(fixture);
    else groups.set(key, [fixture]);
  }
  return [...groups];
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
