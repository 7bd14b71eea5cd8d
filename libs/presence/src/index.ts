export { Presence } from './presence.js';
export type { PresenceDeps, PresenceRefusal, PresenceState, SocketLike } from './types.js';
