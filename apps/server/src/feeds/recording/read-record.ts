import { rowKey } from '@khandai/odds-parser';
import {
  fileOf,
  findRecord,
  isBadInput,
  OPENFOOTBALL,
  readPayload,
  type RecordKind,
  type RecordPlace,
} from './record-files.js';
import { parseOdds } from './record-odds.js';
import { parseSchedule, parseStats } from './record-parser.js';
import { parseEvents, parseLineUps, parseLiveText } from './record-details.js';
import { emptyRecord, type MatchRecord } from './record.js';
import { readOpenRecord } from './open-record.js';

/** Reads every usable part of a recording; errors are listed in `bad`. Throws only on I/O errors. */
export async function readRecord(recording: string): Promise<MatchRecord> {
  const place = await findRecord(recording);
  const record = emptyRecord();
  if (isBadInput(place)) return { ...record, bad: [place] };
  if (place.prefix === OPENFOOTBALL) return readOpenRecord(place.folder);
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
  await readDetails(take, record);
  await readOdds(take, record);
  return record;
}

type Take = (kind: RecordKind, parse: (data: unknown, file: string) => MatchRecord['bad']) => Promise<void>;

function taker(place: RecordPlace, record: MatchRecord): Take {
  let files = 0;
  return async (kind, parse) => {
    const read = await readPayload(place, kind);
    if (read === undefined) return;
    // A file that cannot be used is the cause of errors in rows of others, so it comes before them.
    if ('bad' in read) record.bad.splice(files++, 0, read.bad);
    else record.bad.push(...parse(read.data, fileOf(place.prefix, kind)));
  };
}

/** Reads optional files: without them a match has only its scores. */
async function readDetails(take: Take, record: MatchRecord): Promise<void> {
  await take('events', (data, file) => {
    const { list, bad } = parseEvents(data, file);
    record.events = new Map(list);
    return bad;
  });
  await take('lineups', (data, file) => {
    const { list, bad } = parseLineUps(data, file);
    record.lineUps = new Map(list);
    return bad;
  });
  await take('livetext', (data, file) => {
    const { list, bad } = parseLiveText(data, file, record.matches);
    record.commentary = list;
    return bad;
  });
}

async function readOdds(take: Take, record: MatchRecord): Promise<void> {
  const matchIds = new Set(record.matches.map(({ matchId }) => matchId));
  await take('odds-main', (data, file) => {
    const { list, bad } = parseOdds(data, file, 'main', matchIds);
    record.main = list;
    return bad;
  });
  await take('odds-main-history', (data, file) => {
    const { list, bad } = parseOdds(data, file, 'mainHistory', matchIds);
    record.history = list;
    return bad;
  });
  // Rows of the history have the opening prices too.
  if (record.main.length === 0) record.main = record.history;
  const opened = new Set(record.main.map(rowKey));
  await take('odds-main-changes', (data, file) => {
    const { list, bad } = parseOdds(data, file, 'mainChanges', matchIds);
    record.changes = list.filter((odds) => opened.has(rowKey(odds))).sort((a, b) => a.changeTime - b.changeTime);
    const orphans = list.filter((odds) => !opened.has(rowKey(odds)));
    return [
      ...bad,
      ...orphans.map((odds) => ({
        file,
        row: null,
        reason: `${odds.category}: trận ${odds.matchId} đổi giá mà không có giá mở cửa`,
      })),
    ];
  });
}
