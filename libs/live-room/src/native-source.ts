import { MediaFailure, type QualityLevel } from './media-engine.js';
import type { Lag, MediaSource, SourceEvents } from './media-source.js';

export const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Value of `MediaError.MEDIA_ERR_NETWORK`; the global `MediaError` does not exist everywhere this code runs. */
const NETWORK_ERROR = 2;
/** Browsers buffer about three segments of six seconds. */
const USUAL_LATENCY = 18;

/** Plays a link natively in the browser: no choice of quality, and the live edge is the end of the seekable range. */
export class NativeSource implements MediaSource {
  readonly levels: readonly QualityLevel[] = [];
  readonly playingLevel = null;
  readonly soundAlone = false;
  readonly #video: HTMLVideoElement;
  readonly #events: SourceEvents;

  constructor(video: HTMLVideoElement, events: SourceEvents) {
    this.#video = video;
    this.#events = events;
  }

  open(url: string, signal: AbortSignal): Promise<void> {
    const video = this.#video;
    const opened = new Promise<void>((resolve, reject) => {
      let isOpen = false;
      const open = () => {
        isOpen = true;
        resolve();
      };
      const fail = () => (isOpen ? this.#events.lost(this.#failure()) : reject(this.#failure()));
      video.addEventListener('loadedmetadata', open, { signal });
      video.addEventListener('error', fail, { signal });
      signal.addEventListener('abort', () => resolve());
    });
    signal.addEventListener('abort', () => this.#release());
    video.src = url;
    video.load();
    return opened;
  }

  /** The browser decides. */
  chooseLevel(): void {}

  lag(): Lag | null {
    const edge = this.livePosition();
    return edge === null ? null : { latency: Math.max(0, edge - this.#video.currentTime), target: USUAL_LATENCY };
  }

  livePosition(): number | null {
    const { seekable, duration } = this.#video;
    return duration === Infinity && seekable.length > 0 ? seekable.end(seekable.length - 1) : null;
  }

  earliestPosition(): number | null {
    const { seekable } = this.#video;
    return seekable.length > 0 ? seekable.start(0) : null;
  }

  #release(): void {
    this.#video.removeAttribute('src');
    this.#video.load();
  }

  #failure(): MediaFailure {
    const { error } = this.#video;
    return new MediaFailure(error?.code === NETWORK_ERROR ? 'network' : 'media', { cause: error });
  }
}
