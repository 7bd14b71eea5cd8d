import { blackList } from '@vnphu/vn-badwords';
import { type Cluster, clustersOf } from './clusters.js';
import { HARMLESS } from './harmless.js';

/** Shorter entries without accents collide with abbreviations: `cl` is the Champions League, `dm` a unit. */
const MIN_PLAIN_LETTERS = 3;
const MIN_LETTERS = 2;
const MASK = '*';
/** Letters written one by one are a word from this many on: `đ.ị.t`. */
const MIN_SPELT = 3;
const MAX_SPELT = 8;
/** How much may be between the words of a phrase. */
const MAX_GAP = 2;

interface Word {
  readonly clusters: readonly Cluster[];
  /** As written, in lower case; and with repeated letters once. */
  readonly forms: ReadonlySet<string>;
  /** Without marks. Set only if the word cannot be Vietnamese as written: two tones, foreign marks, or signs among letters. */
  readonly folded: string | undefined;
}

/** An entry of the list that a text has, with the letters it was read from. */
export interface WordMatch {
  readonly entry: string;
  readonly clusters: readonly Cluster[];
}

/**
 * Finds offensive words in what members write. Whole words match with their accents, because football talk without accents is
 * full of their look-alikes ("dứt điểm", "bán kết lượt đi"). It sees through letters of other scripts, invisible
 * characters, added marks, repeated letters and letters written one by one.
 */
export class WordFilter {
  /** Phrases by their first word, the longest first. */
  readonly #phrases = new Map<string, string[][]>();
  /** Single words by their form without marks, for words that cannot be Vietnamese as written. */
  readonly #folded = new Map<string, string>();

  /** @param entries words and phrases in lower case; those in `harmless` and too short ones are left out */
  constructor(entries: readonly string[] = blackList, harmless: ReadonlySet<string> = HARMLESS) {
    for (const entry of new Set(entries.map((each) => each.normalize('NFC').toLowerCase())))
      if (!harmless.has(entry) && isUsable(entry)) this.#add(entry);
  }

  /** A filter of just these entries, each as `entryOf` made it: a person chose them, so none is left out. */
  static of(entries: readonly string[]): WordFilter {
    const filter = new WordFilter([]);
    for (const entry of entries) filter.#add(entry);
    return filter;
  }

