import type { BadInput } from '../modules/fixtures/feed.js';
import type { IngestResult } from '../feeds/ingest/ingest-service.js';
import type { ImportData } from './import-sources.js';

const BAD_SHOWN = 20;

/** The result of an import as lines of text. */
export function importReport({ fixtures, events, bad, undated }: ImportData, taken: IngestResult): string[] {
  const teams = new Set(fixtures.flatMap(({ home, away }) => [home.teamId, away.teamId])).size;
  const leagues = new Set(fixtures.map(({ league }) => league.leagueId)).size;
  const goals = events.reduce((sum, { list }) => sum + list.length, 0);
  return [
    `Đã đọc ${fixtures.length} trận của ${teams} đội ở ${leagues} giải, ${goals} bàn thắng có phút.`,
    ...(undated > 0 ? [`Để lại ${undated} trận chưa định giờ bóng lăn.`] : []),
    ...badLines(bad),
    taken.fixtures + taken.events === 0
      ? 'Không có gì thay đổi: mọi trận đã có từ trước.'
      : `Đã ghi: ${taken.fixtures} trận mới hoặc đã đổi, diễn biến của ${taken.events} trận.`,
  ];
}

function badLines(bad: readonly BadInput[]): string[] {
  if (bad.length === 0) return [];
  const shown = bad.slice(0, BAD_SHOWN).map(badLine);
  const rest = bad.length - shown.length;
  return [`Không dùng được ${bad.length} dòng:`, ...shown, ...(rest > 0 ? [`  … và ${rest} dòng nữa.`] : [])];
}

export const badLine = ({ file, row, reason }: BadInput): string =>
  `  ${file}${row === null ? '' : `, dòng ${row}`}: ${reason}.`;
