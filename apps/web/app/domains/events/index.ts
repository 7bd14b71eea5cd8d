/** Public entry of the `events` domain. */
export { EventActs } from './EventActs';
export { EventDay } from './EventDay';
export { EVENTS, eventFilePath, eventPath } from './event-path';
export { EventRow } from './EventRow';
export { EventState } from './EventState';
export { EventSubject } from './EventSubject';
export { RoomEvents } from './RoomEvents';
export { EventStore } from './EventStore';
export { useEventTime } from './use-event-time';
export { useEventWords } from './use-event-words';
