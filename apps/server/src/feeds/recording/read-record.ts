import { rowKey } from '@khandai/odds-parser';
import { fileOf, findRecord, isBadInput, readPayload, type RecordKind, type RecordPlace } from './record-files.js';
import { parseOdds } from './record-odds.js';
import { parseSchedule, parseStats } from './record-parser.js';
import type { MatchRecord } from './record.js';

/** Reads all of a record that can be read; what cannot is in `bad`. Throws only when the disk does. */
export async function readRecord(recording: string): Promise<MatchRecord> {
  const place = await findRecord(recording);
  const record: MatchRecord = { prefix: '', matches: [], stats: new Map(), main: [], changes: [], history: [], bad: [] };
  if (isBadInput(place)) return { ...record, bad: [place] };
  record.prefix = place.prefix;
  const take = taker(place, record);
  await take('schedule', (data, file) => {
    const { list, bad } = parseSchedule(data, file);
    record.matches = list;
    return bad;
  });
  await take('stats', (data, file) => {
    const { list, bad } = parseStats(data, file);
    record.stats = new Map(list);
    return bad;
  });
  await readOdds(take, record);
  return record;
}

type Take = (kind: RecordKind, parse: (data: unknown, file: string) => MatchRecord['bad']) => Promise<void>;

function taker(place: RecordPlace, record: MatchRecord): Take {
  return async (kind, parse) => {
    const read = await readPayload(place, kind);
    record.bad.push(...('bad' in read ? [read.bad] : parse(read.data, fileOf(place.prefix, kind))));
  };
}

async function readOdds(take: Take, record: MatchRecord): Promise<void> {
  const matchIds = new Set(record.matches.map(({ matchId }) => matchId));
  await take('odds-main', (data, file) => {
    const { list, bad } = parseOdds(data, file, 'main', matchIds);
    record.main = list;
    return bad;
  });
  const opened = new Set(record.main.map(rowKey));
  await take('odds-main-changes', (data, file) => {
    const { list, bad } = parseOdds(data, file, 'mainChanges', matchIds);
    record.changes = list.filter((odds) => opened.has(rowKey(odds))).sort((a, b) => a.changeTime - b.changeTime);
    const orphans = list.filter((odds) => !opened.has(rowKey(odds)));
    return [
      ...bad,
      ...orphans.map((odds) => ({ file, row: null, reason: `${odds.category}: trận ${odds.matchId} đổi giá mà không có giá mở cửa` })),
    ];
  });
  await take('odds-main-history', (data, file) => {
    const { list, bad } = parseOdds(data, file, 'mainHistory', matchIds);
    record.history = list;
    return bad;
  });
}
