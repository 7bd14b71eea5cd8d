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
/** How many words a mistyped one is taken for. */
const READINGS = 2;
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

  /** The words with the fewest mistakes, the likeliest first: those with the same letters, then the most frequent. */
  nearest(word: string): string[] {
    const most = word.length >= LONG ? 2 : 1;
    const letters = lettersOf(word);
    const found: { known: Known; distance: number }[] = [];
    for (let length = Math.max(MIN_LETTERS, word.length - most); length <= word.length + most; length += 1)
      for (const candidate of this.#byLength.get(length) ?? []) {
        // A mistake changes at most two of the bits. Few words pass, and only these are compared letter by letter.
        if (bitsOf(letters ^ candidate.letters) > 2 * most) continue;
        const distance = mistakes(word, candidate.word);
        if (distance <= most) found.push({ known: candidate, distance });
      }
    const isOther = ({ known }: { known: Known }) => Number(known.letters !== letters);
    found.sort((a, b) => a.distance - b.distance || isOther(a) - isOther(b) || b.known.total - a.known.total);
    return found.slice(0, READINGS).map(({ known }) => known.word);
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

/** The words with mistakes of typing mended, as they are written, the likeliest reading first; none when nothing of them can be mended. */
export function corrected(words: readonly string[], vocabulary: Vocabulary): string[][] {
  const readings = words.map((word) => (isKnown(word, vocabulary) ? [] : vocabulary.nearest(word)));
  const total = Math.max(0, ...readings.map(({ length }) => length));
  return Array.from({ length: total }, (_, reading) =>
    words.map((word, index) => {
      const mended = readings[index]?.[reading] ?? readings[index]?.[0] ?? word;
      return vocabulary.written(mended) ?? mended;
    }),
  );
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
