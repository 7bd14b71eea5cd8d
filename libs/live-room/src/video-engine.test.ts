import { settle } from '@khandai/testing';
import { ErrorTypes, Events } from 'hls.js';
import { makeLink } from '../test/fake-engine.js';
import { FakeHls } from '../test/fake-hls.js';
import { FakeVideo } from '../test/fake-video.js';
import type { MediaEvent } from './media-engine.js';
import { VideoEngine } from './video-engine.js';

beforeEach(() => FakeHls.reset());

function setUp(loadHls = () => Promise.resolve<typeof FakeHls>(FakeHls)) {
  const video = new FakeVideo();
  const engine = new VideoEngine(video.asElement(), { loadHls });
  const events: MediaEvent[] = [];
  engine.happened.on((event) => events.push(event));
  const life = new AbortController();
  return { video, engine, events, life, types: () => events.map((event) => event.type) };
}

async function loaded() {
  const world = setUp();
  const loading = world.engine.load(makeLink(1), world.life.signal);
  await settle();
  FakeHls.last.parse(360, 720);
  await loading;
  return { ...world, hls: FakeHls.last };
}

describe('[LS9] (HLS source) choice of the player', () => {
  test('the first link loads hls.js, attaches it to the element and passes the URL', async () => {
    let fetched = 0;
    const { engine, video, life } = setUp(() => {
      fetched += 1;
      return Promise.resolve(FakeHls);
    });
    expect(fetched).toBe(0);
    const loading = engine.load(makeLink(1), life.signal);
    await settle();
    expect([FakeHls.last.attached, FakeHls.last.url]).toEqual([video, 'https://cdn.example/1.m3u8']);
    FakeHls.last.parse(720);
    await loading;
  });

  test('hls.js starts in a separate task after its download', async () => {
    let goOn: (() => void) | undefined;
    const nextTask = () => new Promise<void>((resolve) => (goOn = resolve));
    const video = new FakeVideo();
    const engine = new VideoEngine(video.asElement(), { loadHls: () => Promise.resolve(FakeHls), nextTask });
    const loading = engine.load(makeLink(1), new AbortController().signal);
    await settle();
    expect(FakeHls.made).toEqual([]);
    goOn?.();
    await settle();
    expect(FakeHls.made).toHaveLength(1);
    FakeHls.last.parse(720);
    await loading;
  });

  test('hls.js gets the URL of its worker', async () => {
    const load = async (options: { hlsWorkerUrl?: string }) => {
      const loadHls = () => Promise.resolve<typeof FakeHls>(FakeHls);
      const engine = new VideoEngine(new FakeVideo().asElement(), { loadHls, ...options });
      const loading = engine.load(makeLink(1), new AbortController().signal);
      await settle();
      FakeHls.last.parse(720);
      await loading;
      return FakeHls.last.config;
    };
    expect(await load({ hlsWorkerUrl: '/assets/hls.worker.js' })).toMatchObject({
      workerPath: '/assets/hls.worker.js',
    });
    expect(await load({})).not.toHaveProperty('workerPath');
  });

  test('the native player is used where hls.js is not supported', async () => {
    FakeHls.supported = false;
    const { engine, video, life, types } = setUp();
    video.native = 'maybe';
    const loading = engine.load(makeLink(1), life.signal);
    await settle();
    expect([video.src, FakeHls.made]).toEqual(['https://cdn.example/1.m3u8', []]);
    video.emit('loadedmetadata');
    await loading;

    video.error = { code: 2 };
    video.emit('error');
    expect(types()).toEqual(['lost']);
    life.abort();
    expect([video.src, video.loads]).toEqual(['', 2]);
  });

  test('the native player is used where the download of hls.js fails; without native HLS this is a network failure', async () => {
    const { engine, video, life } = setUp(() => Promise.reject(new Error('no chunk')));
    await expect(engine.load(makeLink(1), life.signal)).rejects.toMatchObject({ reason: 'network' });

    video.native = 'maybe';
    const loading = engine.load(makeLink(1), life.signal);
    await settle();
    video.error = { code: 4 };
    video.emit('error');
    await expect(loading).rejects.toMatchObject({ reason: 'media', retryable: true });
  });

  test('a link is unsupported where neither hls.js nor the browser can play it', async () => {
    FakeHls.supported = false;
    const { engine, life } = setUp();
    await expect(engine.load(makeLink(1), life.signal)).rejects.toMatchObject({
      reason: 'unsupported',
      retryable: false,
    });
  });
});

