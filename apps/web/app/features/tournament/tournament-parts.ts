import { SportType, type Tournament, type TournamentRound } from '@khandai/contracts';

/** Parts of a tournament's page, by their word in the address. */
export const parts = {
  table: 'bang',
  bracket: 'nhanh',
  rounds: 'vong',
  results: 'ket-qua',
  fixtures: 'lich',
  scorers: 'ghi-ban',
} as const;
export type Part = keyof typeof parts;

export const PART = 'muc';
export const VIEW = 'tinh';
export const ROUND = 'luot';

export const views = { all: 'tat-ca', home: 'nha', away: 'khach', half: 'hiep-1' } as const;
export type ViewKey = keyof typeof views;

/** The parts that a season has; the first is the one to begin with. */
export function partsOf({ hasTable, hasBracket, rounds, sportType }: Tournament): Part[] {
  return [
    ...(hasTable ? (['table'] as const) : []),
    ...(hasBracket ? (['bracket'] as const) : []),
    ...(rounds.length > 0 ? (['rounds'] as const) : []),
    'results',
    'fixtures',
    ...(sportType === SportType.football ? (['scorers'] as const) : []),
  ];
}

export function partIn(search: URLSearchParams, tournament: Tournament): Part {
  const all = partsOf(tournament);
  const word = search.get(PART);
  return all.find((part) => parts[part] === word) ?? all[0] ?? 'results';
}

export function viewIn(search: URLSearchParams): ViewKey {
  const word = search.get(VIEW);
  return (Object.keys(views) as ViewKey[]).find((view) => views[view] === word) ?? 'all';
}

/** The round that the address names, or the present one. */
export function roundIn(search: URLSearchParams, { rounds, round }: Tournament): TournamentRound | undefined {
  const key = search.get(ROUND) ?? round;
  return rounds.find((one) => one.key === key) ?? rounds.find((one) => one.key === round);
}
