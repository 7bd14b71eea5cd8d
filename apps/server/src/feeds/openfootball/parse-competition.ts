import { RawStatus } from '@khandai/contracts';
import type { ExtraScore } from '../../platform/database/schema.js';
import { eachRow, needed, Unusable } from '../input/read-rows.js';
import { count, type Fields, isFields, text } from '../input/read-values.js';
import { kickOffTime } from './kick-off-time.js';
import type { OpenCompetition, OpenGoal, OpenMatch } from './open-match.js';
import { matchIdOf } from './to-feed.js';

type Pair = [home: number, away: number];

const MINUTE = /^(\d{1,3})(?:\+(\d{1,2}))?$/;
const LAST_MINUTE = 120;
const NINETY = 90;

const statuses: Readonly<Record<string, number>> = {
  postponed: RawStatus.postponed,
  cancelled: RawStatus.cancelled,
  canceled: RawStatus.cancelled,
  abandoned: RawStatus.abandoned,
  awarded: RawStatus.finished,
};

/** Parses one openfootball file. `zone` applies to times without an offset. Unusable rows are listed in `bad`. */
export function parseCompetition(data: unknown, file: string, zone: string | undefined): OpenCompetition {
  if (!isFields(data))
    return { name: '', list: [], undated: 0, bad: [{ file, row: null, reason: 'không phải đối tượng JSON' }] };
  const name = text(data['name']);
  if (name === '') return { name, list: [], undated: 0, bad: [{ file, row: null, reason: 'thiếu tên giải (name)' }] };
  const seen = new Set<string>();
  const { list, bad } = eachRow(data['matches'], file, (row) => {
    if (row['time'] === undefined) return undefined;
    const match = parseMatch(row, zone);
    // Also detects a duplicate with another kick-off time, because both have the same id in the database.
    const id = matchIdOf({ name }, match);
    if (seen.has(id)) throw new Unusable(`trùng trận ${match.home} – ${match.away}`);
    seen.add(id);
    return match;
  });
  const matches = list.filter((match) => match !== undefined);
  return { name, list: matches, bad, undated: list.length - matches.length };
}

function parseMatch(row: Fields, zone: string | undefined): OpenMatch {
  const home = needed(text(row['team1']), 'team1');
  const away = needed(text(row['team2']), 'team2');
  if (home === away) throw new Unusable('hai đội trùng nhau');
  const kickOff = kickOffTime(row['date'], row['time'], zone);
  if (kickOff === undefined) throw new Unusable(`ngày giờ "${text(row['date'])} ${text(row['time'])}" không đọc được`);
  const goals = goalsOf(row);
  const scores = scoresOf(row['score'], goals);
  if (goals && scores.full)
    assertAgree(goals, scores.extra ? [scores.extra.homeScore, scores.extra.awayScore] : scores.full);
  return {
    round: text(row['round']),
    group: text(row['group']),
    kickOff,
    home,
    away,
    status: statusOf(row['status'], scores.full !== null),
    ...scores,
    goals: goals?.map((goal) => withinTime(goal, scores)) ?? (isGoalless(scores) ? [] : null),
    ground: text(row['ground']),
  };
}

/** Without extra time, minute 92 means 90+2. */
function withinTime(goal: OpenGoal, { extra }: Scores): OpenGoal {
  return extra || goal.minute <= NINETY
    ? goal
    : { ...goal, minute: NINETY, addedMinute: goal.minute - NINETY + goal.addedMinute };
}

/** Files omit the goals of a goalless match. */
function isGoalless({ full, extra }: Scores): boolean {
  return full !== null && full[0] + full[1] + (extra?.homeScore ?? 0) + (extra?.awayScore ?? 0) === 0;
}

function statusOf(status: unknown, played: boolean): number {
  if (status === undefined) return played ? RawStatus.finished : RawStatus.notStarted;
  return statuses[text(status).toLowerCase()] ?? refuse(`trạng thái "${text(status)}" không biết`);
}

function refuse(reason: string): never {
  throw new Unusable(reason);
}

interface Scores {
  full: Pair | null;
  half: Pair | null;
  extra: ExtraScore | null;
}

/** `score` is `{ft, ht, et, p}`, each a pair; a bare pair is `ft`; empty means that the match has not been played. */
function scoresOf(score: unknown, goals: readonly OpenGoal[] | null): Scores {
  const fields: Fields = Array.isArray(score) ? { ft: score } : isFields(score) ? score : {};
  const half = pair(fields, 'ht');
  const extra = pair(fields, 'et');
  const kicks = pair(fields, 'p');
  const full = pair(fields, 'ft') ?? (extra && atNinety(extra, goals));
  if (!full) return { full: null, half: null, extra: null };
  if (half && (half[0] > full[0] || half[1] > full[1])) throw new Unusable('tỷ số hiệp 1 lớn hơn cả trận');
  if (extra && (extra[0] < full[0] || extra[1] < full[1])) throw new Unusable('tỷ số sau hiệp phụ nhỏ hơn 90 phút');
  return { full, half, extra: extra || kicks ? extraScore(extra ?? full, kicks) : null };
}

const extraScore = ([homeScore, awayScore]: Pair, kicks: Pair | null): ExtraScore => ({
  homeScore,
  awayScore,
  penaltyHomeScore: kicks?.[0] ?? null,
  penaltyAwayScore: kicks?.[1] ?? null,
});

/** Some files have only the score after extra time; this computes the score after ninety minutes from the goals. */
function atNinety(extra: Pair, goals: readonly OpenGoal[] | null): Pair {
  if (!goals) return extra;
  const early = goals.filter(({ minute }) => minute <= NINETY);
  const home = early.filter((goal) => goal.home).length;
  return [home, early.length - home];
}

function pair(fields: Fields, name: string): Pair | null {
  const value = fields[name];
  if (value === undefined) return null;
  const [home, away] = Array.isArray(value) && value.length === 2 ? [count(value[0]), count(value[1])] : [];
  if (home === undefined || away === undefined) throw new Unusable(`tỷ số ${name} không phải hai số`);
  return [home, away];
}

function goalsOf(row: Fields): OpenGoal[] | null {
  if (row['goals1'] === undefined && row['goals2'] === undefined) return null;
  const all = [...side(row['goals1'] ?? [], true), ...side(row['goals2'] ?? [], false)];
  return all.sort((a, b) => a.minute - b.minute || a.addedMinute - b.addedMinute);
}

function side(list: unknown, home: boolean): OpenGoal[] {
  if (!Array.isArray(list)) throw new Unusable('bàn thắng không phải danh sách');
  return list.map((goal: unknown): OpenGoal => {
    if (!isFields(goal)) throw new Unusable('một bàn thắng không phải đối tượng');
    const [matched, minute = '', added = '0'] = MINUTE.exec(text(goal['minute'])) ?? [];
    if (matched === undefined || Number(minute) < 1 || Number(minute) > LAST_MINUTE) {
      throw new Unusable(`phút ghi bàn "${text(goal['minute'])}" không đọc được`);
    }
    return {
      home,
      minute: Number(minute),
      addedMinute: Number(added),
      playerName: text(goal['name']),
      penalty: goal['penalty'] === true,
      ownGoal: goal['owngoal'] === true,
    };
  });
}

function assertAgree(goals: readonly OpenGoal[], [home, away]: readonly [number, number]): void {
  const homeGoals = goals.filter((goal) => goal.home).length;
  if (homeGoals !== home || goals.length - homeGoals !== away) throw new Unusable('số bàn thắng không khớp tỷ số');
}
