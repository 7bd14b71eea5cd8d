import { dayNumberAt } from '@khandai/calendar';
import type { Fixture } from '@khandai/contracts';
import {
  formatLine,
  formatPrice,
  givesLine,
  type Odds,
  oddsChange,
  type PriceFormat,
  priceKind,
} from '@khandai/odds-parser';
import type { MoveRowView, MoveSeries, PriceView } from '@khandai/match-ui';
import { clockSeconds, clockTime, shortDate } from '../../../i18n/format-time';
import type { TFunction } from '../../../i18n/i18n';
import type { Moment } from '../../match';
import { stateOf, valueOf, writtenAs } from '../odds-view';
import { columnNames, priceColumns } from './compare-view';
import type { Move } from './MovesStore';

type Words = TFunction<'odds'>;

const priceText = (odds: Odds, name: string, format: PriceFormat): Pick<PriceView, 'text' | 'negative'> =>
  formatPrice(valueOf(odds, name) ?? 0, priceKind(odds.category), writtenAs(odds.category, format));

const isOpen = ({ close, maintenance }: Odds): boolean => !close && !maintenance;

/** Prices over time, one series per column, each with the line it belongs to; a suspension is a gap. */
export function moveSeries(moves: readonly Move[], names: readonly string[], format: PriceFormat): MoveSeries[] {
  const [first, last] = [moves[0]?.odds, moves.at(-1)?.odds];
  if (!first || !last) return [];
  return priceColumns(first).map(({ name }, index) => ({
    name: names[index] ?? name,
    ...newest(first, last, name, format),
    points: moves.map(({ at, odds }) => ({
      at,
      value: isOpen(odds) ? valueOf(odds, name) : undefined,
      line: 'line' in odds.instant ? odds.instant.line : undefined,
    })),
  }));
}

/** A direction from the first price only if both belong to one line. */
function newest(first: Odds, last: Odds, name: string, format: PriceFormat): Pick<MoveSeries, 'text' | 'move'> {
  const { movement, lineMoved } = oddsChange<Odds>(first, last);
  const ways: Readonly<Record<string, string>> = { ...movement };
  const way = lineMoved ? undefined : ways[name];
  return {
    ...(isOpen(last) ? { text: priceText(last, name, format).text } : {}),
    ...(isOpen(last) && (way === 'up' || way === 'down') ? { move: way } : {}),
  };
}

/** Each line of the market, with the time it was first offered. */
export function moveLines(moves: readonly Move[], fixture: Fixture): { at: number; text: string }[] {
  const lines: { at: number; line: number }[] = [];
  for (const { at, odds } of moves) {
    if ('line' in odds.instant && lines.at(-1)?.line !== odds.instant.line) lines.push({ at, line: odds.instant.line });
  }
  const write = lineWriter(moves, fixture);
  return lines.map(({ at, line }) => ({ at, text: write(line) }));
}

/** A line is written without its sign, so in a history in which either team gave one, each line names its team. */
function lineWriter(moves: readonly Move[], fixture: Fixture): (line: number) => string {
  const first = moves[0]?.odds;
  const shown = [first?.initial, ...moves.map(({ odds }) => odds.instant)];
  const lines = shown.flatMap((prices) => (prices && 'line' in prices ? [prices.line] : []));
  const isOfBoth = first?.market === 'handicap' && lines.some((line) => line > 0) && lines.some((line) => line < 0);
  return (line) => {
    const side = givesLine(line);
    return isOfBoth && side !== 'level' ? `${formatLine(line)} ${fixture[side].code}` : formatLine(line);
  };
}

/** Newest first. The opening prices come last, because they have no time. */
export function moveRows(
  moves: readonly Move[],
  { fixture, format, moment }: { fixture: Fixture; format: PriceFormat; moment: Moment },
  t: Words,
): MoveRowView[] {
  const lineText = lineTextOf(lineWriter(moves, fixture));
  const rows = moves.map(({ at, odds }, index): MoveRowView => {
    const before = moves[index - 1]?.odds;
    const { movement, lineMoved } = oddsChange<Odds>(before, odds);
    // Prices of two lines are not comparable.
    const ways: Readonly<Record<string, string>> = lineMoved ? {} : { ...movement };
    return {
      // The provider's times are in seconds, so two moves may have the same.
      id: `${at} ${index}`,
      time: momentText(at, moment),
      ...lineText(odds.instant),
      prices: priceColumns(odds).map(({ name }) => {
        const way = ways[name];
        return {
          ...priceText(odds, name, format),
          ...(way === 'up' || way === 'down' ? { move: way } : {}),
          ...stateOf(odds, false),
        };
      }),
    };
  });
  const odds = moves[0]?.odds;
  if (!odds?.initial) return rows.reverse();
  const opening = { ...odds, instant: odds.initial } as Odds;
  const prices = priceColumns(odds).map(({ name }) => priceText(opening, name, format));
  return [...rows.reverse(), { id: 'opening', time: t('compare.openingRow'), ...lineText(odds.initial), prices }];
}

const lineTextOf =
  (write: (line: number) => string) =>
  (prices: Odds['instant']): Pick<MoveRowView, 'line'> =>
    'line' in prices ? { line: write(prices.line) } : {};

/** `20:31:08`, with the date if it is not today. */
export function momentText(at: number, { now, timezone }: Moment): string {
  if (dayNumberAt(at, timezone) === dayNumberAt(now, timezone)) return clockSeconds(at, timezone);
  return `${clockTime(at, timezone)} ${shortDate(at, timezone).split(' ').at(-1) ?? ''}`;
}

/** A sentence with each price's first and last value. If the two are of different lines, it has the lines and the last prices. */
export function movesSummary(
  moves: readonly Move[],
  { fixture, format, market, company }: { fixture: Fixture; format: PriceFormat; market: string; company: string },
  t: Words,
): string {
  const first = moves[0]?.odds;
  const last = moves.at(-1)?.odds;
  if (!first || !last) return '';
  const names = columnNames(last, fixture, t);
  const { lineMoved } = oddsChange<Odds>(first, last);
  const series = priceColumns(last).map(({ name }, index) => {
    const [from, to] = [valueOf(first, name) ?? 0, valueOf(last, name) ?? 0];
    const key = lineMoved ? 'now' : to > from ? 'rose' : to < from ? 'fell' : 'stayed';
    const values = {
      name: names[index] ?? name,
      from: priceText(first, name, format).text,
      to: priceText(last, name, format).text,
    };
    return t(`compare.${key}`, values);
  });
  const lines = lineWords(first, last, { fixture, count: moveLines(moves, fixture).length - 1 }, t);
  return t('compare.summary', { market, company, series: [...lines, ...series].join(', '), count: moves.length - 1 });
}

/** The first and the last line, or that the line is back where it was; empty for a line that did not change. */
function lineWords(
  { instant: first }: Odds,
  { instant: last }: Odds,
  { fixture, count }: { fixture: Fixture; count: number },
  t: Words,
): string[] {
  if (count < 1 || !('line' in first) || !('line' in last)) return [];
  if (first.line === last.line) return [t('compare.lineBack', { line: formatLine(last.line), count })];
  const isOtherSide = givesLine(first.line) !== givesLine(last.line);
  const worded = (line: number): string => {
    const side = givesLine(line);
    // A line is written without its sign, so a change of the side needs the teams.
    if (!isOtherSide || side === 'level') return formatLine(line);
    return t('payout.gives', { team: fixture[side].shortName, line: formatLine(line) });
  };
  return [t('compare.lineMoved', { from: worded(first.line), to: worded(last.line), count })];
}
