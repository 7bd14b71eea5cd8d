import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command/output.mjs';

/**
 * @typedef {object} Goal
 * @property {number} minute from 1; above 90 in extra time
 * @property {boolean} home
 * @property {number} [type] of its event; an ordinary goal without it
 * @property {string} [player]
 * @property {number} [until] the minute in which it is taken back
 *
 * @typedef {object} Match a match of the simulated day: its whole story, of which a clock shows a part
 * @property {object} row the provider's fields that never change
 * @property {number} kickOff milliseconds
 * @property {Goal[]} goals
 * @property {[number, number] | null} shootOut kicks scored, when there is a shoot-out; the match then has extra time
 * @property {[number, number]} [firstLeg] score of the first leg of a tie, of the sides of this match
 * @property {object[]} stats final statistics
 * @property {{ minute: number, type: number, home: boolean, player: string }[]} [events] besides goals
 * @property {{ status: number, at: number, until?: number, explain?: string }} [fate] what stops
 *   the match, so many milliseconds after its kick-off, and until when
 */

const DAY = 86_400_000;
const MINUTE = 60_000;
const HALF_TIME = 45 * MINUTE;
const RESTART = 60 * MINUTE;
const FULL_TIME = 105 * MINUTE;
const EXTRA_START = 110 * MINUTE;
const EXTRA_END = 140 * MINUTE;
const SHOOT_OUT_END = 150 * MINUTE;

const CLUBS = [
  ['Hà Nội FC', 'Viettel'],
  ['Nam Định', 'Hải Phòng'],
  ['Borussia Mönchengladbach', 'Wolverhampton Wanderers'],
  ['Manchester United', 'Liverpool'],
  ['Bình Dương', 'Đà Nẵng'],
  ['Arsenal', 'Chelsea'],
];

