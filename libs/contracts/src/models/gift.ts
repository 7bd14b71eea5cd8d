import { type Static, Type } from 'typebox';
import { Nullable } from './common.js';

/** A gift that members send in chat rooms, paid in points. */
export const Gift = Type.Object({
  giftId: Type.Integer(),
  name: Type.String(),
  /** Address of its picture on this site. */
  src: Type.String(),
  /** Price of one. */
  points: Type.Integer(),
  /** The lowest level of a sender. */
  level: Type.Integer(),
});
export type Gift = Static<typeof Gift>;

/** The gift of a message with `systemMessage` 10. */
export const SentGift = Type.Object({
  giftId: Type.Integer(),
  name: Type.String(),
  src: Type.String(),
  /** How many this sending has. */
  count: Type.Integer(),
  /** How many of this gift the sender has sent within the last moments, this sending included. */
  combo: Type.Integer(),
  /** The commentator of the room; null when the room itself gets the gift. */
  toUserId: Nullable(Type.Integer()),
  /** Name of the commentator, or of the room. */
  toName: Type.String(),
  /** Price of this sending. */
  points: Type.Integer(),
});
export type SentGift = Static<typeof SentGift>;

export const topPeriods = ['day', 'week', 'month'] as const;
export type TopPeriod = (typeof topPeriods)[number];

/** The members with the most points of a room in a day, week or month of Vietnam. */
export const RoomTop = Type.Object({
  /** First day of the period. */
  since: Type.String({ format: 'date' }),
  list: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      userId: Type.Integer(),
      /** Empty for a user who deleted their account. */
      username: Type.String(),
      showName: Type.String(),
      profilePicture: Nullable(Type.String()),
      points: Type.Integer(),
    }),
  ),
  /** The caller's own place; null for guests and for members without points here. */
  mine: Nullable(Type.Object({ rank: Type.Integer(), points: Type.Integer() })),
});
export type RoomTop = Static<typeof RoomTop>;

/** A gift as staff keep it. One of version 0 has the price and level that it was made with. */
export const DeskGift = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  src: Type.String(),
  points: Type.Integer(),
  level: Type.Integer(),
  /** One that is turned off can be sent no more. */
  active: Type.Boolean(),
  version: Type.Integer(),
});
export type DeskGift = Static<typeof DeskGift>;
