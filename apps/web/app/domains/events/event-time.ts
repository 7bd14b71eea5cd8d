import { dayAt } from '@khandai/calendar';
import type { EventCard } from '@khandai/contracts';
import { clockTime } from '../../i18n/format-time';
import { dateOf, type Moment } from '../match';

/** `19:00 – 21:30 · Th 6, 20/11`; an end on another day has its date too. */
export function eventTime({ startsAt, endsAt }: Pick<EventCard, 'startsAt' | 'endsAt'>, moment: Moment): string {
  const { timezone } = moment;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const day = dateOf(start, moment);
  return dayAt(start, timezone) === dayAt(end, timezone)
    ? `${clockTime(start, timezone)} – ${clockTime(end, timezone)} · ${day}`
    : `${clockTime(start, timezone)} · ${day} – ${clockTime(end, timezone)} · ${dateOf(end, moment)}`;
}
