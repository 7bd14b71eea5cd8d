import type { Company, Fixture } from '@khandai/contracts';
import { formatLine, givesLine, type Odds, type PriceFormat } from '@khandai/odds-parser';
import type { CompareRowView, OddsSide } from '@khandai/match-ui';
import type { TFunction } from '../../../i18n/i18n';
import { type OddsBook } from '../OddsBook';
import { halfOf } from '../odds-parts';
import { isOver, priceView, valueOf } from '../odds-view';

type Words = TFunction<'odds'>;

/** A price column: its key in the price rows, and the board row it corresponds to. */
export interface PriceColumn {
  readonly name: string;
  readonly side: OddsSide;
}

const columns: Readonly<Record<Odds['market'], readonly PriceColumn[]>> = {
  handicap: [
    { name: 'home', side: 'home' },
    { name: 'away', side: 'away' },
  ],
  overUnder: [
    { name: 'over', side: 'home' },
    { name: 'under', side: 'away' },
  ],
  europeOdds: [
    { name: 'home', side: 'home' },
    { name: 'draw', side: 'draw' },
    { name: 'away', side: 'away' },
  ],
  doubleChance: [
    { name: 'homeDraw', side: 'home' },
    { name: 'homeAway', side: 'draw' },
    { name: 'drawAway', side: 'away' },
  ],
};

export const priceColumns = ({ market }: Pick<Odds, 'market'>): readonly PriceColumn[] => columns[market];

/** Headings of the price columns: both teams, over and under, 1X and so on. */
export function columnNames({ market }: Pick<Odds, 'market'>, { home, away }: Fixture, t: Words): string[] {
  switch (market) {
    case 'handicap':
      return [home.shortName, away.shortName];
    case 'overUnder':
      return [t('over'), t('under')];
    case 'europeOdds':
      return [home.shortName, t('draw'), away.shortName];
    case 'doubleChance':
      return ['1X', '12', 'X2'];
  }
}

/** Most letters of a word, and of a name, that a price column of a phone has room for. */
const FITS = { word: 10, name: 24 };

const fits = (name: string): boolean =>
  name.length <= FITS.name && name.split(' ').every((word) => word.length <= FITS.word);

/** Codes of the teams whose names are too long for a narrow column; undefined for the other columns. */
export function shortNames({ market }: Pick<Odds, 'market'>, { home, away }: Fixture): (string | undefined)[] {
  const short = ({ shortName, code }: Fixture['home']) => (fits(shortName) ? undefined : code);
  if (market === 'handicap') return [short(home), short(away)];
  return market === 'europeOdds' ? [short(home), undefined, short(away)] : [];
}

export interface CompareReading {
  readonly book: OddsBook;
  readonly format: PriceFormat;
  readonly fixture: Fixture;
  readonly companies: readonly Company[];
}

/** Table rows of one market, one per company. */
export function compareRows(
  rows: readonly Odds[],
  { book, format, fixture, companies }: CompareReading,
  t: Words,
): CompareRowView[] {
  const over = rows[0] ? isOver(fixture, halfOf(rows[0].category)) : false;
  const best = over ? new Set<string>() : bestPrices(rows);
  return rows.map((odds) => ({
    id: String(odds.companyId),
    company: companies.find(({ companyId }) => companyId === odds.companyId)?.name ?? '',
    ...lineView(odds, fixture, t),
    prices: priceColumns(odds).map(({ name }) => ({
      ...priceView(odds, name, { book, format, over }),
      ...(best.has(keyOf(odds, name)) ? { best: true } : {}),
    })),
  }));
}

function lineView(odds: Odds, { home, away }: Fixture, t: Words): Pick<CompareRowView, 'line'> {
  if (!('line' in odds.instant)) return {};
  const initial = odds.initial && 'line' in odds.initial ? odds.initial.line : undefined;
  const moved = initial !== undefined && initial !== odds.instant.line;
  const opening = moved ? { opening: formatLine(initial) } : {};
  if (odds.market !== 'handicap') return { line: { text: formatLine(odds.instant.line), ...opening } };
  const codeOf = (side: 'home' | 'away') => (side === 'home' ? home : away).code;
  const gives = givesLine(odds.instant.line);
  const by = gives === 'level' ? t('compare.level') : t('compare.gives', { team: codeOf(gives) });
  const gave = moved ? givesLine(initial) : 'level';
  // The line names the team that gives it, so an opening line of the other team names that one.
  if (moved && gave !== 'level' && gave !== gives)
    return { line: { text: formatLine(odds.instant.line), opening: `${formatLine(initial)} ${codeOf(gave)}`, by } };
  return { line: { text: formatLine(odds.instant.line), ...opening, by } };
}

const keyOf = ({ companyId }: Odds, name: string): string => `${companyId} ${name}`;

/**
 * The highest price of each column, if at least two companies can be compared. Prices of different lines belong to
 * different bets, so only the line that most companies offer counts. Suspended rows do not count.
 */
export function bestPrices(rows: readonly Odds[]): ReadonlySet<string> {
  const open = rows.filter(({ close, maintenance }) => !close && !maintenance);
  const line = commonLine(open);
  const compared = open.filter((odds) => lineOf(odds) === line);
  const first = compared[0];
  if (!first || compared.length < 2) return new Set();
  return new Set(
    priceColumns(first).flatMap(({ name }) => {
      const highest = Math.max(...compared.map((odds) => valueOf(odds, name) ?? 0));
      const winners = compared.filter((odds) => valueOf(odds, name) === highest);
      // If all prices are equal, none is the best.
      return winners.length === compared.length ? [] : winners.map((odds) => keyOf(odds, name));
    }),
  );
}

const lineOf = ({ instant }: Odds): number | undefined => ('line' in instant ? instant.line : undefined);

/** The line of most rows; on a tie, the one that comes first. */
function commonLine(rows: readonly Odds[]): number | undefined {
  const counts = new Map<number | undefined, number>();
  for (const odds of rows) counts.set(lineOf(odds), (counts.get(lineOf(odds)) ?? 0) + 1);
  return [...counts].reduce<[number | undefined, number]>(
    (max, one) => (one[1] > max[1] ? one : max),
    [undefined, 0],
  )[0];
}
