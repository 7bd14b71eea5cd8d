import { dayAt } from '@khandai/calendar';
import type { TFunction } from '../../i18n/i18n';
import { clockTime } from '../../i18n/format-time';
import { dateOf, type Moment } from '../match';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When an article came out, in a list: `12 phút trước` within an hour, `20:26` on the same day, else the date. */
export function articleTime(at: number, moment: Moment, t: TFunction<'news'>): string {
  const age = moment.now - at;
  if (age < MINUTE_MS && age > -MINUTE_MS) return t('justNow');
  if (age >= 0 && age < HOUR_MS) return t('minutesAgo', { number: Math.floor(age / MINUTE_MS) });
  return dayAt(at, moment.timezone) === dayAt(moment.now, moment.timezone)
    ? clockTime(at, moment.timezone)
    : dateOf(at, moment);
}

/** In an article: `20:19 · Th 6, 20/11`, with the year when it is not this one. */
export const articleMoment = (at: number, moment: Moment): string =>
  `${clockTime(at, moment.timezone)} · ${dateOf(at, moment)}`;
