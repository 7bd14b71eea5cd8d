import { addDays, addMonths, monthOf, startOfDay, VIETNAM } from '@khandai/calendar';
import { levelOf, RANKING_LENGTH, type Ranking, type RankingBoard, type TopPeriod } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import { periodsAt } from '../../platform/top-periods.js';
import type { RankingQuery } from './ranking-query.js';

export interface RankingDeps {
  readonly rankings: Pick<RankingQuery, 'first' | 'placeOf'>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface RankingRequest {
  readonly board: RankingBoard;
  readonly period: TopPeriod;
}

const NO_PLACE = { rank: null, score: 0 };

/** The boards of the whole site: who did most today, this week and this month. */
export class RankingService {
  constructor(private readonly deps: RankingDeps) {}

  async list({ board, period }: RankingRequest, reader: Identity | null): Promise<Ranking> {
    const { rankings, clock } = this.deps;
    const since = periodsAt(clock.now())[period];
    const of = { board, period, since };
    const [rows, own] = await Promise.all([
      rankings.first(of, RANKING_LENGTH),
      reader && !reader.guest ? rankings.placeOf(of, reader.userId) : undefined,
    ]);
    return {
      ...of,
      endsAt: new Date(startOfDay(dayAfter(period, since), VIETNAM)).toISOString(),
      list: rows.map(({ exp, ...row }, at) => ({ ...row, level: levelOf(exp), rank: at + 1 })),
      mine: reader && !reader.guest ? (own ?? NO_PLACE) : null,
    };
  }
}

/** The first day after a period. */
function dayAfter(period: TopPeriod, since: string): string {
  if (period === 'month') return `${addMonths(monthOf(since), 1)}-01`;
  return addDays(since, period === 'week' ? 7 : 1);
}
