/** Public entry of the `player` domain. */
export { MiniDock } from './MiniDock';
export { createPlayer, PlayerContext, usePlayerDock } from './player-domain';
export { PlayerDock } from './PlayerDock';
export { PlayerStore } from './PlayerStore';
export { placeVideo } from './place-video';
export { PlayerStoreContext, usePlayerStore } from './player-context';
