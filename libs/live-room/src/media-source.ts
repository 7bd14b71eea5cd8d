import type { MediaFailure, QualityChoice, QualityLevel } from './media-engine.js';

/** How far behind the live edge, in seconds, and how far the player means to be. */
export interface Lag {
  readonly latency: number;
  readonly target: number;
}

/** One link attached to the video element, by a library or by the browser itself. */
export interface MediaSource {
  /** Resolves when the link can be played, or when `signal` aborts, which also lets the link go; rejects with `MediaFailure`. */
  open(url: string, signal: AbortSignal): Promise<void>;
  readonly levels: readonly QualityLevel[];
  readonly playingLevel: number | null;
  /** The sound can be had alone. */
  readonly soundAlone: boolean;
  chooseLevel(level: QualityChoice): void;
  /** Null for what is not live, or not known yet. */
  lag(): Lag | null;
  /** Where to be on the video's own timeline to be live; null when unknown. */
  livePosition(): number | null;
  /** The earliest moment that can still be played, on the same timeline; null when unknown. */
  earliestPosition(): number | null;
}

/** What a source tells the engine after it was opened. */
export interface SourceEvents {
  levelsChanged(): void;
  starved(): void;
  /** Recovering, or another rendition, paused the element, which was playing. */
  interrupted(): void;
  lost(failure: MediaFailure): void;
}
