import { searchKey } from '../../platform/plain-text.js';

interface Known {
  readonly word: string;
  /** As it is written most often, with marks. */
  readonly written: string;
  readonly total: number;
  /** The bits of its letters. */
  readonly letters: number;
}

const MIN_LETTERS = 3;
/** Words of this length may have two mistakes. */
const LONG = 7;

/** The words of names and titles, without marks. */
export class Vocabulary {
  readonly #known: ReadonlyMap<string, Known>;
  readonly #sorted: readonly string[];
  readonly #byLength: ReadonlyMap<number, readonly Known[]>;

  /** @param texts in lower case with marks */
  constructor(texts: Iterable<string>) {
    this.#known = new Map([...formsIn(texts)].map(([word, forms]) => [word, knownOf(word, forms)]));
    this.#sorted = [...this.#known.keys()].sort();
    this.#byLength = Map.groupBy(this.#known.values(), ({ word }) => word.length);
  }

  /** As the word is written most often, with marks. */
  written(word: string): string | undefined {
    return this.#known.get(word)?.written;
  }

  hasBeginning(word: string): boolean {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return this.#sorted[low]?.startsWith(word) ?? false;
  }

  /** The word with the fewest mistakes, of several the most frequent. */
  nearest(word: string): string | undefined {
    const most = word.length >= LONG ? 2 : 1;
    const letters = lettersOf(word);
    let best: { word: string; distance: number; total: number } | undefined;
    for (let length = Math.max(MIN_LETTERS, word.length - most); length <= word.length + most; length += 1)
      for (const candidate of this.#byLength.get(length) ?? []) {
        // A mistake changes at most two of the bits. Few words pass, and only these are compared letter by letter.
        if (bitsOf(letters ^ candidate.letters) > 2 * most) continue;
        const distance = mistakes(word, candidate.word);
        if (distance > most) continue;
        const { total } = candidate;
        if (!best || distance < best.distance || (distance === best.distance && total > best.total))
          best = { word: candidate.word, distance, total };
      }
    return best?.word;
  }
}

/** How often each word is written in which way. */
function formsIn(texts: Iterable<string>): Map<string, Map<string, number>> {
  const totals = new Map<string, number>();
  for (const text of texts)
    for (const written of text.split(/[^\p{L}\p{N}\p{M}]+/u)) totals.set(written, (totals.get(written) ?? 0) + 1);
  const forms = new Map<string, Map<string, number>>();
  for (const [written, total] of totals) {
    const key = searchKey(written);
    if (key.length < 2) continue;
    const of = forms.get(key) ?? new Map<string, number>();
    forms.set(key, of.set(written, total));
  }
  return forms;
}

function knownOf(word: string, forms: ReadonlyMap<string, number>): Known {
  const [first] = [...forms].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const total = [...forms.values()].reduce((sum, one) => sum + one, 0);
  return { word, written: first?.[0] ?? '', total, letters: lettersOf(word) };
}

/** The words with mistakes of typing mended, as they are written; undefined when nothing of them can be mended. */
export function corrected(words: readonly string[], vocabulary: Vocabulary): string[] | undefined {
  const mended = words.map((word) => (isKnown(word, vocabulary) ? word : (vocabulary.nearest(word) ?? word)));
  if (mended.every((word, index) => word === words[index])) return undefined;
  return mended.map((word) => vocabulary.written(word) ?? word);
}

/** A word of which one is known that begins so: the user may still be typing. Signs are meant as they are typed. */
const isKnown = (word: string, vocabulary: Vocabulary): boolean =>
  word.length < MIN_LETTERS || !/^[a-z0-9]+$/.test(word) || vocabulary.hasBeginning(word);

/** A bit for each letter that the word has. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
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
