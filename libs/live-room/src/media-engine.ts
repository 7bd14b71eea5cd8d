import type { LiveLink } from '@khandai/contracts';
import type { Emitter } from '@khandai/runtime';

/** One quality of a stream. */
export interface QualityLevel {
  readonly id: number;
  /** Lines of the picture, 0 when the stream does not say. */
  readonly height: number;
  /** Bits per second, 0 when the stream does not say. */
  readonly bitrate: number;
}

/** A level of the stream; the player's own choice; always the lowest picture; or the sound alone. */
export type QualityChoice = number | 'auto' | 'low' | 'audio';

export type LossReason = 'network' | 'media' | 'unsupported' | 'timeout' | 'stall' | 'sourceEnded';

/** A link that cannot be played. `retryable` false: trying it again is pointless. */
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
  /** Paused by whoever, the keys of a headset too. */
  | { readonly type: 'paused' }
  /** Playing stopped for want of data. */
  | { readonly type: 'starved' }
  | { readonly type: 'sourceEnded' }
  | { readonly type: 'lost'; readonly failure: MediaFailure }
  /** `playing`: the level on screen, which moves while the choice is `auto`; null when not yet known. */
  | {
      readonly type: 'levelsChanged';
      readonly levels: readonly QualityLevel[];
      readonly chosen: QualityChoice;
      readonly playing: number | null;
      /** The stream can be had without its picture. */
      readonly soundAlone: boolean;
    }
  /** Seconds behind the live edge, null when unknown. `canRewind`: something that has passed can still be played. */
  | { readonly type: 'latencyChanged'; readonly latency: number | null; readonly behindLive: boolean; readonly canRewind: boolean };

/** What the machine asks of a player of media. */
export interface MediaEngine {
  readonly happened: Emitter<MediaEvent>;
  /**
   * Replaces what is loaded. Resolves when the link can be played, rejects with `MediaFailure`.
   * When `signal` aborts, now or later, the link is let go and says nothing more.
   */
  load(link: LiveLink, signal: AbortSignal): Promise<void>;
  /** False when the browser refuses to play without a gesture of the user. Rejects when it cannot play at all. */
  play(): Promise<boolean>;
  pause(): void;
  setMuted(muted: boolean): void;
  /** 0 to 1. Some phones leave the volume to their keys. */
  setVolume(volume: number): void;
  /** A level of the link that is loaded. `low` and `audio` also hold for the links after it that have them. */
  chooseLevel(level: QualityChoice): void;
  backToLive(): void;
  /** Moves by so many seconds, back if negative, as far as the source reaches; never past the live edge. */
  skip(seconds: number): void;
}
