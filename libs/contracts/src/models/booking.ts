import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { Fixture } from './fixture.js';

/** A match a member is reminded of, by itself or with one of its commentators. */
export const Booking = Type.Object({
  fixtureId: Type.String(),
  /** Whose it is. */
  userId: Type.Integer(),
  /** Who shall commentate; null where the match alone was booked, or he does not commentate it any more. */
  commentatorId: Nullable(Type.Integer()),
  commentator: Nullable(Type.Object({ userId: Type.Integer(), name: Type.String() })),
  /** The match, `Hải Phòng – Hà Nội`. */
  name: Type.String(),
  /** When the match was to kick off as it was booked; `fixture.kickOff` is when it does by now. */
  bookedFor: Instant,
  bookedAt: Instant,
  fixture: Fixture,
});
export type Booking = Static<typeof Booking>;
