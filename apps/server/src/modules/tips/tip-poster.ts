import {
  hasKickOffTime,
  MatchState,
  matchState,
  RawStatus,
  TipLimit,
  type TipMarket,
  type TipSide,
} from '@khandai/contracts';
import { formatLine, type Odds, offerOf, rowKey } from '@khandai/odds-parser';
import type { Clock } from '../../platform/clock.js';
import type { DomainError } from '../../platform/domain-error.js';
import type { Identity } from '../../platform/http/caller.js';
import { isModerator } from '../../platform/http/access.js';
import type { Pace } from '../../platform/pace.js';
import { fixtureLink } from '../fixtures/fixture-link.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import type { FixtureRow } from '../fixtures/fixture-query.js';
import type { FixtureRepository } from '../fixtures/fixture-repository.js';
import { categoryOf, offered, pickOf } from './markets.js';
import * as faults from './tip-faults.js';
import type { OfferQuery } from './offer-query.js';
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

const IN_PLAY = 3;

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
    const { fixture } = found;
    const state = matchState(fixture.status);
    const isOver = state === MatchState.live || fixture.status === RawStatus.finished;
    if (isOver || (state === MatchState.coming && fixture.kickOff.getTime() <= this.deps.clock.now()))
      throw faults.tipLocked();
    if (fixture.status !== RawStatus.notStarted || !hasKickOffTime(fixture)) throw faults.tipMatchOff();
    return found;
  }

  /** What the company offers, if it is what the tipster saw. */
  async #offer(
    fixtureId: string,
    request: TipRequest,
  ): Promise<{ line: number | null; price: number; companyName: string }> {
    const { offers } = this.deps;
    const { market, side, companyId } = request;
    if (!pickOf(request)) throw faults.tipWrongSide();
    const key = { category: categoryOf[market], matchId: fixtureId, companyId };
    const odds = (await offers.offers([key])).get(rowKey(key));
    const offer = odds && isTaken(odds) ? offered(odds, side) : undefined;
    if (!offer) throw faults.tipNotOffered();
    const company = await offers.companyName(companyId);
    const price = offer.price.toFixed(2);
    if (offer.line !== null && offer.line !== request.line)
      throw faults.tipLineChanged({ company, price, line: signedLine(offer.line, side) });
    if (offer.price !== request.price) throw faults.tipPriceChanged({ company, price });
    return { ...offer, companyName: company };
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

/** Before the match the company takes this bet. */
const isTaken = (odds: Odds): boolean => offerOf(odds) === 'open' && odds.oddsType !== IN_PLAY;

/** As the side has it: who gives goals has a minus. */
function signedLine(line: number, side: TipSide): string {
  if (line === 0 || side === 'over' || side === 'under') return formatLine(line);
  const gives = side === 'home' ? line > 0 : line < 0;
  return `${gives ? '−' : '+'}${formatLine(line)}`;
}
