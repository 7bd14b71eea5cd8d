import { type Fixture, MatchState } from '@khandai/contracts';

export const filterKeys = ['all', 'live', 'coming', 'ended'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** What the address asks for; anything unknown shows all. */
export const filterOf = (text: string | null): FilterKey => filterKeys.find((key) => key === text) ?? 'all';

export const matching = (fixtures: readonly Fixture[], filter: FilterKey): Fixture[] =>
  filter === 'all' ? [...fixtures] : fixtures.filter(({ state }) => state === MatchState[filter]);
