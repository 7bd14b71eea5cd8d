import type { NavigationLink } from '@khandai/contracts';

/** A link of a list that is being edited. */
export interface DraftLink {
  /** Stays the same while the link moves and its words change. */
  readonly key: number;
  readonly link: NavigationLink;
}

/** What is typed, and the version of the list that it was made from. */
export interface KeptLinks {
  readonly version: number;
  readonly items: readonly NavigationLink[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isLink = (value: unknown): boolean =>
  isObject(value) &&
  'label' in value &&
  typeof value.label === 'string' &&
  'href' in value &&
  typeof value.href === 'string';

export const isKeptLinks = (value: unknown): value is KeptLinks =>
  isObject(value) &&
  'version' in value &&
  typeof value.version === 'number' &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every(isLink);

export const linksOf = (draft: readonly DraftLink[]): NavigationLink[] => draft.map(({ link }) => link);

export const draftOf = (items: readonly NavigationLink[]): DraftLink[] => items.map((link, key) => ({ key, link }));

/** The list with the link at `from` moved to `to`; out of range it stays as it is. */
export function moved(list: readonly DraftLink[], from: number, to: number): readonly DraftLink[] {
  const link = list[from];
  if (!link || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, link);
}

export const changed = (list: readonly DraftLink[], key: number, part: Partial<NavigationLink>): DraftLink[] =>
  list.map((one) => (one.key === key ? { key, link: { ...one.link, ...part } } : one));

export function added(list: readonly DraftLink[], link: NavigationLink): { list: DraftLink[]; key: number } {
  const key = Math.max(-1, ...list.map((one) => one.key)) + 1;
  return { list: [...list, { key, link }], key };
}
