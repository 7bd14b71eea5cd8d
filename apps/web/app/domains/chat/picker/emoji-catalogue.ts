import { folded } from '../../../i18n/folded';
import data from './emoji-data.json' with { type: 'json' };

/** One emoji, its name, and the other words that find it. */
export interface CatalogueEmoji {
  readonly emoji: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** The groups of the data, in its order. */
export const groupIds = [
  'faces',
  'people',
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
export type GroupId = (typeof groupIds)[number];

const parsed = (line: string): CatalogueEmoji => {
  const [emoji = '', name = '', ...others] = line.split('\t');
  return { emoji, name, words: [name, ...others] };
};

/** All emoji by group: Vietnamese names, with English ones to search by. */
export const catalogue: ReadonlyMap<GroupId, readonly CatalogueEmoji[]> = new Map(
  groupIds.map((id, at) => [id, (data[at] ?? []).map(parsed)]),
);

const all = [...catalogue.values()].flat();
const byEmoji = new Map(all.map((one) => [one.emoji, one]));

/** These emoji with their names; unknown ones are left out. */
export const known = (list: readonly string[]): CatalogueEmoji[] =>
  list.flatMap((emoji) => byEmoji.get(emoji) ?? byEmoji.get(`${emoji}\uFE0F`) ?? []);

/** Emoji on screen at most: a word such as "người" finds hundreds. */
const MAX_FOUND = 98;

/** The words of all emoji in lower case, with and without marks; made by the first search. */
let index: readonly Indexed[] | undefined;

interface Indexed {
  readonly one: CatalogueEmoji;
  readonly words: readonly { readonly own: string; readonly bare: string }[];
}

const indexed = (): readonly Indexed[] =>
  (index ??= all.map((one) => ({
    one,
    words: one.words.map((word) => ({ own: word.toLowerCase(), bare: folded(word) })),
  })));

/** What a search finds, the best first: a word as typed, among others, without marks, a start, any part. */
export function searched(query: string): CatalogueEmoji[] | undefined {
  const exact = query.trim().toLowerCase();
  if (exact === '') return undefined;
  const plain = folded(exact);
  return indexed()
    .map(({ one, words }) => ({ one, rank: Math.min(...words.map((word) => rankOf(word, exact, plain))) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_FOUND)
    .map(({ one }) => one);
}

function rankOf({ own, bare }: Indexed['words'][number], exact: string, plain: string): number {
  if (own === exact) return 0;
  if (own.startsWith(`${exact} `)) return 1;
  if (` ${own} `.includes(` ${exact} `)) return 2;
  if (bare === plain) return 2;
  if (bare.startsWith(plain) || bare.includes(` ${plain}`)) return 3;
  return bare.includes(plain) ? 4 : Infinity;
}
