import { type Fixture, MatchState } from '@khandai/contracts';
import { byPosition, groupByLeague, type LeagueGroup, type Scheduled } from './grouping.js';

/** How much of a list is served at first. */
export interface ServedSize {
  /** A list of at most this many matches is served whole. */
  readonly whole: number;
  /** Max matches of a longer list, unless its first league alone has more. They fill the first screens of every device. */
  readonly first: number;
}

/** The fields of a fixture that decide the place of its league on a day. */
type Placed = Scheduled & Pick<Fixture, 'league' | 'sportType' | 'state'>;

/**
 * Leagues in the order of a day's page: football first; in a sport the popular leagues by position, then the others:
 * those with a live match, those with one to come, and the finished ones, each by its first kick-off.
 */
export const leaguesInOrder = <F extends Placed>(fixtures: readonly F[]): LeagueGroup<F>[] =>
  groupByLeague(fixtures).sort(
    (a, b) => sportOf(a) - sportOf(b) || byPosition(a.league, b.league) || stageOf(a) - stageOf(b),
  );

/** The groups that are served at first, at least one, and the others. */
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

/** 0 with a live match, 1 with one to come, 2 when all have ended. */
function stageOf({ fixtures }: LeagueGroup<Placed>): number {
  const stages: readonly number[] = [MatchState.live, MatchState.coming];
  const stage = stages.findIndex((state) => fixtures.some((fixture) => fixture.state === state));
  return stage === -1 ? stages.length : stage;
}

const sportOf = ({ fixtures: [first] }: LeagueGroup<Placed>): number => first?.sportType ?? 0;
