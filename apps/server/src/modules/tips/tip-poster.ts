import { TipLimit, type TipMarket, type TipSide } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { DomainError } from '../../platform/domain-error.js';
import type { Identity } from '../../platform/http/caller.js';
import { isModerator } from '../../platform/http/access.js';
import type { Pace } from '../../platform/pace.js';
import { fixtureLink } from '../fixtures/fixture-link.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import type { FixtureRow } from '../fixtures/fixture-query.js';
import type { FixtureRepository } from '../fixtures/fixture-repository.js';
import { pickOf } from '../fixtures/bets/markets.js';
import { offerNow } from '../fixtures/bets/offer-now.js';
import type { OfferQuery } from '../fixtures/bets/offer-query.js';
import { betsOn } from '../fixtures/bets/open-match.js';
import * as faults from './tip-faults.js';
import type { TipPostMaker } from './tip-post-maker.js';
import type { TipRepository } from './tip-repository.js';
import type { TipRow } from './tip-rows.js';

export interface TipRequest {
  readonly fixtureId: string;
  readonly market: TipMarket;
  readonly side: TipSide;
  readonly line: number | null;
  readonly price: number;
  readonly companyId: number;
  readonly title?: string | undefined;
  readonly analysis?: string | undefined;
  readonly uuid: string;
}

/** What holds for all texts of members; the newsfeed has it. */
export interface TipWriters {
  /** The text as readers see it. Throws for who is banned, and for a text that breaks the rule. */
  text(
    author: Identity,
    typed: string,
    rule: {
      readonly max: number;
      readonly mayBeEmpty: boolean;
      readonly tooLong: (max: number) => DomainError;
      readonly empty: () => DomainError;
    },
  ): Promise<{ readonly shown: string }>;
}

export interface TipPosterDeps {
  readonly tips: Pick<TipRepository, 'insert' | 'ofUuid'>;
  readonly offers: Pick<OfferQuery, 'offers' | 'companyName'>;
  readonly fixtures: Pick<FixtureRepository, 'find'>;
  readonly writers: TipWriters;
  readonly maker: Pick<TipPostMaker, 'attempt'>;
  readonly pace: Pace;
  readonly clock: Pick<Clock, 'now'>;
}

/** Takes tips: at the price that the company offers now, and before the match starts. Later nothing of a tip changes. */
export class TipPoster {
  constructor(private readonly deps: TipPosterDeps) {}

  /** Throws the faults of tips, and FixtureNotFound. */
  async post(author: Identity, request: TipRequest): Promise<TipRow> {
    const { tips, pace, maker, clock } = this.deps;
    const sent = await tips.ofUuid(author.userId, request.uuid);
    if (sent) return sent;
    const match = await this.#match(request.fixtureId);
    const offer = await this.#offer(match.fixture.fixtureId, request);
    const texts = await this.#texts(author, request);
    const wait = isModerator(author) ? 0 : pace.take(author.userId);
    if (wait > 0) throw new faults.TipTooFast(wait);
    const now = new Date(clock.now());
    const { fixture, home, away } = match;
    const { market, side, companyId, uuid } = request;
    const made = await tips.insert(
      {
        ...{ authorId: author.userId, uuid, market, side, companyId, ...offer, ...texts },
        ...{ fixtureId: fixture.fixtureId, homeName: home.name, awayName: away.name },
        ...{ postedAt: now, kickOff: fixture.kickOff, lockedAt: fixture.kickOff },
        simulated: fixture.origin === 'demo',
      },
      (tipId) => fixtureLink(home.name, away.name, String(tipId)),
      now,
    );
    if (made === 'locked') throw faults.tipLocked();
    if (made === 'twice') {
      // The same request may have come twice at once.
      const same = await tips.ofUuid(author.userId, request.uuid);
      if (same) return same;
      throw faults.tipTwice();
    }
    await maker.attempt(made);
    return made;
  }

  async #match(fixtureId: string): Promise<FixtureRow> {
    const found = await this.deps.fixtures.find([fixtureId]);
    if (!found) throw new FixtureNotFound();
    const taken = betsOn(found.fixture, this.deps.clock.now());
    if (taken === 'locked') throw faults.tipLocked();
    if (taken === 'off') throw faults.tipMatchOff();
    return found;
  }

  /** What the company offers, if it is what the tipster saw. */
  async #offer(
    fixtureId: string,
    request: TipRequest,
  ): Promise<{ line: number | null; price: number; companyName: string }> {
    if (!pickOf(request)) throw faults.tipWrongSide();
    const offer = await offerNow(this.deps.offers, { ...request, fixtureId });
    if (!offer) throw faults.tipNotOffered();
    const { line, price, companyName, moved, words } = offer;
    if (moved === 'line') throw faults.tipLineChanged(words);
    if (moved === 'price') throw faults.tipPriceChanged({ company: words.company, price: words.price });
    return { line, price, companyName };
  }

  async #texts(author: Identity, { title = '', analysis = '' }: TipRequest) {
    const { writers } = this.deps;
    const rule = { mayBeEmpty: true, empty: () => faults.tipTextTooLong('tipTitleTooLong')(TipLimit.title) };
    const [head, body] = [
      await writers.text(author, title.replace(/\s+/g, ' '), {
        ...rule,
        max: TipLimit.title,
        tooLong: faults.tipTextTooLong('tipTitleTooLong'),
      }),
      await writers.text(author, analysis, {
        ...rule,
        max: TipLimit.analysis,
        tooLong: faults.tipTextTooLong('tipAnalysisTooLong'),
      }),
    ];
    return { title: head.shown, analysis: body.shown };
  }
}
