import { DAY_MS } from '@khandai/calendar';
import type { HashtagTotal } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { searchKey } from '../../platform/plain-text.js';
import { TtlCache } from '../../platform/ttl-cache.js';
import type { HashtagRepository } from './hashtag-repository.js';

export interface HashtagServiceDeps {
  readonly hashtags: Pick<HashtagRepository, 'popular'>;
  readonly clock: Pick<Clock, 'now'>;
}

const TTL_MS = 60_000;
const MAX_TRENDING = 10;
const MAX_OFFERED = 8;
/** Hashtags of the last weeks that a beginning can find. */
const MAX_KNOWN = 1_000;

/** Which hashtags members use. One statement a minute reads them, however many ask. */
export class HashtagService {
  readonly #lists: TtlCache<HashtagTotal[]>;

  constructor(private readonly deps: HashtagServiceDeps) {
    this.#lists = new TtlCache({ clock: deps.clock, ttlMs: TTL_MS });
  }

  /** Those of the last 24 hours; with a beginning, those of the last 30 days that start so, with or without marks. */
  async list(word = ''): Promise<{ total: number; list: HashtagTotal[] }> {
    const begin = searchKey(word.replace(/^#/, ''));
    const list = begin === '' ? await this.#since(1, MAX_TRENDING) : await this.#starting(begin);
    return { total: list.length, list };
  }

  async #starting(begin: string): Promise<HashtagTotal[]> {
    const known = await this.#since(30, MAX_KNOWN);
    return known.filter(({ hashtag }) => searchKey(hashtag).startsWith(begin)).slice(0, MAX_OFFERED);
  }

  #since(days: number, limit: number): Promise<HashtagTotal[]> {
    const { hashtags, clock } = this.deps;
    return this.#lists.get(String(days), () => hashtags.popular(new Date(clock.now() - days * DAY_MS), limit));
  }
}
