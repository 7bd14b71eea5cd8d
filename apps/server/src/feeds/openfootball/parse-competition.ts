import { RawStatus } from '@khandai/contracts';
import type { ExtraScore } from '../../platform/database/schema.js';
import { eachRow, needed, Unusable } from '../input/read-rows.js';
import { count, type Fields, isFields, text } from '../input/read-values.js';
import { competitionName, isOfNations } from './competition-name.js';
import { dayOnly, kickOffTime, lacksZone } from './kick-off-time.js';
import type { OpenCompetition, OpenGoal, OpenMatch } from './open-match.js';
import { placesOf } from './places.js';
import { unifyPlayers } from './player-names.js';
import { nationOf } from './vietnamese.js';
import { zoneOf } from './zones.js';

type Pair = [home: number, away: number];

const MINUTE = /^(\d{1,3})(?:\+(\d{1,2}))?$/;
/** Placeholder of a team that is not known yet; `Sieger EF` is the winner of another match. */
const UNKNOWN_TEAM = /^(?:N\. ?N\.|TBD|TBA|(?:Sieger|Verlierer|Winner|Loser) .*)$/i;
const NINETY = 90;
const EXTRA_END = 120;
/** Some files count the added time of extra time on: 122 is 120+2. */
const LAST_MINUTE = 150;
const MAX_REASON_TEXT = 40;

const statuses: Readonly<Record<string, number>> = {
  postponed: RawStatus.postponed,
  cancelled: RawStatus.cancelled,
  canceled: RawStatus.cancelled,
  abandoned: RawStatus.abandoned,
  awarded: RawStatus.finished,
};

/** Where a competition was read. */
export interface OpenSource {
  /** The file's name, whose first part is the country: `en.1.json`. */
  file: string;
  /** The name of the file's folder, which is the season when the competition's name has none. */
  folder?: string;
  /** Offsets such as `UTC+3` by stadium or town, for times without one. */
  offsets?: ReadonlyMap<string, string>;
}

/** Parses one openfootball file. Unusable rows are listed in `bad`. */
export function parseCompetition(data: unknown, source: OpenSource): OpenCompetition {
  const { file } = source;
  if (!isFields(data)) return unusable(file, 'không phải đối tượng JSON');
  const name = text(data['name']);
  if (name === '') return unusable(file, 'thiếu tên giải (name)');
  const known = competitionName(name, source);
  const zone = zoneOf(known);
  const seen = new Set<string>();
  let withoutZone = 0;
  const rows = rowsOf(data);
  const { list, bad } = eachRow(rows, file, (row) => {
    const match = parseMatch(row, { zone, offset: source.offsets?.get(placeOf(row)) });
    // The same two teams in the same round are one match, whatever the day: it was rescheduled.
    const key = [match.stage, match.round, match.home, match.away].join('\n');
    if (seen.has(key)) throw new Unusable(`trùng trận ${match.home} – ${match.away}`);
    seen.add(key);
    if (match.dateOnly && row['time'] !== undefined) withoutZone += 1;
    return match;
  });
  countMeetings(list);
  if (isOfNations(known)) unifyPlayers(list);
  const places = placesOf(known, list);
  for (const match of list) match.place = places.get(match) ?? match.place;
  const read = Array.isArray(rows) ? rows.length : 0;
  return { ...known, list, bad, read, withoutZone, codes: codesOf(rows) };
}

const unusable = (file: string, reason: string): OpenCompetition => ({
  ...{ name: '', key: '', season: '', shown: '' },
  ...{ list: [], read: 0, withoutZone: 0, codes: new Map<string, string>() },
  bad: [{ file, row: null, reason }],
});

/** Older files list the matches by round, each round with its name. */
function rowsOf(data: Fields): unknown {
  const { matches, rounds } = data;
  if (matches !== undefined || !Array.isArray(rounds)) return matches;
  return rounds.flatMap((round: unknown) => {
    if (!isFields(round) || !Array.isArray(round['matches'])) return [round];
    const named = { round: round['name'] };
    return round['matches'].map((row: unknown) => (isFields(row) ? { ...named, ...row } : row));
  });
}

/** A team is a name, or an object with its name and code. */
const teamName = (team: unknown): string => nationOf(text(isFields(team) ? team['name'] : team));

function codesOf(rows: unknown): Map<string, string> {
  const teams = (Array.isArray(rows) ? rows : []).flatMap((row: unknown) =>
    isFields(row) ? [row['team1'], row['team2']] : [],
  );
  return new Map(
    teams.flatMap((team) =>
      isFields(team) && text(team['code']) !== '' ? [[teamName(team), text(team['code'])]] : [],
    ),
  );
}

/** The stadium or town of a row; files write "stadium, town" or the town alone. */
function placeOf(row: Fields): string {
  const { ground, stadium, city } = row;
  return text(ground) || text(isFields(stadium) ? stadium['name'] : stadium) || text(city);
}

