import { FakeClock } from '@khandai/testing';
import { FakeEngine, makeLink, type Outcome } from '../test/fake-engine.js';
import { PlayerMachine } from './player-machine.js';
import type { LinkLost, PlayerStatus, Timing } from './player-state.js';

const KICK_OFF = Date.parse('2026-11-20T12:00:00Z');
const LIVE: Timing = { phase: 'live', kickOff: KICK_OFF };
const COMING: Timing = { phase: 'coming', kickOff: KICK_OFF };
const ENDED: Timing = { phase: 'ended', kickOff: KICK_OFF };
const LINKS = [makeLink(1), makeLink(2)];

function setUp(outcomes: Record<number, Outcome> = {}, start = KICK_OFF) {
  const clock = new FakeClock(start);
  const engine = new FakeEngine();
  for (const [id, outcome] of Object.entries(outcomes)) engine.outcomes.set(Number(id), outcome);
  const machine = new PlayerMachine({ engine, clock, random: () => 1 });
  const statuses: PlayerStatus[] = [];
  const losses: LinkLost[] = [];
  machine.changed.on(({ state }) => {
    if (statuses.at(-1) !== state.status) statuses.push(state.status);
  });
  machine.linkLost.on((loss) => losses.push(loss));
  return { clock, engine, machine, statuses, losses, status: () => machine.snapshot.state.status };
}

async function watching(outcomes: Record<number, Outcome> = {}) {
  const world = setUp(outcomes);
  world.machine.open(LINKS, LIVE);
  await world.clock.advance(0);
  expect(world.status()).toBe('playing');
  return world;
}

test('[PL8] the constructor starts nothing', () => {
  const { clock, engine, machine } = setUp();
  expect([machine.snapshot.state.status, engine.loaded.length, engine.happened.size, clock.sleeping]).toEqual([
    'idle',
    0,
    0,
    0,
  ]);
});

describe('not started, live, ended', () => {
  test('[LS9] (not started) before kick-off the player counts down and then loads the first link', async () => {
    const { clock, engine, machine } = setUp({}, KICK_OFF - 3 * 3_600_000);
    machine.open(LINKS, COMING);
    expect(machine.snapshot.state).toEqual({ status: 'countdown', until: KICK_OFF, overdue: false });

    await clock.advance(3 * 3_600_000 - 1);
    expect(engine.loaded).toEqual([]);
    await clock.advance(1);
    expect(machine.snapshot.state).toEqual({ status: 'playing', link: LINKS[0] });
  });

  test('[LS9] (not started) a match that goes live early is loaded at once; a new kick-off restarts the countdown', async () => {
    const { clock, machine, status } = setUp({}, KICK_OFF - 600_000);
    machine.open(LINKS, COMING);
    machine.update({ phase: 'coming', kickOff: KICK_OFF + 900_000 });
    expect(machine.snapshot.state).toMatchObject({ until: KICK_OFF + 900_000 });

    machine.update(LIVE);
    await clock.advance(0);
    expect(status()).toBe('playing');
  });

  test('[PL4] after kick-off the player retries every 30 s until the channel is live', async () => {
    const { clock, engine, machine } = setUp({ 1: 'unsupported', 2: 'unsupported' });
    machine.open(LINKS, COMING);
    await clock.advance(0);
    expect(machine.snapshot.state).toEqual({ status: 'countdown', until: KICK_OFF + 30_000, overdue: true });

    engine.outcomes.clear();
    await clock.advance(30_000);
    expect(machine.snapshot.state.status).toBe('playing');
  });

  test('[LS9] (ended) an ended match loads nothing', () => {
    const { engine, machine, status } = setUp();
    machine.open(LINKS, ENDED);
    expect([status(), engine.loaded]).toEqual(['ended', []]);
  });

  test('[LS9] (ended) the broadcast continues after the final whistle, and its end is not a failure', async () => {
    const { engine, machine, status, losses } = await watching();
    machine.update(ENDED);
    expect(status()).toBe('playing');
    engine.happened.emit({ type: 'sourceEnded' });
    expect([status(), losses]).toEqual(['ended', []]);
  });

  test('[PL1] the player fails for a live match without links', () => {
    const { machine } = setUp();
    machine.open([], LIVE);
    expect(machine.snapshot.state).toEqual({ status: 'failed', reason: 'noLinks' });
  });
});

