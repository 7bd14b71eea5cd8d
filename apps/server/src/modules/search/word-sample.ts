import type { SearchKind } from '@khandai/contracts';
import { WITHIN_WORDS } from './search-text.js';

export interface KindSample {
  readonly kind: SearchKind;
  /** Documents of the kind. Zero or less before the database counted them. */
  readonly total: number;
  /** Some of them, without marks. */
  readonly texts: readonly string[];
}

/** Tells how frequent words are from some documents of each kind. */
export class WordSample {
  readonly #kinds: ReadonlyMap<SearchKind, KindSample>;

  constructor(samples: Iterable<KindSample>) {
    this.#kinds = new Map([...samples].map((one) => [one.kind, one]));
  }

  /**
   * About how many documents have the rarest of the words; an index skips through its lists for the others. Zero when the sample
   * lacks one of them.
   */
  estimate(kind: SearchKind, words: readonly string[]): number {
    const sample = this.#kinds.get(kind);
    if (!sample || sample.texts.length === 0) return 0;
    const { texts, total } = sample;
    const rarest = Math.min(...words.map((word) => textsWith(texts, word)));
    return (Math.max(total, texts.length) * rarest) / texts.length;
  }
}

function textsWith(texts: readonly string[], word: string): number {
  const part = word.length < WITHIN_WORDS ? ` ${word}` : word;
  return texts.reduce((sum, text) => (text.includes(part) ? sum + 1 : sum), 0);
}
