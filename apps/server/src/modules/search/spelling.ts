import { searchKey } from '../../platform/plain-text.js';

interface Known {
  /** As it is written most often, with marks. */
  readonly written: string;
  readonly total: number;
}

/** The words of names and titles, without marks. */
export type Vocabulary = ReadonlyMap<string, Known>;

const MIN_LETTERS = 3;
/** Words of this length may have two mistakes. */
const LONG = 7;

/** Makes a vocabulary of texts in lower case with marks. */
export function vocabularyOf(texts: Iterable<string>): Vocabulary {
  const forms = new Map<string, Map<string, number>>();
  for (const text of texts) {
    for (const written of text.split(/[^\p{L}\p{N}\p{M}]+/u)) {
      const key = searchKey(written);
      if (key.length < 2) continue;
      const of = forms.get(key) ?? new Map<string, number>();
      forms.set(key, of.set(written, (of.get(written) ?? 0) + 1));
    }
  }
  return new Map([...forms].map(([key, of]) => [key, commonest(of)]));
}

function commonest(forms: ReadonlyMap<string, number>): Known {
  const [first] = [...forms].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return { written: first?.[0] ?? '', total: [...forms.values()].reduce((sum, one) => sum + one, 0) };
}

/** The words with mistakes of typing mended, as they are written; undefined when nothing of them can be mended. */
export function corrected(words: readonly string[], known: Vocabulary): string[] | undefined {
  const mended = words.map((word) => (isKnown(word, known) ? word : (nearest(word, known) ?? word)));
  if (mended.every((word, index) => word === words[index])) return undefined;
  return mended.map((word) => known.get(word)?.written ?? word);
}

/** A word of which one is known that begins so: the user may still be typing. Signs are meant as they are typed. */
const isKnown = (word: string, known: Vocabulary): boolean =>
  word.length < MIN_LETTERS ||
  !/^[a-z0-9]+$/.test(word) ||
  known.has(word) ||
  [...known.keys()].some((one) => one.startsWith(word));

function nearest(word: string, known: Vocabulary): string | undefined {
  const most = word.length >= LONG ? 2 : 1;
  let best: { word: string; distance: number; total: number } | undefined;
  for (const [candidate, { total }] of known) {
    if (candidate.length < MIN_LETTERS || Math.abs(candidate.length - word.length) > most) continue;
    const distance = mistakes(word, candidate);
    if (distance > most) continue;
    if (!best || distance < best.distance || (distance === best.distance && total > best.total))
      best = { word: candidate, distance, total };
  }
  return best?.word;
}

/** Letters to add, leave out, replace or swap with their neighbour until `a` is `b`. */
export function mistakes(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