describe('fall-over', () => {
  test('[LS9] (fall-over) a lost link is retried twice with growing pauses, then the next one plays and the viewer is notified', async () => {
    const { clock, engine, machine, losses, statuses } = await watching();
    engine.outcomes.set(1, 'network');
    engine.lose();
    expect(machine.snapshot.state).toEqual({ status: 'retrying', link: LINKS[0], attempt: 1, reason: 'network' });

    await clock.advance(1_000);
    expect(machine.snapshot.state).toMatchObject({ status: 'retrying', attempt: 2 });
    await clock.advance(1_999);
    expect(engine.loaded).toEqual([1, 1]);
    await clock.advance(1);

    expect(engine.loaded).toEqual([1, 1, 1, 2]);
    expect(machine.snapshot.state).toEqual({ status: 'playing', link: LINKS[1] });
    expect(losses).toEqual([{ link: LINKS[0], next: LINKS[1], reason: 'network' }]);
    expect(statuses).toEqual([
      'loading',
      'playing',
      'retrying',
      'loading',
      'retrying',
      'loading',
      'switching',
      'playing',
    ]);
  });

  test('[LS9] (fall-over) a link that recovers on a retry is kept', async () => {
    const { clock, engine, machine, losses } = await watching();
    engine.lose();
    await clock.advance(1_000);
    expect([machine.snapshot.state, losses]).toEqual([{ status: 'playing', link: LINKS[0] }, []]);
  });

  test('[PL2] a link that fails again within 10 s of playing uses another retry', async () => {
    const { clock, engine, machine } = await watching();
    for (const pause of [1_000, 2_000]) {
      engine.lose();
      await clock.advance(pause);
      expect(machine.snapshot.state).toEqual({ status: 'playing', link: LINKS[0] });
    }
    engine.lose();
    await clock.advance(0);
    expect(machine.snapshot.state).toEqual({ status: 'playing', link: LINKS[1] });
  });

  test('[PL2] playing for 10 s restores the retries of a link', async () => {
    const { clock, engine, machine } = await watching();
    for (let time = 0; time < 5; time += 1) {
      engine.lose();
      await clock.advance(1_000 + 10_000);
    }
    expect(machine.snapshot.state).toEqual({ status: 'playing', link: LINKS[0] });
  });

  test('[LS9] (source lost) the player fails when all links have failed, and retry starts again with all of them', async () => {
    const { clock, engine, machine, losses } = setUp({ 1: 'network', 2: 'media' });
    machine.open(LINKS, LIVE);
    await clock.advance(6_000);
    expect(machine.snapshot.state).toEqual({ status: 'failed', reason: 'media' });
    expect(engine.loaded).toEqual([1, 1, 1, 2, 2, 2]);
    expect(losses.map(({ next }) => next?.linkId ?? null)).toEqual([2, null]);
    expect(clock.sleeping).toBe(0);

    engine.outcomes.clear();
    machine.retry();
    await clock.advance(0);
    expect(machine.snapshot.state).toEqual({ status: 'playing', link: LINKS[0] });
  });

  test('[PL3] a link of an unsupported kind is skipped without retries', async () => {
    const { clock, engine, machine } = setUp({ 1: 'unsupported' });
    machine.open(LINKS, LIVE);
    await clock.advance(0);
    expect([machine.snapshot.state.status, engine.loaded]).toEqual(['playing', [1, 2]]);
  });

  test('[PL3] a link that does not play within 15 s is lost', async () => {
    const { clock, machine } = setUp({ 1: 'hangs' });
    machine.open(LINKS, LIVE);
    await clock.advance(14_999);
    expect(machine.snapshot.state.status).toBe('loading');
    await clock.advance(1);
    expect(machine.snapshot.state).toMatchObject({ status: 'retrying', reason: 'timeout' });
  });

  test("[LS9] (links) the viewer's choice is loaded at once, and the others follow should it fail", async () => {
    const { clock, engine, machine } = await watching({ 2: 'unsupported' });
    machine.chooseLink(2);
    await clock.advance(0);
    expect(engine.loaded).toEqual([1, 2, 1]);
    expect(machine.snapshot.state).toEqual({ status: 'playing', link: LINKS[0] });

    machine.chooseLink(99);
    expect(engine.loaded).toHaveLength(3);
  });

  test('[PL8] loading a link releases the previous one', async () => {
    const { engine, machine } = await watching();
    const first = engine.signal;
    machine.chooseLink(2);
    expect(first?.aborted).toBe(true);
  });
});

