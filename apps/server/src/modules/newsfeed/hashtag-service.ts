import { DAY_MS } from '@khandai/calendar';
import type { HashtagTotal } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { hashtagKey } from '../../platform/hashtags.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import { searchKey } from '../../platform/plain-text.js';
import { TtlCache } from '../../platform/ttl-cache.js';
import type { HashtagRepository } from './hashtag-repository.js';

export interface HashtagServiceDeps {
  readonly hashtags: Pick<HashtagRepository, 'popular' | 'count' | 'counted'>;
  readonly clock: Pick<Clock, 'now'>;
}

const TTL_MS = 60_000;
const MAX_TRENDING = 10;
const MAX_OFFERED = 8;
/** Hashtags of a day, and of the last weeks, that a beginning can find. */
const MAX_KNOWN = 1_000;
const KNOWN_DAYS = 30;

/**
 * Which hashtags members use. One statement a minute reads those of a day, however many ask. Those of 30 days cost more, so a job
 * counts them.
 */
export class HashtagService {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'count-hashtags',
    cron: '*/10 * * * *',
    atStart: true,
    run: () => this.deps.hashtags.count(this.#before(KNOWN_DAYS), MAX_KNOWN),
  };
  readonly #lists: TtlCache<HashtagTotal[]>;

  constructor(private readonly deps: HashtagServiceDeps) {
    this.#lists = new TtlCache({ clock: deps.clock, ttlMs: TTL_MS });
  }

  /** Those of the last 24 hours; with a beginning, those of the last 30 days that start so, with or without marks. */
  async list(word = ''): Promise<{ total: number; list: HashtagTotal[] }> {
    const begin = searchKey(word.replace(/^#/, ''));
    const list = begin === '' ? (await this.#ofDay()).slice(0, MAX_TRENDING) : await this.#starting(begin);
    return { total: list.length, list };
  }

  async #starting(begin: string): Promise<HashtagTotal[]> {
    const { hashtags } = this.deps;
    const [counted, ofDay] = await Promise.all([this.#lists.get('counted', () => hashtags.counted()), this.#ofDay()]);
    const known = new Set(counted.map(({ hashtag }) => hashtagKey(hashtag)));
    // A new one is not counted yet.
    const all = [...counted, ...ofDay.filter(({ hashtag }) => !known.has(hashtagKey(hashtag)))];
    return all.filter(({ hashtag }) => searchKey(hashtag).startsWith(begin)).slice(0, MAX_OFFERED);
  }

  #ofDay(): Promise<HashtagTotal[]> {
    return this.#lists.get('day', () => this.deps.hashtags.popular(this.#before(1), MAX_KNOWN));
  }

  #before(days: number): Date {
    return new Date(this.deps.clock.now() - days * DAY_MS);
  }
}
