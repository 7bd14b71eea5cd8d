import { addDays, dayAt, isWithin, tonight } from '@khandai/calendar';
import { type Fixture, type League, MatchState } from '@khandai/contracts';
import { groupByLeague } from '@khandai/live-schedule';
import type { Odds, PriceFormat } from '@khandai/odds-parser';
import type { OddsChoice, OddsColumns, OddsFrameProps, OddsHalf, OddsHeadView, OddsMatchView } from '@khandai/match-ui';
import { compareStructural, computed, type IComputedValue, makeAutoObservable, observableRef } from 'mobx';
import { leagueCrest, type Moment } from '../../domains/match';
import { halfOf, halfView, OddsBook, oddsHalves, offeredColumns } from '../../domains/odds';
import type { Log } from '../../shell/services/log';
import { type BoardChoice, type BoardFilter, leagueHref } from './board-address';
import type { RestLeague, ServedBoard } from './served-board';

/** Ports of the board. */
export interface BoardDeps {
  readonly live: { latest(fixture: Fixture): Fixture };
  readonly clock: { readonly now: number; readonly timezone: string };
  readonly settings: { readonly oddsFormat: PriceFormat };
  readonly log: Log;
  /** Whether the prices of a match are covered: they reveal its score, which the reader hides. */
  readonly covers: (fixture: Fixture) => boolean;
  /** Describes who plays and when, in the user's language. */
  readonly head: (fixture: Fixture, moment: Moment) => OddsHeadView;
}

/** A coming match shows the minutes until kick-off, so an update every 30 seconds is enough. */
const COMING_TICK_MS = 30_000;

/** The odds board of one company. */
export class BoardStore {
  /** The user's choices in the address. */
  choice: BoardChoice = { filter: 'all', leagueId: undefined, companyId: undefined, format: undefined };
  half: OddsHalf = 'full';
  /** The price whose payout is shown. */
  chosen: OddsChoice | undefined = undefined;
  board: ServedBoard;
  readonly book: OddsBook;
  private readonly views = new Map<string, IComputedValue<OddsMatchView>>();

  constructor(
    board: ServedBoard,
    private readonly deps: BoardDeps,
  ) {
    this.board = board;
    this.book = new OddsBook(board.rows, deps.log);
    makeAutoObservable<this, 'deps' | 'views'>(
      this,
      {
        board: observableRef,
        chosen: observableRef,
        choice: observableRef,
        columns: computed({ equals: compareStructural }),
        groups: computed({ equals: compareStructural }),
        book: false,
        deps: false,
        views: false,
        view: false,
        shownMatch: false,
      },
      { autoBind: true },
    );
  }

  /** Replaces the board: another company, or a refresh of the same one. */
  load(board: ServedBoard): void {
    if (board.companyId !== this.board.companyId) this.chosen = undefined;
    this.board = board;
    this.book.load(board.rows);
    this.views.clear();
  }

  /** Applies pushed odds. */
  accept(list: readonly Odds[]): void {
    this.book.accept(list, this.deps.clock.now);
  }

  choose(part: Partial<BoardChoice>): void {
    this.choice = { ...this.choice, ...part };
  }

  chooseHalf(half: OddsHalf): void {
    this.half = half;
    this.chosen = undefined;
  }

  /** Choosing the same price again closes its payout. */
  choosePrice(choice: OddsChoice): void {
    this.chosen = compareStructural(this.chosen, choice) ? undefined : choice;
  }

  get filter(): BoardFilter {
    return this.choice.filter;
  }

  /** The league filter; undefined for all leagues, or if the chosen league is not on the board. */
  get leagueId(): string | undefined {
    const { leagueId } = this.choice;
    return this.leagues.some((league) => league.leagueId === leagueId) ? leagueId : undefined;
  }

  /** The company that the user chose; undefined for the board's default, or if the chosen one is not on the board. */
  get companyId(): number | undefined {
    const { companyId } = this.choice;
    return this.board.companies.some((company) => company.companyId === companyId) ? companyId : undefined;
  }

  /** The price format in use. */
  get format(): PriceFormat {
    return this.choice.format ?? this.deps.settings.oddsFormat;
  }

  /** When a price last changed; undefined if no price has a time. */
  get updatedAt(): number | undefined {
    return this.book.changedAt ?? (this.board.updatedAt === null ? undefined : Date.parse(this.board.updatedAt));
  }

  get leagues(): League[] {
    return [...groupByLeague(this.board.fixtures), ...this.board.rest].map(({ league }) => league);
  }

  get columns(): OddsColumns {
    const ids = this.board.fixtures.map(({ fixtureId }) => fixtureId);
    return offeredColumns(this.book, ids, this.board.companyId);
  }

  /** Parts for which any match on the board has prices. */
  get halves(): OddsHalf[] {
    return oddsHalves.filter((half) => this.columns[half].length > 0);
  }

  /** The shown part. Falls back to the full match if the chosen part has no prices. */
  get shownHalf(): OddsHalf {
    return this.halves.includes(this.half) ? this.half : 'full';
  }

  count(filter: BoardFilter): number {
    const rest = this.restIn(filter).reduce((sum, { matches }) => sum + matches.length, 0);
    return rest + this.ofLeague.filter((fixture) => this.isIn(filter, fixture)).length;
  }

