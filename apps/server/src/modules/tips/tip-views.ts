import type { Fixture, Tip, Tipster } from '@khandai/contracts';
import { rowKey } from '@khandai/odds-parser';
import type { Clock } from '../../platform/clock.js';
import type { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { categoryOf, offered } from '../fixtures/bets/markets.js';
import type { OfferQuery } from '../fixtures/bets/offer-query.js';
import type { TipRepository, TipsterRow } from './tip-repository.js';
import { type TipRow, toRecord, toTip } from './tip-rows.js';

export interface TipViewsDeps {
  readonly tips: Pick<TipRepository, 'tipstersByIds' | 'votesOf'>;
  readonly offers: Pick<OfferQuery, 'offers'>;
  readonly cards: Pick<FixtureCards, 'byIds'>;
  /** Comments on posts, by the ids of the posts. */
  readonly commentsOf: (postIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Tips as a reader gets them. */
export class TipViews {
  constructor(private readonly deps: TipViewsDeps) {}

  /** In the order of the rows. */
  async toTips(reader: number | null, rows: readonly TipRow[]): Promise<Tip[]> {
    const { tips, cards, commentsOf, clock } = this.deps;
    const [matches, tipsters, votes, comments, prices] = await Promise.all([
      cards.byIds([...new Set(rows.map(({ fixtureId }) => fixtureId))]),
      tips.tipstersByIds(reader, [...new Set(rows.map(({ authorId }) => authorId))]),
      tips.votesOf(
        reader,
        rows.map(({ tipId }) => tipId),
      ),
      commentsOf(rows.flatMap(({ postId }) => postId ?? [])),
      this.#prices(rows),
    ]);
    return rows.flatMap((row) => {
      const author = tipsters.get(row.authorId);
      // One of the two blocks the other. Or the account was deleted between two statements, and its tips with it.
      if (!author) return [];
      const fixture: Fixture | null = matches.get(row.fixtureId) ?? null;
      const mine = votes.get(row.tipId) ?? null;
      const parts = { fixture, tipster: toTipster(author), mine, priceNow: prices.get(row.tipId) ?? null };
      return [toTip(row, { ...parts, comments: comments.get(row.postId ?? 0) ?? 0 }, clock.now())];
    });
  }

  /** What the companies offer now for the same line. */
  async #prices(rows: readonly TipRow[]): Promise<Map<number, number>> {
    const now = this.deps.clock.now();
    const open = rows.filter(({ lockedAt }) => lockedAt.getTime() > now);
    const offers = await this.deps.offers.offers(open.map(keyOf));
    return new Map(
      open.flatMap((tip) => {
        const odds = offers.get(rowKey(keyOf(tip)));
        const offer = odds && offered(odds, tip.side);
        return offer && offer.line === tip.line ? [[tip.tipId, offer.price]] : [];
      }),
    );
  }
}

const keyOf = ({ market, fixtureId, companyId }: TipRow) => ({
  category: categoryOf[market],
  matchId: fixtureId,
  companyId,
});

export const toTipster = ({ author, record, followers, following, openTips }: TipsterRow): Tipster => ({
  ...author,
  record: toRecord(record),
  ...{ followers, following, openTips },
});
