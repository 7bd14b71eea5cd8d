export { MediaFailure } from './media-engine.js';
export type { LossReason, MediaEngine, MediaEvent, QualityChoice, QualityLevel } from './media-engine.js';
export type { LinkLost, PlayerState, PlayerStatus, PlayerView, Timing } from './player-state.js';
