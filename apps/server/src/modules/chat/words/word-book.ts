import type { FilterHit, FilterSeverity, FilterTrial } from '@khandai/contracts';
import { maskOf, WordFilter, type WordMatch } from './word-filter.js';

/** A word as the operator lists it. */
export interface OwnWord {
  readonly text: string;
  readonly severity: FilterSeverity;
}

type Lists = Readonly<Record<FilterSeverity, WordFilter>>;

const SEVERITIES: readonly FilterSeverity[] = ['mask', 'hold', 'block', 'allow'];

const listsOf = (words: readonly OwnWord[]): Lists => {
  const [mask, hold, block, allow] = SEVERITIES.map((severity) =>
    WordFilter.of(words.flatMap((word) => (word.severity === severity ? [word.text] : []))),
  );
  const none = WordFilter.of([]);
  return { mask: mask ?? none, hold: hold ?? none, block: block ?? none, allow: allow ?? none };
};

interface Found {
  readonly match: WordMatch;
  readonly severity: FilterSeverity;
  readonly source: FilterHit['source'];
}

/**
 * The built-in list of offensive words, together with the operator's own words. A word within an allowed one passes, whichever list
 * has it.
 */
export class WordBook {
  readonly #base: WordFilter;
  #words: readonly OwnWord[] = [];
  #lists: Lists = listsOf([]);

  constructor(base = new WordFilter()) {
    this.#base = base;
  }

  /** Entries of the built-in list. */
  get baseTotal(): number {
    return this.#base.size;
  }

  replace(words: readonly OwnWord[]): void {
    this.#words = words;
    this.#lists = listsOf(words);
  }

  /** The text with each letter of an offensive word replaced by an asterisk; the same text if there is none. */
  mask(text: string): string {
    return maskOf(text, this.#without(text, [...this.#base.find(text), ...this.#lists.mask.find(text)]));
  }

  /** Whether a word without marks may be an offensive one of the same letters. */
  isSuspect(text: string): boolean {
    return this.#without(text, this.#base.suspects(text)).length > 0;
  }

  /** The word, as it is listed, for which a moderator has to see the text first. */
  held(text: string): string | undefined {
    return this.#without(text, this.#lists.hold.find(text))[0]?.entry;
  }

  /** The word, as it is listed, for which the text is refused. */
  blocked(text: string): string | undefined {
    return this.#without(text, this.#lists.block.find(text))[0]?.entry;
  }

  /** What the filter does with a text, and why; with `draft` as if it were listed. */
  explain(text: string, draft?: OwnWord): FilterTrial {
    const own = this.#words.filter((word) => word.text !== draft?.text);
    const book = new WordBook(this.#base);
    book.replace(draft ? [...own, draft] : own);
    return book.#explain(text, draft);
  }

  #explain(text: string, draft: OwnWord | undefined): FilterTrial {
    const base: Found[] = this.#base.find(text).map((match) => ({ match, severity: 'mask', source: 'base' }));
    const own = SEVERITIES.flatMap((severity) =>
      this.#lists[severity]
        .find(text)
        .map((match): Found => ({ match, severity, source: match.entry === draft?.text ? 'draft' : 'own' })),
    );
    const suspects = this.#base.suspects(text).map((match): Found => ({ match, severity: 'hold', source: 'base' }));
    const counted = [...base, ...own.filter(({ severity }) => severity !== 'allow')];
    const left = new Set(
      this.#without(
        text,
        [...counted, ...suspects].map(({ match }) => match),
      ),
    );
    const hits = [...counted, ...own.filter(({ severity }) => severity === 'allow')].filter(
      ({ match, severity }) => severity === 'allow' || left.has(match),
    );
    const doubtful = suspects.filter(
      ({ match }) => left.has(match) && !hits.some((hit) => hit.match.entry === match.entry),
    );
    return {
      text,
      shown: this.mask(text),
      verdict: verdictOf(hits, doubtful),
      hits: [...hits, ...doubtful].map(hitOf),
    };
  }

  /** Matches that no allowed word contains. */
  #without(text: string, matches: readonly WordMatch[]): WordMatch[] {
    if (matches.length === 0) return [];
    const allowed = this.#lists.allow.find(text).map(rangeOf);
    return matches.filter((match) => {
      const { from, to } = rangeOf(match);
      return !allowed.some((range) => range.from <= from && to <= range.to);
    });
  }
}

function verdictOf(hits: readonly Found[], doubtful: readonly Found[]): FilterTrial['verdict'] {
  const worst = (['block', 'hold', 'mask'] as const).find((verdict) =>
    hits.some(({ severity }) => severity === verdict),
  );
  return worst ?? (doubtful.length > 0 ? 'suspect' : 'pass');
}

const rangeOf = ({ clusters }: WordMatch): { from: number; to: number } => ({
  from: clusters[0]?.from ?? 0,
  to: clusters.at(-1)?.to ?? 0,
});

const hitOf = ({ match, severity, source }: Found): FilterHit => ({
  ...rangeOf(match),
  entry: match.entry,
  severity,
  source,
});
