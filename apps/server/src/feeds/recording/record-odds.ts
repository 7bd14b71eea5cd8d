import { type BadRowReason, type Odds, parseAllRows, type RowEndpoint } from '@khandai/odds-parser';
import type { BadInput } from '../../modules/fixtures/feed.js';
import { instant, isFields, quoted } from '../input/read-values.js';

const reasons: Record<BadRowReason, string> = {
  unknownCategory: 'loại kèo không biết',
  notAList: 'không phải danh sách',
  notText: 'dòng không phải chữ',
  columnCount: 'sai số cột',
  matchId: 'matchId sai',
  companyId: 'companyId sai',
  line: 'mức chấp không phải bội của 0.25',
  price: 'giá không phải số hợp lệ',
  flag: 'cờ không phải true hoặc false',
  changeTime: 'thời điểm đổi giá sai',
  oddsType: 'oddsType sai',
  handicapIndex: 'handicapIndex sai',
  handicapCount: 'handicapCount sai',
};

const LOCAL_TIME = /\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}/;

/**
 * Parses the rows of one file; rows that are unusable, or whose match is not in `matchIds`, are reported with their
 * position. Without `matchIds`, rows of any match are returned.
 */
export function parseOdds(
  data: unknown,
  file: string,
  endpoint: RowEndpoint,
  matchIds?: ReadonlySet<string>,
): { list: Odds[]; bad: BadInput[] } {
  const { odds, bad } = parseAllRows(usualRows(data), endpoint);
  const list = matchIds ? odds.filter(({ matchId }) => matchIds.has(matchId)) : odds;
  const strays = matchIds ? odds.filter(({ matchId }) => !matchIds.has(matchId)) : [];
  return {
    list,
    bad: [
      ...bad.map(({ category, index, reason }) => ({
        file,
        row: index === null ? null : index + 1,
        reason: category ? `${quoted(category)}: ${reasons[reason]}` : reasons[reason],
      })),
      ...strays.map(({ category, matchId }) => ({
        file,
        row: null,
        reason: `${category}: trận ${matchId} không có trong lịch`,
      })),
    ],
  };
}

/** One mirror of the provider writes local times where the other has unix seconds, or ends each row with a `|`. */
function usualRows(data: unknown): unknown {
  if (!isFields(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([category, rows]) => [category, Array.isArray(rows) ? rows.map(usualRow) : rows]),
  );
}

function usualRow(row: unknown): unknown {
  if (typeof row !== 'string') return row;
  return row.replace(/\s*\|\s*$/, '').replace(LOCAL_TIME, (local) => {
    const read = instant(local);
    return read === undefined ? local : String(read / 1000);
  });
}
