import type { Clock } from '@khandai/runtime';
import { FakeClock } from '@khandai/testing';
import { messageBatch } from '../modules/chat/chat-topics.js';
import { ReaderRows } from './reader-rows.js';
import { BATCH_MS, RoomBatch } from './room-batch.js';

const said = (revision: number) => JSON.stringify({ revision });
const revisionsIn = (frames: Uint8Array) =>
  [
    ...Buffer.from(frames)
      .toString('latin1')
      .matchAll(/"revision":(\d+)/g),
  ].map((found) => Number(found[1]));
const nobody = { deliver: () => undefined };

/** A room of some readers; a write to a row takes `takes` milliseconds. Records the time and content of each write. */
function room(readers: number, takes = 0) {
  const fake = new FakeClock(0);
  let spent = 0;
  // The time a write takes passes without a sleep.
  const clock: Clock = { now: () => fake.now() + spent, sleep: (ms, signal) => fake.sleep(ms, signal) };
  const writes: { at: number; row: number; revisions: number[]; frames: Uint8Array }[] = [];
  const failures: string[] = [];
  const rows = new ReaderRows();
  for (let count = 0; count < readers; count += 1) rows.add({ ...nobody });
  const batch = new RoomBatch({
    ...messageBatch(30),
    clock,
    rows: () => rows.rows,
    write: (row, frames) => {
      const revisions = revisionsIn(frames);
      if (revisions.includes(0)) throw new Error('no');
      writes.push({ at: fake.now(), row: rows.rows.indexOf(row), revisions, frames });
      spent += takes;
    },
    failed: (error) => failures.push(String(error)),
  });
  /** Sends `count` messages, one every `every` milliseconds. */
  const talk = async (count: number, every: number) => {
    for (let revision = 1; revision <= count; revision += 1) {
      batch.add(said(revision));
      await fake.advance(every);
    }
  };
  const receivedBy = (row: number) => writes.filter((one) => one.row === row).flatMap(({ revisions }) => revisions);
  const times = () => writes.map(({ at }) => at);
  return { clock: fake, writes, receivedBy, times, failures, rows, batch, talk };
}

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('a room batch', () => {
  test('[WS14] writes every tick while the room is busy and its writes are quick', async () => {
    const { times, talk } = room(250);
    await talk(10, 10);
    expect(times()).toEqual([20, 40, 60, 80, 100]);
  });

  test('[WS14] spreads the rows of a large room over the tick, and each row gets every message once and in order', async () => {
    const { times, receivedBy, talk, clock } = room(1_000);
    await talk(8, 10);
    await clock.advance(100);
    expect(times().slice(0, 8)).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
    expect([0, 1, 2, 3].map(receivedBy)).toEqual([count(8), count(8), count(8), count(8)]);
  });

  test('[WS14] writes the same bytes to rows that get the same messages', async () => {
    const { writes, batch, clock } = room(1_000);
    batch.add(said(1));
    await clock.advance(BATCH_MS);
    expect(writes).toHaveLength(4);
    expect(new Set(writes.map(({ frames }) => frames)).size).toBe(1);
  });

  test('[WS14] collects for six times as long as slow writes take, up to 80 ms', async () => {
    const { times, talk } = room(250, 8);
    await talk(30, 10);
    // Messages arrive at 70, 120 and so on, when the room is idle.
    expect(times()).toEqual([20, 68, 118, 168, 218, 268]);
    const slow = room(250, 20);
    await slow.talk(30, 10);
    expect(slow.times()).toEqual([20, 100, 180, 260]);
  });

  test('[WS14] collects for up to 100 ms while a round has more than eight messages', async () => {
    const { times, talk, batch, clock } = room(250, 20);
    await talk(60, 5);
    expect(times()).toEqual([20, 100, 200, 300]);
    await clock.advance(80);
    for (const revision of [61, 62, 63]) {
      batch.add(said(revision));
      await clock.advance(80);
    }
    expect(times().slice(4)).toEqual([480, 620]);
  });

  test('[WS14] spends at most half of the time on writes, and delays no reader by more than a quarter of a second', async () => {
    const { times, talk } = room(250, 60);
    await talk(40, 10);
    expect(times()).toEqual([20, 140, 260, 380]);
    const slow = room(250, 1_000);
    await slow.talk(60, 10);
    expect(slow.times()).toEqual([20, 270, 520]);
  });

  test('[WS14] starts again with short rounds after a pause', async () => {
    const { times, batch, clock } = room(250, 60);
    batch.add(said(1));
    await clock.advance(1_000);
    batch.add(said(2));
    await clock.advance(BATCH_MS);
    expect(times()).toEqual([20, 1_020]);
  });

  test('[WS14] splits more than a hundred messages into several frames of one write', async () => {
    const { writes, batch, clock } = room(1);
    for (const revision of count(250)) batch.add(said(revision));
    await clock.advance(BATCH_MS);
    expect(writes.map(({ revisions }) => revisions)).toEqual([count(250)]);
    expect(
      Buffer.from(writes[0]?.frames ?? [])
        .toString('latin1')
        .split('"type":"messages"'),
    ).toHaveLength(4);
  });

  test('[WS13] sends every later message to a reader who joins a busy room', async () => {
    const { batch, clock, rows, receivedBy, writes } = room(250);
    batch.add(said(1));
    await clock.advance(BATCH_MS - 1);
    rows.add({ ...nobody });
    batch.add(said(2));
    await clock.advance(1);
    expect(writes.map(({ row }) => row)).toEqual([0]);
    batch.add(said(3));
    await clock.advance(BATCH_MS * 2);
    expect([receivedBy(0), receivedBy(1)]).toEqual([count(3), count(3)]);
  });

  test('reports a failed write to a row, and continues', async () => {
    const { batch, clock, failures, receivedBy } = room(1);
    for (const revision of [0, 1]) {
      batch.add(said(revision));
      await clock.advance(BATCH_MS);
    }
    expect([failures, receivedBy(0)]).toEqual([['Error: no'], [1]]);
  });

  test('[WS14] writes nothing and leaves no timer once the last reader has left', async () => {
    const { clock, writes, batch } = room(1);
    batch.add(said(1));
    batch.stop();
    await clock.advance(1_000);
    expect([writes, clock.sleeping]).toEqual([[], 0]);
  });
});

describe('rows of readers', () => {
  test('a row holds at most 250 readers; free places are used again, and an empty row is removed', () => {
    const rows = new ReaderRows();
    const readers = Array.from({ length: 501 }, () => ({ ...nobody }));
    for (const reader of readers) rows.add(reader);
    for (const reader of readers) rows.add(reader);
    const sizes = () => rows.rows.map((row) => row.readers.size);
    expect([sizes(), rows.size]).toEqual([[250, 250, 1], 501]);
    expect(readers.slice(0, 2).map((reader) => rows.delete(reader))).toEqual([true, true]);
    expect(rows.delete(readers[0] ?? nobody)).toBe(false);
    rows.add(nobody);
    expect([sizes(), rows.delete(readers[500] ?? nobody), sizes(), rows.size]).toEqual([
      [249, 250, 1],
      true,
      [249, 250],
      499,
    ]);
  });
});
