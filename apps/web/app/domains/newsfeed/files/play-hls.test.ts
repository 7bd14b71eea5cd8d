/** @jest-environment jsdom */
import { goOnWith, moveTo, playHls, smallestIn } from './play-hls';

const master = [
  '#EXTM3U',
  '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=900,BANDWIDTH=1200000,RESOLUTION=1280x720',
  '720.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"',
  '360.m3u8',
].join('\n');

test('[CT3] (low data, native HLS) a browser with HLS of its own gets the playlist of the smallest version', () => {
  expect(smallestIn(master, '/tep/posts/a/hls.m3u8')).toBe(`${location.origin}/tep/posts/a/360.m3u8`);
  for (const other of ['#EXTM3U', '', '<html></html>']) expect(smallestIn(other, '/a/hls.m3u8')).toBe('/a/hls.m3u8');
});

test('[CT3] (player) a video whose playlist fails goes on as it was sent from where it was, at its speed', () => {
  const done: string[] = [];
  const video = {
    src: '',
    currentTime: 83,
    playbackRate: 1.5,
    readyState: 1,
    paused: false,
    play: async () => void done.push('play'),
  };
  const free = () => {
    done.push('free');
    Object.assign(video, { currentTime: 0, playbackRate: 1, paused: true });
  };
  goOnWith(video as unknown as HTMLVideoElement, '/tep/video.mp4', free);
  expect([video.src, video.currentTime, video.playbackRate, done]).toEqual([
    '/tep/video.mp4',
    83,
    1.5,
    ['free', 'play'],
  ]);
});

test('[CT3] (player, native HLS) without Media Source a browser that knows playlists plays the playlist, from where it should', () => {
  const media = { currentTime: 0, readyState: 0, loads: 0 };
  const video = Object.assign(document.createElement('video'), {
    canPlayType: (type: string) => (type === 'application/vnd.apple.mpegurl' ? ('maybe' as const) : ('' as const)),
    load: () => void (media.loads += 1),
  });
  Object.defineProperties(video, {
    readyState: { get: () => media.readyState },
    currentTime: {
      get: () => media.currentTime,
      // As some browsers do, it forgets a place in a video that it does not know.
      set: (second: number) => void (media.currentTime = media.readyState === 0 ? 0 : second),
    },
  });
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  const stop = playHls('/tep/a/hls.m3u8', '/tep/a/video.mp4')(video);
  expect(video.getAttribute('src')).toBe('/tep/a/hls.m3u8');
  moveTo(video, 30);
  moveTo(video, 83);
  media.readyState = 1;
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(media.currentTime).toBe(83);
  moveTo(video, 12);
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(media.currentTime).toBe(12);
  stop();
  expect([video.hasAttribute('src'), media.loads]).toEqual([false, 1]);
});
