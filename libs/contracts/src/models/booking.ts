import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { Fixture } from './fixture.js';

/** A match the site reminds a member of, with or without a particular commentator. */
export const Booking = Type.Object({
  fixtureId: Type.String(),
  /** Member who made the booking. */
  userId: Type.Integer(),
  /** The booked commentator; null if the member booked only the match, or the commentator has dropped it since. */
  commentatorId: Nullable(Type.Integer()),
  commentator: Nullable(Type.Object({ userId: Type.Integer(), name: Type.String() })),
  /** The match, `Hải Phòng – Hà Nội`. */
  name: Type.String(),
  /** The kick-off that the member knows; `fixture.kickOff` is the current one. */
  bookedFor: Instant,
  bookedAt: Instant,
  fixture: Fixture,
});
export type Booking = Static<typeof Booking>;

/** Whether the caller follows a match: they get its goals, line-ups and the reminder without a booking. */
export const MatchFollow = Type.Object({ fixtureId: Type.String(), following: Type.Boolean() });
export type MatchFollow = Static<typeof MatchFollow>;
