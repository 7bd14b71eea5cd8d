import { addDays, dayAt, daysSinceMonday, monthOf, VIETNAM } from '@khandai/calendar';
import type { TopPeriod } from '@khandai/contracts';

/** First days of the day, the week and the month that an instant is in, in Vietnam. Weeks start on Monday. */
export function periodsAt(at: number): Readonly<Record<TopPeriod, string>> {
  const day = dayAt(at, VIETNAM);
  return { day, week: addDays(day, -daysSinceMonday(day)), month: `${monthOf(day)}-01` };
}
