import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventType, RawStatus } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { FeedBatch } from '../../modules/fixtures/feed.js';
import { readWorldCup } from '../openfootball/read-folder.js';
import { importedFixture } from '../openfootball/to-feed.js';
import { clockFrom } from './record-clock.js';
import { readRecord } from './read-record.js';
import { RecordPlayer } from './recording-feed.js';

const MINUTE = 60_000;
const worldCup = join(import.meta.dirname, '../../../../../../shared/data/openfootball/worldcup.json/2026');
const real = existsSync(worldCup) ? describe : describe.skip;

const playAt = async (folder: string, record: number): Promise<FeedBatch> =>
  new RecordPlayer(await readRecord(folder), clockFrom(new FakeClock(record), record, 1)).batch();

real('the World Cup of ../shared/data, replayed', () => {
  /** Mexico – South Africa, with goals in the 9th and 67th minute. */
  const KICK_OFF = Date.parse('2026-06-11T19:00:00Z');
  const opening = async (record: number) => {
    const batch = await playAt(worldCup, record);
    const fixture = batch.fixtures!.find(({ kickOff }) => kickOff.getTime() === KICK_OFF)!;
    return {
      fixture,
      events: batch.events!.find(({ fixtureId }) => fixtureId === fixture.fixtureId)?.list ?? [],
      batch,
    };
  };

  it('reads whole, and no minute of a goal is an estimate', async () => {
    const record = await readRecord(worldCup);
    expect([record.bad, record.matches.length]).toEqual([[], 104]);
    expect(
      (await playAt(worldCup, KICK_OFF)).fixtures!.every(
        ({ goalTimesEstimated, origin }) => !goalTimesEstimated && origin === 'recording',
      ),
    ).toBe(true);
  });

  it('[LS10] (squads) has the registered players of every team that plays', async () => {
    const { squads, fixtures } = await playAt(worldCup, KICK_OFF);
    const playing = new Set(fixtures!.flatMap(({ home, away }) => [home.teamId, away.teamId]));
    expect(squads!.filter(({ teamId, players }) => playing.has(teamId) && players.length === 26)).toHaveLength(48);
  });

  it('a goal falls in the minute it fell in, with its scorer and the score after it', async () => {
    const shown = async (minute: number) => {
      const { fixture, events } = await opening(KICK_OFF + minute * MINUTE);
      return [
        fixture.status,
        fixture.homeScore,
        fixture.awayScore,
        events.map(({ minute: at, playerName }) => `${at} ${playerName}`),
      ];
    };
    expect(await shown(8)).toEqual([RawStatus.firstHalf, 0, 0, []]);
    expect(await shown(9)).toEqual([RawStatus.firstHalf, 1, 0, ['9 Julián Quiñones']]);
    expect(await shown(60 + 21)).toEqual([RawStatus.secondHalf, 1, 0, ['9 Julián Quiñones']]);
    expect(await shown(60 + 22)).toEqual([RawStatus.secondHalf, 2, 0, ['9 Julián Quiñones', '67 Raúl Jiménez']]);
    expect((await opening(KICK_OFF + 3 * 60 * MINUTE)).fixture).toMatchObject({
      status: RawStatus.finished,
      homeScore: 2,
      homeHalfScore: 1,
    });
  });

  it('is other matches than the imported ones, between the same teams', async () => {
    const { competitions } = await readWorldCup(worldCup);
    const imported = competitions.flatMap(({ competition, context }) =>
      competition.list.map((match) => importedFixture(competition, match, context)),
    );
    const replayed = (await readRecord(worldCup)).matches;
    expect(replayed.map(({ home }) => home.teamId)).toEqual(imported.map(({ home }) => home.teamId));
    expect(
      new Set([...replayed.map(({ matchId }) => matchId), ...imported.map(({ fixtureId }) => fixtureId)]).size,
    ).toBe(208);
  });

  it('returns stadium and group, and no line-up, because a squad is not a line-up', async () => {
    const { fixture, batch } = await opening(KICK_OFF);
    expect([fixture.location, fixture.round, fixture.away.name]).toEqual([
      'Estadio Azteca, Mexico City',
      'Bảng A',
      'Nam Phi',
    ]);
    expect(batch.lineUps).toEqual([]);
  });

  it('every match ends with the score of its file, extra time and kicks included', async () => {
    const record = await readRecord(worldCup);
    const end = Math.max(...record.matches.map(({ kickOff }) => kickOff)) + 5 * 60 * MINUTE;
    const { fixtures } = await playAt(worldCup, end);
    for (const match of record.matches) {
      const fixture = fixtures!.find(({ fixtureId }) => fixtureId === match.matchId)!;
      expect([fixture.home.name, fixture.homeScore, fixture.awayScore, fixture.homeHalfScore, fixture.extra]).toEqual([
        match.home.name,
        ...match.full,
        match.half[0],
        match.extra,
      ]);
    }
    expect(fixtures!.filter(({ extra }) => extra?.penaltyHomeScore != null).length).toBeGreaterThan(1);
  });
});

