import { type Fixture, MatchState } from '@khandai/contracts';
import { isOverdue } from '@khandai/live-schedule';
import { isPlayed } from '../../match';
import type { FavouritesStore } from '../../favourites';

export const filterKeys = ['all', 'live', 'coming', 'ended', 'favourites', 'hosted'] as const;
export type FilterKey = (typeof filterKeys)[number];

const states = { coming: MatchState.coming, ended: MatchState.ended } as const;

/** The filter from the address if the page offers it, otherwise all matches. */
export const chosenFilter = (text: string | null, offered: readonly FilterKey[]): FilterKey =>
  offered.find((key) => key === text) ?? 'all';

export type Favourites = Pick<FavouritesStore, 'isStarred' | 'isPinned' | 'hasTeam'>;

/**
 * Filters the current fixtures. A match of a pinned league or a favourite team counts as a favourite; a match whose end the feed must have
 * missed is not live, so the filter counts what the header counts; one that should be over, but has no result, counts as
 * ended. `now` is in ms since the epoch.
 */
export function matching(
  fixtures: readonly Fixture[],
  filter: FilterKey,
  { isStarred, isPinned, hasTeam }: Favourites,
  now: number,
): Fixture[] {
  switch (filter) {
    case 'all':
      return [...fixtures];
    case 'favourites':
      return fixtures.filter(
        ({ fixtureId, league, home, away }) =>
          isStarred(fixtureId) || isPinned(league.leagueId) || hasTeam(home.teamId) || hasTeam(away.teamId),
      );
    case 'hosted':
      return fixtures.filter(({ commentators }) => commentators.length > 0);
    case 'live':
      return fixtures.filter((fixture) => isPlayed(fixture, now));
    default:
      return fixtures.filter((fixture) => stateAt(fixture, now) === states[filter]);
  }
}

const stateAt = (fixture: Fixture, now: number): number => (isOverdue(fixture, now) ? MatchState.ended : fixture.state);

const ranks: Readonly<Record<number, number>> = { [MatchState.live]: 0, [MatchState.coming]: 1, [MatchState.ended]: 2 };

/** Live matches, then coming, then ended; the sort keeps the order within each. */
export const byState = (fixtures: readonly Fixture[]): Fixture[] =>
  [...fixtures].sort((a, b) => (ranks[a.state] ?? 0) - (ranks[b.state] ?? 0));

/** The round, if all matches of the group share it. */
export function commonRound(group: readonly Fixture[]): string | undefined {
  const round = group[0]?.round;
  return round && group.every((fixture) => fixture.round === round) ? round : undefined;
}
