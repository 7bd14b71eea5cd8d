/** How many of a gift one sending may have. */
export const GIFT_COUNTS = [1, 10, 66] as const;
/** Max characters of the note that comes with a gift. */
export const GIFT_NOTE_LENGTH = 40;
