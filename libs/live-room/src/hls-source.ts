import type Hls from 'hls.js';
import type { ErrorData, ErrorTypes, Events, HlsConfig, LevelDetails, LevelParsed } from 'hls.js';
import { MediaFailure, type QualityChoice, type QualityLevel } from './media-engine.js';
import type { Lag, MediaSource, SourceEvents } from './media-source.js';

/** The part of an hls.js player that this library uses. */
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
> & { readonly latestLevelDetails: Pick<LevelDetails, 'fragmentStart'> | null };

/** The part of hls.js that this library uses; the default export of hls.js matches it. */
export interface HlsLibrary {
  new (config?: Partial<HlsConfig>): HlsPlayer;
  isSupported(): boolean;
  readonly Events: typeof Events;
  readonly ErrorTypes: typeof ErrorTypes;
}

/** State of audio-only playback: the video levels the viewer can return to. */
interface Listening {
  readonly levels: readonly QualityLevel[];
}

const AUTO_LEVEL = -1;
const LOWEST_LEVEL = 0;
const BUFFER_STALLED = 'bufferStalledError';

/** Plays a link with hls.js. Recovers once from each type of fatal error; a second one of that type loses the link. */
export class HlsSource implements MediaSource {
  readonly #hls: HlsPlayer;
  readonly #library: HlsLibrary;
  readonly #video: HTMLVideoElement;
  readonly #events: SourceEvents;
  readonly #recovered = new Set<string>();
  #url = '';
  #soundUrl: string | undefined;
  #listening: Listening | undefined;
  /** Level to select when the video playlist is loaded again after audio-only playback. */
  #returnTo: QualityChoice | undefined;

  /** @param workerUrl of the library's worker. The ES module of hls.js cannot start one without it. */
  constructor(library: HlsLibrary, video: HTMLVideoElement, events: SourceEvents, workerUrl?: string) {
    this.#library = library;
    this.#video = video;
    this.#events = events;
    this.#hls = new library({ lowLatencyMode: true, ...(workerUrl ? { workerPath: workerUrl } : {}) });
  }

  get levels(): readonly QualityLevel[] {
    return this.#listening?.levels ?? this.#hls.levels.map(({ height, bitrate }, id) => ({ id, height, bitrate }));
  }

  get playingLevel(): number | null {
    const { currentLevel } = this.#hls;
    return this.#listening || currentLevel === AUTO_LEVEL ? null : currentLevel;
  }

  get soundAlone(): boolean {
    return this.#soundUrl !== undefined;
  }

  open(url: string, signal: AbortSignal): Promise<void> {
    const { Events } = this.#library;
    this.#url = url;
    signal.addEventListener('abort', () => this.#hls.destroy());
    const opened = new Promise<void>((resolve, reject) => {
      let isOpen = false;
      signal.addEventListener('abort', () => resolve());
      this.#hls.on(Events.MANIFEST_PARSED, () => {
        isOpen = true;
        resolve();
        this.#readLevels();
      });
      this.#hls.on(Events.ERROR, (_event, data) => {
        if (isOpen) this.#handle(data);
        else if (data.fatal) reject(this.#failureOf(data));
      });
    });
    this.#hls.on(Events.MANIFEST_LOADED, (_event, { levels }) => this.#findSound(levels));
    this.#hls.on(Events.LEVELS_UPDATED, () => this.#events.levelsChanged());
    this.#hls.on(Events.LEVEL_SWITCHED, () => this.#events.levelsChanged());
    this.#hls.attachMedia(this.#video);
    this.#hls.loadSource(url);
    return opened;
  }

  chooseLevel(level: QualityChoice): void {
    if (level === 'audio') this.#listen();
    else if (this.#listening) this.#watch(level);
    else this.#hls.nextLevel = indexOf(level);
  }

  lag(): Lag | null {
    const { latency, targetLatency } = this.#hls;
    return targetLatency === null || latency <= 0 ? null : { latency, target: targetLatency };
  }

  livePosition(): number | null {
    return this.#hls.liveSyncPosition;
  }

  earliestPosition(): number | null {
    return this.#hls.latestLevelDetails?.fragmentStart ?? null;
  }

  #readLevels(): void {
    if (this.#returnTo !== undefined) {
      this.#hls.nextLevel = indexOf(this.#returnTo);
      this.#returnTo = undefined;
    }
    this.#events.levelsChanged();
  }

  // hls.js leaves audio-only renditions out of its levels, so audio-only playback loads that rendition's playlist.
  #findSound(levels: readonly LevelParsed[]): void {
    if (this.#listening || !levels.some(hasPicture)) return;
    this.#soundUrl = levels.find((level) => !hasPicture(level) && level.audioCodec)?.url;
    if (this.#soundUrl !== undefined) this.#events.levelsChanged();
  }

  #listen(): void {
    if (this.#listening || this.#soundUrl === undefined) return;
    this.#listening = { levels: this.levels };
    this.#load(this.#soundUrl);
  }

  #watch(level: QualityChoice): void {
    this.#listening = undefined;
    this.#returnTo = level;
    this.#load(this.#url);
  }

  #load(url: string): void {
    this.#undisturbed(() => this.#hls.loadSource(url));
  }

  // hls.js detaches and reattaches the video element, which pauses it without an event.
  #undisturbed(act: () => void): void {
    const wasPlaying = !this.#video.paused;
    act();
    if (wasPlaying) this.#events.interrupted();
  }

  #handle(data: ErrorData): void {
    if (!data.fatal) {
      if (data.details === BUFFER_STALLED) this.#events.starved();
      return;
    }
    const isFirst = !this.#recovered.has(data.type);
    this.#recovered.add(data.type);
    if (isFirst && data.type === this.#library.ErrorTypes.NETWORK_ERROR) this.#hls.startLoad();
    else if (isFirst && data.type === this.#library.ErrorTypes.MEDIA_ERROR)
      this.#undisturbed(() => this.#hls.recoverMediaError());
    else this.#events.lost(this.#failureOf(data));
  }

  #failureOf(data: ErrorData): MediaFailure {
    const isNetwork = data.type === this.#library.ErrorTypes.NETWORK_ERROR;
    return new MediaFailure(isNetwork ? 'network' : 'media', { cause: data.error });
  }
}

function indexOf(level: QualityChoice): number {
  // hls.js sorts its levels by bit rate, lowest first.
  if (level === 'low') return LOWEST_LEVEL;
  return typeof level === 'number' ? level : AUTO_LEVEL;
}

const hasPicture = ({ videoCodec, width }: LevelParsed): boolean => Boolean(videoCodec ?? width);
