import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { damaged, dates, json, scalar, text } from './values.mjs';

const kinds = ['schedule', 'stats', 'odds-main', 'odds-main-changes', 'odds-main-history'];
const NAME = 'fuzz';
const AT_ONCE = 16;
const NOON = Date.parse('2026-11-20T05:00:00Z');
const MINUTE = 60_000;
const looks = [-3000, 0, 44, 50, 118, 5000];

/** Recordings of five files each, written to disk as an operator would, then read and played through an evening. */
export async function files({ count, ...world }) {
  const folder = await mkdtemp(join(tmpdir(), 'khandai-fuzz-'));
  let done = 0;
  const worker = async (own) => {
    await mkdir(own);
    while (done < count) {
      const at = done;
      done += kinds.length;
      await attackRecord(world, own, at);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => worker(join(folder, String(index)))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return done;
}

async function attackRecord({ recording, library, random, found }, folder, at) {
  const payloads = await writeRecord(folder, random('files', at));
  try {
    const fault = await faultOf({ recording, library }, folder);
    if (fault) found(`files/${at}`, fault, payloads);
  } catch (error) {
    found(`files/${at}`, error, payloads);
  }
}

async function writeRecord(folder, random) {
  const payloads = kinds.map((kind) => payloadOf(kind, random));
  await Promise.all(kinds.map((kind, at) => writeFile(join(folder, `${NAME}.${kind}.json`), payloads[at])));
  return payloads;
}

async function faultOf({ recording, library }, folder) {
  const record = await recording.readRecord(join(folder, NAME));
  const tale = record.bad.find(({ reason }) => typeof reason !== 'string' || reason === '');
  if (tale) return `a bad row without a reason: ${JSON.stringify(tale)}`;
  let now = NOON;
  const player = new recording.RecordPlayer(record, recording.clockFrom({ now: () => now }, NOON, 1));
  player.first();
  for (const minute of looks) {
    now = NOON + minute * MINUTE;
    const fault = faultOfBatch(player.batch(), record, library);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfBatch({ fixtures, odds }, record, library) {
  if (fixtures.length !== record.matches.length) return 'matches are lost on the way';
  const untimed = fixtures.find(
    ({ kickOff, halfStart }) => Number.isNaN(kickOff.getTime()) || Number.isNaN(halfStart?.getTime()),
  );
  if (untimed) return `a match without a time: ${JSON.stringify(untimed)}`;
  const odd = fixtures.find(
    ({ homeScore, homeHalfScore }) => homeScore !== null && homeHalfScore !== null && homeHalfScore > homeScore,
  );
  if (odd) return `more goals at half-time than later: ${JSON.stringify(odd)}`;
  const unreadable = odds.find((one) => library.parseRows(one.category, [library.formatMainRow(one)]).bad.length > 0);
  return unreadable && `an unreadable row: ${JSON.stringify(unreadable)}`;
}

function payloadOf(kind, random) {
  const data = random.chance(0.03)
    ? json(random)
    : kind.startsWith('odds')
      ? oddsData(kind, random)
      : list(kind, random);
  const whole = JSON.stringify({ code: random.chance(0.02) ? scalar(random) : 0, message: 'success', data });
  return random.chance(0.05) ? damaged(random, whole) : whole;
}

const ids = ['1', '2', '3', 'a_b', 7];
const list = (kind, random) =>
  random.some(8, () => (random.chance(0.05) ? json(random) : kind === 'stats' ? stats(random) : match(random)));

function match(random) {
  const half = random.int(0, 3);
  const whole = {
    matchId: random.one(ids),
    leagueId: random.one(ids),
    leagueName: random.one(['V.League 1', 'Some Cup']),
    leagueColor: random.one(['#FF3333', 'red;}']),
    matchTime: time(random),
    status: random.one([-14, -13, -12, -11, -10, -1, -1, -1, 0, 1, 2, 3, 4, 5]),
    homeId: '11',
    homeName: 'Hà Nội',
    awayId: 12,
    awayName: 'Nam Định',
    homeScore: half + random.int(0, 3),
    awayScore: random.int(0, 4),
    homeHalfScore: half,
    awayHalfScore: 0,
    homeRed: random.int(0, 2),
    homeCorner: random.int(0, 12),
    extraExplain: random.chance(0.3)
      ? { extraTimeStatus: random.int(0, 3), extraHomeScore: random.int(0, 5), penHomeScore: random.int(0, 5) }
      : '',
  };
  return spoil(random, whole);
}

const stats = (random) =>
  spoil(random, {
    matchId: random.one(ids),
    stats: random.some(6, () => spoil(random, { type: random.int(-1, 62), home: '31%', away: 7 })),
  });

function spoil(random, whole) {
  const names = Object.keys(whole);
  for (let times = random.one([0, 0, 1, 2]); times > 0; times -= 1)
    whole[random.one(names)] = random.chance(0.8) ? scalar(random) : json(random);
  return whole;
}

function time(random) {
  if (random.chance(0.7)) return NOON / 1000 + random.int(-100_000, 100_000);
  return random.one([
    random.one(dates),
    '20-11-2026 19:00:00',
    '31-02-2026 24:00:00',
    '99-99-9999 99:99:99',
    '1779634800',
    -1,
    1e12,
    9_999_999_999,
    0.5,
  ]);
}

function oddsData(kind, random) {
  const row = {
    'odds-main': () =>
      `${random.one(ids)},8,0.5,0.9,0.9,${random.int(-8, 8) / 4},0.85,1.05,false,true,${NOON / 1000},false,2`,
    'odds-main-changes': () =>
      `${random.one(ids)},8,${random.int(-8, 8) / 4},0.85,1.05,false,true,${NOON / 1000 + random.int(-9000, 9000)},false,2`,
    'odds-main-history': () => `${random.one(ids)},8,0.5,0.9,0.9,0.5,0.85,1.05,false,true,${NOON / 1000},true`,
  }[kind];
  const name = () => (random.chance(0.05) ? text(random) : 'handicap');
  return Object.fromEntries(
    random.some(3, () => [
      name(),
      random.chance(0.05) ? json(random) : random.some(12, () => damagedRow(random, row())),
    ]),
  );
}

const damagedRow = (random, row) =>
  random.chance(0.7) ? row : random.chance(0.5) ? row.slice(0, random.int(0, row.length)) : scalar(random);
