import { MediaFailure, type QualityLevel } from './media-engine.js';
import type { Lag, MediaSource, SourceEvents } from './media-source.js';

/** The part of an mpegts.js player that is used. */
export interface FlvPlayer {
  on(event: string, listener: (...args: unknown[]) => void): void;
  attachMediaElement(video: HTMLMediaElement): void;
  load(): void;
  destroy(): void;
}

/** The part of mpegts.js that is used; its default export fits. */
export interface FlvLibrary {
  createPlayer(source: { type: string; isLive: boolean; url: string }, config: FlvConfig): FlvPlayer;
  getFeatureList(): { readonly mseLivePlayback: boolean };
  readonly Events: { readonly ERROR: string; readonly LOADING_COMPLETE: string; readonly MEDIA_INFO: string };
  readonly ErrorTypes: { readonly NETWORK_ERROR: string };
  readonly LoggingControl: { enableAll: boolean };
}

export interface FlvConfig {
  readonly isLive: boolean;
  readonly lazyLoad: boolean;
  readonly autoCleanupSourceBuffer: boolean;
}

/** What a live player of HTTP-FLV keeps in hand. */
const TARGET_SECONDS = 3;
/** Back to live stops this short of what has arrived, so that the picture does not run dry at once. */
const CUSHION_SECONDS = 1;
/** Only what is behind the picture is ever thrown away, so a picture that stands still for longer than this is moved on. */
const LONGEST_AHEAD_SECONDS = 60;
// A paused live stream must go on arriving: the server would drop a reader that stopped.
const CONFIG: FlvConfig = { isLive: true, lazyLoad: false, autoCleanupSourceBuffer: true };

/** A live HTTP-FLV link played by mpegts.js: one quality, and the live edge is the newest that has arrived. */
export class FlvSource implements MediaSource {
  readonly levels: readonly QualityLevel[] = [];
  readonly playingLevel = null;
  readonly soundAlone = false;
  readonly #library: FlvLibrary;
  readonly #video: HTMLVideoElement;
  readonly #events: SourceEvents;

  constructor(library: FlvLibrary, video: HTMLVideoElement, events: SourceEvents) {
    this.#library = library;
    this.#video = video;
    this.#events = events;
  }

  open(url: string, signal: AbortSignal): Promise<void> {
    const { Events, LoggingControl } = this.#library;
    // Faults come as events; the console is not the place for them.
    LoggingControl.enableAll = false;
    const player = this.#library.createPlayer({ type: 'flv', isLive: true, url }, CONFIG);
    signal.addEventListener('abort', () => player.destroy());
    return new Promise<void>((resolve, reject) => {
      let isOpen = false;
      const open = () => {
        isOpen = true;
        resolve();
      };
      const fail = (failure: MediaFailure) => (isOpen ? this.#events.lost(failure) : reject(failure));
      signal.addEventListener('abort', () => resolve());
      player.on(Events.MEDIA_INFO, open);
      player.on(Events.ERROR, (type, detail) => fail(this.#failureOf(type, detail)));
      // A live stream has no end of its own: whoever sent it hung up.
      player.on(Events.LOADING_COMPLETE, () => fail(new MediaFailure('sourceEnded')));
      this.#video.addEventListener('progress', () => this.#boundPause(), { signal });
      player.attachMediaElement(this.#video);
      player.load();
    });
  }

  /** There is but one. */
  chooseLevel(): void {}

  lag(): Lag | null {
    const edge = this.#edge();
    return edge === null ? null : { latency: Math.max(0, edge - this.#video.currentTime), target: TARGET_SECONDS };
  }

  livePosition(): number | null {
    const edge = this.#edge();
    return edge === null ? null : Math.max(this.#video.currentTime, edge - CUSHION_SECONDS);
  }

  /** What has passed is kept for a while by the browser's buffer, and by nobody else. */
  earliestPosition(): number | null {
    const { buffered } = this.#video;
    return buffered.length > 0 ? buffered.start(buffered.length - 1) : null;
  }

  #boundPause(): void {
    const lag = this.lag();
    const position = this.livePosition();
    if (this.#video.paused && position !== null && lag !== null && lag.latency > LONGEST_AHEAD_SECONDS) this.#video.currentTime = position;
  }

  #edge(): number | null {
    const { buffered } = this.#video;
    return buffered.length > 0 ? buffered.end(buffered.length - 1) : null;
  }

  #failureOf(type: unknown, detail: unknown): MediaFailure {
    return new MediaFailure(type === this.#library.ErrorTypes.NETWORK_ERROR ? 'network' : 'media', { cause: detail });
  }
}
