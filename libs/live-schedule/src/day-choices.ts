import { addDays, daysBetween } from '@khandai/calendar';

/** The days a fan can choose besides the selected one. A day is `2026-11-20` in the viewer's time zone. */
export interface DayChoices {
  /** The same weekday one week earlier and one week later. */
  readonly lastWeek: string;
  readonly nextWeek: string;
  /** Today. */
  readonly now: string;
  /** Seven consecutive days that include the selected one. */
  readonly strip: readonly string[];
}

const WEEK = 7;
/** Number of days before today in the strip: fans look up yesterday's results more than matches six days ahead. */
const BEFORE_TODAY = 2;

/** The strip moves by whole weeks from the one with today, so it stays when the fan selects one of its days. */
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
