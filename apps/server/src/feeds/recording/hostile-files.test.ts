import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMainRow, parseRows } from '@khandai/odds-parser';
import { FakeClock } from '@khandai/testing';
import { FeedHealth } from '../ingest/feed-health.js';
import { RecordPlayer } from './recording-feed.js';
import { readRecord } from './read-record.js';
import { findRecord } from './record-files.js';
import { clockFrom } from './record-clock.js';

const KICK_OFF = 1779634800;
const match = (over: Record<string, unknown>) => ({
  matchId: '1',
  leagueId: '9',
  leagueName: 'Some Cup',
  leagueColor: 'red;}',
  matchTime: KICK_OFF,
  status: -1,
  homeId: 3,
  homeName: 'Aa',
  awayId: '4',
  awayName: 'Bb',
  homeScore: 1,
  awayScore: 0,
  homeHalfScore: 1,
  awayHalfScore: 0,
  ...over,
});
const envelope = (data: unknown) => JSON.stringify({ code: 0, message: 'success', data });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'record-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (kind: string, content: string) => writeFile(join(folder, `day.${kind}.json`), content);
const reasons = async () =>
  (await readRecord(folder)).bad.map(({ file, row, reason }) => `${file}#${row ?? ''} ${reason}`);

describe('invalid files', () => {
  it('[OD5] (server part) rows with a wrong count, words for numbers or an unknown category are named and the good one stays', async () => {
    await put('schedule', envelope([match({})]));
    await put(
      'odds-main',
      envelope({
        europeOdds: [
          '1,8,2.0,3.0,4.0,2.1',
          '1,8,2.0,3.0,4.0,hai,3.0,4.0,1779634275,false,2',
          '1,4,2.0,3.0,4.0,2.1,3.0,3.9,1779634275,false',
          7,
        ],
        handicap: '1,2,3',
        throwIns: ['1'],
      }),
    );
    for (const kind of ['odds-main-changes', 'odds-main-history']) await put(kind, envelope({}));
    await put('stats', envelope([]));
    const record = await readRecord(folder);
    expect(record.main.map(({ companyId, oddsType }) => [companyId, oddsType])).toEqual([[4, 0]]);
    expect(await reasons()).toEqual([
      'day.odds-main.json#1 europeOdds: sai số cột',
      'day.odds-main.json#2 europeOdds: giá không phải số hợp lệ',
      'day.odds-main.json#4 europeOdds: dòng không phải chữ',
      'day.odds-main.json# handicap: không phải danh sách',
      'day.odds-main.json#1 throwIns: loại kèo không biết',
    ]);
  });

  it('a match with an unknown status, a missing name or an impossible score is reported with its row, and the others play', async () => {
    await put(
      'schedule',
      envelope([
        match({ status: 77 }),
        match({ matchId: '2', homeName: '\u0000' }),
        match({ matchId: '3', homeHalfScore: 5 }),
        null,
        match({ matchId: '4' }),
        match({ matchId: '4' }),
      ]),
    );
    const record = await readRecord(folder);
    expect(record.matches.map(({ matchId }) => matchId)).toEqual(['4']);
    expect((await reasons()).filter((reason) => reason.startsWith('day.schedule'))).toEqual([
      'day.schedule.json#1 trạng thái 77 không biết',
      'day.schedule.json#2 trường homeName thiếu hoặc sai',
      'day.schedule.json#3 tỷ số hiệp 1 lớn hơn cả trận',
      'day.schedule.json#4 dòng không phải đối tượng',
      'day.schedule.json#6 trùng matchId 4',
    ]);
    expect(record.matches[0]?.league.color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('leagues without a colour get one by their name, so that their crests differ', async () => {
    const leagues = ['Some Cup', 'Other Cup', 'Third Cup'].map((leagueName, index) =>
      match({ matchId: `${index}`, leagueId: `${index}`, leagueName, leagueColor: '' }),
    );
    await put('schedule', envelope(leagues));
    const { matches } = await readRecord(folder);
    expect(new Set(matches.map(({ league }) => league.color)).size).toBe(3);
  });

  it('invalid JSON, an error of the provider and missing files are reported, and the rest plays', async () => {
    await put('schedule', envelope([match({})]));
    await put('odds-main', '{"code":0,');
    await put('stats', JSON.stringify({ code: 2, message: 'Invalid [api_key]', data: null }));
    expect(await reasons()).toEqual([
      'day.stats.json# nguồn trả mã lỗi 2: Invalid [api_key]',
      'day.odds-main.json# không phải JSON hợp lệ',
      'day.odds-main-history.json# thiếu tệp',
      'day.odds-main-changes.json# thiếu tệp',
    ]);
    const batch = new RecordPlayer(await readRecord(folder), clockFrom(new FakeClock(), KICK_OFF * 1000, 1)).batch();
    expect(batch.fixtures).toHaveLength(1);
  });

  it('a missing folder, an empty one, and one with other files are each one bad input', async () => {
    await mkdir(join(folder, 'day.schedule.json'));
    expect(await reasons()).toContain('day.schedule.json# không đọc được tệp (EISDIR)');
    await rm(join(folder, 'day.schedule.json'), { recursive: true });
    expect(await reasons()).toEqual([
      `${folder}# thư mục không có tệp *.schedule.json nào, cũng không có worldcup.json`,
    ]);
    expect((await readRecord('/nowhere/at/all')).bad.map(({ reason }) => reason)).toEqual(['không có thư mục này']);
  });

  it.each([
    ['missing', undefined],
    ['refused', JSON.stringify({ code: 2, message: 'Invalid [api_key]', data: null })],
  ])('with odds-main %s, the prices of the history play, and that file is named first', async (_, content) => {
    await put('schedule', envelope([match({})]));
    if (content !== undefined) await put('odds-main', content);
    await put('odds-main-history', envelope({ overUnder: ['1,8,2.5,0.9,0.9,2.75,0.8,1.0,1779634275,false', '7'] }));
    await put('odds-main-changes', envelope({ overUnder: ['1,8,2.75,0.7,1.1,1779634275,false,2'] }));
    await put('stats', envelope([]));
    const record = await readRecord(folder);
    expect(record.main.map(({ initial, instant }) => [initial, instant])).toEqual([
      [
        { line: 2.5, over: 0.9, under: 0.9 },
        { line: 2.75, over: 0.8, under: 1 },
      ],
    ]);
    expect(record.changes).toHaveLength(1);
    expect(record.bad[0]?.file).toBe('day.odds-main.json');
    expect(record.bad).toHaveLength(2);
    const batch = new RecordPlayer(record, clockFrom(new FakeClock(), KICK_OFF * 1000, 1)).batch();
    expect(batch.odds).toHaveLength(1);
  });

  it('a byte order mark and a `|` after a row lose nothing', async () => {
    await put('schedule', `\uFEFF${envelope([match({})])}`);
    await put('odds-main', envelope({ overUnder: ['1,8,2.5,0.9,0.9,2.5,0.9,0.9,1779634275,false,2|'] }));
    for (const kind of ['odds-main-changes', 'odds-main-history']) await put(kind, envelope({}));
    await put('stats', envelope([]));
    const { matches, main, bad } = await readRecord(folder);
    expect([matches.length, main.length, bad]).toEqual([1, 1, []]);
  });

  it('a set that is not in its folder is no recording, so the server does not start', async () => {
    await put('schedule', envelope([match({})]));
    expect(await findRecord(join(folder, 'day'))).toEqual({ folder, prefix: 'day' });
    expect(await findRecord(join(folder, 'night'))).toMatchObject({ reason: 'không có tệp night.schedule.json' });
    expect(await findRecord(join(folder, 'worldcup.json'))).toMatchObject({ reason: 'không có tệp worldcup.json' });
  });

  it('reads times as a number, as digits and as local text, and a change of price without an opening is named', async () => {
    await put(
      'schedule',
      envelope([
        match({}),
        match({ matchId: '2', matchTime: String(KICK_OFF) }),
        match({ matchId: '3', matchTime: '24-05-2026 22:00:00' }),
      ]),
    );
    await put('odds-main', envelope({ overUnder: ['3,8,2.5,0.9,0.9,2.5,0.9,0.9,24-05-2026 21:50:00,false,2'] }));
    await put('odds-main-changes', envelope({ overUnder: ['2,8,2.5,0.9,0.9,1779634275,false,2'] }));
    const { matches, main, changes, bad } = await readRecord(folder);
    expect(matches.map(({ kickOff }) => kickOff)).toEqual([KICK_OFF * 1000, KICK_OFF * 1000, KICK_OFF * 1000]);
    expect([main[0]?.changeTime, changes]).toEqual([KICK_OFF - 600, []]);
    expect(bad.some(({ reason }) => reason.includes('không có giá mở cửa'))).toBe(true);
  });

  it('prices that are replayed in the first minutes of 1970 keep a time that a row can hold', async () => {
    await put('schedule', envelope([match({})]));
    await put('odds-main', envelope({ overUnder: [`1,8,2.5,0.9,0.9,2.5,0.9,0.9,${KICK_OFF - 600},false,2`] }));
    const player = new RecordPlayer(await readRecord(folder), clockFrom(new FakeClock(60_000), KICK_OFF * 1_000, 1));
    const rows = player.batch().odds?.map(formatMainRow) ?? [];
    expect(parseRows('overUnder', rows)).toMatchObject({ odds: [{ changeTime: 0 }], bad: [] });
  });

  it('a line that stays unusable is counted once, and the newest twenty are listed', () => {
    const watch = new FeedHealth({ feed: 'recording', clock: new FakeClock() });
    for (let row = 1; row <= 30; row += 1) watch.countNew([{ file: 'a', row, reason: 'b' }]);
    expect(watch.countNew([{ file: 'a', row: 30, reason: 'b' }])).toEqual([]);
    expect([watch.badInput, watch.lastBad.length, watch.lastBad.at(-1)?.row]).toEqual([30, 20, 30]);
    // The first one may be the cause of the others.
    expect([watch.lastBad[0]?.row, watch.lastBad[1]?.row]).toEqual([1, 12]);
  });
});
