import type { LiveLink } from '@khandai/contracts';
import type { LossReason, QualityChoice, QualityLevel } from './media-engine.js';

/** How far the match (not the player) is. A commentator on air before kick-off makes it `live`. */
export interface Timing {
  readonly phase: 'coming' | 'live' | 'ended';
  /** Milliseconds since the epoch. */
  readonly kickOff: number;
}

export type PlayerState =
  | { readonly status: 'idle' }
  /**
   * Not started. `until`: when the player will try, in milliseconds since the epoch. `overdue`: kick-off has
   * passed without a broadcast, so the player looks again and again.
   */
  | { readonly status: 'countdown'; readonly until: number; readonly overdue: boolean }
  /** `attempt` 0 is the first try of this link. */
  | { readonly status: 'loading'; readonly link: LiveLink; readonly attempt: number }
  | { readonly status: 'playing'; readonly link: LiveLink }
  /** `released`: the link was lost or let go meanwhile, playing loads it anew. */
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

/** Everything a screen shows of the player. A new object whenever anything in it changes. */
export interface PlayerSnapshot {
  readonly state: PlayerState;
  readonly links: readonly LiveLink[];
  readonly muted: boolean;
  /** The browser refused sound, so the player muted itself: offer "bật tiếng". */
  readonly soundBlocked: boolean;
  readonly levels: readonly QualityLevel[];
  readonly level: QualityChoice;
  /** Id of the level on screen, null when unknown. */
  readonly playingLevel: number | null;
  /** The stream offers its sound alone. */
  readonly soundAlone: boolean;
  /** Seconds behind the live edge, null when unknown. */
  readonly latency: number | null;
  readonly behindLive: boolean;
  /** What has passed can be seen again. */
  readonly canRewind: boolean;
}

/** A link was given up. `next` null: no link is left. */
export interface LinkLost {
  readonly link: LiveLink;
  readonly next: LiveLink | null;
  readonly reason: LossReason;
}

/** The machine woke from a sleep and began anew at the live edge. */
export interface Woke {
  readonly sleptMs: number;
}
