import { dayAt, VIETNAM } from '@khandai/calendar';
import type { PickBoard, pickMarkets, PickSums, PointPick, StakeLimits, TipSide } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { pickOf } from '../fixtures/bets/markets.js';
import { offerNow, type OfferNow } from '../fixtures/bets/offer-now.js';
import { OfferQuery } from '../fixtures/bets/offer-query.js';
import { betsOn } from '../fixtures/bets/open-match.js';
import type { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import type { FixtureRow } from '../fixtures/fixture-query.js';
import type { FixtureRepository } from '../fixtures/fixture-repository.js';
import * as faults from './pick-faults.js';
import { type PostIn, stakeOf } from './pick-points.js';
import type { PickFilter, PickRepository, PickRow } from './pick-repository.js';
import { toPointPick } from './pick-rows.js';

export interface PickRequest {
  readonly fixtureId: string;
  readonly market: (typeof pickMarkets)[number];
  readonly side: TipSide;
  readonly line: number | null;
  readonly price: number;
  readonly companyId: number;
  readonly stake: number;
  readonly uuid: string;
}

export interface PickServiceDeps {
  readonly picks: PickRepository;
  readonly fixtures: Pick<FixtureRepository, 'find'>;
  readonly cards: Pick<FixtureCards, 'byIds'>;
  readonly points: { balances(userId: number): Promise<{ points: number }> };
  readonly postIn: PostIn;
  readonly offers: Pick<OfferQuery, 'readAt'>;
  readonly limits: StakeLimits;
  /** Prices that the site read longer ago are not taken. */
  readonly priceAgeMs: number;
  readonly clock: Pick<Clock, 'now'>;
}

/** Picks in play points: at the price that is offered now, before the match starts. Later nothing of a pick changes. */
export class PickService {
  constructor(private readonly deps: PickServiceDeps) {}

  /** Throws FixtureNotFound. @param userId Null for a caller who is no member. */
  async board(userId: number | null, fixtureId: string): Promise<PickBoard> {
    const { fixture } = await this.#match(fixtureId);
    const { limits, clock } = this.deps;
    return {
      fixtureId: fixture.fixtureId,
      open: betsOn(fixture, clock.now()) === 'open',
      pricesOld: await this.#arePricesOld(this.deps.offers),
      limits,
      mine: userId === null ? null : await this.#mine(userId, fixture.fixtureId),
    };
  }

  /** Throws the faults of picks, FixtureNotFound, and NotEnoughPoints. A repeated request gets the first pick. */
  async place(userId: number, request: PickRequest): Promise<{ pick: PointPick; board: PickBoard }> {
    const { picks, limits } = this.deps;
    if (!pickOf(request)) throw faults.pickWrongSide();
    const match = await this.#match(request.fixtureId);
    const row = await picks.oneByOne(userId, async (tx) => {
      const sent = await picks.ofUuid(tx, userId, request.uuid);
      if (sent) return sameAs(sent, request, match);
      if (request.stake < limits.min || request.stake > limits.max) throw faults.pickStake(limits);
      return this.#pay(tx, userId, { request, match });
    });
    const [pick] = await this.#toPicks([row]);
    if (!pick) throw new Error('a pick was not shown');
    return { pick, board: await this.board(userId, row.fixtureId) };
  }

  /** Newest first. */
  async list(userId: number, filter: PickFilter): Promise<{ total: number; list: PointPick[] }> {
    const { total, rows } = await this.deps.picks.page(userId, filter);
    return { total, list: await this.#toPicks(rows) };
  }

  sums(userId: number): Promise<PickSums> {
    return this.deps.picks.sums(userId);
  }

  /**
   * Checks match, price and limits while the member is locked, and takes the stake with the pick. The match is not locked, so
   * that picks never hold up the feed: match and price are checked once more at the end, when nothing is left to wait for.
   */
  async #pay(tx: Db, userId: number, { request, match }: { request: PickRequest; match: FixtureRow }) {
    const { picks, postIn, clock } = this.deps;
    const { fixture, home, away } = match;
    const { fixtureId } = fixture;
    const now = await this.#open(tx, fixtureId);
    const offer = await this.#offer(tx, { ...request, fixtureId });
    const day = dayAt(clock.now(), VIETNAM);
    await this.#checkLimits(tx, userId, { fixtureId, day, stake: request.stake });
    const { market, side, stake, companyId, uuid } = request;
    const { line, price, companyName } = offer;
    const row = await picks.insert(tx, {
      ...{ userId, uuid, fixtureId, homeName: home.name, awayName: away.name, market, side, line, price },
      ...{ companyId, companyName, stake, day, placedAt: now.at, kickOff: now.kickOff, lockedAt: now.kickOff },
      simulated: fixture.origin === 'demo',
    });
    await postIn(tx, [stakeOf(row)], now.at);
    await this.#open(tx, fixtureId);
    await this.#offer(tx, { ...request, fixtureId });
    return row;
  }

  /** What the company offers, as the member saw it. Throws when it does no longer. */
  async #offer(tx: Db, request: PickRequest): Promise<OfferNow> {
    const offers = new OfferQuery({ db: tx });
    const offer = await offerNow(offers, request);
    if (!offer) throw faults.pickNotOffered();
    if (await this.#arePricesOld(offers)) throw faults.pickPricesOld();
    if (offer.moved) throw faults.pickMoved(offer);
    return offer;
  }

  async #arePricesOld(offers: Pick<OfferQuery, 'readAt'>): Promise<boolean> {
    const { clock, priceAgeMs } = this.deps;
    const readAt = await offers.readAt();
    return readAt === undefined || clock.now() - readAt.getTime() > priceAgeMs;
  }

  /** The instant of a pick, and the kick-off. Throws when the match takes no picks now. */
  async #open(tx: Db, fixtureId: string): Promise<{ at: Date; kickOff: Date }> {
    const match = await this.deps.picks.match(tx, fixtureId);
    if (!match) throw new FixtureNotFound();
    const now = this.deps.clock.now();
    const taken = betsOn(match, now);
    if (taken === 'locked') throw faults.pickLocked();
    if (taken === 'off') throw faults.pickMatchOff();
    return { at: new Date(now), kickOff: match.kickOff };
  }

  async #checkLimits(tx: Db, userId: number, { stake, ...of }: { fixtureId: string; day: string; stake: number }) {
    const { picks, limits } = this.deps;
    const { onMatch, today } = await picks.stakes(userId, of, tx);
    const [forMatch, forDay] = [limits.perMatch - onMatch, limits.perDay - today];
    if (stake > forMatch) throw faults.pickMatchLimit(limits.perMatch, Math.max(0, forMatch));
    if (stake > forDay) throw faults.pickDayLimit(limits.perDay, Math.max(0, forDay));
  }

  async #match(fixtureId: string): Promise<FixtureRow> {
    const found = await this.deps.fixtures.find([fixtureId]);
    if (!found) throw new FixtureNotFound();
    return found;
  }

  async #mine(userId: number, fixtureId: string): Promise<NonNullable<PickBoard['mine']>> {
    const { picks, points, clock } = this.deps;
    const day = dayAt(clock.now(), VIETNAM);
    const [balances, stakes, rows] = await Promise.all([
      points.balances(userId),
      picks.stakes(userId, { fixtureId, day }),
      picks.ofMatch(userId, fixtureId),
    ]);
    return { points: balances.points, ...stakes, picks: await this.#toPicks(rows) };
  }

  async #toPicks(rows: readonly PickRow[]): Promise<PointPick[]> {
    const matches = await this.deps.cards.byIds([...new Set(rows.map(({ fixtureId }) => fixtureId))]);
    return rows.map((row) => toPointPick(row, matches.get(row.fixtureId) ?? null, this.deps.clock.now()));
  }
}

/** The pick of a request that came before. Its match may have another id by now. */
function sameAs(sent: PickRow, request: PickRequest, match: FixtureRow): PickRow {
  const keys = ['market', 'side', 'line', 'price', 'companyId', 'stake'] as const;
  if (keys.some((key) => sent[key] !== request[key]) || !isOf(sent, match)) throw faults.pickUuidUsed();
  return sent;
}

const isOf = ({ fixtureId, homeName, awayName }: PickRow, { fixture, home, away }: FixtureRow): boolean =>
  fixtureId === fixture.fixtureId || (homeName === home.name && awayName === away.name);
