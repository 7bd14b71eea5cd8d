import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { Fixture } from './fixture.js';

/** `full`: no place is left. `started` and `over`: by its times. */
export const EventState = Type.Enum(['open', 'full', 'started', 'over', 'cancelled']);
export type EventState = Static<typeof EventState>;

export const EventCover = Type.Object({
  url: Type.String(),
  alt: Type.String(),
  /** In pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
});
export type EventCover = Static<typeof EventCover>;

/** An event as every reader gets it. */
export const EventCard = Type.Object({
  eventId: Type.Integer(),
  /** Its page is `/su-kien/{slug}`. */
  slug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  cover: Nullable(EventCover),
  startsAt: Instant,
  endsAt: Instant,
  /** An address, or a room on the site, in words. */
  place: Type.String(),
  /** The match that it is about. */
  fixture: Nullable(Fixture),
  /** Null: without limit. */
  places: Nullable(Type.Integer()),
  /** How many members booked a place. */
  taken: Type.Integer(),
  state: EventState,
  /** The demo feed made it; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
});
export type EventCard = Static<typeof EventCard>;

/** An event as one reader gets it. */
export const EventItem = Type.Object({
  ...EventCard.properties,
  /** The reader's own place and bookmark. */
  mine: Type.Object({ booked: Type.Boolean(), saved: Type.Boolean() }),
});
export type EventItem = Static<typeof EventItem>;

export const EventInfo = Type.Object({
  ...EventItem.properties,
  /** Plain text with line breaks. */
  description: Type.String(),
  /** Why it was cancelled; null unless it was. */
  cancelReason: Nullable(Type.String()),
});
export type EventInfo = Static<typeof EventInfo>;

export const EventStatus = Type.Enum(['draft', 'published', 'cancelled']);
export type EventStatus = Static<typeof EventStatus>;

/** An event as the desk edits it. */
export const DeskEvent = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  status: EventStatus,
  title: Type.String(),
  summary: Type.String(),
  description: Type.String(),
  cover: Nullable(EventCover),
  startsAt: Instant,
  endsAt: Instant,
  place: Type.String(),
  fixtureId: Nullable(Type.String()),
  places: Nullable(Type.Integer()),
  cancelReason: Nullable(Type.String()),
  simulated: Type.Boolean(),
  /** Increases with every change. A change names the version that it was made from. */
  version: Type.Integer(),
});
export type DeskEvent = Static<typeof DeskEvent>;

export const DeskEventRow = Type.Object({ ...DeskEvent.properties, taken: Type.Integer() });
export type DeskEventRow = Static<typeof DeskEventRow>;

/** A member with a place. */
export const DeskEventBooking = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  showName: Type.String(),
  bookedAt: Instant,
});
export type DeskEventBooking = Static<typeof DeskEventBooking>;
