/** Public entry of the `presence` domain. */
export { OnlineCount } from './OnlineCount';
export { createPresence, PresenceContext, usePresence } from './presence-domain';
export { PresenceStore } from './PresenceStore';
