import { type Fixture, type League, MatchState, type OddsBoard } from '@khandai/contracts';
import { addDays, groupByLeague, isWithin, localTimeIn, tonight } from '@khandai/live-schedule';
import type { PriceFormat } from '@khandai/odds-parser';
import type { OddsHalf, OddsLeagueView, OddsMatchView } from '@khandai/ui-kit';
import { compareStructural, computed, type IComputedValue, makeAutoObservable, observableRef } from 'mobx';
import { leagueCrest } from '../../shell/match/fixture-view';
import { OddsBook } from '../../shell/odds/OddsBook';
import type { Log } from '../../shell/services/log';

export const boardFilters = ['all', 'inPlay', 'tonight', 'tomorrow'] as const;
export type BoardFilter = (typeof boardFilters)[number];

/** What the board asks of the shell. */
export interface BoardDeps {
  readonly live: { latest(fixture: Fixture): Fixture };
  readonly clock: { readonly now: number; readonly timezone: string };
  readonly settings: { readonly oddsFormat: PriceFormat };
  readonly log: Log;
  /** Draws one match; words come from outside. */
  readonly draw: (fixture: Fixture, reading: { book: OddsBook; companyId: number; format: PriceFormat }) => OddsMatchView;
}

/** The odds board of one company. */
export class BoardStore {
  filter: BoardFilter = 'all';
  leagueId: string | undefined = undefined;
  half: OddsHalf = 'full';
  board: OddsBoard;
  readonly book: OddsBook;
  private readonly views = new Map<string, IComputedValue<OddsMatchView>>();

  constructor(
    board: OddsBoard,
    private readonly deps: BoardDeps,
  ) {
    this.board = board;
    this.book = new OddsBook(board.rows, deps.log);
    makeAutoObservable<this, 'deps' | 'views'>(this, { board: observableRef, book: false, deps: false, views: false }, { autoBind: true });
  }

  /** Takes a board loaded anew: another company, or the same after a while. */
  load(board: OddsBoard): void {
    this.board = board;
    this.book.load(board.rows);
    this.views.clear();
  }

  choose(filter: BoardFilter): void {
    this.filter = filter;
  }

  chooseLeague(leagueId: string | undefined): void {
    this.leagueId = leagueId;
  }

  chooseHalf(half: OddsHalf): void {
    this.half = half;
  }

  /** When a price last moved; undefined while none has a time. */
  get updatedAt(): number | undefined {
    return this.book.changedAt ?? (this.board.updatedAt === null ? undefined : Date.parse(this.board.updatedAt));
  }

  get leagues(): League[] {
    return groupByLeague(this.board.fixtures).map(({ league }) => league);
  }

  count(filter: BoardFilter): number {
    return this.ofLeague.filter((fixture) => this.isIn(filter, fixture)).length;
  }

  /** Leagues with matches under the filter. A match is drawn anew only when something of it moved. */
  get groups(): OddsLeagueView[] {
    const shown = this.ofLeague.filter((fixture) => this.isIn(this.filter, fixture));
    return groupByLeague(shown).map(({ league, fixtures }) => ({
      id: league.leagueId,
      name: league.name,
      ...roundOf(fixtures),
      crest: leagueCrest(league),
      matches: fixtures.map((fixture) => this.viewOf(fixture)),
    }));
  }

  private get ofLeague(): Fixture[] {
    return this.board.fixtures.filter(({ league }) => this.leagueId === undefined || league.leagueId === this.leagueId);
  }

  private isIn(filter: BoardFilter, fixture: Fixture): boolean {
    const { now, timezone } = this.deps.clock;
    switch (filter) {
      case 'all':
        return true;
      case 'inPlay':
        return this.deps.live.latest(fixture).state === MatchState.live;
      case 'tonight':
        return isWithin(fixture.kickOff, tonight(now));
      case 'tomorrow': {
        const read = localTimeIn(timezone);
        return read(Date.parse(fixture.kickOff)).day === addDays(read(now).day, 1);
      }
    }
  }

  private viewOf(fixture: Fixture): OddsMatchView {
    const known = this.views.get(fixture.fixtureId);
    if (known) return known.get();
    const { deps, book } = this;
    const view = computed(
      () => deps.draw(deps.live.latest(fixture), { book, companyId: this.board.companyId, format: deps.settings.oddsFormat }),
      { equals: compareStructural },
    );
    this.views.set(fixture.fixtureId, view);
    return view.get();
  }
}

function roundOf(fixtures: readonly Fixture[]): { round?: string } {
  const round = fixtures[0]?.round;
  return round && fixtures.every((fixture) => fixture.round === round) ? { round } : {};
}
