import type { StateView, TeamView } from '../match/view.js';

/** What the prices apply to: the whole match, its first half, or corners and double chance. */
export type OddsHalf = 'full' | 'half' | 'extra';
export type OddsMarket = 'handicap' | 'overUnder' | 'oneXTwo' | 'doubleChance';
export type OddsSide = 'home' | 'away' | 'draw';

/**
 * One cell of the board: match, half, market and row. Over is in the home row, under in the away row; of double chance,
 * 1X is in the home row, X2 in the away row and 12 in the draw row.
 */
export interface OddsChoice {
  matchId: string;
  half: OddsHalf;
  market: OddsMarket;
  side: OddsSide;
}

export interface PriceView {
  /** Text as displayed; a minus is U+2212. */
  text: string;
  negative?: boolean | undefined;
  /** The opening price, muted beside the current one. */
  opening?: string | undefined;
  move?: 'up' | 'down' | undefined;
  /** Suspended for now (a lock), or closed permanently (×). Undefined means open. */
  state?: 'locked' | 'closed' | undefined;
}

export interface OddsHalfView {
  handicap?:
    | { line: string; openingLine?: string | undefined; favourite: 'home' | 'away'; home: PriceView; away: PriceView }
    | undefined;
  overUnder?: { line: string; openingLine?: string | undefined; over: PriceView; under: PriceView } | undefined;
  oneXTwo?: { home: PriceView; away: PriceView; draw: PriceView } | undefined;
  doubleChance?: { homeDraw: PriceView; homeAway: PriceView; drawAway: PriceView } | undefined;
}

export interface OddsTeamView extends Pick<TeamView, 'name' | 'crest' | 'score'> {
  /** Short name for narrow rows: "CAHN". */
  code: string;
}

/** Teams, time and links: all data of a match's rows except prices. */
export interface OddsHeadView {
  href?: string | undefined;
  /** Label of the link: "Xem tỷ lệ Công An Hà Nội – Thép Xanh Nam Định". */
  label: string;
  time: string;
  state: StateView;
  /** A word beside the state on phones: in-play. */
  badge?: string | undefined;
  /** The room that shows the match. */
  room?: { href: string; label: string } | undefined;
  home: OddsTeamView;
  away: OddsTeamView;
}

export interface OddsMatchView extends OddsHeadView {
  id: string;
  full: OddsHalfView;
  half: OddsHalfView;
  /** Here `handicap` and `overUnder` are markets on corners. */
  extra?: OddsHalfView | undefined;
}

export interface OddsGroupView {
  id: string;
  name: string;
  round?: string | undefined;
  crest?: TeamView['crest'] | undefined;
}

export interface OddsLeagueView extends OddsGroupView {
  matches: readonly OddsMatchView[];
}

export interface PriceLabels {
  up: string;
  down: string;
  locked: string;
  closed: string;
  /** Announced before an opening price or line, for screen readers only. */
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
  /** Shown in the row of the under price. */
  under: string;
  draw: string;
  /** Symbols of the three outcomes: 1, X, 2. */
  signs: { home: string; draw: string; away: string };
  /** Labels of the third part, on boards that have one; its signs are those of double chance by row: 1X, 12, X2. */
  extra?:
    | { title: string; handicap: string; overUnder: string; doubleChance: string; signs: OddsLabels['signs'] }
    | undefined;
}

/** The markets with a column, per half, in display order. */
export type OddsColumns = Readonly<Record<OddsHalf, readonly OddsMarket[]>>;

const MARKETS: Readonly<Record<OddsHalf, readonly OddsMarket[]>> = {
  full: ['handicap', 'overUnder', 'oneXTwo'],
  half: ['handicap', 'overUnder', 'oneXTwo'],
  extra: ['handicap', 'overUnder', 'doubleChance'],
};

/** A market that no match offers gets no column; without any market the full match still shows its first one. */
export function columnsOf(views: Iterable<Pick<OddsMatchView, OddsHalf>>): OddsColumns {
  const list = [...views];
  const offered = (half: OddsHalf) =>
    MARKETS[half].filter((market) => list.some((view) => view[half]?.[market] !== undefined));
  const full = offered('full');
  return { full: full.length > 0 ? full : MARKETS.full.slice(0, 1), half: offered('half'), extra: offered('extra') };
}

/** The halves to show: those that have markets are side by side if they fit; `extra` is always alone. */
export const partsBeside = (half: OddsHalf, columns: OddsColumns): readonly OddsHalf[] =>
  half === 'extra' ? ['extra'] : (['full', 'half'] as const).filter((part) => columns[part].length > 0);

export function marketLabel(half: OddsHalf, market: OddsMarket, labels: OddsLabels): string {
  if (market === 'doubleChance') return labels.extra?.doubleChance ?? '';
  return (half === 'extra' && market !== 'oneXTwo' ? labels.extra?.[market] : undefined) ?? labels[market];
}

/** Content of one cell: the price, and the line or sign before it. */
export interface OddsCellView {
  price: PriceView;
  line?: string | undefined;
  openingLine?: string | undefined;
  /** The line is a word, not a number. */
  word?: boolean | undefined;
}

const DOUBLE = { home: 'homeDraw', draw: 'homeAway', away: 'drawAway' } as const;

/** The cell of a market in a row; undefined if the cell stays blank (no line yet). */
export function cellOf(
  view: OddsHalfView | undefined,
  market: OddsMarket,
  side: OddsSide,
  labels: Pick<OddsLabels, 'signs' | 'under' | 'extra'>,
): OddsCellView | undefined {
  if (market === 'oneXTwo') return view?.oneXTwo && { price: view.oneXTwo[side], line: labels.signs[side] };
  if (market === 'doubleChance')
    return view?.doubleChance && { price: view.doubleChance[DOUBLE[side]], line: labels.extra?.signs[side] };
  if (side === 'draw') return undefined;
  if (market === 'handicap') return handicapCell(view?.handicap, side);
  return totalsCell(view?.overUnder, side, labels.under);
}

/** Only the favourite's row shows the line. */
function handicapCell(handicap: OddsHalfView['handicap'], side: 'home' | 'away'): OddsCellView | undefined {
  if (!handicap) return undefined;
  if (handicap.favourite !== side) return { price: handicap[side] };
  return { price: handicap[side], line: handicap.line, openingLine: handicap.openingLine };
}

function totalsCell(totals: OddsHalfView['overUnder'], side: 'home' | 'away', under: string): OddsCellView | undefined {
  if (!totals) return undefined;
  return side === 'home'
    ? { price: totals.over, line: totals.line, openingLine: totals.openingLine }
    : { price: totals.under, line: under, word: true };
}
