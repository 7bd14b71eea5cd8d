import type Hls from 'hls.js';
import type { ErrorData, ErrorTypes, Events, HlsConfig } from 'hls.js';
import { MediaFailure, type QualityChoice, type QualityLevel } from './media-engine.js';
import type { Lag, MediaSource, SourceEvents } from './media-source.js';

/** The part of an hls.js player that is used. */
export type HlsPlayer = Pick<
  Hls,
  | 'on'
  | 'attachMedia'
  | 'loadSource'
  | 'startLoad'
  | 'recoverMediaError'
  | 'destroy'
  | 'levels'
  | 'currentLevel'
  | 'nextLevel'
  | 'latency'
  | 'targetLatency'
  | 'liveSyncPosition'
>;

/** The part of hls.js that is used; its default export fits. */
export interface HlsLibrary {
  new (config?: Partial<HlsConfig>): HlsPlayer;
  isSupported(): boolean;
  readonly Events: typeof Events;
  readonly ErrorTypes: typeof ErrorTypes;
}

const AUTO_LEVEL = -1;
const BUFFER_STALLED = 'bufferStalledError';

/** A link played by hls.js. Each kind of fatal fault is recovered from once, the next is a loss. */
export class HlsSource implements MediaSource {
  readonly #hls: HlsPlayer;
  readonly #library: HlsLibrary;
  readonly #events: SourceEvents;
  readonly #recovered = new Set<string>();

  constructor(library: HlsLibrary, events: SourceEvents) {
    this.#library = library;
    this.#events = events;
    this.#hls = new library({ enableWorker: true, lowLatencyMode: true });
  }

  get levels(): readonly QualityLevel[] {
    return this.#hls.levels.map(({ height, bitrate }, id) => ({ id, height, bitrate }));
  }

  get playingLevel(): number | null {
    const { currentLevel } = this.#hls;
    return currentLevel === AUTO_LEVEL ? null : currentLevel;
  }

  /** Resolves when the play-list was read, or when `signal` aborts, which also lets the link go. */
  open(video: HTMLVideoElement, url: string, signal: AbortSignal): Promise<void> {
    const { Events } = this.#library;
    signal.addEventListener('abort', () => this.#hls.destroy());
    const opened = new Promise<void>((resolve, reject) => {
      let isOpen = false;
      signal.addEventListener('abort', () => resolve());
      this.#hls.on(Events.MANIFEST_PARSED, () => {
        isOpen = true;
        resolve();
        this.#events.levelsChanged();
      });
      this.#hls.on(Events.ERROR, (_event, data) => {
        if (isOpen) this.#handle(data, video);
        else if (data.fatal) reject(this.#failureOf(data));
      });
    });
    this.#hls.on(Events.LEVELS_UPDATED, () => this.#events.levelsChanged());
    this.#hls.on(Events.LEVEL_SWITCHED, () => this.#events.levelsChanged());
    this.#hls.attachMedia(video);
    this.#hls.loadSource(url);
    return opened;
  }

  chooseLevel(level: QualityChoice): void {
    this.#hls.nextLevel = level === 'auto' ? AUTO_LEVEL : level;
  }

  lag(): Lag | null {
    const { latency, targetLatency } = this.#hls;
    return targetLatency === null || latency <= 0 ? null : { latency, target: targetLatency };
  }

  livePosition(): number | null {
    return this.#hls.liveSyncPosition;
  }

  #handle(data: ErrorData, video: HTMLVideoElement): void {
    if (!data.fatal) {
      if (data.details === BUFFER_STALLED) this.#events.starved();
      return;
    }
    const isFirst = !this.#recovered.has(data.type);
    this.#recovered.add(data.type);
    if (isFirst && data.type === this.#library.ErrorTypes.NETWORK_ERROR) this.#hls.startLoad();
    else if (isFirst && data.type === this.#library.ErrorTypes.MEDIA_ERROR) this.#recoverMedia(video);
    else this.#events.lost(this.#failureOf(data));
  }

  // hls.js takes the element off and puts it on again, which leaves it paused without saying so.
  #recoverMedia(video: HTMLVideoElement): void {
    const wasPlaying = !video.paused;
    this.#hls.recoverMediaError();
    if (wasPlaying) this.#events.interrupted();
  }

  #failureOf(data: ErrorData): MediaFailure {
    const isNetwork = data.type === this.#library.ErrorTypes.NETWORK_ERROR;
    return new MediaFailure(isNetwork ? 'network' : 'media', { cause: data.error });
  }
}
