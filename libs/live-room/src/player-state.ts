import type { LiveLink } from '@khandai/contracts';
import type { LossReason, QualityChoice, QualityLevel } from './media-engine.js';

/** Progress of the match, not of the player. It is also `live` if a commentator is on air before kick-off. */
export interface Timing {
  readonly phase: 'coming' | 'live' | 'ended';
  /** Milliseconds since the epoch. */
  readonly kickOff: number;
}

export type PlayerState =
  | { readonly status: 'idle' }
  /**
   * Not started. `until`: time of the player's next attempt, in milliseconds since the epoch. `overdue`: kick-off has
   * passed without a broadcast, so the player keeps trying.
   */
  | { readonly status: 'countdown'; readonly until: number; readonly overdue: boolean }
  /** `attempt` 0 is the first try of this link. */
  | { readonly status: 'loading'; readonly link: LiveLink; readonly attempt: number }
  | { readonly status: 'playing'; readonly link: LiveLink }
  /** `released`: the link was lost or released before or during the pause; `play` loads it again. */
  | { readonly status: 'paused'; readonly link: LiveLink; readonly released: boolean }
  | { readonly status: 'stalled'; readonly link: LiveLink }
  /** Waiting before attempt `attempt` (1, 2) of the same link. */
  | { readonly status: 'retrying'; readonly link: LiveLink; readonly attempt: number; readonly reason: LossReason }
  /** `from` is lost, `link` is being loaded. */
  | { readonly status: 'switching'; readonly from: LiveLink; readonly link: LiveLink; readonly reason: LossReason }
  /** Every link failed. */
  | { readonly status: 'failed'; readonly reason: LossReason | 'noLinks' }
  | { readonly status: 'ended' };

export type PlayerStatus = PlayerState['status'];

/** Everything the user interface shows of the player. Every change creates a new object. */
export interface PlayerSnapshot {
  readonly state: PlayerState;
  readonly links: readonly LiveLink[];
  readonly muted: boolean;
  /** The browser refused sound, so the player muted itself. Show a button to unmute ("bật tiếng"). */
  readonly soundBlocked: boolean;
  readonly levels: readonly QualityLevel[];
  readonly level: QualityChoice;
  /** Id of the level on screen, null when unknown. */
  readonly playingLevel: number | null;
  /** The stream has an audio-only rendition. */
  readonly soundAlone: boolean;
  /** Seconds behind the live edge, null when unknown. */
  readonly latency: number | null;
  readonly behindLive: boolean;
  /** Past video is available, so the viewer can go back. */
  readonly canRewind: boolean;
}

/** The player gave up a link. `next` null: no link is left. */
export interface LinkLost {
  readonly link: LiveLink;
  readonly next: LiveLink | null;
  readonly reason: LossReason;
}

/** The computer woke from sleep, and playback restarts at the live edge. */
export interface Woke {
  readonly sleptMs: number;
}
