/** What other domains, features and the assembly may import of `presence`. */
export { OnlineCount } from './OnlineCount';
export { createPresence, PresenceContext, usePresence } from './presence-domain';
export { PresenceStore } from './PresenceStore';