describe('stalls and pauses', () => {
  test('[PL5] a stall ends when the video continues', async () => {
    const { clock, engine, status } = await watching();
    engine.happened.emit({ type: 'starved' });
    expect(status()).toBe('stalled');
    await clock.advance(7_999);
    engine.happened.emit({ type: 'playing' });
    await clock.advance(1);
    expect(status()).toBe('playing');
  });

  test('[PL5] a stall of 8 s counts as a lost link', async () => {
    const { clock, engine, machine } = await watching();
    engine.happened.emit({ type: 'starved' });
    await clock.advance(8_000);
    expect(machine.snapshot.state).toMatchObject({ status: 'retrying', attempt: 1, reason: 'stall' });
  });

  test('[PL6] a pause of any length is not a stall', async () => {
    const { clock, engine, machine, status } = await watching();
    machine.pause();
    engine.happened.emit({ type: 'starved' });
    await clock.advance(3_600_000);
    expect([status(), engine.pauses, engine.loaded]).toEqual(['paused', 1, [1]]);

    machine.play();
    await clock.advance(0);
    expect([status(), engine.loaded]).toEqual(['playing', [1]]);
  });

  test('[PL6] a pause by a headset’s keys is a pause', async () => {
    const { engine, status } = await watching();
    engine.happened.emit({ type: 'paused' });
    expect(status()).toBe('paused');
    engine.happened.emit({ type: 'playing' });
    expect(status()).toBe('playing');
  });

  test('[PL6] play loads a link again that was lost during the pause', async () => {
    const { clock, engine, machine, status } = await watching();
    machine.pause();
    engine.lose();
    expect(machine.snapshot.state).toEqual({ status: 'paused', link: LINKS[0], released: true });
    machine.play();
    await clock.advance(0);
    expect([status(), engine.loaded]).toEqual(['playing', [1, 1]]);
  });

  test('[PL6] a pause during loading releases the link', async () => {
    const { clock, engine, machine } = setUp();
    machine.open(LINKS, LIVE);
    machine.pause();
    await clock.advance(60_000);
    expect(machine.snapshot.state).toMatchObject({ status: 'paused', released: true });
    expect(engine.signal?.aborted).toBe(true);
  });
});

