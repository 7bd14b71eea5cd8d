import { type Odds, parseRows } from '@khandai/odds-parser';
import type { BadInput } from '../../modules/fixtures/feed.js';
import { eachRow, needed, Unusable } from '../input/read-rows.js';
import { type Fields, id, instant, isFields, text } from '../input/read-values.js';

/** Categories that the provider sends as objects, not as rows. The site has rows of its own for them. */
export type OtherCategory = 'doubleChance' | 'corner' | 'cornerHandicap';

const PRICES: Readonly<Record<OtherCategory, readonly string[]>> = {
  doubleChance: ['home_draw', 'home_away', 'draw_away'],
  corner: ['totalCorners', 'over', 'under'],
  cornerHandicap: ['handicapCorners', 'home', 'away'],
};

/** Parses odds that are objects. They become rows first, so that one parser checks all lines and prices. */
export function parseOtherOdds(
  data: unknown,
  file: string,
  { category, inPlay }: { category: OtherCategory; inPlay: boolean },
): { list: Odds[]; bad: BadInput[] } {
  return eachRow(data, file, (row) => {
    const [odds] = parseRows(category, [rowOf(row, category, inPlay)]).odds;
    if (!odds) throw new Unusable(`${category}: mức hoặc giá sai`);
    return odds;
  });
}

/**
 * 1x2 of the first half: each match has a text for each company, `companyId,companyName,` and the three opening and the
 * three current prices. Current ones are blank until they differ.
 */
export function parseHalfOdds(data: unknown, file: string): { list: Odds[]; bad: BadInput[] } {
  const bad: BadInput[] = [];
  const matches = eachRow(data, file, (row, index) => {
    const matchId = needed(id(row['matchId']), 'matchId');
    const companies = eachRow(row['odds'] ?? [], file, (one) => halfOddsOf(matchId, one));
    bad.push(...companies.bad.map((one) => ({ ...one, row: index + 1 })));
    return companies.list;
  });
  return { list: matches.list.flat(), bad: [...matches.bad, ...bad] };
}

function halfOddsOf(matchId: string, row: Fields): Odds {
  const cells = text(row['oddsDetail'], MAX_DETAIL).split(',');
  // A company's name may have a comma.
  const [initial, latest] = [cells.slice(-6, -3), cells.slice(-3)];
  const changeTime = needed(instant(row['changeTime']), 'changeTime') / 1000;
  const current = latest.every((cell) => cell.trim() === '') ? initial : latest;
  const [odds] = parseRows(HALF, [[matchId, cells[0], ...initial, ...current, changeTime].join(',')]).odds;
  if (!odds || cells.length < 8) throw new Unusable(`${HALF}: giá sai`);
  return odds;
}

const HALF = 'europeOddsHalf';
const MAX_DETAIL = 200;

function rowOf(row: Fields, category: OtherCategory, inPlay: boolean): string {
  const prices = row['odds'];
  if (!isFields(prices)) throw new Unusable('odds không phải đối tượng');
  const close = prices['close'] === true || text(prices['close']) === 'true';
  const changeTime = needed(instant(row['changeTime']), 'changeTime') / 1000;
  return [
    needed(id(row['matchId']), 'matchId'),
    needed(text(row['companyId']), 'companyId'),
    ...PRICES[category].map((name) => text(prices[name])),
    ...(category === 'cornerHandicap' ? [false, inPlay] : []),
    changeTime,
    ...(category === 'doubleChance' ? [] : [close, inPlay ? 3 : 2]),
  ].join(',');
}
