import { dayAt } from '@khandai/calendar';
import { type Commentator, type Fixture, type League, MatchState } from '@khandai/contracts';

export interface LeagueGroup<F> {
  readonly league: League;
  readonly fixtures: readonly F[];
}

export interface DayGroup<F> {
  /** `2026-11-20` in the requested time zone. */
  readonly day: string;
  readonly fixtures: readonly F[];
}

export interface CommentatorGroup<F> {
  readonly commentator: Commentator;
  readonly fixtures: readonly F[];
}

/** The fields of a fixture that sorting and grouping use. */
export type Scheduled = Pick<Fixture, 'fixtureId' | 'kickOff'>;

/** Sorts by kick-off, then by id, so that the order is the same on the server and in the browser. */
export function byKickOff<F extends Scheduled>(fixtures: readonly F[]): F[] {
  return fixtures
    .map((fixture) => ({ fixture, at: Date.parse(fixture.kickOff) }))
    .sort((a, b) => a.at - b.at || compareText(a.fixture.fixtureId, b.fixture.fixtureId))
    .map(({ fixture }) => fixture);
}

/**
 * Groups by league. Popular leagues come first, by position; then the others by their first kick-off. The fixtures of a
 * league are sorted by kick-off.
 */
export function groupByLeague<F extends Scheduled & Pick<Fixture, 'league'>>(fixtures: readonly F[]): LeagueGroup<F>[] {
  const groups = gather(byKickOff(fixtures), (fixture) => fixture.league.leagueId).flatMap(([, group]) => {
    const league = group[0]?.league;
    return league ? [{ league, fixtures: group }] : [];
  });
  return groups.sort((a, b) => byPosition(a.league, b.league));
}

/** Compares leagues: popular ones by position, before all others, which are equal. */
export const byPosition = (a: Pick<League, 'position'>, b: Pick<League, 'position'>): number =>
  (a.position ?? UNLISTED) - (b.position ?? UNLISTED);

const UNLISTED = Number.MAX_SAFE_INTEGER;

/** Moves the groups of the pinned leagues to the front, in the order of `pinned`; the others keep their order. */
export function pinnedFirst<F>(groups: readonly LeagueGroup<F>[], pinned: readonly string[]): LeagueGroup<F>[] {
  const first = pinned.flatMap((id) => groups.find(({ league }) => league.leagueId === id) ?? []);
  return [...first, ...groups.filter((group) => !first.includes(group))];
}

/**
 * Groups by commentator; a match appears under each of its commentators. Live matches come first, then by kick-off.
 * Commentators on air come first, then by room number.
 */
export function groupByCommentator<F extends Scheduled & Pick<Fixture, 'commentators' | 'state'>>(
  fixtures: readonly F[],
): CommentatorGroup<F>[] {
  const groups = new Map<number, { commentator: Commentator; fixtures: F[] }>();
  for (const fixture of byKickOff(fixtures)) {
    for (const commentator of fixture.commentators) {
      const group = groups.get(commentator.userId) ?? { commentator, fixtures: [] };
      groups.set(commentator.userId, group);
      group.fixtures.push(fixture);
      if (commentator.live) group.commentator = commentator;
    }
  }
  return [...groups.values()]
    .map(({ commentator, fixtures: own }) => ({ commentator, fixtures: own.sort((a, b) => isLive(b) - isLive(a)) }))
    .sort((a, b) => Number(b.commentator.live) - Number(a.commentator.live) || byRoom(a.commentator, b.commentator));
}

/** Groups by day in the viewer's time zone, earliest first. Throws RangeError for an unknown zone. */
export function groupByDay<F extends Scheduled>(fixtures: readonly F[], timeZone: string): DayGroup<F>[] {
  const groups = gather(byKickOff(fixtures), (fixture) => dayAt(Date.parse(fixture.kickOff), timeZone));
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

const isLive = ({ state }: Pick<Fixture, 'state'>): number => Number(state === MatchState.live);

const byRoom = (a: Commentator, b: Commentator): number => a.roomNumber - b.roomNumber || a.userId - b.userId;

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