describe('sound, quality, live edge', () => {
  test('[PL7] where the browser blocks sound, the player plays muted and reports it', async () => {
    const { clock, engine, machine } = setUp();
    engine.refuses = 'sound';
    machine.open(LINKS, LIVE);
    await clock.advance(0);
    expect(machine.snapshot).toMatchObject({ state: { status: 'playing' }, muted: true, soundBlocked: true });

    machine.setMuted(false);
    expect([engine.muted, machine.snapshot.muted, machine.snapshot.soundBlocked]).toEqual([false, false, false]);
  });

  test('[PL7] where the browser blocks autoplay, the player waits, paused and unmuted', async () => {
    const { clock, engine, machine } = setUp();
    engine.refuses = 'everything';
    machine.open(LINKS, LIVE);
    await clock.advance(0);
    expect(machine.snapshot).toMatchObject({
      state: { status: 'paused', released: false },
      muted: false,
      soundBlocked: false,
    });

    engine.refuses = 'nothing';
    machine.play();
    await clock.advance(0);
    expect(machine.snapshot.state.status).toBe('playing');
  });

  test('[LS9] (quality) the snapshot has the levels and the latency of the current link only', async () => {
    const { engine, machine } = await watching();
    const levels = [
      { id: 0, height: 360, bitrate: 800_000 },
      { id: 1, height: 720, bitrate: 2_400_000 },
    ];
    engine.happened.emit({ type: 'levelsChanged', levels, chosen: 'auto', playing: 1, soundAlone: true });
    engine.happened.emit({ type: 'latencyChanged', latency: 31, behindLive: true, canRewind: true });
    const known = {
      levels,
      level: 'auto',
      playingLevel: 1,
      soundAlone: true,
      latency: 31,
      behindLive: true,
      canRewind: true,
    };
    expect(machine.snapshot).toMatchObject(known);

    machine.chooseLevel(0);
    expect(engine.level).toBe(0);
    machine.chooseLink(2);
    expect(machine.snapshot).toMatchObject({
      levels: [],
      level: 'auto',
      playingLevel: null,
      soundAlone: false,
      latency: null,
      behindLive: false,
      canRewind: false,
    });
  });

  test("[E6] (asked) going back is the engine's, and leaves playing or paused as it was", async () => {
    const { engine, machine, status } = await watching();
    const before = status();
    machine.skip(-10);
    expect([engine.skips, status()]).toEqual([[-10], before]);
  });

  test('[PL7] back to live seeks to the live edge and plays', async () => {
    const { clock, engine, machine, status } = await watching();
    machine.pause();
    machine.backToLive();
    await clock.advance(0);
    expect([engine.jumps, status()]).toEqual([1, 'playing']);
  });
});

describe('[PL11] sleep', () => {
  /** Simulates sleep of the computer: the clock jumps ahead by `ms` and no timer runs. */
  async function shutLid(clock: FakeClock, ms: number) {
    const now = clock.now.bind(clock);
    clock.now = () => now() + ms;
    await clock.advance(5_000);
  }

  test('after the device slept during playback, the player restarts at the live edge and reports how long it slept', async () => {
    const { clock, engine, machine, status, statuses } = await watching();
    const slept: number[] = [];
    machine.woke.on(({ sleptMs }) => slept.push(sleptMs));
    await shutLid(clock, 3_600_000);
    expect([engine.loaded, status(), slept]).toEqual([[1, 1], 'playing', [3_600_000]]);
    expect(statuses.at(-2)).toBe('loading');
  });

  test('a timer that is a minute late, as in a hidden page, is not a sleep', async () => {
    const { clock, engine } = await watching();
    await shutLid(clock, 60_000);
    expect(engine.loaded).toEqual([1]);
  });

  test('a paused player stays paused after a sleep', async () => {
    const { clock, engine, machine, status } = await watching();
    machine.pause();
    await shutLid(clock, 3_600_000);
    expect([engine.loaded, status()]).toEqual([[1], 'paused']);
  });
});

test('[LS9] (FLV) fall-over switches between links of both kinds', async () => {
  const { clock, engine, machine, losses } = setUp({ 1: 'unsupported' });
  machine.open([makeLink(1, 'flv'), makeLink(2, 'hls')], LIVE);
  await clock.advance(0);
  expect(engine.loaded).toEqual([1, 2]);
  expect(machine.snapshot.state).toMatchObject({ status: 'playing', link: { kind: 'hls' } });
  expect(losses).toMatchObject([{ link: { kind: 'flv' }, next: { kind: 'hls' }, reason: 'unsupported' }]);
});

test('[PL8] close releases the link, stops every timer and ignores later events', async () => {
  const { clock, engine, machine, status } = await watching();
  machine.close();
  engine.happened.emit({ type: 'playing' });
  await clock.advance(0);
  expect([status(), engine.signal?.aborted, engine.happened.size, clock.sleeping]).toEqual(['idle', true, 0, 0]);

  machine.open(LINKS, LIVE);
  await clock.advance(0);
  expect(status()).toBe('playing');
});

test('[PL8] an update with the same values changes nothing', async () => {
  const { machine } = await watching();
  const before = machine.snapshot;
  machine.update({ ...LIVE });
  expect(machine.snapshot).toBe(before);
});
