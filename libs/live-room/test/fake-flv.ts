import type Mpegts from 'mpegts.js';
import type { FlvConfig, FlvLibrary, FlvPlayer } from '../src/flv-source.js';

/** A fake mpegts.js without a network: tests fire its events. `FakeFlvLibrary.last` is the newest player. */
export class FakeFlv implements FlvPlayer {
  attached: unknown;
  loads = 0;
  destroyed = 0;
  readonly #listeners = new Map<string, ((...args: unknown[]) => void)[]>();

  constructor(
    readonly url: string,
    readonly config: FlvConfig,
  ) {}

  on(event: string, listener: (...args: unknown[]) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  attachMediaElement(video: unknown): void {
    this.attached = video;
  }

  load(): void {
    this.loads += 1;
  }

  destroy(): void {
    this.destroyed += 1;
  }

  emit(event: string, ...args: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args);
  }
}

export class FakeFlvLibrary implements FlvLibrary {
  readonly Events = { ERROR: 'error', LOADING_COMPLETE: 'loading_complete', MEDIA_INFO: 'media_info' };
  readonly ErrorTypes = { NETWORK_ERROR: 'NetworkError' };
  readonly LoggingControl = { enableAll: true };
  readonly made: FakeFlv[] = [];
  live = true;

  getFeatureList() {
    return { mseLivePlayback: this.live };
  }

  createPlayer({ url }: { url: string }, config: FlvConfig): FakeFlv {
    const player = new FakeFlv(url, config);
    this.made.push(player);
    return player;
  }

  get last(): FakeFlv {
    const last = this.made.at(-1);
    if (!last) throw new Error('no mpegts.js player was made');
    return last;
  }
}

// Does not compile if the real library no longer matches the interface of the engine.
void ((library: (typeof Mpegts)['default']): FlvLibrary => library);