describe('files of events, line-ups and live text', () => {
  const KICK_OFF = 1779634800;
  const envelope = (data: unknown) => JSON.stringify({ code: 0, message: 'success', data });
  const player = (playerId: string, over: Record<string, unknown> = {}) => ({
    playerId,
    name: `Cầu thủ ${playerId}`,
    number: 7,
    position: 1,
    isCaptain: 0,
    ...over,
  });
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'record-'));
    const match = {
      leagueId: '9',
      leagueName: 'Cup',
      matchTime: KICK_OFF,
      status: -1,
      homeName: 'A',
      awayName: 'B',
      homeScore: 1,
      awayScore: 1,
      homeHalfScore: 0,
      awayHalfScore: 1,
    };
    await put(
      'schedule',
      envelope([
        { ...match, matchId: '1', homeId: '11', awayId: '12' },
        { ...match, matchId: '2', homeId: '13', awayId: '14' },
      ]),
    );
    await put('stats', envelope([]));
    for (const kind of ['odds-main', 'odds-main-changes', 'odds-main-history']) await put(kind, envelope({}));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const put = (kind: string, content: string) => writeFile(join(folder, `day.${kind}.json`), content);

  it('are all optional', async () => {
    const record = await readRecord(folder);
    expect([record.bad, record.events.size, record.lineUps.size, record.commentary.size]).toEqual([[], 0, 0, 0]);
  });

  it('[LS4] (server part: events, line-ups and commentary of a record) are sent at the time they happened', async () => {
    const event = (eventId: string, minute: string, type: number, homeEvent: unknown, playerName: string | null) => ({
      eventId,
      minute,
      overtime: '0',
      type,
      homeEvent,
      playerName,
    });
    await put(
      'events',
      envelope([
        {
          matchId: '1',
          events: [
            event('a', '30', 1, false, 'Bá(Assist:Cò)'),
            event('b', '60', 11, true, 'Vào↑Ra↓'),
            event('c', '80', 7, 'true', null),
            event('d', '85', 3, true, 'Vàng'),
          ],
        },
      ]),
    );
    await put(
      'lineups',
      envelope([
        {
          matchId: 1,
          homeFormation: '4-4-2',
          awayFormation: '442',
          homeLineup: [player('1', { isCaptain: true })],
          awayLineup: [player('2')],
          homeBackup: [],
          awayBackup: null,
        },
      ]),
    );
    await put('livetext', envelope([{ liveId: '5', matchId: '1', content: 'Bóng lăn', time: "1'", teamID: '12' }]));
    const { bad } = await readRecord(folder);
    expect(bad).toEqual([]);
    const at = (minutes: number) => playAt(folder, KICK_OFF * 1000 + minutes * MINUTE);
    const before = await at(-30);
    expect([before.lineUps?.length, before.events, before.commentary]).toEqual([1, [], []]);
    expect(before.lineUps![0]!.value.home).toMatchObject({ formation: '', coach: '', starting: [{ isCaptain: true }] });
    expect((await at(-61)).lineUps).toEqual([]);
    const late = await at(60 + 44);
    expect(
      late.events![0]!.list.map(({ type, playerName, otherPlayerName, homeScore, awayScore }) => [
        type,
        playerName,
        otherPlayerName,
        homeScore,
        awayScore,
      ]),
    ).toEqual([
      [EventType.goal, 'Bá', 'Cò', 0, 1],
      [EventType.substitution, 'Vào', 'Ra', null, null],
      [EventType.penaltyScored, '', null, 1, 1],
      [EventType.yellowCard, 'Vàng', null, null, null],
    ]);
    expect(late.commentary![0]!.list).toEqual([
      { liveId: '5', minute: 1, addedMinute: 0, homeEvent: false, text: 'Bóng lăn' },
    ]);
    const [reported, untold] = late.fixtures!;
    expect([reported!.goalTimesEstimated, reported!.homeYellow, untold!.goalTimesEstimated]).toEqual([false, 1, true]);
    expect((await at(29)).fixtures![0]!.awayScore).toBe(0);
    expect((await at(30)).fixtures![0]!.awayScore).toBe(1);
  });

  it('unreadable rows are reported, and the rest of the recording plays', async () => {
    await put(
      'events',
      envelope([
        { matchId: '1', events: [{ eventId: 'a', minute: 'x', type: 1, homeEvent: true }] },
        { matchId: '2', events: 7 },
        { events: [] },
      ]),
    );
    await put(
      'lineups',
      envelope([
        { matchId: '1', homeLineup: [player('1'), player('1')] },
        { matchId: '2', homeLineup: ['x'] },
      ]),
    );
    await put(
      'livetext',
      envelope([
        { liveId: '5', matchId: '9', content: 'a', time: '1' },
        { liveId: '6', matchId: '1', content: 'a', time: 'sớm' },
        { liveId: '7', matchId: '1', time: '1' },
      ]),
    );
    const { bad, matches } = await readRecord(folder);
    expect(matches).toHaveLength(2);
    expect(bad.map(({ file, row, reason }) => `${file}#${row} ${reason}`)).toEqual([
      'day.events.json#1 trường minute thiếu hoặc sai',
      'day.events.json#2 events không phải danh sách',
      'day.events.json#3 trường matchId thiếu hoặc sai',
      'day.lineups.json#1 một cầu thủ đứng hai lần trong đội hình chủ nhà',
      'day.lineups.json#2 một cầu thủ không phải đối tượng',
      'day.livetext.json#1 trận 9 không có trong lịch',
      'day.livetext.json#2 phút "sớm" không đọc được',
      'day.livetext.json#3 trường content thiếu hoặc sai',
    ]);
  });
});