describe('[E2] failures', () => {
  test.each([
    [ErrorTypes.NETWORK_ERROR, 'network'],
    [ErrorTypes.MEDIA_ERROR, 'media'],
    [ErrorTypes.MUX_ERROR, 'media'],
  ])('a fatal %s before the play-list was read rejects the load as %s', async (type, reason) => {
    const { engine, life } = setUp();
    const loading = engine.load(makeLink(1), life.signal);
    await settle();
    FakeHls.last.fail(type);
    await expect(loading).rejects.toMatchObject({ reason });
  });

  test('the first fatal network error is recovered, the second loses the link', async () => {
    const { hls, types } = await loaded();
    hls.fail(ErrorTypes.NETWORK_ERROR);
    expect([hls.restarts, types().includes('lost')]).toEqual([1, false]);
    hls.fail(ErrorTypes.NETWORK_ERROR);
    expect([hls.restarts, types().at(-1)]).toEqual([1, 'lost']);
  });

  test('the first fatal media error is recovered, the second loses the link', async () => {
    const { hls, events } = await loaded();
    hls.fail(ErrorTypes.MEDIA_ERROR);
    expect(hls.recoveries).toBe(1);
    hls.fail(ErrorTypes.MEDIA_ERROR);
    expect(hls.recoveries).toBe(1);
    expect(events.at(-1)).toMatchObject({ type: 'lost', failure: { reason: 'media' } });
  });

  test('media recovery pauses the element, so playback is resumed afterwards', async () => {
    const { engine, video, hls, types } = await loaded();
    await engine.play();
    const recover = hls.recoverMediaError.bind(hls);
    hls.recoverMediaError = () => {
      recover();
      video.paused = true;
    };
    hls.fail(ErrorTypes.MEDIA_ERROR);
    await settle();
    expect([video.paused, types().at(-1)]).toEqual([false, 'playing']);
  });

  test('any other fatal error loses the link, and errors that are not fatal are ignored', async () => {
    const { hls, types } = await loaded();
    hls.fail(ErrorTypes.NETWORK_ERROR, { fatal: false });
    expect(types()).toEqual(['levelsChanged']);
    hls.fail(ErrorTypes.OTHER_ERROR);
    expect(types().at(-1)).toBe('lost');
  });
});

describe('[E3] events of the media element', () => {
  test('playing, pausing, stalling and ending are emitted', async () => {
    const { engine, video, types } = await loaded();
    await engine.play();
    video.emit('waiting');
    video.emit('waiting');
    video.emit('playing');
    engine.pause();
    expect(types().slice(1)).toEqual(['playing', 'starved', 'playing', 'paused']);
  });

  test('the pause just before the end is not emitted', async () => {
    const { video, types } = await loaded();
    video.ended = true;
    video.emit('pause');
    video.emit('ended');
    expect(types().slice(1)).toEqual(['sourceEnded']);
  });

  test('a stall that hls.js reported ends when the video continues', async () => {
    const { engine, video, hls, types } = await loaded();
    await engine.play();
    video.reach(10);
    hls.fail(ErrorTypes.MEDIA_ERROR, { fatal: false, details: 'bufferStalledError' });
    video.reach(10);
    expect(types().at(-1)).toBe('starved');
    video.reach(10.2);
    expect(types().at(-1)).toBe('playing');
  });

  test('waiting while paused is not a stall', async () => {
    const { video, types } = await loaded();
    video.emit('waiting');
    expect(types()).not.toContain('starved');
  });
});

describe('[E4] playing', () => {
  test("a refusal of the browser is false, an interruption is nobody's fault, anything else is a fault of the media", async () => {
    const { engine, video } = await loaded();
    await expect(engine.play()).resolves.toBe(true);
    video.refusal = 'NotAllowedError';
    await expect(engine.play()).resolves.toBe(false);
    video.refusal = 'AbortError';
    await expect(engine.play()).resolves.toBe(true);
    video.refusal = 'NotSupportedError';
    await expect(engine.play()).rejects.toMatchObject({ reason: 'media' });
  });

  test("sound and its volume are the element's", async () => {
    const { engine, video } = await loaded();
    engine.setMuted(true);
    engine.setVolume(0.4);
    expect([video.muted, video.volume]).toEqual([true, 0.4]);
  });
});

describe('[LS9] (quality) quality and the live edge', () => {
  test('the levels of the playlist are emitted; a choice is passed to hls.js, and an unknown one is ignored', async () => {
    const { engine, hls, events } = await loaded();
    const levels = [
      { id: 0, height: 360, bitrate: 720_000 },
      { id: 1, height: 720, bitrate: 1_440_000 },
    ];
    expect(events).toEqual([{ type: 'levelsChanged', levels, chosen: 'auto', playing: null, soundAlone: false }]);

    engine.chooseLevel(1);
    hls.currentLevel = 1;
    hls.emit(Events.LEVEL_SWITCHED, {});
    expect(hls.nextLevel).toBe(1);
    expect(events.at(-1)).toEqual({ type: 'levelsChanged', levels, chosen: 1, playing: 1, soundAlone: false });

    engine.chooseLevel(9);
    expect(hls.nextLevel).toBe(1);
    engine.chooseLevel('auto');
    expect(hls.nextLevel).toBe(-1);
  });

  test('latency is emitted in whole seconds, and counts as behind from 8 s over the target', async () => {
    const { video, hls, events } = await loaded();
    hls.targetLatency = 6;
    hls.latency = 40;
    video.readyState = 1;
    video.reach(0);
    video.readyState = 4;
    const reported = () => events.filter((event) => event.type === 'latencyChanged');
    for (const latency of [6.1, 6.2, 6.4, 14.4, 16.4]) {
      hls.latency = latency;
      video.reach(video.currentTime + 0.25);
    }
    expect(reported()).toEqual([
      { type: 'latencyChanged', latency: 6, behindLive: false, canRewind: false },
      { type: 'latencyChanged', latency: 14, behindLive: true, canRewind: false },
      { type: 'latencyChanged', latency: 16, behindLive: true, canRewind: false },
    ]);
  });

  test('back to live seeks to the position from hls.js, and does nothing without one', async () => {
    const { engine, video, hls } = await loaded();
    engine.backToLive();
    expect(video.currentTime).toBe(0);
    hls.liveSyncPosition = 42;
    engine.backToLive();
    expect(video.currentTime).toBe(42);
  });

  test('without hls.js the live edge is the end of the seekable range', async () => {
    FakeHls.supported = false;
    const { engine, video, life, events } = setUp();
    video.native = 'maybe';
    const loading = engine.load(makeLink(1), life.signal);
    await settle();
    video.emit('loadedmetadata');
    await loading;
    video.edge = 100;
    video.reach(60);
    expect(events.at(-1)).toEqual({ type: 'latencyChanged', latency: 40, behindLive: true, canRewind: true });
    engine.backToLive();
    expect(video.currentTime).toBe(100);
  });
});

