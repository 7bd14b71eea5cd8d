import { addDays, DAY_MS, dayAt, daysSinceMonday, type Span, startOfDay, VIETNAM } from '@khandai/calendar';
import type { SearchKind, SearchWhen } from '@khandai/contracts';

/** Kinds that have a time of their own: a kick-off or a publication. */
export const DATED: readonly SearchKind[] = ['match', 'article', 'post'];

/** The day or the week of an instant in Vietnam; a week begins on Monday. */
export function spanOf(when: SearchWhen, now: number): Span {
  const today = dayAt(now, VIETNAM);
  const [first, days] = when === 'today' ? [today, 1] : [addDays(today, -daysSinceMonday(today)), 7];
  const from = startOfDay(first, VIETNAM);
  return { from, to: from + days * DAY_MS };
}
