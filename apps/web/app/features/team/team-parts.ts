/** Parts of a team's page, by their word in the address. */
export const parts = { overview: 'tong-quan', fixtures: 'lich', results: 'ket-qua', squad: 'doi-hinh' } as const;
export type Part = keyof typeof parts;

export const PART = 'muc';
/** The league whose teams are listed. */
export const LEAGUE = 'giai';

export function partIn(search: URLSearchParams): Part {
  const word = search.get(PART);
  return (Object.keys(parts) as Part[]).find((part) => parts[part] === word) ?? 'overview';
}