/** A number in [0, 1) that is always the same for one text. */
export function chance(text) {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

/**
 * Matches that kick off every `everyMinutes` from `start` on. Every sixth is of a cup and is decided by a shoot-out.
 * @param {{ start: number, count?: number, everyMinutes?: number, seed?: string }} options
 * @returns {Match[]}
 */
export function generatedDay({ start, count = 6, everyMinutes = 20, seed = 'day' }) {
  return Array.from({ length: count }, (_, index) => {
    const matchId = String(910_000_000 + index);
    const isCup = index % 6 === 2;
    const [homeName, awayName] = CLUBS[index % CLUBS.length];
    const round = Math.floor(index / CLUBS.length);
    return {
      row: {
        matchId,
        leagueType: isCup ? 2 : 1,
        leagueId: isCup ? '9002' : '9001',
        leagueName: isCup ? 'UEFA Champions League' : 'Vietnamese Professional League',
        leagueShortName: isCup ? 'UCL' : 'VIE D1',
        leagueColor: isCup ? '#0b3d91' : '#c8102e',
        homeId: String(20_000 + 2 * index),
        homeName: round > 0 ? `${homeName} ${round + 1}` : homeName,
        awayId: String(20_001 + 2 * index),
        awayName: round > 0 ? `${awayName} ${round + 1}` : awayName,
        season: '2026-2027',
        round: isCup ? '' : '12',
        group: '',
        location: 'Mỹ Đình',
        neutral: false,
      },
      kickOff: start + index * everyMinutes * MINUTE,
      goals: isCup
        ? [
            { minute: 20, home: true },
            { minute: 70, home: false },
            { minute: 99, home: true },
            { minute: 117, home: false },
          ]
        : goalsOf(`${seed}/${matchId}`),
      shootOut: isCup ? [4, 3] : null,
      ...(isCup && { firstLeg: [1, 1] }),
      stats: [
        { type: 3, home: '12', away: '9' },
        { type: 14, home: '55%', away: '45%' },
        { type: 52, home: '1.62', away: '0.9' },
        { type: 47, home: '3', away: '1' },
        { type: 57, home: 21, away: 14 },
        { type: 61, home: '18', away: '23' },
      ],
    };
  });
}

function goalsOf(key) {
  const count = Math.floor(chance(`${key}/goals`) * 5);
  return Array.from({ length: count }, (_, index) => ({
    minute: 1 + Math.floor(chance(`${key}/${index}/minute`) * 90),
    home: chance(`${key}/${index}/side`) < 0.55,
  })).sort((a, b) => a.minute - b.minute);
}

/**
 * Matches of recorded files, `<prefix>.schedule.json` and others, moved by whole days so that their last day is the day
 * of `now`; with `ago`, so that the first match of that day kicked off so many minutes ago. The times of goals are made up
 * within their halves, and cards and corners show once a match is over: results have no others. What the files do not have,
 * such as line-ups and corner prices, is empty.
 * @param {string} folder
 * @param {{ prefix?: string, now: number, ago?: number }} options
 * @returns {Promise<{ matches: Match[], recorded: true, odds: Record<string, string[]>, changedOdds: Record<string, string[]> }>}
 */
export async function recordedDay(folder, { prefix, now, ago }) {
  const name = prefix ?? (await firstPrefix(folder));
  const read = async (kind) => {
    try {
      return JSON.parse(await readFile(join(folder, `${name}.${kind}.json`), 'utf8')).data;
    } catch (error) {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }
  };
  const schedule = await read('schedule');
  if (!schedule?.length) throw new CommandError(`Không có trận nào trong ${join(folder, `${name}.schedule.json`)}.`);
  const stats = new Map(((await read('stats')) ?? []).map((one) => [one.matchId, one.stats]));
  const times = schedule.map(({ matchTime }) => matchTime * 1_000);
  const lastDay = Math.floor(Math.max(...times) / DAY);
  const first = Math.min(...times.filter((time) => Math.floor(time / DAY) === lastDay));
  const shift = ago === undefined ? (Math.floor(now / DAY) - lastDay) * DAY : now - ago * MINUTE - first;
  const matches = schedule.map((row) => ({
    row,
    kickOff: row.matchTime * 1_000 + shift,
    goals: recordedGoals(row),
    shootOut: null,
    stats: stats.get(row.matchId) ?? [],
  }));
  const movedOdds = async (kind) => moved((await read(kind)) ?? {}, Math.round(shift / 1_000));
  return {
    matches,
    recorded: true,
    odds: await movedOdds('odds-main'),
    changedOdds: await movedOdds('odds-main-changes'),
  };
}

/** Rows whose change times are moved with their matches. Only a time has ten digits. */
const moved = (rows, seconds) =>
  Object.fromEntries(
    Object.entries(rows).map(([category, list]) => [
      category,
      list.map((row) => row.replace(/,(\d{10})(?=,|$)/, (_, time) => `,${Number(time) + seconds}`)),
    ]),
  );

async function firstPrefix(folder) {
  const files = await readdir(folder).catch(() => {
    throw new CommandError(`Không đọc được thư mục ${folder}: --recorded cần một thư mục có tệp *.schedule.json.`);
  });
  const found = files.sort().find((file) => file.endsWith(SCHEDULE));
  if (!found) throw new CommandError(`Thư mục ${folder} không có tệp *.schedule.json nào.`);
  return found.slice(0, -SCHEDULE.length);
}

const SCHEDULE = '.schedule.json';

function recordedGoals(row) {
  const some = (half, home, count) =>
    Array.from({ length: Math.max(0, count) }, (_, index) => ({
      minute: (half - 1) * 45 + 1 + Math.floor(chance(`${row.matchId}/${half}/${home}/${index}`) * 44),
      home,
    }));
  return [
    ...some(1, true, row.homeHalfScore),
    ...some(1, false, row.awayHalfScore),
    ...some(2, true, row.homeScore - row.homeHalfScore),
    ...some(2, false, row.awayScore - row.awayHalfScore),
  ].sort((a, b) => a.minute - b.minute);
}

/** What the clock shows of a match: status, start of the half, score and extra time. */
export function stateAt(match, now) {
  const { fate } = match;
  const sinceKickOff = now - match.kickOff;
  if (!fate || sinceKickOff < fate.at) return playedAt(match, sinceKickOff);
  const stood = fate.until === undefined ? Infinity : fate.until - fate.at;
  if (sinceKickOff >= fate.at + stood)
    // The half began later by the time in which the match stood still.
    return playedAt({ ...match, kickOff: match.kickOff + stood }, sinceKickOff - stood);
  return { ...playedAt(match, fate.at), status: fate.status, halfStartTime: 0 };
}

function playedAt(match, elapsed) {
  const { status, halfStart } = phase(match, elapsed);
  const minute = minuteAt(elapsed);
  const happened = match.goals.filter(
    (goal) => elapsed >= 0 && goal.minute <= minute && (goal.until ?? Infinity) > minute,
  );
  const count = (home, until) => happened.filter((goal) => goal.home === home && goal.minute <= until).length;
  const extra = match.shootOut && elapsed >= FULL_TIME;
  return {
    status,
    halfStartTime: halfStart === null ? 0 : Math.floor((match.kickOff + halfStart) / 1_000),
    goals: happened,
    events: (match.events ?? []).filter((event) => elapsed >= 0 && event.minute <= minute),
    // Frozen at 90 minutes: what follows is only in extraExplain.
    homeScore: count(true, 90),
    awayScore: count(false, 90),
    homeHalfScore: elapsed >= HALF_TIME ? count(true, 45) : 0,
    awayHalfScore: elapsed >= HALF_TIME ? count(false, 45) : 0,
    extraExplain: {
      kickOff: 1,
      minute: 0,
      homeScore: extra ? count(true, 90) : 0,
      awayScore: extra ? count(false, 90) : 0,
      extraTimeStatus: !extra ? 0 : elapsed < EXTRA_END ? 3 : 1,
      extraHomeScore: extra ? count(true, 120) : 0,
      extraAwayScore: extra ? count(false, 120) : 0,
      penHomeScore: extra && elapsed >= SHOOT_OUT_END ? match.shootOut[0] : 0,
      penAwayScore: extra && elapsed >= SHOOT_OUT_END ? match.shootOut[1] : 0,
      twoRoundsHomeScore: match.firstLeg ? match.firstLeg[0] + count(true, 120) : 0,
      twoRoundsAwayScore: match.firstLeg ? match.firstLeg[1] + count(false, 120) : 0,
      winner: 0,
    },
  };
}

function phase({ shootOut }, elapsed) {
  if (elapsed < 0) return { status: 0, halfStart: null };
  if (elapsed < HALF_TIME) return { status: 1, halfStart: 0 };
  if (elapsed < RESTART) return { status: 2, halfStart: null };
  if (elapsed < FULL_TIME) return { status: 3, halfStart: RESTART };
  if (!shootOut) return { status: -1, halfStart: null };
  if (elapsed < EXTRA_END) return { status: 4, halfStart: EXTRA_START };
  if (elapsed < SHOOT_OUT_END) return { status: 5, halfStart: null };
  return { status: -1, halfStart: null };
}

function minuteAt(elapsed) {
  if (elapsed < HALF_TIME) return elapsed / MINUTE;
  if (elapsed < RESTART) return 45;
  if (elapsed < FULL_TIME) return 45 + (elapsed - RESTART) / MINUTE;
  if (elapsed < EXTRA_START) return 90;
  return Math.min(120, 90 + (elapsed - EXTRA_START) / MINUTE);
}