/**
 * In leagues with more than two rounds a team receives the same guest more than once. The order of the rounds counts
 * these matches, because dates change.
 */
function countMeetings(list: readonly OpenMatch[]): void {
  const ofPair = Map.groupBy(list, ({ stage, home, away }) => [stage, home, away].join('\n'));
  for (const group of ofPair.values()) {
    const inOrder = group.filter(isMatchday).sort((a, b) => matchday(a) - matchday(b));
    inOrder.forEach((match, index) => (match.meeting = index + 1));
  }
}

const matchday = ({ round }: OpenMatch): number => Number(/\d+/.exec(round)?.[0] ?? 0);

/** True for a round of a league, false for one of a cup, whose name is part of the match's identity. */
export const isMatchday = ({ round }: Pick<OpenMatch, 'round'>): boolean => /^Matchday/.test(round);

/** Whose clock the times of a match follow. */
interface ClockOf {
  zone: string | undefined;
  offset: string | undefined;
}

function parseMatch(row: Fields, clock: ClockOf): OpenMatch {
  const home = needed(teamName(row['team1']), 'team1');
  const away = needed(teamName(row['team2']), 'team2');
  if (UNKNOWN_TEAM.test(home) || UNKNOWN_TEAM.test(away)) throw new Unusable('chưa biết đội nào gặp nhau');
  if (home === away) throw new Unusable('hai đội trùng nhau');
  const goals = goalsOf(row);
  const scores = scoresOf(row, goals);
  if (goals && scores.full)
    assertAgree(goals, scores.extra ? [scores.extra.homeScore, scores.extra.awayScore] : scores.full);
  return {
    round: text(row['round']),
    number: count(row['num']) || undefined,
    stage: text(row['stage']),
    group: text(row['group']),
    ...timeOf(row, clock),
    home,
    away,
    meeting: 1,
    status: statusOf(row['status'], scores.full !== null),
    awarded: text(row['status']).toLowerCase() === 'awarded',
    ...scores,
    goals: goals?.map((goal) => withinTime(goal, scores)) ?? (isGoalless(scores) ? [] : null),
    ground: placeOf(row),
    // Depends on the other matches.
    place: { half: '', phase: '', group: '', number: null },
  };
}

/** A match without an hour, or with one in an unknown zone, has its day only. */
function timeOf(row: Fields, { zone, offset }: ClockOf): Pick<OpenMatch, 'kickOff' | 'dateOnly'> {
  const { date, time } = row;
  const exact = kickOffTime(
    date,
    offset !== undefined && lacksZone(date, time) ? `${text(time)} ${offset}` : time,
    zone,
  );
  if (exact !== undefined) return { kickOff: exact, dateOnly: false };
  const day = time === undefined || time === null || time === '' || lacksZone(date, time) ? dayOnly(date) : undefined;
  if (day === undefined) throw new Unusable(`ngày giờ "${`${text(date)} ${text(time)}`.trim()}" không đọc được`);
  return { kickOff: day, dateOnly: true };
}

/** Without extra time, minute 92 means 90+2; with it, 122 means 120+2. */
function withinTime(goal: OpenGoal, { extra }: Scores): OpenGoal {
  const end = extra ? EXTRA_END : NINETY;
  return goal.minute <= end ? goal : { ...goal, minute: end, addedMinute: goal.minute - end + goal.addedMinute };
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

/**
 * `score` is `{ft, ht, et, p}`, each a pair; a bare pair is `ft`; empty means that the match has not been played. Older
 * files have `score1` and `score2` instead.
 */
function scoresOf(row: Fields, goals: readonly OpenGoal[] | null): Scores {
  const fields = scoreFields(row);
  const half = pair(fields, 'ht');
  const extra = pair(fields, 'et');
  const kicks = pair(fields, 'p');
  const full = pair(fields, 'ft') ?? (extra && atNinety(extra, goals));
  if (!full) return { full: null, half: null, extra: null };
  if (half && (half[0] > full[0] || half[1] > full[1])) throw new Unusable('tỷ số hiệp 1 lớn hơn cả trận');
  if (extra && (extra[0] < full[0] || extra[1] < full[1])) throw new Unusable('tỷ số sau hiệp phụ nhỏ hơn 90 phút');
  return { full, half, extra: extra || kicks ? extraScore(extra ?? full, kicks) : null };
}

function scoreFields({ score, score1, score2 }: Fields): Fields {
  if (isFields(score)) return score;
  if (Array.isArray(score)) return { ft: score };
  if (score !== undefined && score !== null)
    throw new Unusable(`tỷ số "${text(score, MAX_REASON_TEXT)}" không phải đối tượng hay cặp số`);
  return typeof score1 === 'number' ? { ft: [score1, score2] } : {};
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
  if (value === undefined || value === null) return null;
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
      addedMinute: Number(added) + needed(count(goal['offset']), 'offset'),
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
