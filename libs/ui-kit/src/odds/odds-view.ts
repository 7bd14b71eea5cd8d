import type { StateView, TeamView } from '../match/view.js';

export type OddsHalf = 'full' | 'half';
export type OddsMarket = 'handicap' | 'overUnder' | 'oneXTwo';
export type OddsSide = 'home' | 'away' | 'draw';

/** One cell of the board: which match, half, market and row. Over stands in the home row, under in the away row. */
export interface OddsChoice {
  matchId: string;
  half: OddsHalf;
  market: OddsMarket;
  side: OddsSide;
}

export interface PriceView {
  /** As shown; a minus is U+2212. */
  text: string;
  negative?: boolean | undefined;
  /** The opening price, muted beside the current one. */
  opening?: string | undefined;
  move?: 'up' | 'down' | undefined;
  /** Suspended for now (a lock), or closed for good (×). Open when absent. */
  state?: 'locked' | 'closed' | undefined;
}

export interface OddsHalfView {
  handicap?: { line: string; openingLine?: string | undefined; favourite: 'home' | 'away'; home: PriceView; away: PriceView } | undefined;
  overUnder?: { line: string; openingLine?: string | undefined; over: PriceView; under: PriceView } | undefined;
  oneXTwo?: { home: PriceView; away: PriceView; draw: PriceView } | undefined;
}

export interface OddsTeamView extends Pick<TeamView, 'name' | 'crest' | 'score'> {
  /** Short, for narrow rows: "CAHN". */
  code: string;
}

export interface OddsMatchView {
  id: string;
  href?: string | undefined;
  /** Of the link: "Xem tỷ lệ Công An Hà Nội – Thép Xanh Nam Định". */
  label: string;
  time: string;
  state: StateView;
  /** A word beside the state on phones: in-play. */
  badge?: string | undefined;
  home: OddsTeamView;
  away: OddsTeamView;
  full: OddsHalfView;
  half: OddsHalfView;
}

export interface OddsLeagueView {
  id: string;
  name: string;
  round?: string | undefined;
  crest?: TeamView['crest'] | undefined;
  matches: readonly OddsMatchView[];
}

export interface PriceLabels {
  up: string;
  down: string;
  locked: string;
  closed: string;
  /** Before an opening price or line, for screen readers. */
  opening: string;
}

export interface OddsLabels extends PriceLabels {
  caption: string;
  time: string;
  match: string;
  full: string;
  half: string;
  handicap: string;
  overUnder: string;
  oneXTwo: string;
  /** In the row of the lower side of the line. */
  under: string;
  draw: string;
  /** Signs of the three outcomes: 1, X, 2. */
  signs: { home: string; draw: string; away: string };
}

/** The markets each half has a column for, in the order of the board. */
export type OddsColumns = Readonly<Record<OddsHalf, readonly OddsMarket[]>>;

const MARKETS: readonly OddsMarket[] = ['handicap', 'overUnder', 'oneXTwo'];

/** A market that no match of the board has gets no column; a half without any keeps the first, so that its group stands. */
export function columnsOf(leagues: readonly OddsLeagueView[]): OddsColumns {
  const views = leagues.flatMap(({ matches }) => matches);
  const offered = (half: OddsHalf): readonly OddsMarket[] => {
    const found = MARKETS.filter((market) => views.some((view) => view[half][market] !== undefined));
    return found.length > 0 ? found : MARKETS.slice(0, 1);
  };
  return { full: offered('full'), half: offered('half') };
}

/** What one cell shows: the price, and the line or sign before it. */
export interface OddsCellView {
  price: PriceView;
  line?: string | undefined;
  openingLine?: string | undefined;
  /** The line is a word, not figures. */
  word?: boolean | undefined;
}

/** The cell of a market in a row; undefined leaves it blank (no line yet). */
export function cellOf(view: OddsHalfView, market: OddsMarket, side: OddsSide, labels: OddsLabels): OddsCellView | undefined {
  if (market === 'oneXTwo') return view.oneXTwo && { price: view.oneXTwo[side], line: labels.signs[side] };
  if (side === 'draw') return undefined;
  if (market === 'handicap') return handicapCell(view.handicap, side);
  const totals = view.overUnder;
  if (!totals) return undefined;
  return side === 'home'
    ? { price: totals.over, line: totals.line, openingLine: totals.openingLine }
    : { price: totals.under, line: labels.under, word: true };
}

/** The line stands in the favourite's row alone. */
function handicapCell(handicap: OddsHalfView['handicap'], side: 'home' | 'away'): OddsCellView | undefined {
  if (!handicap) return undefined;
  if (handicap.favourite !== side) return { price: handicap[side] };
  return { price: handicap[side], line: handicap.line, openingLine: handicap.openingLine };
}
