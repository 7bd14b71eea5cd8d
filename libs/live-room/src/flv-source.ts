import { MediaFailure, type QualityLevel } from './media-engine.js';
import type { Lag, MediaSource, SourceEvents } from './media-source.js';

/** The part of an mpegts.js player that this library uses. */
export interface FlvPlayer {
  on(event: string, listener: (...args: unknown[]) => void): void;
  attachMediaElement(video: HTMLMediaElement): void;
  load(): void;
  destroy(): void;
}

/** The part of mpegts.js that this library uses; the default export of mpegts.js matches it. */
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

/** Usual buffer of a live HTTP-FLV player. */
const TARGET_SECONDS = 3;
/** A jump to live stops this far before the end of the buffer, so that playback does not stall at once. */
const CUSHION_SECONDS = 1;
/**
 * mpegts.js frees only data before the playback position, so the buffer grows during a pause. When it holds more than
 * this ahead of the position, the position moves to live.
 */
const MAX_AHEAD_SECONDS = 60;
// No lazy load: a paused player must keep reading, because the server disconnects a client that stops.
const CONFIG: FlvConfig = { isLive: true, lazyLoad: false, autoCleanupSourceBuffer: true };

/** Plays a live HTTP-FLV link with mpegts.js. It has one quality, and its live edge is the end of the buffer. */
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
    // mpegts.js reports errors as events too, so turn off its console log.
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
      // A live stream has no regular end: the server closed the connection.
      player.on(Events.LOADING_COMPLETE, () => fail(new MediaFailure('sourceEnded')));
      this.#video.addEventListener('progress', () => this.#boundPause(), { signal });
      player.attachMediaElement(this.#video);
      player.load();
    });
  }

  /** Does nothing: FLV has one level. */
  chooseLevel(): void {}

  lag(): Lag | null {
    const edge = this.#edge();
    return edge === null ? null : { latency: Math.max(0, edge - this.#video.currentTime), target: TARGET_SECONDS };
  }

  livePosition(): number | null {
    const edge = this.#edge();
    return edge === null ? null : Math.max(this.#video.currentTime, edge - CUSHION_SECONDS);
  }

  /** FLV has no playlist to rewind in: past video exists only in the browser's buffer, for a while. */
  earliestPosition(): number | null {
    const { buffered } = this.#video;
    return buffered.length > 0 ? buffered.start(buffered.length - 1) : null;
  }

  #boundPause(): void {
    const lag = this.lag();
    const position = this.livePosition();
    if (this.#video.paused && position !== null && lag !== null && lag.latency > MAX_AHEAD_SECONDS)
      this.#video.currentTime = position;
  }

  #edge(): number | null {
    const { buffered } = this.#video;
    return buffered.length > 0 ? buffered.end(buffered.length - 1) : null;
  }

  #failureOf(type: unknown, detail: unknown): MediaFailure {
    return new MediaFailure(type === this.#library.ErrorTypes.NETWORK_ERROR ? 'network' : 'media', { cause: detail });
  }
}