  /** Number of words and phrases. */
  get size(): number {
    return [...this.#phrases.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** The entries that the text has. A word may be part of several. */
  find(text: string): WordMatch[] {
    if (this.#phrases.size === 0) return [];
    const clusters = clustersOf(text);
    const words = runsOf(clusters, ({ letter }) => letter !== '');
    const signed = runsOf(clusters, ({ letter, plain }) => letter !== '' || plain !== '').flatMap(withSigns);
    const phrases = words.flatMap((_, at) => this.#matchAt(words, at) ?? []);
    const single = [...signed, ...speltWords(words)].flatMap((word) => this.#matchOf(word) ?? []);
    return [...phrases, ...single];
  }

  /** The text with each letter of an offensive word replaced by an asterisk; the same text if there is none. */
  mask(text: string): string {
    return maskOf(text, this.find(text));
  }

  /**
   * Words without marks that may be an offensive one of the same letters. They may be harmless too ("cac ban" are the
   * friends), so a person has to decide.
   */
  suspects(text: string): WordMatch[] {
    const words = runsOf(clustersOf(text), ({ letter }) => letter !== '');
    return words.flatMap(({ forms, clusters }) => {
      const form = [...forms].find((each) => fold(each) === each && this.#folded.has(each));
      return form === undefined ? [] : [{ entry: this.#folded.get(form) ?? form, clusters }];
    });
  }

  #add(entry: string): void {
    const words = entry.split(' ');
    const [first = ''] = words;
    this.#phrases.set(
      first,
      [...(this.#phrases.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    );
    if (words.length === 1 && entry.length >= MIN_PLAIN_LETTERS) this.#folded.set(fold(entry), entry);
  }

  /** The longest entry that the words from `at` on are. */
  #matchAt(words: readonly Word[], at: number): WordMatch | undefined {
    const [first] = words.slice(at, at + 1);
    if (!first) return undefined;
    for (const form of first.forms)
      for (const phrase of this.#phrases.get(form) ?? [])
        if (phrase.every((part, next) => words[at + next]?.forms.has(part) && isClose(words, at + next, next))) {
          const clusters = words.slice(at, at + phrase.length).flatMap((word) => word.clusters);
          return { entry: phrase.join(' '), clusters };
        }
    return this.#matchOf(first);
  }

  #matchOf({ forms, folded, clusters }: Word): WordMatch | undefined {
    const likeness = folded === undefined ? undefined : this.#folded.get(folded);
    if (likeness !== undefined) return { entry: likeness, clusters };
    const form = [...forms].find((each) => this.#phrases.get(each)?.some(({ length }) => length === 1));
    return form === undefined ? undefined : { entry: form, clusters };
  }
}

/** The text with an asterisk for each letter of these matches. */
export function maskOf(text: string, matches: readonly WordMatch[]): string {
  if (matches.length === 0) return text;
  const hit = new Set(matches.flatMap(({ clusters }) => clusters.map(({ from }) => from)));
  return clustersOf(text)
    .map(({ from, to }) => (hit.has(from) ? MASK : text.slice(from, to)))
    .join('');
}

/** The entry that a person means; undefined for one that no text can have: only letters in words of one space between. */
export function entryOf(typed: string): string | undefined {
  const entry = typed.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ');
  const letters = entry.replaceAll(' ', '');
  return /^\p{L}+$/u.test(letters) && letters.length >= MIN_LETTERS ? entry : undefined;
}

/** Without accents, an entry that reads as Vietnamese may be the harmless word of the same letters: `cac ban`, `ban ket luot di`. */
function isUsable(entry: string): boolean {
  // The offensive word of these phrases has no accent: "cái lon" is a can, and "lol" is laughter.
  if (/ lo[ln]$/.test(entry)) return false;
  const letters = entry.replaceAll(' ', '');
  if (!/^\p{L}+$/u.test(letters) || letters.length < MIN_LETTERS) return false;
  if (fold(entry) !== entry) return true;
  return letters.length >= MIN_PLAIN_LETTERS && !entry.includes(' ') && !SYLLABLE.test(entry);
}

/** A syllable of Vietnamese without its marks. */
const SYLLABLE =
  /^(b|c|ch|d|g|gh|gi|h|k|kh|l|m|n|ng|ngh|nh|p|ph|qu|r|s|t|th|tr|v|x)?(a|e|i|o|u|y|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|oai|oao|oay|oeo|ieu|uai|uay|uoi|uou|uya|uye|yeu|ye|uyu)(c|ch|m|n|ng|nh|p|t)?$/;

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').normalize('NFC');

/** Runs of clusters that are part of a word. */
function runsOf(clusters: readonly Cluster[], isPart: (cluster: Cluster) => boolean): Word[] {
  const words: Word[] = [];
  let run: Cluster[] = [];
  const close = () => {
    if (run.length > 0) words.push(wordOf(run));
    run = [];
  };
  for (const cluster of clusters) {
    if (isPart(cluster)) run.push(cluster);
    else close();
  }
  close();
  return words;
}

/** The word in which signs replace letters: between letters, not before or behind them. None if it has no such sign. */
function withSigns({ clusters }: Word): Word[] {
  const isLetter = ({ letter }: Cluster) => letter !== '';
  const inner = clusters.slice(clusters.findIndex(isLetter), clusters.findLastIndex(isLetter) + 1);
  return inner.every(isLetter) ? [] : [wordOf(inner)];
}

function wordOf(clusters: readonly Cluster[]): Word {
  const written = clusters.map(({ letter, plain }) => letter || plain).join('');
  const isOdd =
    clusters.some(({ letter, isForeign }) => letter === '' || isForeign) ||
    clusters.reduce((sum, { tones }) => sum + tones, 0) > 1;
  return {
    clusters,
    forms: new Set([written, once(written)]),
    folded: isOdd ? once(clusters.map(({ plain }) => plain).join('')) : undefined,
  };
}

/** Writes a letter that occurs three times or more in a row once: no word of Vietnamese has that. */
const once = (word: string): string => word.replace(/(\p{L})\1{2,}/gu, '$1');

const gapBetween = (before: Word | undefined, after: Word | undefined): number =>
  (after?.clusters[0]?.from ?? 0) - (before?.clusters.at(-1)?.to ?? 0);

const isClose = (words: readonly Word[], at: number, next: number): boolean =>
  next === 0 || gapBetween(words[at - 1], words[at]) <= MAX_GAP;

/** Every word that letters written one by one may form: `x đ é o` has `đ é o`. */
function speltWords(words: readonly Word[]): Word[] {
  const found: Word[] = [];
  const isSpelt = (at: number, next: number) =>
    words[at + next]?.clusters.length === 1 && (next === 0 || gapBetween(words[at + next - 1], words[at + next]) === 1);
  for (let at = 0; at < words.length; at += 1)
    for (let length = 1; length <= MAX_SPELT && isSpelt(at, length - 1); length += 1)
      if (length >= MIN_SPELT) found.push(wordOf(words.slice(at, at + length).flatMap(({ clusters }) => clusters)));
  return found;
}
