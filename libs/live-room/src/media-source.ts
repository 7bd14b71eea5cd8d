import type { MediaFailure, QualityChoice, QualityLevel } from './media-engine.js';

/** Current and target distance from the live edge, in seconds. */
export interface Lag {
  readonly latency: number;
  readonly target: number;
}

/** One link attached to the video element, played by a library or natively by the browser. */
export interface MediaSource {
  /** Resolves when the link can be played, rejects with `MediaFailure`. An abort releases the link and resolves. */
  open(url: string, signal: AbortSignal): Promise<void>;
  readonly levels: readonly QualityLevel[];
  readonly playingLevel: number | null;
  /** The link has an audio-only rendition. */
  readonly soundAlone: boolean;
  chooseLevel(level: QualityChoice): void;
  /** Null if the source is not live or its lag is not known yet. */
  lag(): Lag | null;
  /** Position of live on the timeline of the video element (`currentTime`); null when unknown. */
  livePosition(): number | null;
  /** Earliest position that can still be played, on the same timeline; null when unknown. */
  earliestPosition(): number | null;
}

/** Events of an open source for the engine. */
export interface SourceEvents {
  levelsChanged(): void;
  starved(): void;
  /** A recovery or a change of rendition paused the video element during playback. */
  interrupted(): void;
  lost(failure: MediaFailure): void;
}
