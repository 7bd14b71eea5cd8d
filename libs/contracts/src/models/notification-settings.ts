import { type Static, Type } from 'typebox';

const Switch = Type.Object({
  /** In the list, with a count. */
  bell: Type.Boolean(),
  /** Also to devices without an open page. */
  push: Type.Boolean(),
});

const TimeOfDay = Type.String({ maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** What a member wants to hear of. */
export const NotificationSettings = Type.Object({
  switches: Type.Object({
    reminders: Switch,
    onAir: Switch,
    goals: Switch,
    redCards: Switch,
    lineUps: Switch,
    comments: Switch,
    reactions: Switch,
    friends: Switch,
    posts: Switch,
    tips: Switch,
    draws: Switch,
  }),
  /** Times without pushes. A span that ends before it starts goes over midnight. */
  quiet: Type.Object({
    on: Type.Boolean(),
    from: TimeOfDay,
    to: TimeOfDay,
    /** The timezone of both times. */
    timezone: Type.String({ minLength: 1, maxLength: 64 }),
    /** Booked matches are pushed nevertheless. */
    exceptBookings: Type.Boolean(),
  }),
  /** No scores in notifications. */
  hideScores: Type.Boolean(),
});
export type NotificationSettings = Static<typeof NotificationSettings>;
