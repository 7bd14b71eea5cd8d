// Projects that read this source need the declaration too, and nothing can be imported from it.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./hls-light.d.ts" />
import type { LiveLink } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { type HlsLibrary, HlsSource } from './hls-source.js';
import { type MediaEngine, type MediaEvent, MediaFailure, type QualityChoice } from './media-engine.js';
import type { MediaSource, SourceEvents } from './media-source.js';
import { HLS_TYPE, NativeSource } from './native-source.js';

export interface HlsEngineOptions {
  /**
   * Where hls.js comes from; by default a chunk of its own, fetched with the first link: the light build, which leaves
   * out subtitles, alternate audio and protection, none of which a live room has.
   */
  readonly loadLibrary?: () => Promise<HlsLibrary>;
}

/** `HTMLMediaElement.HAVE_CURRENT_DATA`. */
const HAVE_CURRENT_DATA = 2;
/** More than this beyond the latency aimed at is no longer live. */
const BEHIND_SECONDS = 10;

const importLibrary = async (): Promise<HlsLibrary> => (await import('hls.js/light')).default;

/** Plays HLS in a video element the application owns: by hls.js where it runs, by the browser elsewhere. */
export class HlsEngine implements MediaEngine {
  readonly happened = new Emitter<MediaEvent>();
  readonly #video: HTMLVideoElement;
  readonly #loadLibrary: () => Promise<HlsLibrary>;
  #source: MediaSource | undefined;
  #chosen: QualityChoice = 'auto';
  #starvedAt: number | undefined;
  #toldLatency: number | null = null;

  constructor(video: HTMLVideoElement, { loadLibrary = importLibrary }: HlsEngineOptions = {}) {
    this.#video = video;
    this.#loadLibrary = loadLibrary;
  }

  async load(link: LiveLink, signal: AbortSignal): Promise<void> {
    if (link.kind !== 'hls') throw new MediaFailure('unsupported');
    const library = await this.#library();
    if (signal.aborted) return;
    this.#forget();
    signal.addEventListener('abort', () => this.#forget());
    this.#listen(signal);
    await this.#open(library, link.url, signal);
  }

  async play(): Promise<boolean> {
    try {
      await this.#video.play();
      return true;
    } catch (error) {
      const name = error instanceof Error || error instanceof DOMException ? error.name : '';
      if (name === 'NotAllowedError') return false;
      // A pause or another link came in between: whoever did that knows.
      if (name === 'AbortError') return true;
      throw new MediaFailure('media', { cause: error });
    }
  }

  pause(): void {
    this.#video.pause();
  }

  setMuted(muted: boolean): void {
    this.#video.muted = muted;
  }

  chooseLevel(level: QualityChoice): void {
    const isKnown = level === 'auto' || this.#source?.levels.some(({ id }) => id === level);
    if (!this.#source || !isKnown) return;
    this.#chosen = level;
    this.#source.chooseLevel(level);
    this.#tellLevels();
  }

  backToLive(): void {
    const position = this.#source?.livePosition() ?? null;
    if (position !== null) this.#video.currentTime = position;
  }

  /** Undefined where hls.js cannot run but the browser plays HLS itself. */
  async #library(): Promise<HlsLibrary | undefined> {
    const playsNatively = this.#video.canPlayType(HLS_TYPE) !== '';
    const library = await this.#loadLibrary().catch((error: unknown) => {
      if (playsNatively) return undefined;
      throw new MediaFailure('network', { cause: error });
    });
    if (library?.isSupported()) return library;
    if (playsNatively) return undefined;
    throw new MediaFailure('unsupported');
  }

  #open(library: HlsLibrary | undefined, url: string, signal: AbortSignal): Promise<void> {
    const events: SourceEvents = {
      levelsChanged: () => this.#tellLevels(),
      starved: () => this.#starve(),
      interrupted: () => void this.#playOn(signal),
      lost: (failure) => this.happened.emit({ type: 'lost', failure }),
    };
    const heard = whileAlive(events, signal);
    if (!library) {
      const source = new NativeSource(this.#video, heard);
      this.#source = source;
      return source.open(url, signal);
    }
    const source = new HlsSource(library, heard);
    this.#source = source;
    return source.open(this.#video, url, signal);
  }

  async #playOn(signal: AbortSignal): Promise<void> {
    try {
      const plays = await this.play();
      if (!plays && !signal.aborted) this.happened.emit({ type: 'paused' });
    } catch (error) {
      if (!signal.aborted) this.happened.emit({ type: 'lost', failure: new MediaFailure('media', { cause: error }) });
    }
  }

  #listen(signal: AbortSignal): void {
    const on = (type: string, hear: () => void) => this.#video.addEventListener(type, hear, { signal });
    on('playing', () => this.#resume());
    on('waiting', () => this.#starve());
    // The end of a stream pauses the element before it says that it ended.
    on('pause', () => {
      if (!this.#video.ended) this.happened.emit({ type: 'paused' });
    });
    on('ended', () => this.happened.emit({ type: 'sourceEnded' }));
    on('timeupdate', () => this.#progress());
  }

  #starve(): void {
    if (this.#starvedAt !== undefined || this.#video.paused) return;
    this.#starvedAt = this.#video.currentTime;
    this.happened.emit({ type: 'starved' });
  }

  #resume(): void {
    this.#starvedAt = undefined;
    this.happened.emit({ type: 'playing' });
  }

  #progress(): void {
    // A stall hls.js nudged itself out of is not always followed by the element's own `playing`.
    if (this.#starvedAt !== undefined && this.#video.currentTime > this.#starvedAt) this.#resume();
    this.#tellLatency();
  }

  #tellLevels(): void {
    const source = this.#source;
    if (!source) return;
    this.happened.emit({ type: 'levelsChanged', levels: source.levels, chosen: this.#chosen, playing: source.playingLevel });
  }

  /** At most once for each whole second of change: the element says where it is four times a second. */
  #tellLatency(): void {
    // Before the first picture the element stands at 0, far from the live edge it is about to jump to.
    if (this.#video.readyState < HAVE_CURRENT_DATA) return;
    const lag = this.#source?.lag() ?? null;
    const latency = lag && Math.round(lag.latency);
    if (latency === this.#toldLatency) return;
    this.#toldLatency = latency;
    this.happened.emit({ type: 'latencyChanged', latency, behindLive: lag !== null && lag.latency - lag.target > BEHIND_SECONDS });
  }

  #forget(): void {
    this.#source = undefined;
    this.#chosen = 'auto';
    this.#starvedAt = undefined;
    this.#toldLatency = null;
  }
}

/** A link that was let go says nothing more. */
function whileAlive(events: SourceEvents, signal: AbortSignal): SourceEvents {
  const unless =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A) => {
      if (!signal.aborted) act(...args);
    };
  return {
    levelsChanged: unless(events.levelsChanged),
    starved: unless(events.starved),
    interrupted: unless(events.interrupted),
    lost: unless(events.lost),
  };
}
