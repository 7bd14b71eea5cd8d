import { setImmediate } from 'node:timers/promises';
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

/**
 * A room of some readers; a write to a row takes `takes` milliseconds, of them `cpu` of CPU time. Records the time and content of each write.
 */
function room(readers: number, takes = 0, cpu = takes) {
  const fake = new FakeClock(0);
  let spent = 0;
  let spentCpu = 0;
  // The time a write takes passes without a sleep.
  const clock: Clock = { now: () => fake.now() + spent, sleep: (ms, signal) => fake.sleep(ms, signal) };
  const writes: { at: number; row: number; revisions: number[]; frames: Uint8Array }[] = [];
  const failures: string[] = [];
  const rows = new ReaderRows();
  for (let count = 0; count < readers; count += 1) rows.add({ ...nobody });
  const batch = new RoomBatch({
    ...messageBatch('messages', 30),
    clock,
    cpuMs: () => spentCpu,
    rows: () => rows.rows,
    write: (row, frames) => {
      const revisions = revisionsIn(frames);
      if (revisions.includes(0)) throw new Error('no');
      writes.push({ at: fake.now(), row: rows.rows.indexOf(row), revisions, frames });
      spent += takes;
      spentCpu += cpu;
    },
    failed: (error) => failures.push(String(error)),
  });
  // The batch lets other work run between two rows.
  const advance = async (ms: number) => {
    await fake.advance(ms);
    for (const _row of rows.rows) await setImmediate();
  };
  /** Sends `count` messages, one every `every` milliseconds. */
  const talk = async (count: number, every: number) => {
    for (let revision = 1; revision <= count; revision += 1) {
      batch.add(said(revision));
      await advance(every);
    }
  };
  const receivedBy = (row: number) => writes.filter((one) => one.row === row).flatMap(({ revisions }) => revisions);
  const times = () => writes.map(({ at }) => at);
  return { fake, advance, writes, receivedBy, times, failures, rows, batch, talk };
}

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('a room batch', () => {
  test('[WS14] writes every tick while the room is busy and its writes are quick', async () => {
    const { times, talk } = room(250);
    await talk(10, 10);
    expect(times()).toEqual([20, 40, 60, 80, 100]);
  });

  test('[WS14] writes to the rows one after another, and each row gets every message once and in order', async () => {
    const { writes, times, receivedBy, talk, advance } = room(1_000);
    await talk(8, 10);
    await advance(100);
    expect(times().slice(0, 8)).toEqual([20, 20, 20, 20, 40, 40, 40, 40]);
    expect(writes.slice(0, 4).map(({ row }) => row)).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map(receivedBy)).toEqual([count(8), count(8), count(8), count(8)]);
  });

  test('[WS14] lets other work run between two rows, whose messages the later rows then get', async () => {
    const { fake, batch, writes } = room(500);
    batch.add(said(1));
    await fake.advance(BATCH_MS);
    batch.add(said(2));
    await setImmediate();
    expect(writes.map(({ revisions }) => revisions)).toEqual([[1], [1, 2]]);
    await fake.advance(BATCH_MS);
    await setImmediate();
    expect(writes.map(({ row, revisions }) => [row, revisions]).slice(2)).toEqual([[0, [2]]]);
  });

  test('[WS14] writes the same bytes to rows that get the same messages', async () => {
    const { writes, batch, advance } = room(1_000);
    batch.add(said(1));
    await advance(BATCH_MS);
    expect(writes).toHaveLength(4);
    expect(new Set(writes.map(({ frames }) => frames)).size).toBe(1);
  });

  // Each write passes time that the fake clock does not count: a round of 48 ms with a write of 8 ms collects for 40.
  test('[WS14] makes a round six times as long as its writes take, up to 200 ms', async () => {
    const { times, talk } = room(250, 8);
    await talk(20, 10);
    expect(times()).toEqual([20, 60, 100, 140, 180]);
    const slow = room(250, 50);
    await slow.talk(40, 10);
    expect(slow.times()).toEqual([20, 170, 320]);
  });

  test('[WS14] takes the CPU time of its writes, because other processes on the machine make them last longer', async () => {
    const { times, talk } = room(250, 50, 2);
    await talk(10, 10);
    expect(times()).toEqual([20, 40, 60, 80, 100]);
  });

  test('[WS14] leaves half of the time for other work, unless a round would then last more than 250 ms', async () => {
    const { times, talk } = room(250, 120);
    await talk(40, 10);
    expect(times()).toEqual([20, 140, 260, 380]);
    const slow = room(250, 200);
    await slow.talk(20, 10);
    expect(slow.times()).toEqual([20, 70, 120, 170]);
  });

  test('[WS14] starts again with short rounds after a pause', async () => {
    const { times, batch, advance } = room(250, 60);
    batch.add(said(1));
    await advance(1_000);
    batch.add(said(2));
    await advance(BATCH_MS);
    expect(times()).toEqual([20, 1_020]);
  });

  test('[WS14] collects only for what is left of a round when a message follows a short silence', async () => {
    const { times, batch, advance } = room(250, 60);
    batch.add(said(1));
    // The round starts at 20 and lasts 200 ms: its writes end at 80, which is 20 by the fake clock.
    await advance(BATCH_MS + 100);
    batch.add(said(2));
    await advance(100);
    expect(times()).toEqual([20, 160]);
  });

  test('[WS14] splits more than a hundred messages into several frames of one write', async () => {
    const { writes, batch, advance } = room(1);
    for (const revision of count(250)) batch.add(said(revision));
    await advance(BATCH_MS);
    expect(writes.map(({ revisions }) => revisions)).toEqual([count(250)]);
    expect(
      Buffer.from(writes[0]?.frames ?? [])
        .toString('latin1')
        .split('"type":"messages"'),
    ).toHaveLength(4);
  });

  test('[WS13] sends every later message to a reader who joins a busy room', async () => {
    const { batch, advance, rows, receivedBy, writes } = room(250);
    batch.add(said(1));
    await advance(BATCH_MS - 1);
    rows.add({ ...nobody });
    batch.add(said(2));
    await advance(1);
    expect(writes.map(({ row }) => row)).toEqual([0, 1]);
    batch.add(said(3));
    await advance(BATCH_MS * 2);
    expect([receivedBy(0), receivedBy(1)]).toEqual([count(3), count(3)]);
  });

  test('reports a failed write to a row, and continues', async () => {
    const { batch, advance, failures, receivedBy } = room(1);
    for (const revision of [0, 1]) {
      batch.add(said(revision));
      await advance(BATCH_MS);
    }
    expect([failures, receivedBy(0)]).toEqual([['Error: no'], [1]]);
  });

  test('[WS14] writes nothing and leaves no timer once the last reader has left', async () => {
    const { fake, advance, writes, batch } = room(1);
    batch.add(said(1));
    batch.stop();
    await advance(1_000);
    expect([writes, fake.sleeping]).toEqual([[], 0]);
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
