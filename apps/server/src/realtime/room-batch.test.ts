import { FakeClock } from '@khandai/testing';
import { BATCH_MS, RoomBatch } from './room-batch.js';

const said = (revision: number) => JSON.stringify({ revision });

/** A room whose frames take `takes` milliseconds to reach its readers; notes when each was begun and how much was in it. */
function room(takes: number) {
  const clock = new FakeClock(0);
  const frames: { at: number; messages: number }[] = [];
  const deliver = async (frame: Uint8Array) => {
    frames.push({ at: clock.now(), messages: Buffer.from(frame).toString().split('"revision"').length - 1 });
    if (takes > 0) await clock.sleep(takes);
  };
  const failed = (error: unknown) => {
    throw error;
  };
  return { clock, frames, batch: new RoomBatch({ groupId: 30, clock, deliver, failed }) };
}

describe('a room that collects', () => {
  test('[WS14] a room whose readers are soon told sends every tick while it is busy', async () => {
    const { clock, frames, batch } = room(0);
    for (let revision = 1; revision <= 10; revision += 1) {
      batch.add(said(revision));
      await clock.advance(10);
    }
    expect(frames.map(({ at }) => at)).toEqual([20, 40, 60, 80, 100]);
  });

  test('[WS14] one whose readers take long collects for as long, so that half of the time is left', async () => {
    const { clock, frames, batch } = room(60);
    for (let revision = 1; revision <= 40; revision += 1) {
      batch.add(said(revision));
      await clock.advance(10);
    }
    expect(frames.map(({ at }) => at)).toEqual([20, 140, 260, 380]);
    expect(frames.map(({ messages }) => messages)).toEqual([2, 12, 12, 12]);
  });

  test('[WS14] it never collects for longer than a quarter of a second', async () => {
    const { clock, frames, batch } = room(1_000);
    batch.add(said(1));
    await clock.advance(BATCH_MS);
    batch.add(said(2));
    await clock.advance(1_250);
    expect(frames.map(({ at }) => at)).toEqual([20, 1_270]);
  });

  test('[WS14] after a pause it is as quick as at first', async () => {
    const { clock, frames, batch } = room(60);
    batch.add(said(1));
    await clock.advance(1_000);
    batch.add(said(2));
    await clock.advance(BATCH_MS);
    expect(frames.map(({ at }) => at)).toEqual([20, 1_020]);
  });

  test('a frame that cannot be handed out is told, and the room talks on', async () => {
    const clock = new FakeClock(0);
    const told: string[] = [];
    const deliver = async (frame: Uint8Array) => {
      if (Buffer.from(frame).includes('"revision":1}')) throw new Error('no');
      told.push('delivered');
    };
    const batch = new RoomBatch({ groupId: 30, clock, deliver, failed: (error) => told.push(String(error)) });
    for (const revision of [1, 2]) {
      batch.add(said(revision));
      await clock.advance(BATCH_MS);
    }
    expect(told).toEqual(['Error: no', 'delivered']);
  });

  test('[WS14] a room that nobody reads any more sends nothing and leaves no timer', async () => {
    const { clock, frames, batch } = room(0);
    batch.add(said(1));
    batch.stop();
    await clock.advance(1_000);
    expect([frames, clock.sleeping]).toEqual([[], 0]);
  });
});
