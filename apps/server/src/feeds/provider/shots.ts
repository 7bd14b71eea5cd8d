import type { ShootOutKick, Shot } from '@khandai/contracts';
import { EventType } from '@khandai/contracts';
import { eachRow, needed, type Parsed, Unusable } from '../input/read-rows.js';
import { count, type Fields, id, isFields, quoted, statistic, text, whole } from '../input/read-values.js';

type Outcome = Shot['outcome'];

const LAST_MINUTE = 120;
const GOALS: readonly unknown[] = [EventType.goal, EventType.penaltyScored];

/** Words of outcomes, without case, spaces and signs. The provider's own page with its words is not public. */
const outcomes: Readonly<Record<string, Outcome>> = {
  goal: 'goal',
  saved: 'onTarget',
  save: 'onTarget',
  ontarget: 'onTarget',
  shotontarget: 'onTarget',
  attemptsaved: 'onTarget',
  miss: 'offTarget',
  missed: 'offTarget',
  post: 'offTarget',
  woodwork: 'offTarget',
  offtarget: 'offTarget',
  shotofftarget: 'offTarget',
  block: 'blocked',
  blocked: 'blocked',
};

/**
 * Shots by match id, of `events?cmd=shot`: events with the outcome and a place from 0 to 100. A shot without a place or with an
 * outcome that is not known is left out and reported once for its match; the others of the match stay.
 */
export function parseShots(data: unknown, file: string): Parsed<[matchId: string, list: Shot[]]> {
  const unread: Parsed<never>['bad'] = [];
  const { list, bad } = eachRow(data, file, (row, index): [string, Shot[]] => {
    const shots = row['shots'] ?? row['events'] ?? [];
    if (!Array.isArray(shots)) throw new Unusable('shots không phải danh sách');
    const { list: read, bad: wrong } = eachRow(shots, file, parseShot);
    const [first] = wrong;
    if (first) unread.push({ file, row: index + 1, reason: `cú sút ${first.row ?? ''}: ${first.reason}` });
    return [needed(id(row['matchId']), 'matchId'), distinct(read)];
  });
  return { list, bad: [...bad, ...unread] };
}

function parseShot(row: Fields): Shot {
  const minute = needed(whole(row['minute']), 'minute');
  if (minute < 0 || minute > LAST_MINUTE) throw new Unusable(`phút ${minute} không có trong trận`);
  const [x, y] = towardsGoal(percent(row['x'], 'x'), percent(row['y'], 'y'));
  return {
    shotId: needed(id(row['eventId'] ?? row['shotId']), 'eventId'),
    minute,
    addedMinute: needed(count(row['overtime']), 'overtime'),
    homeShot: needed(flag(row['homeEvent']), 'homeEvent'),
    playerName: text(row['playerName']).replace(/\s*\(Assists?:.*\)$/, ''),
    outcome: outcomeOf(row),
    x,
    y,
    expectedGoals: statistic(row['xg'] ?? row['expectedGoals']) ?? null,
  };
}

function percent(value: unknown, field: string): number {
  const read = needed(statistic(value), field);
  if (read > 100) throw new Unusable(`${field} ${read} nằm ngoài sân`);
  return read;
}

/** Sources count from the own goal of the side or from one end of the pitch: hardly any shot is from the own half. */
const towardsGoal = (x: number, y: number): [x: number, y: number] => (x < 50 ? [100 - x, 100 - y] : [x, y]);

function outcomeOf(row: Fields): Outcome {
  if (GOALS.includes(whole(row['type']))) return 'goal';
  const said =
    outcomes[
      text(row['outcome'])
        .toLowerCase()
        .replace(/[^a-z]/g, '')
    ];
  if (said === 'goal') return said;
  if (flag(row['isBlocked']) === true) return 'blocked';
  if (said === undefined) throw new Unusable(`kết quả cú sút ${quoted(row['outcome'])} không biết`);
  return said;
}

function distinct(shots: readonly Shot[]): Shot[] {
  const byId = new Map(shots.map((shot) => [shot.shotId, shot]));
  return [...byId.values()].sort((a, b) => a.minute - b.minute || a.addedMinute - b.addedMinute);
}

/** Kicks of shoot-outs by match id, of the answer with the events. A match without a shoot-out has none. */
export function parseKicks(data: unknown, file: string): Parsed<[matchId: string, list: ShootOutKick[]]> {
  const { list, bad } = eachRow(data, file, (row): [string, ShootOutKick[]] => {
    const kicks = row['penalty'] ?? [];
    if (!Array.isArray(kicks)) throw new Unusable('penalty không phải danh sách');
    return [needed(id(row['matchId']), 'matchId'), kicks.map(parseKick)];
  });
  return { list: list.filter(([, kicks]) => kicks.length > 0), bad };
}

function parseKick(kick: unknown): ShootOutKick {
  if (!isFields(kick)) throw new Unusable('một quả luân lưu không phải đối tượng');
  return {
    kickId: needed(id(kick['eventId']), 'eventId'),
    homeKick: needed(flag(kick['homeEvent']), 'homeEvent'),
    playerName: text(kick['playerName']),
    scored: !needed(flag(kick['missed']), 'missed'),
    homeScore: needed(count(kick['homeScore']), 'homeScore'),
    awayScore: needed(count(kick['awayScore']), 'awayScore'),
  };
}

function flag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value === 1 || value === '1' || value === 'true'
    ? true
    : value === 0 || value === '0' || value === 'false'
      ? false
      : undefined;
}
