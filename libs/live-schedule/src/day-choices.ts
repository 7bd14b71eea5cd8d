import { addDays, daysBetween } from '@khandai/calendar';

/** The days a fan is offered beside the one that is shown. Days are `2026-11-20`, as the viewer's calendar has them. */
export interface DayChoices {
  /** The same weekday a week before and a week after. */
  readonly lastWeek: string;
  readonly nextWeek: string;
  /** Today. */
  readonly now: string;
  /** Seven days in a row that hold the one shown. */
  readonly strip: readonly string[];
}

const WEEK = 7;
/** Days of the strip before today: what was played yesterday is looked up more than what comes in six days. */
const BEFORE_TODAY = 2;

/** The strip stands still while one picks among its days: it moves by whole weeks from the one that holds today. */
export function dayChoices(shown: string, today: string): DayChoices {
  const first = addDays(today, -BEFORE_TODAY);
  const weeks = Math.floor(daysBetween(first, shown) / WEEK);
  const begin = addDays(first, weeks * WEEK);
  return {
    lastWeek: addDays(shown, -WEEK),
    nextWeek: addDays(shown, WEEK),
    now: today,
    strip: Array.from({ length: WEEK }, (_, index) => addDays(begin, index)),
  };
}
