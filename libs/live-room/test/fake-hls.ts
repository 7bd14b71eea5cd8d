import Hls, {
  ErrorTypes,
  Events,
  type ErrorData,
  type HlsConfig,
  type HlsListeners,
  type Level,
  type LevelParsed,
} from 'hls.js';
import type { HlsLibrary, HlsPlayer } from '../src/hls-source.js';

/** A fake hls.js without a network: tests fire its events. `made` holds all instances. */
export class FakeHls implements HlsPlayer {
  static readonly Events = Events;
  static readonly ErrorTypes = ErrorTypes;
  static supported = true;
  static made: FakeHls[] = [];

  static isSupported(): boolean {
    return FakeHls.supported;
  }

  /** The newest instance, which belongs to the current test. */
  static get last(): FakeHls {
    const last = FakeHls.made.at(-1);
    if (!last) throw new Error('no hls.js player was made');
    return last;
  }

  static reset(): void {
    FakeHls.supported = true;
    FakeHls.made = [];
  }

  levels: Level[] = [];
  currentLevel = -1;
  nextLevel = -1;
  latency = 0;
  targetLatency: number | null = null;
  liveSyncPosition: number | null = null;
  latestLevelDetails: { fragmentStart: number } | null = null;
  url = '';
  attached: unknown;
  destroyed = 0;
  restarts = 0;
  recoveries = 0;
  readonly #listeners = new Map<string, ((event: string, data: unknown) => void)[]>();

  constructor(readonly config: Partial<HlsConfig> = {}) {
    FakeHls.made.push(this);
  }

  on<E extends keyof HlsListeners>(event: E, listener: HlsListeners[E]): void {
    const list = this.#listeners.get(event) ?? [];
    this.#listeners.set(event, [...list, listener as (event: string, data: unknown) => void]);
  }

  attachMedia(media: unknown): void {
    this.attached = media;
  }

  loadSource(url: string): void {
    this.url = url;
  }

  startLoad(): void {
    this.restarts += 1;
  }

  recoverMediaError(): void {
    this.recoveries += 1;
  }

  destroy(): void {
    this.destroyed += 1;
  }

  /** Simulates a parsed playlist with levels of these heights. */
  parse(...heights: number[]): void {
    this.levels = heights.map((height) => ({ height, bitrate: height * 2_000 }) as Level);
    this.emit(Events.MANIFEST_PARSED, {});
  }

  /** Adds an audio-only rendition to the playlist. hls.js reports it after it has sorted its levels. */
  nameSound(url: string): void {
    const levels = [
      { videoCodec: 'avc1', width: 640, url: 'v' },
      { audioCodec: 'mp4a.40.2', width: 0, url },
    ] as unknown as LevelParsed[];
    this.emit(Events.MANIFEST_LOADED, { levels });
  }

  fail(type: ErrorTypes, { fatal = true, details = '' } = {}): void {
    this.emit(Events.ERROR, { type, fatal, details, error: new Error(type) } as ErrorData);
  }

  emit(event: keyof HlsListeners, data: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(event, data);
  }
}

// Does not compile if the fake or the real hls.js no longer matches the interface of the engine.
[FakeHls, Hls] satisfies readonly HlsLibrary[];
