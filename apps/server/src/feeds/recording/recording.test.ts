import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RawStatus } from '@khandai/contracts';
import { formatMainRow } from '@khandai/odds-parser';
import { FakeClock } from '@khandai/testing';
import type { FeedBatch, FeedFixture } from '../../modules/fixtures/feed.js';
import { SpySink } from '../testing.js';
import { findRecord } from './record-files.js';
import { readRecord } from './read-record.js';
import { clockFrom, tonightClock } from './record-clock.js';
import { RecordingFeed, RecordPlayer } from './recording-feed.js';

const folder = join(import.meta.dirname, '../../../../../../shared/data/provider');
const real = existsSync(folder) ? describe : describe.skip;
const MINUTE = 60_000;
/** Kick-off of the recorded day, 22:00 in Vietnam. */
const KICK_OFF = 1779634800_000;

real('the recorded day of ../shared/data/provider', () => {
  const playAt = async (record: number): Promise<FeedBatch> => {
    const clock = new FakeClock(KICK_OFF);
    return new RecordPlayer(await readRecord(folder), clockFrom(clock, record, 1)).batch();
  };
  const brighton = (batch: FeedBatch): FeedFixture =>
    batch.fixtures!.find(({ fixtureId }) => fixtureId === '765560051')!;
  const row = (batch: FeedBatch, category: string, companyId = 8) =>
    formatMainRow(
      batch.odds!.find(
        (one) => one.matchId === '765560051' && one.category === category && one.companyId === companyId,
      )!,
    );

  it('the score of both legs of a tie grows with the goals of the match', async () => {
    const record = await readRecord(folder);
    for (const match of record.matches)
      match.aggregate = { homeScore: match.full[0] + 1, awayScore: match.full[1] + 2 };
    const at = (minute: number) =>
      brighton(new RecordPlayer(record, clockFrom(new FakeClock(KICK_OFF), KICK_OFF + minute * MINUTE, 1)).batch());
    expect([-1, 0, 46, 105].map((minute) => at(minute).aggregate)).toEqual([
      null,
      { homeScore: 1, awayScore: 2 },
      { homeScore: 1, awayScore: 4 },
      { homeScore: 1, awayScore: 5 },
    ]);
  });

  it('is chosen when only the folder is named, the season only by its own name', async () => {
    expect(await findRecord(folder)).toEqual({ folder, prefix: 'epl-2025-26.1day' });
    expect(await findRecord(join(folder, 'epl-2025-26.season'))).toEqual({ folder, prefix: 'epl-2025-26.season' });
  });

  it('reads whole and without a bad line', async () => {
    const record = await readRecord(folder);
    expect(record.bad).toEqual([]);
    expect([record.matches.length, record.main.length, record.changes.length, record.history.length]).toEqual([
      10, 60, 60, 60,
    ]);
    expect(record.matches[0]?.league.name).toBe('Ngoại hạng Anh');
  });

  it('is shifted by whole days to tonight: coming all day, then live, then shown until five hours after kick-off', async () => {
    const { matches } = await readRecord(folder);
    const kickOffs = matches.map(({ kickOff }) => kickOff);
    const at = (now: string) => new Date(tonightClock(new FakeClock(now), kickOffs)().ours(KICK_OFF)).toISOString();
    expect(at('2026-11-20T00:00:00Z')).toBe('2026-11-20T15:00:00.000Z');
    expect(at('2026-11-20T16:30:00Z')).toBe('2026-11-20T15:00:00.000Z');
    expect(at('2026-11-20T20:00:00Z')).toBe('2026-11-20T15:00:00.000Z');
    expect(at('2026-11-20T20:00:01Z')).toBe('2026-11-21T15:00:00.000Z');
    expect(Number.isFinite(tonightClock(new FakeClock(), [])().ours(KICK_OFF))).toBe(true);
  });

  it('shows opening prices first, each change at its time, and closed ones from kick-off', async () => {
    const before = await playAt(KICK_OFF - 20 * MINUTE);
    expect(row(before, 'handicap')).toMatch(/^765560051,8,0.5,0.85,1.00,0.5,0.85,1.00,false,false,\d+,false,1$/);
    const changed = await playAt(1779634275_000);
    expect(row(changed, 'handicap')).toMatch(/^765560051,8,0.5,0.85,1.00,0.5,0.88,0.98,false,false,\d+,false,2$/);
    expect(row(changed, 'europeOdds', 4)).toMatch(/,false,1$/);
    const closed = await playAt(KICK_OFF);
    expect(closed.odds!.every((one) => formatMainRow(one).endsWith(',true,2'))).toBe(true);
  });

  it('scores stay within the recorded score of each half, end at the recorded result, and are marked as estimated', async () => {
    const states = [-1, 0, 44, 46, 60, 104, 105].map((minute) => KICK_OFF + minute * MINUTE);
    const shown = (await Promise.all(states.map(playAt))).map(brighton);
    expect(shown.map(({ status }) => status)).toEqual([0, 1, 1, 2, 3, 3, -1]);
    expect(shown.map(({ homeScore }) => homeScore)).toEqual([null, 0, 0, 0, 0, 0, 0]);
    expect([shown[1]?.awayScore, shown[3]?.awayScore, shown[4]?.awayScore, shown[6]?.awayScore]).toEqual([0, 2, 2, 3]);
    expect([shown[2]?.awayHalfScore, shown[3]?.awayHalfScore]).toEqual([null, 2]);
    expect([shown[6]?.awayCorner, shown[6]?.awayYellow]).toEqual([3, 1]);
    expect(shown.every(({ goalTimesEstimated, hosts }) => goalTimesEstimated && hosts[0]?.commentator === null)).toBe(
      true,
    );
  });

  it('a score never decreases during a match', async () => {
    const record = await readRecord(folder);
    let sums = record.matches.map(() => 0);
    for (let minute = 0; minute <= 106; minute += 1) {
      const clock = new FakeClock(KICK_OFF);
      const now = new RecordPlayer(record, clockFrom(clock, KICK_OFF + minute * MINUTE, 1)).batch().fixtures!;
      const next = now.map(({ homeScore, awayScore, homeCorner }) => (homeScore ?? 0) + (awayScore ?? 0) + homeCorner);
      expect(next.every((sum, index) => sum >= (sums[index] ?? 0))).toBe(true);
      sums = next;
    }
  });

  it('sends statistics only after the match, and no events', async () => {
    expect((await playAt(KICK_OFF + 100 * MINUTE)).stats).toEqual([]);
    const over = await playAt(KICK_OFF + 105 * MINUTE);
    expect(over.stats!.find(({ fixtureId }) => fixtureId === '765560051')?.list[0]).toEqual({
      type: 3,
      home: 13,
      away: 11,
    });
    expect([over.events, over.lineUps, over.commentary]).toEqual([[], [], []]);
  });

  it('continues at the same point after a restart', async () => {
    const clock = new FakeClock('2026-11-20T15:37:12Z');
    const run = async () => {
      const stop = new AbortController();
      const sink = new SpySink();
      const feed = new RecordingFeed({
        recording: folder,
        clock: { now: () => clock.now(), sleep: async () => stop.abort() },
      });
      await feed.run(sink, stop.signal);
      return sink.batches;
    };
    const first = await run();
    expect(await run()).toEqual(first);
    expect(brighton(first[1]!).status).toBe(RawStatus.firstHalf);
    expect(first[0]?.companies).toContainEqual({ companyId: 8, name: 'Bet365' });
  });

  it('at sixty times the speed shows the minute of the record', async () => {
    const clock = new FakeClock(0);
    const player = new RecordPlayer(await readRecord(folder), clockFrom(clock, KICK_OFF + 9.5 * MINUTE, 60));
    await clock.advance(10_000);
    const { halfStart, status } = brighton(player.batch());
    expect([status, Math.floor((clock.now() - halfStart!.getTime()) / MINUTE)]).toEqual([RawStatus.firstHalf, 19]);
  });
});
