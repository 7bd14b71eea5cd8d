import {
  Code,
  type SearchAnswer,
  type SearchGroup,
  SearchKind,
  SearchLimit,
  type SearchWhen,
} from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import { codePoints } from '../../platform/plain-text.js';
import { TtlCache } from '../../platform/ttl-cache.js';
import type { SearchHits } from './search-hits.js';
import type { FoundOfKind, SearchRepository } from './search-repository.js';
import { DATED, spanOf } from './search-span.js';
import { lettersOf, type SearchText, searchText } from './search-text.js';
import { corrected, Vocabulary } from './spelling.js';
import type { WordSample } from './word-sample.js';

export interface SearchRequest {
  readonly q: string;
  readonly kind?: SearchKind | undefined;
  readonly when?: SearchWhen | undefined;
  readonly pageSize: number;
  readonly cursor?: string | undefined;
  /** Who searches; null for guests. */
  readonly reader: number | null;
}

export interface SearchServiceDeps {
  readonly documents: Pick<SearchRepository, 'find' | 'vocabulary' | 'sample'>;
  readonly hits: Pick<SearchHits, 'of'>;
  readonly clock: Pick<Clock, 'now'>;
}

const KINDS: readonly SearchKind[] = SearchKind.enum;
const WORDS_TTL_MS = 10 * 60_000;
/** Words that are left out in turn: each one costs a search. */
const MAX_LEFT_OUT = 3;
/** Words that many write with the name of a club though it lacks them. */
const OF_CLUBS: ReadonlySet<string> = new Set(['fc', 'cf', 'sc', 'afc', 'clb', 'doi']);

interface Result {
  /** What was searched for. */
  readonly text: SearchText;
  readonly found: ReadonlyMap<SearchKind, FoundOfKind>;
  readonly corrected: string | null;
}

/** Finds names, titles and posts, with or without marks, and with mistakes of typing. */
export class SearchService {
  readonly #vocabulary: TtlCache<Vocabulary>;
  readonly #sample: TtlCache<WordSample>;

  constructor(private readonly deps: SearchServiceDeps) {
    this.#vocabulary = new TtlCache({ clock: deps.clock, ttlMs: WORDS_TTL_MS });
    this.#sample = new TtlCache({ clock: deps.clock, ttlMs: WORDS_TTL_MS });
  }

  async search({ q, kind, when, pageSize, cursor, reader }: SearchRequest): Promise<SearchAnswer> {
    if (codePoints(q) > SearchLimit.queryLength)
      throw new DomainError(Code.searchTooLong, 400, 'searchTooLong', { max: SearchLimit.queryLength });
    const text = searchText(q);
    if (lettersOf(text) < SearchLimit.minLetters) return { q: text.q, corrected: null, groups: [] };
    const result = await this.#result(text, kindsOf(kind, when), when, reader);
    const skipped = kind === undefined ? 0 : Number(cursor ?? 0);
    const groups = await this.#groups(result, skipped, pageSize);
    return { q: text.q, corrected: result.corrected, groups };
  }

  /** As typed; else without the words that clubs have beside their names; else with mistakes mended; else without one word. */
  async #result(
    text: SearchText,
    kinds: readonly SearchKind[],
    when: SearchWhen | undefined,
    reader: number | null,
  ): Promise<Result> {
    const now = new Date(this.deps.clock.now());
    const span = when && spanOf(when, now.getTime());
    const sample = await this.#sample.get('all', () => this.deps.documents.sample(now));
    const find = async (tried: SearchText) => {
      const found = await this.deps.documents.find({ ...tried, kinds, reader, now, sample, span });
      return [...found.values()].some(({ list }) => list.length > 0) ? found : undefined;
    };
    const found = await find(text);
    // Words that have no hits today may have others: they are not mistaken.
    if (found ?? span) return { text, found: found ?? new Map(), corrected: null };
    for (const tried of await this.#others(text)) {
      const other = await find(tried);
      if (other) return { text: tried, found: other, corrected: tried.q };
    }
    return { text, found: new Map(), corrected: null };
  }

  async #others(text: SearchText): Promise<SearchText[]> {
    const names = text.words.filter((word) => !OF_CLUBS.has(word));
    const shorter = names.length > 0 && names.length < text.words.length ? [withWords(text, names)] : [];
    const known = await this.#known();
    const mended = corrected(text.words, known).map((words) => searchText(words.join(' ')));
    return [...shorter, ...mended, ...this.#without(mended[0] ?? text, known)];
  }

  /** Without one word each: first without those that no name nor title has, then from the end. */
  #without(text: SearchText, vocabulary: Vocabulary): SearchText[] {
    if (text.words.length < 3) return [];
    const left = [...text.words].reverse();
    const [unknown, known] = [true, false].map((is) => left.filter((word) => vocabulary.hasBeginning(word) !== is));
    const tried = [...(unknown ?? []), ...(known ?? [])].slice(0, MAX_LEFT_OUT);
    return tried.map((word) => withWords(text, butWord(text.words, word)));
  }

  #known(): Promise<Vocabulary> {
    return this.#vocabulary.get('all', async () => new Vocabulary(await this.deps.documents.vocabulary()));
  }

  async #groups({ text, found }: Result, skipped: number, pageSize: number): Promise<SearchGroup[]> {
    // Where the words only are somewhere in a text, as “nam” and “định” are in many, they are likely not meant: such kinds are last.
    const pages = [...found]
      .filter(([, { list }]) => list.length > 0)
      .sort(([, a], [, b]) => Number(b.together) - Number(a.together));
    const wanted = pages.flatMap(([, { list }]) => list.slice(skipped, skipped + pageSize));
    const hits = await this.deps.hits.of(wanted, text.words);
    return pages.map(([kind, { list, more }]) => ({
      kind,
      total: list.length,
      more,
      list: hits.filter((hit) => hit.kind === kind),
      cursor: skipped + pageSize < list.length ? String(skipped + pageSize) : null,
    }));
  }
}

const butWord = (words: readonly string[], left: string): string[] => words.filter((word) => word !== left);

/** Only these of its words. */
function withWords({ words, exact }: SearchText, kept: readonly string[]): SearchText {
  return searchText(exact.filter((_, index) => kept.includes(words[index] ?? '')).join(' '));
}

/** With a time, kinds without one are left out. */
const kindsOf = (kind: SearchKind | undefined, when: SearchWhen | undefined): readonly SearchKind[] =>
  (when ? DATED : KINDS).filter((one) => kind === undefined || one === kind);
