import type { LiveLink } from '@khandai/contracts';
import type { Emitter } from '@khandai/runtime';

/** One quality of a stream. */
export interface QualityLevel {
  readonly id: number;
  /** Height of the picture in pixels, 0 when the stream does not declare it. */
  readonly height: number;
  /** Bits per second, 0 when the stream does not declare it. */
  readonly bitrate: number;
}

/** The id of a level; `auto`: the player decides; `low`: always the lowest level; `audio`: audio without video. */
export type QualityChoice = number | 'auto' | 'low' | 'audio';

export type LossReason = 'network' | 'media' | 'unsupported' | 'timeout' | 'stall' | 'sourceEnded';

/** A link cannot be played. `retryable` false: another attempt cannot succeed. */
export class MediaFailure extends Error {
  override readonly name = 'MediaFailure';

  constructor(
    readonly reason: LossReason,
    options: { cause?: unknown } = {},
  ) {
    super(`media failure: ${reason}`, options);
  }

  get retryable(): boolean {
    return this.reason !== 'unsupported';
  }
}

/** What happened in the player, in the past tense. */
export type MediaEvent =
  | { readonly type: 'playing' }
  /** Playback is paused, by the viewer, the browser or a media key. */
  | { readonly type: 'paused' }
  /** Playback stopped because the buffer is empty. */
  | { readonly type: 'starved' }
  | { readonly type: 'sourceEnded' }
  | { readonly type: 'lost'; readonly failure: MediaFailure }
  /** `playing`: the level on screen, which may change while the choice is `auto`; null when not yet known. */
  | {
      readonly type: 'levelsChanged';
      readonly levels: readonly QualityLevel[];
      readonly chosen: QualityChoice;
      readonly playing: number | null;
      /** The stream has an audio-only rendition. */
      readonly soundAlone: boolean;
    }
  /** `latency`: seconds behind the live edge, null when unknown. `canRewind`: past video is still available. */
  | {
      readonly type: 'latencyChanged';
      readonly latency: number | null;
      readonly behindLive: boolean;
      readonly canRewind: boolean;
    };

/** The media player that `PlayerMachine` controls. */
export interface MediaEngine {
  readonly happened: Emitter<MediaEvent>;
  /**
   * Replaces the loaded link. Resolves when the new link can be played, rejects with `MediaFailure`.
   * When `signal` aborts, even after loading, the engine releases the link and emits no more events of it.
   */
  load(link: LiveLink, signal: AbortSignal): Promise<void>;
  /** Resolves to false when the browser requires a user gesture first. Rejects when playback is impossible. */
  play(): Promise<boolean>;
  pause(): void;
  setMuted(muted: boolean): void;
  /** 0 to 1. Has no effect on phones whose volume only their keys can change. */
  setVolume(volume: number): void;
  /** Selects a level of the loaded link. `low` and `audio` also apply to later links that offer them. */
  chooseLevel(level: QualityChoice): void;
  backToLive(): void;
  /** Seeks by this many seconds, backwards if negative, within the available video; never past the live edge. */
  skip(seconds: number): void;
}
