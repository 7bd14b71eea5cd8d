import { codePoints, searchKey, cleanMessage } from '../../platform/plain-text.js';

/** What a user searches for. */
export interface SearchText {
  /** As typed, on one line, without superfluous spaces. */
  readonly q: string;
  /** Its words without marks, in lower case. */
  readonly words: readonly string[];
  /** The same words with their marks. */
  readonly exact: readonly string[];
}

/** Further words change nothing: no title has so many. */
const MAX_WORDS = 8;
const GAPS = /[\s\u2010-\u2015/-]+/u;
/** Punctuation around a word, which `%` and `_` are not: they are searched for. */
const AROUND = /^[.,;:!?"'“”‘’()[\]{}<>…«»]+|[.,;:!?"'“”‘’()[\]{}<>…«»]+$/gu;

export function searchText(typed: string): SearchText {
  const q = cleanMessage(typed);
  const exact = [
    ...new Set(
      q
        .toLowerCase()
        .split(GAPS)
        .map((word) => word.replace(AROUND, '')),
    ),
  ]
    .filter((word) => searchKey(word) !== '')
    .slice(0, MAX_WORDS);
  return { q, exact, words: exact.map(searchKey) };
}

/** Letters of all words. */
export const lettersOf = ({ words }: Pick<SearchText, 'words'>): number => codePoints(words.join(''));

/** A word of this length is found within words too; a shorter one only where a word begins. */
export const WITHIN_WORDS = 3;