  /** Leagues with matches under the filter. Does not observe prices: each match observes its own. */
  get groups(): OddsFrameProps['leagues'] {
    const shown = this.ofLeague.filter((fixture) => this.isIn(this.filter, fixture));
    const groups = groupByLeague(shown).map(({ league, fixtures }) => ({
      id: league.leagueId,
      name: league.name,
      ...roundOf(fixtures),
      crest: leagueCrest(league),
      matchIds: fixtures.map(({ fixtureId }) => fixtureId),
    }));
    // A crest would be half of the HTML of a league without its matches.
    const rest = this.restIn(this.filter).map(({ league }) => ({
      id: league.leagueId,
      name: league.name,
      href: leagueHref(league.leagueId, this.companyId),
      matchIds: [],
    }));
    return [...groups, ...rest];
  }

  fixture(matchId: string): Fixture | undefined {
    const found = this.byId.get(matchId);
    return found && this.deps.live.latest(found);
  }

  /**
   * The table's view of a match; undefined if the match is not on the board. Read it in a separate observer per match.
   */
  view(matchId: string): OddsMatchView | undefined {
    const known = this.views.get(matchId);
    if (known) return known.get();
    const fixture = this.byId.get(matchId);
    if (!fixture) return undefined;
    const view = this.makeView(fixture);
    this.views.set(matchId, view);
    return view.get();
  }

  /** Computes the head and each part's prices separately: a new price in one part keeps the other parts' objects. */
  private makeView(fixture: Fixture): IComputedValue<OddsMatchView> {
    const { deps, book } = this;
    const latest = computed(() => deps.live.latest(fixture));
    const head = computed(() => deps.head(latest.get(), this.momentOf(latest.get())), { equals: compareStructural });
    const part = (half: OddsHalf) =>
      computed(
        () =>
          deps.covers(latest.get())
            ? {}
            : halfView(latest.get(), half, { book, companyId: this.board.companyId, format: this.format }),
        { equals: compareStructural },
      );
    const [full, half, extra] = [part('full'), part('half'), part('extra')];
    return computed(() => ({
      id: fixture.fixtureId,
      ...head.get(),
      full: full.get(),
      half: half.get(),
      extra: extra.get(),
    }));
  }

  /** The match of a row that the board shows: of its company, its part and its filters, and not covered. A wide board has both halves side by side. */
  shownMatch({ matchId, companyId, category }: Odds, { isWide }: { readonly isWide: boolean }): Fixture | undefined {
    const [half, shown] = [halfOf(category), this.shownHalf];
    const isBeside = isWide && half !== 'extra' && shown !== 'extra';
    if ((half !== shown && !isBeside) || companyId !== this.board.companyId) return undefined;
    const fixture = this.byId.get(matchId);
    if (!fixture || this.deps.covers(this.deps.live.latest(fixture))) return undefined;
    return this.ofLeague.includes(fixture) && this.isIn(this.filter, fixture) ? fixture : undefined;
  }

  /** A live match updates each second; for a coming match every 30 seconds is enough. */
  private momentOf({ state }: Fixture): Moment {
    const { now, timezone } = this.deps.clock;
    return state === MatchState.live ? { now, timezone } : { now: this.slowNow, timezone };
  }

  private get slowNow(): number {
    const { now } = this.deps.clock;
    return now - (now % COMING_TICK_MS);
  }

  private get byId(): ReadonlyMap<string, Fixture> {
    return new Map(this.board.fixtures.map((fixture) => [fixture.fixtureId, fixture]));
  }

  private get ofLeague(): Fixture[] {
    return this.board.fixtures.filter(({ league }) => this.leagueId === undefined || league.leagueId === this.leagueId);
  }

  /** Leagues whose matches are not loaded yet, with the matches that pass the filters. */
  private restIn(filter: BoardFilter): RestLeague[] {
    return this.board.rest
      .filter(({ league }) => this.leagueId === undefined || league.leagueId === this.leagueId)
      .map(({ league, matches }) => ({ league, matches: matches.filter((match) => this.isInState(filter, match)) }))
      .filter(({ matches }) => matches.length > 0);
  }

  private isIn(filter: BoardFilter, fixture: Fixture): boolean {
    return this.isInState(
      filter,
      filter === 'inPlay' || filter === 'coming' ? this.deps.live.latest(fixture) : fixture,
    );
  }

  private isInState(filter: BoardFilter, fixture: Pick<Fixture, 'state' | 'kickOff'>): boolean {
    switch (filter) {
      case 'all':
        return true;
      case 'inPlay':
        return fixture.state === MatchState.live;
      case 'coming':
        return fixture.state === MatchState.coming;
      case 'today':
        return this.daysAhead(fixture) === 0;
      case 'tonight':
        return isWithin(fixture.kickOff, tonight(this.slowNow));
      case 'tomorrow':
        return this.daysAhead(fixture) === 1;
    }
  }

  /** 0 for today and 1 for tomorrow in the viewer's timezone; undefined for any other day. */
  private daysAhead({ kickOff }: Pick<Fixture, 'kickOff'>): 0 | 1 | undefined {
    const { timezone } = this.deps.clock;
    const today = dayAt(this.slowNow, timezone);
    const day = dayAt(Date.parse(kickOff), timezone);
    if (day === today) return 0;
    return day === addDays(today, 1) ? 1 : undefined;
  }
}

function roundOf(fixtures: readonly Fixture[]): { round?: string } {
  const round = fixtures[0]?.round;
  return round && fixtures.every((fixture) => fixture.round === round) ? { round } : {};
}
