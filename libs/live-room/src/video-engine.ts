// Other projects that compile this source need the declaration file too, and a file without exports cannot be imported.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./hls-light.d.ts" />
import type { LiveLink } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { type FlvLibrary, FlvSource } from './flv-source.js';
import { type HlsLibrary, HlsSource } from './hls-source.js';
import { type MediaEngine, type MediaEvent, MediaFailure, type QualityChoice } from './media-engine.js';
import type { MediaSource, SourceEvents } from './media-source.js';
import { HLS_TYPE, NativeSource } from './native-source.js';
import { whileAlive } from './while-alive.js';

/** Loaders of the libraries. By default each is a separate chunk, loaded with the first link that needs it. */
export interface VideoEngineOptions {
  /** hls.js, by default the light build without subtitles, alternate audio and DRM, which a live room does not need. */
  readonly loadHls?: () => Promise<HlsLibrary>;
  /** URL of `hls.js/dist/hls.worker.js`, which parses segments off the main thread. By default the main thread does. */
  readonly hlsWorkerUrl?: string;
  /** mpegts.js. */
  readonly loadFlv?: () => Promise<FlvLibrary>;
  /**
   * Waits for the next task of the page, between the evaluation of a library and its first use: both are long, and together
   * they would delay input. By default nothing waits.
   */
  readonly nextTask?: () => Promise<void>;
}

type MakeSource = (events: SourceEvents) => MediaSource;

/** `HTMLMediaElement.HAVE_CURRENT_DATA`. */
const HAVE_CURRENT_DATA = 2;
/** The viewer counts as behind live when the latency exceeds its target by more than this. */
const BEHIND_SECONDS = 8;
/** Rewinding is offered only if more than this much past video is available. */
const REWIND_SECONDS = 2;
/** Margin after the earliest position, because the first segment of a live playlist is about to be removed. */
const EARLIEST_CUSHION_SECONDS = 1;

const NOTHING_REPORTED = { latency: null, canRewind: false } as const;

const importHls = async (): Promise<HlsLibrary> => (await import('hls.js/light')).default;
// The package's types describe an ES module, but it is CommonJS: its default export is the library itself.
const importFlv = async (): Promise<FlvLibrary> => (await import('mpegts.js')).default as unknown as FlvLibrary;

/** Plays HLS and HTTP-FLV in a video element of the application, with a library or natively in the browser. */
export class VideoEngine implements MediaEngine {
  readonly happened = new Emitter<MediaEvent>();
  readonly #video: HTMLVideoElement;
  readonly #loadHls: () => Promise<HlsLibrary>;
  readonly #hlsWorkerUrl: string | undefined;
  readonly #loadFlv: () => Promise<FlvLibrary>;
  readonly #nextTask: () => Promise<void>;
  #source: MediaSource | undefined;
  #chosen: QualityChoice = 'auto';
  /** The data-saving choice, which also applies to every later link. */
  #thrift: 'auto' | 'low' | 'audio' = 'auto';
  #starvedAt: number | undefined;
  #reported: { latency: number | null; canRewind: boolean } = NOTHING_REPORTED;

  constructor(
    video: HTMLVideoElement,
    {
      loadHls = importHls,
      hlsWorkerUrl,
      loadFlv = importFlv,
      nextTask = () => Promise.resolve(),
    }: VideoEngineOptions = {},
  ) {
    this.#video = video;
    this.#loadHls = loadHls;
    this.#hlsWorkerUrl = hlsWorkerUrl;
    this.#loadFlv = loadFlv;
    this.#nextTask = nextTask;
  }

