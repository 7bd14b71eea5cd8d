import { settle } from '@khandai/testing';
import { makeLink } from '../test/fake-engine.js';
import { FakeFlvLibrary } from '../test/fake-flv.js';
import { FakeVideo } from '../test/fake-video.js';
import type { MediaEvent } from './media-engine.js';
import { VideoEngine } from './video-engine.js';

const LINK = makeLink(1, 'flv');

function setUp(library = new FakeFlvLibrary()) {
  const video = new FakeVideo();
  let fetched = 0;
  const loadFlv = () => {
    fetched += 1;
    return Promise.resolve(library);
  };
  const loadHls = () => Promise.reject(new Error('hls.js is not for this link'));
  const engine = new VideoEngine(video.asElement(), { loadHls, loadFlv });
  const events: MediaEvent[] = [];
  engine.happened.on((event) => events.push(event));
  return { video, library, engine, events, life: new AbortController(), fetched: () => fetched };
}

async function loaded() {
  const world = setUp();
  const loading = world.engine.load(LINK, world.life.signal);
  await settle();
  world.library.last.emit('media_info');
  await loading;
  return { ...world, player: world.library.last };
}

describe('[LS9] (FLV)', () => {
  test('the first FLV link loads mpegts.js, attaches it to the element and marks the stream as live', async () => {
    const { fetched, library, engine, life, video } = setUp();
    expect(fetched()).toBe(0);
    const loading = engine.load(LINK, life.signal);
    await settle();
    const { attached, url, config, loads } = library.last;
    expect([attached, url, config.isLive, loads]).toEqual([video, LINK.url, true, 1]);
    expect(library.LoggingControl.enableAll).toBe(false);
    library.last.emit('media_info');
    await loading;
  });

  test('a link is unsupported where mpegts.js cannot play live streams', async () => {
    const { engine, library, life } = setUp();
    library.live = false;
    await expect(engine.load(LINK, life.signal)).rejects.toMatchObject({ reason: 'unsupported', retryable: false });
  });

  test('a failed download of mpegts.js is a network failure', async () => {
    const engine = new VideoEngine(new FakeVideo().asElement(), {
      loadFlv: () => Promise.reject(new Error('no chunk')),
    });
    await expect(engine.load(LINK, new AbortController().signal)).rejects.toMatchObject({ reason: 'network' });
  });

  test.each([
    ['NetworkError', 'network'],
    ['MediaError', 'media'],
  ])('a %s before the first tags rejects the load as %s, and is a loss afterwards', async (type, reason) => {
    const { engine, library, life } = setUp();
    const loading = engine.load(LINK, life.signal);
    await settle();
    library.last.emit('error', type, 'detail');
    await expect(loading).rejects.toMatchObject({ reason });

    const { player, events } = await loaded();
    player.emit('error', type, 'detail');
    expect(events.at(-1)).toMatchObject({ type: 'lost', failure: { reason } });
  });

  test('the source ends when the server closes the stream', async () => {
    const { player, events } = await loaded();
    player.emit('loading_complete');
    expect(events.at(-1)).toMatchObject({ type: 'lost', failure: { reason: 'sourceEnded' } });
  });

  test('the live edge is the newest data received', async () => {
    const { engine, video, events } = await loaded();
    engine.backToLive();
    expect(video.currentTime).toBe(0);
    video.arrived = 60;
    video.reach(40);
    expect(events.at(-1)).toEqual({ type: 'latencyChanged', latency: 20, behindLive: true, canRewind: true });
    engine.backToLive();
    expect(video.currentTime).toBe(59);
  });

  test('[E6] the user can rewind within the browser’s buffer', async () => {
    const { engine, video } = await loaded();
    video.earliest = 30;
    video.arrived = 60;
    video.reach(58);
    engine.skip(-10);
    expect(video.currentTime).toBe(48);
    engine.skip(-100);
    expect(video.currentTime).toBe(31);
  });

  test('a pause of over a minute moves the position forward, so that the buffer can be trimmed; a playing stream is not moved', async () => {
    const { video } = await loaded();
    video.paused = false;
    video.reach(10);
    video.arrived = 200;
    video.emit('progress');
    expect(video.currentTime).toBe(10);
    video.pause();
    video.arrived = 70;
    video.emit('progress');
    expect(video.currentTime).toBe(10);
    video.arrived = 71;
    video.emit('progress');
    expect(video.currentTime).toBe(70);
  });

  test('an FLV stream has one quality', async () => {
    const { engine, events } = await loaded();
    engine.chooseLevel('low');
    engine.chooseLevel('audio');
    expect(events).toEqual([]);
  });
});

test('[E1] a released FLV link is destroyed and emits nothing more', async () => {
  const { player, events, life } = await loaded();
  life.abort();
  player.emit('error', 'NetworkError');
  expect([player.destroyed, events]).toEqual([1, []]);
});
