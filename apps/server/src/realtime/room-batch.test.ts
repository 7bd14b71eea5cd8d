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
  const told: { at: number; row: number; revisions: number[]; frames: Uint8Array }[] = [];
  const failures: string[] = [];
  const rows = new ReaderRows();
  for (let count = 0; count < readers; count += 1) rows.add({ ...nobody });
  const batch = new RoomBatch({
    ...messageBatch(30),
    clock,
    rows: () => rows.rows,
    tell: (row, frames) => {
      const revisions = revisionsIn(frames);
      if (revisions.includes(0)) throw new Error('no');
      told.push({ at: fake.now(), row: rows.rows.indexOf(row), revisions, frames });
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
  const toldTo = (row: number) => told.filter((one) => one.row === row).flatMap(({ revisions }) => revisions);
  const times = () => told.map(({ at }) => at);
  return { clock: fake, told, toldTo, times, failures, rows, batch, talk };
}

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('a room that collects', () => {
  test('[WS14] a room whose readers are soon told tells them every tick while it is busy', async () => {
    const { times, talk } = room(250);
    await talk(10, 10);
    expect(times()).toEqual([20, 40, 60, 80, 100]);
  });

  test('[WS14] rows of a large room take turns over the tick, and each is told everything once and in order', async () => {
    const { times, toldTo, talk, clock } = room(1_000);
    await talk(8, 10);
    await clock.advance(100);
    expect(times().slice(0, 8)).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
    expect([0, 1, 2, 3].map(toldTo)).toEqual([count(8), count(8), count(8), count(8)]);
  });

  test('[WS14] rows that are told the same get the same bytes', async () => {
    const { told, batch, clock } = room(1_000);
    batch.add(said(1));
    await clock.advance(BATCH_MS);
    expect(told).toHaveLength(4);
    expect(new Set(told.map(({ frames }) => frames)).size).toBe(1);
  });

  test('[WS14] one whose readers take long collects for six times as long, up to 80 ms', async () => {
    const { times, talk } = room(250, 8);
    await talk(30, 10);
    // Messages arrive at 70, 120 and so on, when the room is idle.
    expect(times()).toEqual([20, 68, 118, 168, 218, 268]);
    const slow = room(250, 20);
    await slow.talk(30, 10);
    expect(slow.times()).toEqual([20, 100, 180, 260]);
  });

  test('[WS14] one in which more than eight messages are said in a round collects for up to 100 ms, until they are fewer again', async () => {
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

  test('[WS14] telling takes half of the time at most, and nobody waits for longer than a quarter of a second', async () => {
    const { times, talk } = room(250, 60);
    await talk(40, 10);
    expect(times()).toEqual([20, 140, 260, 380]);
    const slow = room(250, 1_000);
    await slow.talk(60, 10);
    expect(slow.times()).toEqual([20, 270, 520]);
  });

  test('[WS14] after a pause it is as quick as at first', async () => {
    const { times, batch, clock } = room(250, 60);
    batch.add(said(1));
    await clock.advance(1_000);
    batch.add(said(2));
    await clock.advance(BATCH_MS);
    expect(times()).toEqual([20, 1_020]);
  });

  test('[WS14] more than a hundred messages are several frames, in one write', async () => {
    const { told, batch, clock } = room(1);
    for (const revision of count(250)) batch.add(said(revision));
    await clock.advance(BATCH_MS);
    expect(told.map(({ revisions }) => revisions)).toEqual([count(250)]);
    expect(
      Buffer.from(told[0]?.frames ?? [])
        .toString('latin1')
        .split('"type":"messages"'),
    ).toHaveLength(4);
  });

  test('[WS13] who comes into a busy room hears all that is said from then on', async () => {
    const { batch, clock, rows, toldTo, told } = room(250);
    batch.add(said(1));
    await clock.advance(BATCH_MS - 1);
    rows.add({ ...nobody });
    batch.add(said(2));
    await clock.advance(1);
    expect(told.map(({ row }) => row)).toEqual([0]);
    batch.add(said(3));
    await clock.advance(BATCH_MS * 2);
    expect([toldTo(0), toldTo(1)]).toEqual([count(3), count(3)]);
  });

  test('a row that cannot be told is reported, and the room talks on', async () => {
    const { batch, clock, failures, toldTo } = room(1);
    for (const revision of [0, 1]) {
      batch.add(said(revision));
      await clock.advance(BATCH_MS);
    }
    expect([failures, toldTo(0)]).toEqual([['Error: no'], [1]]);
  });

  test('[WS14] a room that nobody reads any more tells nobody and leaves no timer', async () => {
    const { clock, told, batch } = room(1);
    batch.add(said(1));
    batch.stop();
    await clock.advance(1_000);
    expect([told, clock.sleeping]).toEqual([[], 0]);
  });
});

describe('rows of readers', () => {
  test('a row has at most 250; places that become free are taken again, and an empty row is gone', () => {
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