  async load(link: LiveLink, signal: AbortSignal): Promise<void> {
    const make = await (link.kind === 'flv' ? this.#flv() : this.#hls());
    await this.#nextTask();
    if (signal.aborted) return;
    this.#forget();
    signal.addEventListener('abort', () => this.#forget());
    this.#listen(signal);
    this.#source = make(whileAlive(this.#sourceEvents(signal), signal));
    await this.#source.open(link.url, signal);
  }

  async play(): Promise<boolean> {
    try {
      await this.#video.play();
      return true;
    } catch (error) {
      const name = error instanceof Error || error instanceof DOMException ? error.name : '';
      if (name === 'NotAllowedError') return false;
      // A pause or another link interrupted the call; its caller handles that.
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

  setVolume(volume: number): void {
    this.#video.volume = volume;
  }

  chooseLevel(level: QualityChoice): void {
    this.#thrift = level === 'low' || level === 'audio' ? level : 'auto';
    if (!this.#offers(level)) return;
    this.#chosen = level;
    this.#source?.chooseLevel(level);
    this.#reportLevels();
  }

  backToLive(): void {
    const position = this.#source?.livePosition() ?? null;
    if (position !== null) this.#video.currentTime = position;
  }

  skip(seconds: number): void {
    const earliest = this.#earliest();
    const live = this.#source?.livePosition() ?? null;
    const { currentTime } = this.#video;
    if (earliest === null || live === null) return;
    // A viewer closer to the live edge than the target latency must not jump back when they skip forward.
    this.#video.currentTime = Math.min(
      Math.max(currentTime + seconds, Math.min(earliest, currentTime)),
      Math.max(live, currentTime),
    );
  }

  #earliest(): number | null {
    const position = this.#source?.earliestPosition() ?? null;
    return position === null ? null : position + EARLIEST_CUSHION_SECONDS;
  }

  /** Falls back to the browser's native player if hls.js is not supported or cannot be loaded. */
  async #hls(): Promise<MakeSource> {
    const playsNatively = this.#video.canPlayType(HLS_TYPE) !== '';
    const library = await this.#loadHls().catch((error: unknown) => {
      if (playsNatively) return undefined;
      throw new MediaFailure('network', { cause: error });
    });
    if (library?.isSupported()) return (events) => new HlsSource(library, this.#video, events, this.#hlsWorkerUrl);
    if (playsNatively) return (events) => new NativeSource(this.#video, events);
    throw new MediaFailure('unsupported');
  }

  async #flv(): Promise<MakeSource> {
    const library = await this.#loadFlv().catch((error: unknown) => {
      throw new MediaFailure('network', { cause: error });
    });
    if (!library.getFeatureList().mseLivePlayback) throw new MediaFailure('unsupported');
    return (events) => new FlvSource(library, this.#video, events);
  }

  #sourceEvents(signal: AbortSignal): SourceEvents {
    return {
      levelsChanged: () => this.#takeLevels(),
      starved: () => this.#starve(),
      interrupted: () => void this.#playOn(signal),
      lost: (failure) => this.happened.emit({ type: 'lost', failure }),
    };
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
    // At the end of a stream the element fires `pause` before `ended`.
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
    // When hls.js recovers from a stall by a nudge, the element does not always fire `playing`.
    if (this.#starvedAt !== undefined && this.#video.currentTime > this.#starvedAt) this.#resume();
    this.#reportLatency();
  }

  #offers(level: QualityChoice): boolean {
    const source = this.#source;
    if (!source) return false;
    if (level === 'auto') return true;
    if (level === 'audio') return source.soundAlone;
    return level === 'low' ? source.levels.length > 1 : source.levels.some(({ id }) => id === level);
  }

  #takeLevels(): void {
    if (this.#thrift !== 'auto' && this.#thrift !== this.#chosen && this.#offers(this.#thrift))
      this.chooseLevel(this.#thrift);
    else this.#reportLevels();
  }

  #reportLevels(): void {
    const source = this.#source;
    if (!source) return;
    const { levels, playingLevel, soundAlone } = source;
    this.happened.emit({ type: 'levelsChanged', levels, chosen: this.#chosen, playing: playingLevel, soundAlone });
  }

  /**
   * Emits only when the latency changes by a whole second or `canRewind` changes, because `timeupdate` fires about four
   * times a second.
   */
  #reportLatency(): void {
    // Before the first frame `currentTime` is 0, far from the live edge where playback will start.
    if (this.#video.readyState < HAVE_CURRENT_DATA) return;
    const lag = this.#source?.lag() ?? null;
    const latency = lag && Math.round(lag.latency);
    const earliest = this.#earliest();
    const canRewind = earliest !== null && this.#video.currentTime - earliest > REWIND_SECONDS;
    if (latency === this.#reported.latency && canRewind === this.#reported.canRewind) return;
    this.#reported = { latency, canRewind };
    const behindLive = lag !== null && lag.latency - lag.target > BEHIND_SECONDS;
    this.happened.emit({ type: 'latencyChanged', latency, behindLive, canRewind });
  }

  #forget(): void {
    this.#source = undefined;
    this.#chosen = 'auto';
    this.#starvedAt = undefined;
    this.#reported = NOTHING_REPORTED;
  }
}
