import { type Tip, TipLimit, type Tipster, type TipsterSort, type TipWeek } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Pace } from '../../platform/pace.js';
import { tipNight } from '../fixtures/bets/tip-night.js';
import { tipLocked, tipNotFound, tipOwn, tipsterNotFound, TipVoteTooFast } from './tip-faults.js';
import type { TipFilter, TipPage, TipRepository } from './tip-repository.js';
import { toTipster, type TipViews } from './tip-views.js';

export interface TipServiceDeps {
  readonly tips: TipRepository;
  readonly views: TipViews;
  readonly votePace: Pace;
  readonly clock: Pick<Clock, 'now'>;
}

export interface TipListQuery extends Omit<TipFilter, 'reader'> {
  readonly when?: 'tonight' | 'focus' | 'settled' | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

interface Listed<T> {
  readonly total: number;
  readonly list: T[];
}

const WEEK_MS = 7 * 24 * 3_600_000;
const WEEK_TIPSTERS = 10;

/** Tips for readers, and their votes. */
export class TipService {
  constructor(private readonly deps: TipServiceDeps) {}

  async list(reader: number | null, { when, pageNum, pageSize, ...filter }: TipListQuery): Promise<Listed<Tip>> {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { total, rows } = await this.#rows(when, { ...filter, reader }, page);
    return { total, list: await this.deps.views.toTips(reader, rows) };
  }

  /** By slug or by id; the reply has the slug. */
  info(reader: number | null, key: string): Promise<Tip> {
    return this.#one(reader, /^\d{1,9}$/.test(key) ? { tipId: Number(key) } : { slug: key });
  }

  /** Ranked tipsters first; `following` alone those whom the reader follows. */
  async tipsters(
    reader: number | null,
    {
      sort,
      following,
      pageNum,
      pageSize,
    }: { sort: TipsterSort; following: boolean; pageNum: number; pageSize: number },
  ): Promise<Listed<Tipster>> {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const wanted = { reader, following, ranked: TipLimit.ranked };
    const { total, rows } = await this.deps.tips.tipsters(sort, wanted, page);
    return { total, list: rows.map(toTipster) };
  }

  async tipster(reader: number | null, userId: number): Promise<Tipster> {
    const found = (await this.deps.tips.tipstersByIds(reader, [userId])).get(userId);
    if (!found) throw tipsterNotFound();
    return toTipster(found);
  }

  /** The best of the last seven days. */
  async week(reader: number | null): Promise<TipWeek> {
    const { tips, views, clock } = this.deps;
    const span = { from: new Date(clock.now() - WEEK_MS), to: new Date(clock.now()) };
    const [best, totals] = await Promise.all([tips.best(span, reader), tips.bestTipsters(span, reader, WEEK_TIPSTERS)]);
    const [shown, tipsters] = await Promise.all([
      views.toTips(reader, best ? [best] : []),
      tips.tipstersByIds(
        reader,
        totals.map(({ userId }) => userId),
      ),
    ]);
    return {
      ...{ from: span.from.toISOString(), to: span.to.toISOString(), tip: shown[0] ?? null },
      tipsters: totals.flatMap(({ userId, units, ...week }) => {
        const row = tipsters.get(userId);
        return row ? [{ tipster: toTipster(row), week: { ...week, units: units / 10_000 } }] : [];
      }),
    };
  }

  /** Throws tipLocked from the kick-off on, and tipOwn. */
  async vote({ userId }: Identity, tipId: number, agree: boolean | null): Promise<Tip> {
    const { tips, votePace, clock } = this.deps;
    const tip = await tips.one({ tipId });
    if (!tip) throw tipNotFound();
    if (tip.authorId === userId) throw tipOwn();
    const wait = votePace.take(userId);
    if (wait > 0) throw new TipVoteTooFast(wait);
    const { state } = await this.#one(userId, { tipId });
    if (state !== 'open' || !(await tips.vote({ tipId, userId, agree }, new Date(clock.now())))) throw tipLocked();
    return this.#one(userId, { tipId });
  }

  async #one(reader: number | null, where: { tipId: number } | { slug: string }): Promise<Tip> {
    const row = await this.deps.tips.one(where);
    const [tip] = await this.deps.views.toTips(reader, row ? [row] : []);
    if (!tip) throw tipNotFound();
    return tip;
  }

  #rows(when: TipListQuery['when'], filter: TipFilter, page: { limit: number; offset: number }): Promise<TipPage> {
    const { tips, clock } = this.deps;
    switch (when) {
      case 'tonight':
        return tips.between(tipNight(clock.now()), filter, page);
      case 'focus':
        return tips.focus(new Date(clock.now()), filter, page);
      case 'settled':
        return tips.settled(filter, page);
      case undefined:
        return tips.list(filter, page);
    }
  }
}
