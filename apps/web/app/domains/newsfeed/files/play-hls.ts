import { savesData } from '../../../shell/frame/reader-wishes';

const TYPE = 'application/vnd.apple.mpegurl';

/**
 * Plays a video from its playlist, in the size that suits the line, or in the smallest one for readers who save data. Where neither
 * the browser nor hls.js can, it plays the video as it was sent. A browser without Media Source Extensions, as on iPhones, has HLS
 * of its own; that of others is young.
 */
export const playHls = (playlist: string, src: string) => (video: HTMLVideoElement) => {
  const life = new AbortController();
  if (!('MediaSource' in window) && video.canPlayType(TYPE) !== '') void playNatively(video, playlist, life.signal);
  else void playWithLibrary(video, playlist, src, life.signal);
  return () => {
    life.abort();
    video.removeAttribute('src');
    video.load();
  };
};

/** HLS of the browser chooses the size itself, unless it gets the playlist of one. */
async function playNatively(video: HTMLVideoElement, playlist: string, signal: AbortSignal): Promise<void> {
  const src = savesData() ? await smallestOf(playlist, signal) : playlist;
  if (!signal.aborted) video.src = src;
}

/** The playlist of the smallest version; that of all of them when it cannot be read. */
async function smallestOf(playlist: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(playlist, { signal });
    return answer.ok ? smallestIn(await answer.text(), playlist) : playlist;
  } catch {
    return playlist;
  }
}

/** @param master Text of the playlist of all versions, which is at this address. */
export function smallestIn(master: string, address: string): string {
  const versions = [...master.matchAll(/^#EXT-X-STREAM-INF:(?:.*?,)?BANDWIDTH=(\d+).*\r?\n(?!#)(\S+)/gm)];
  const [first] = versions.map(([, bits, path = '']) => ({ bits: Number(bits), path })).sort((a, b) => a.bits - b.bits);
  return first ? new URL(first.path, new URL(address, location.href)).href : address;
}

async function playWithLibrary(
  video: HTMLVideoElement,
  playlist: string,
  src: string,
  signal: AbortSignal,
): Promise<void> {
  const asSent = (free?: () => void) => {
    if (!signal.aborted) goOnWith(video, src, free);
  };
  try {
    const { default: Hls } = await import('hls.js/light');
    if (signal.aborted) return;
    if (!Hls.isSupported()) return asSent();
    // Segments are fragmented MP4, which is played as it is: a worker has nothing to convert.
    const player = new Hls({ enableWorker: false });
    signal.addEventListener('abort', () => {
      player.destroy();
    });
    player.on(Hls.Events.ERROR, (_event, { fatal }) => {
      if (!fatal) return;
      asSent(() => {
        player.destroy();
      });
    });
    // Levels are sorted by their bits a second.
    if (savesData()) player.autoLevelCapping = 0;
    player.loadSource(playlist);
    player.attachMedia(video);
  } catch {
    // The library did not load: the video plays as it was sent.
    asSent();
  }
}

/** Goes to this second, also before the video is known: a browser that has nothing of it yet may forget where it should start. */
export function moveTo(video: HTMLVideoElement, second: number): void {
  video.currentTime = second;
  if (video.readyState > 0) return;
  const again = () => {
    if (video.currentTime !== second) video.currentTime = second;
  };
  pending.get(video)?.abort();
  const wish = new AbortController();
  pending.set(video, wish);
  video.addEventListener('loadedmetadata', again, { once: true, signal: wish.signal });
}

/** Where a video should start; a later wish replaces it. */
const pending = new WeakMap<HTMLVideoElement, AbortController>();

/** @param free Lets go of the element, which puts it back to the start. */
export function goOnWith(video: HTMLVideoElement, src: string, free?: () => void): void {
  const { currentTime, playbackRate, paused } = video;
  free?.();
  video.src = src;
  moveTo(video, currentTime);
  video.playbackRate = playbackRate;
  // A browser that refuses to play without a press leaves its controls.
  if (!paused) void video.play().catch(() => undefined);
}