describe('[E6] going back', () => {
  async function live() {
    const world = await loaded();
    world.hls.latestLevelDetails = { fragmentStart: 100 };
    world.hls.liveSyncPosition = 200;
    world.video.currentTime = 198;
    return world;
  }

  test('goes back to the second segment of the playlist, and never past the live edge', async () => {
    const { engine, video } = await live();
    engine.skip(-10);
    expect(video.currentTime).toBe(188);
    engine.skip(10);
    engine.skip(10);
    expect(video.currentTime).toBe(200);
    engine.skip(-500);
    expect(video.currentTime).toBe(101);
    engine.skip(-10);
    expect(video.currentTime).toBe(101);
  });

  test('a step forward never moves a viewer back who is ahead of the target position', async () => {
    const { engine, video } = await live();
    video.currentTime = 203;
    engine.skip(10);
    expect(video.currentTime).toBe(203);
  });

  test('is reported as possible while at least two seconds can be rewound, and does nothing without a seekable range', async () => {
    const { engine, video, hls, events } = await live();
    const reported = () => events.flatMap((event) => (event.type === 'latencyChanged' ? [event.canRewind] : []));
    video.reach(198);
    video.reach(102);
    expect(reported()).toEqual([true, false]);
    hls.latestLevelDetails = null;
    engine.skip(-10);
    expect(video.currentTime).toBe(102);
  });
});

describe('[E5] saving data', () => {
  test('the lowest quality is offered where there are several, and applies to later links too', async () => {
    const { engine, hls, events } = await loaded();
    engine.chooseLevel('low');
    expect([hls.nextLevel, events.at(-1)]).toMatchObject([0, { chosen: 'low' }]);

    const loading = engine.load(makeLink(2), new AbortController().signal);
    await settle();
    FakeHls.last.parse(360, 720);
    await loading;
    expect([FakeHls.last.nextLevel, events.at(-1)]).toMatchObject([0, { chosen: 'low' }]);
  });

  test('audio only is a separate playlist; playback continues, and the levels remain available', async () => {
    const { engine, video, hls, events } = await loaded();
    engine.chooseLevel('audio');
    expect(hls.url).toBe('https://cdn.example/1.m3u8');

    hls.nameSound('https://cdn.example/sound.m3u8');
    expect(events.at(-1)).toMatchObject({ soundAlone: true, chosen: 'audio', playing: null });
    expect(hls.url).toBe('https://cdn.example/sound.m3u8');
    await engine.play();
    hls.parse();
    expect(events.at(-1)).toMatchObject({ levels: [{ height: 360 }, { height: 720 }] });

    video.paused = false;
    engine.chooseLevel(1);
    expect([hls.url, video.paused]).toEqual(['https://cdn.example/1.m3u8', false]);
    hls.parse(360, 720);
    expect([hls.nextLevel, events.at(-1)]).toMatchObject([1, { chosen: 1, soundAlone: true }]);
  });
});

test('[E1] a released link is destroyed and emits nothing more', async () => {
  const { video, hls, life, events } = await loaded();
  events.length = 0;
  life.abort();
  hls.fail(ErrorTypes.OTHER_ERROR);
  hls.emit(Events.LEVEL_SWITCHED, {});
  video.emit('playing');
  video.emit('ended');
  expect([hls.destroyed, events]).toEqual([1, []]);
});

test('[E1] a load that is cancelled during the download of hls.js opens nothing, and a running one resolves', async () => {
  const { engine, life } = setUp();
  const loading = engine.load(makeLink(1), life.signal);
  life.abort();
  await loading;
  expect(FakeHls.made).toEqual([]);

  const second = new AbortController();
  const underWay = engine.load(makeLink(1), second.signal);
  await settle();
  second.abort();
  await underWay;
  expect(FakeHls.last.destroyed).toBe(1);
});
