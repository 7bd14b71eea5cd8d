import type { CommentaryLine, LineUpPlayer, LineUps, TeamLineUp } from '@khandai/contracts';
import type { BadInput, FeedEvent } from '../../modules/fixtures/feed.js';
import { eachList, eachRow, needed, type Parsed, Unusable } from '../input/read-rows.js';
import { count, type Fields, id, isFields, text, whole } from '../input/read-values.js';
import type { RecordMatch } from './record.js';

/** `Scorer(Assist:Helper)`, in older payloads `(Assists:Helper)`. */
const ASSISTED = /^(.*?)\s*\(Assists?:\s*(.*?)\)$/;
/** `On↑Off↓`. */
const SWAPPED = /^(.*?)↑(.*?)↓$/;
const MINUTE = /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?/;
const LAST_MINUTE = 120;
const MAX_LINE_LENGTH = 500;

/** Parses events by match id. An unusable event, or one whose id the match already has, is reported and left out. */
export function parseEvents(data: unknown, file: string): Parsed<[matchId: string, list: FeedEvent[]]> {
  let seen = new Set<string>();
  return eachList(data, file, {
    key: (row) => needed(id(row['matchId']), 'matchId'),
    items: (row) => {
      seen = new Set();
      return listIn(row, 'events');
    },
    item: (one) => {
      const event = parseEvent(one);
      if (seen.has(event.eventId)) throw new Unusable(`trùng eventId ${event.eventId}`);
      seen.add(event.eventId);
      return event;
    },
  });
}

function parseEvent(event: Fields): FeedEvent {
  const minute = needed(whole(event['minute']), 'minute');
  if (minute < 0 || minute > LAST_MINUTE) throw new Unusable(`phút ${minute} không có trong trận`);
  return {
    eventId: needed(id(event['eventId']), 'eventId'),
    type: needed(whole(event['type']), 'type'),
    minute,
    addedMinute: needed(count(event['overtime']), 'overtime'),
    homeEvent: needed(flag(event['homeEvent']), 'homeEvent'),
    ...playersOf(text(event['playerName'])),
    homeScore: null,
    awayScore: null,
  };
}

function playersOf(name: string): Pick<FeedEvent, 'playerName' | 'otherPlayerName'> {
  const [, playerName, otherPlayerName] = ASSISTED.exec(name) ?? SWAPPED.exec(name) ?? [];
  return playerName === undefined
    ? { playerName: name, otherPlayerName: null }
    : { playerName, otherPlayerName: otherPlayerName || null };
}

function flag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value === 1 || value === 'true' ? true : value === 0 || value === 'false' ? false : undefined;
}

/** Line-ups by match id. */
export function parseLineUps(data: unknown, file: string): Parsed<[matchId: string, value: LineUps]> {
  return eachRow(data, file, (row) => [
    needed(id(row['matchId']), 'matchId'),
    { preview: flag(row['isPreview']) ?? false, home: parseTeam(row, 'home'), away: parseTeam(row, 'away') },
  ]);
}

function parseTeam(row: Fields, side: 'home' | 'away'): TeamLineUp {
  const formation = text(row[`${side}Formation`]);
  const starting = listIn(row, `${side}Lineup`).map(parsePlayer);
  const bench = listIn(row, `${side}Backup`).map(parsePlayer);
  const ids = [...starting, ...bench].map(({ playerId }) => playerId);
  if (new Set(ids).size !== ids.length)
    throw new Unusable(`một cầu thủ đứng hai lần trong đội hình ${side === 'home' ? 'chủ nhà' : 'đội khách'}`);
  return { formation: /^\d{2,6}$/.test(formation) ? formation : '', coach: text(row[`${side}Coach`]), starting, bench };
}

function parsePlayer(player: unknown): LineUpPlayer {
  if (!isFields(player)) throw new Unusable('một cầu thủ không phải đối tượng');
  return {
    playerId: needed(id(player['playerId']), 'playerId'),
    name: needed(text(player['name']), 'name'),
    number: needed(count(player['number']), 'number'),
    position: needed(count(player['position']), 'position'),
    isCaptain: flag(player['isCaptain']) ?? false,
  };
}

/** Parses live text, one sentence per row; `time` is the minute it belongs to. */
export function parseLiveText(
  data: unknown,
  file: string,
  matches: readonly RecordMatch[],
): { list: Map<string, CommentaryLine[]>; bad: BadInput[] } {
  const byId = new Map(matches.map((match) => [match.matchId, match]));
  const seen = new Set<string>();
  const { list, bad } = eachRow(data, file, (row) => {
    const matchId = needed(id(row['matchId']), 'matchId');
    const match = byId.get(matchId);
    if (!match) throw new Unusable(`trận ${matchId} không có trong lịch`);
    const [, minute, added = '0'] = MINUTE.exec(text(row['time'])) ?? [];
    if (minute === undefined || Number(minute) > LAST_MINUTE)
      throw new Unusable(`phút "${text(row['time'])}" không đọc được`);
    const line: CommentaryLine = {
      liveId: needed(id(row['liveId']), 'liveId'),
      minute: Number(minute),
      addedMinute: Number(added),
      homeEvent: sideOf(text(row['teamID']), match),
      text: needed(text(row['content'], MAX_LINE_LENGTH), 'content'),
    };
    if (seen.has(`${matchId}/${line.liveId}`)) throw new Unusable(`trùng liveId ${line.liveId}`);
    seen.add(`${matchId}/${line.liveId}`);
    return { matchId, line };
  });
  const lines = new Map<string, CommentaryLine[]>();
  for (const { matchId, line } of list) lines.set(matchId, [...(lines.get(matchId) ?? []), line]);
  return { list: lines, bad };
}

function sideOf(teamId: string, { home, away }: RecordMatch): boolean | null {
  return teamId === home.teamId ? true : teamId === away.teamId ? false : null;
}

/** Reads a list field of a row; a missing one counts as empty. */
function listIn(row: Fields, name: string): unknown[] {
  const list = row[name] ?? [];
  if (!Array.isArray(list)) throw new Unusable(`${name} không phải danh sách`);
  return list;
}
