/** Public entry of the `presence` domain. */
export { OnlineCount } from './OnlineCount';
export { createPresence, PresenceContext, usePresence } from './presence-domain';
export { RoomPeople } from './RoomPeople';
export { PresenceStore } from './PresenceStore';
