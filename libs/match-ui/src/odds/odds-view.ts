import type { Market, OddsCategory } from '@khandai/odds-parser';
import type { StateView, TeamView } from '../match/view.js';

/** What the prices apply to: the whole match, its first half, or corners and double chance. */
export type OddsHalf = 'full' | 'half' | 'extra';
export type OddsSide = 'home' | 'away' | 'draw';

/** The categories of each part, in display order. A row keeps the name of its category up to the screen. */
export const oddsParts = {
  full: ['handicap', 'overUnder', 'europeOdds'],
  half: ['handicapHalf', 'overUnderHalf', 'europeOddsHalf'],
  extra: ['cornerHandicap', 'corner', 'doubleChance'],
} as const satisfies Readonly<Record<OddsHalf, readonly OddsCategory[]>>;

/**
 * One cell of the board: match, category and row. Over is in the home row, under in the away row; of double chance, 1X is
 * in the home row, X2 in the away row and 12 in the draw row.
 */
export interface OddsChoice {
  matchId: string;
  category: OddsCategory;
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

export interface HandicapView {
  line: string;
  openingLine?: string | undefined;
  /** The team that gave the opening line; the favourite by default. */
  openingSide?: 'home' | 'away' | undefined;
  favourite: 'home' | 'away';
  home: PriceView;
  away: PriceView;
}

export interface OverUnderView {
  line: string;
  openingLine?: string | undefined;
  over: PriceView;
  under: PriceView;
}

/** What a cell shows depends on the market of its category. */
export interface MarketViews extends Record<Market, object> {
  handicap: HandicapView;
  overUnder: OverUnderView;
  europeOdds: { home: PriceView; away: PriceView; draw: PriceView };
  doubleChance: { homeDraw: PriceView; homeAway: PriceView; drawAway: PriceView };
}

/** Prices of one part of a match, by category. */
export interface OddsHalfView {
  handicap?: HandicapView | undefined;
  handicapHalf?: HandicapView | undefined;
  cornerHandicap?: HandicapView | undefined;
  overUnder?: OverUnderView | undefined;
  overUnderHalf?: OverUnderView | undefined;
  corner?: OverUnderView | undefined;
  europeOdds?: MarketViews['europeOdds'] | undefined;
  europeOddsHalf?: MarketViews['europeOdds'] | undefined;
  doubleChance?: MarketViews['doubleChance'] | undefined;
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
  extra?: OddsHalfView | undefined;
}

export interface OddsGroupView {
  id: string;
  name: string;
  round?: string | undefined;
  crest?: TeamView['crest'] | undefined;
  /** Target of the name's link. */
  href?: string | undefined;
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
  extra: string;
  categories: Readonly<Record<OddsCategory, string>>;
  /** Names the over price for screen readers. */
  over: string;
  /** Shown in the row of the under price. */
  under: string;
  /** Between a team and the handicap line that it gives or receives, for screen readers. */
  gives: string;
  takes: string;
  draw: string;
  /** Symbols of the three outcomes by row: 1, X, 2; of double chance 1X, 12, X2. */
  signs: Readonly<Record<'europeOdds' | 'doubleChance', Readonly<Record<OddsSide, string>>>>;
}

/** The categories with a column, per part, in display order. */
export type OddsColumns = Readonly<Record<OddsHalf, readonly OddsCategory[]>>;

/** A category that no match offers gets no column; without any category the full match still shows its first one. */
export function columnsOf(views: Iterable<Pick<OddsMatchView, OddsHalf>>): OddsColumns {
  const list = [...views];
  const offered = (half: OddsHalf) =>
    oddsParts[half].filter((category) => list.some((view) => view[half]?.[category] !== undefined));
  const full = offered('full');
  return { full: full.length > 0 ? full : ['handicap'], half: offered('half'), extra: offered('extra') };
}

/** The halves to show: those that have markets are side by side if they fit; `extra` is always alone. */
export const partsBeside = (half: OddsHalf, columns: OddsColumns): readonly OddsHalf[] =>
  half === 'extra' ? ['extra'] : (['full', 'half'] as const).filter((part) => columns[part].length > 0);

/** Content of one cell: the price, and the line or sign before it. */
export interface OddsCellView {
  price: PriceView;
  line?: string | undefined;
  openingLine?: string | undefined;
  /** The line is a word, not a number. */
  word?: boolean | undefined;
}
