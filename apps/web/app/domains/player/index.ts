/** What other domains, features and the assembly may import of `player`. */
export { MiniDock } from './MiniDock';
export { createPlayer, PlayerContext, usePlayerDock } from './player-domain';
export { PlayerDock } from './PlayerDock';
export { PlayerStore } from './PlayerStore';
export { putOnStage } from './stage';
export { PlayerStoreContext, usePlayerStore } from './player-context';
