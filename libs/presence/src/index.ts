export type { SocketLike } from '@khandai/socket';
export { Presence } from './presence.js';
export type { PresenceDeps, PresenceRefusal, PresenceState } from './types.js';
