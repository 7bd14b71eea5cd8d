import { type Fixture, type FixtureOdds, MatchState } from '@khandai/contracts';
import type { Odds, OddsCategory } from '@khandai/odds-parser';
import type { OddsHalf, OddsSide } from '@khandai/match-ui';
import { makeAutoObservable, observableRef } from 'mobx';
import { OddsBook } from '../OddsBook';
import { categoriesOf, oddsHalves } from '../odds-parts';
import type { Log } from '../../../shell/services/log';

/** Identifies a price on the page: company, market and board row. */
export interface MatchChoice {
  readonly companyId: number;
  readonly category: OddsCategory;
  readonly side: OddsSide;
}

export interface MatchOddsDeps {
  readonly live: { latest(fixture: Fixture): Fixture };
  readonly clock: { readonly now: number };
  readonly log: Log;
  /** Only these markets; all if absent. */
  readonly markets?: readonly OddsCategory[];
}

/** The odds of one match at all companies. */
export class MatchOddsStore {
  data: FixtureOdds;
  half: OddsHalf = 'full';
  /** The price whose payout is shown. */
  chosen: MatchChoice | undefined = undefined;
  readonly book: OddsBook;

  constructor(
    data: FixtureOdds,
    private readonly deps: MatchOddsDeps,
  ) {
    this.data = data;
    this.book = new OddsBook(data.rows, deps.log);
    makeAutoObservable<this, 'deps'>(
      this,
      { data: observableRef, chosen: observableRef, book: false, deps: false },
      { autoBind: true },
    );
  }

  /** Replaces the data with a reloaded match. */
  load(data: FixtureOdds): void {
    this.data = data;
    this.book.load(data.rows);
  }

  /** Applies pushed odds of this match and returns what they became. */
  accept(list: readonly Odds[]): Odds[] {
    const own = list.filter(({ matchId }) => matchId === this.data.fixture.fixtureId);
    this.book.accept(own, this.deps.clock.now);
    return own.flatMap(({ category, matchId, companyId }) => this.book.get(category, matchId, companyId) ?? []);
  }

  get fixture(): Fixture {
    return this.deps.live.latest(this.data.fixture);
  }

  get live(): boolean {
    return this.fixture.state === MatchState.live;
  }

  /** Parts of the match for which any company has prices. */
  get halves(): OddsHalf[] {
    return oddsHalves.filter((half) => this.offered(half).length > 0);
  }

  get shownHalf(): OddsHalf {
    return this.halves.includes(this.half) ? this.half : (this.halves[0] ?? 'full');
  }

  /** Markets of a part for which any company has prices. */
  offered(half: OddsHalf): OddsCategory[] {
    const { markets } = this.deps;
    return categoriesOf(half).filter(
      (category) => (markets?.includes(category) ?? true) && this.rows(category).length > 0,
    );
  }

  /** Markets of the part that the page shows. */
  get shownMarkets(): OddsCategory[] {
    return this.offered(this.shownHalf);
  }

  /** One row per company, in the order of `companies`. */
  rows(category: OddsCategory): Odds[] {
    const { fixture, companies } = this.data;
    return companies.flatMap(({ companyId }) => this.book.get(category, fixture.fixtureId, companyId) ?? []);
  }

  companyName(companyId: number): string {
    return this.data.companies.find((company) => company.companyId === companyId)?.name ?? '';
  }

  chooseHalf(half: OddsHalf): void {
    this.half = half;
    this.chosen = undefined;
  }

  /** Choosing the same price again closes its payout. */
  choosePrice(choice: MatchChoice): void {
    const { chosen } = this;
    const same =
      chosen?.companyId === choice.companyId && chosen.category === choice.category && chosen.side === choice.side;
    this.chosen = same ? undefined : choice;
  }
}
