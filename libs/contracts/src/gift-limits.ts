/** How many of a gift one sending may have. */
export const GIFT_COUNTS = [1, 10, 66] as const;
/** Max characters of the note that comes with a gift. */
export const GIFT_NOTE_LENGTH = 40;
/** The highest price and level of a gift. */
export const GiftLimit = { points: 100_000, level: 100 } as const;
