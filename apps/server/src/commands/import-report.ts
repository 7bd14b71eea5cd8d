import type { BadInput } from '../modules/fixtures/feed.js';
import type { FolderCount, ImportData } from './import-sources.js';
import type { ImportResult } from './run-import.js';

const BAD_SHOWN = 20;

/** The result of an import as lines of text. */
export function importReport({ fixtures, events, bad, folders, notes }: ImportData, taken: ImportResult): string[] {
  const teams = new Set(fixtures.flatMap(({ home, away }) => [home.teamId, away.teamId])).size;
  const leagues = new Set(fixtures.map(({ league }) => league.leagueId)).size;
  const goals = events.reduce((sum, { list }) => sum + list.length, 0);
  return [
    `Đã đọc ${fixtures.length} trận của ${teams} đội ở ${leagues} giải, ${goals} bàn thắng có phút.`,
    ...notes,
    ...badLines(bad),
    ...(folders.length > 1 ? folderLines(folders, taken.stored) : []),
    ...(taken.renamed > 0 ? [`Đã đổi mã của ${taken.renamed} trận nhập trước đây.`] : []),
    ...(taken.merged > 0 ? [`Đã gộp ${taken.merged} trận có hai lần trong cơ sở dữ liệu.`] : []),
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

/** One line for each folder: rows read, matches that are now in the site, and rows refused with their reasons. */
function folderLines(folders: readonly FolderCount[], stored: ReadonlySet<string>): string[] {
  const width = Math.max(...folders.map(({ folder }) => folder.length));
  return [
    'Theo thư mục:',
    ...folders.map(({ folder, read, fixtureIds, refused }) => {
      const inSite = new Set(fixtureIds.filter((fixtureId) => stored.has(fixtureId))).size;
      const total = [...refused.values()].reduce((sum, count) => sum + count, 0);
      const why = [...refused].map(([reason, count]) => `${reason} ×${count}`).join(', ');
      return `  ${folder.padEnd(width)}  đọc ${read}, trong trang ${inSite}, từ chối ${total}${why === '' ? '' : ` (${why})`}`;
    }),
  ];
}
