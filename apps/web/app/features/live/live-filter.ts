import { type Fixture, MatchState } from '@khandai/contracts';

export const filterKeys = ['all', 'live', 'coming', 'ended'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** What the address asks for; anything unknown shows all. */
export const filterOf = (text: string | null): FilterKey => filterKeys.find((key) => key === text) ?? 'all';

export const matching = (fixtures: readonly Fixture[], filter: FilterKey): Fixture[] =>
  filter === 'all' ? [...fixtures] : fixtures.filter(({ state }) => state === MatchState[filter]);

const ranks: Readonly<Record<number, number>> = { [MatchState.live]: 0, [MatchState.coming]: 1, [MatchState.ended]: 2 };

/** Being played, then to come, then over; within each the order stays. */
export const byState = (fixtures: readonly Fixture[]): Fixture[] =>
  [...fixtures].sort((a, b) => (ranks[a.state] ?? 0) - (ranks[b.state] ?? 0));
