import type { pickMarkets, TipSide } from '@khandai/contracts';
import { rowKey } from '@khandai/odds-parser';
import { DomainError } from '../../platform/domain-error.js';
import { categoryOf, offered } from '../fixtures/bets/markets.js';
import type { OfferQuery } from '../fixtures/bets/offer-query.js';
import { PickService, type PickServiceDeps } from './pick-service.js';

export interface SimulatedPick {
  readonly userId: number;
  readonly uuid: string;
  readonly fixtureId: string;
  readonly market: (typeof pickMarkets)[number];
  readonly side: TipSide;
  readonly companyId: number;
  readonly stake: number;
}

export type SimulatedPicksDeps = Omit<PickServiceDeps, 'points' | 'postIn' | 'offers'> & {
  readonly offers: Pick<OfferQuery, 'offers' | 'readAt'>;
};

/** Picks of simulated fans: made as those of members, with all their rules, except that no points move. */
export class SimulatedPicks {
  readonly #service: PickService;

  constructor(private readonly deps: SimulatedPicksDeps) {
    this.#service = new PickService({
      ...deps,
      points: { balances: async () => ({ points: 0 }) },
      postIn: async () => [],
    });
  }

  /** At the price that the company offers now. A refused pick is dropped. */
  async place({ userId, ...pick }: SimulatedPick): Promise<void> {
    const key = { category: categoryOf[pick.market], matchId: pick.fixtureId, companyId: pick.companyId };
    const odds = (await this.deps.offers.offers([key])).get(rowKey(key));
    const offer = odds && offered(odds, pick.side);
    if (!offer) return;
    try {
      await this.#service.place(userId, { ...pick, ...offer });
    } catch (error) {
      // A moved price, a locked match or a limit: fans are refused as members are.
      if (!(error instanceof DomainError)) throw error;
    }
  }

  forget(before: Date): Promise<void> {
    return this.deps.picks.forgetSimulated(before);
  }
}
