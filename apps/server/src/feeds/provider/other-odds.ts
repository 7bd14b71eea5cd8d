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
