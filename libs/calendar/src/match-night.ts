import { addDays, dayAt } from './day.js';
import type { Span } from './span.js';
import { instantOfWall } from './wall-time.js';
import { VIETNAM } from './zone.js';

const HALF_DAY_MS = 12 * 3_600_000;

/** The match night that begins at noon of `day` in Vietnam and ends at the next noon, so that matches after midnight belong to it. */
export const nightOf = (day: string): Span => ({ from: noonOf(day), to: noonOf(addDays(day, 1)) });

/** The day at whose noon in Vietnam the match night that holds `now` began. */
export const nightDay = (now: number): string => dayAt(now - HALF_DAY_MS, VIETNAM);

/** The match night that holds `now`. */
export const tonight = (now: number): Span => nightOf(nightDay(now));

const noonOf = (day: string): number => instantOfWall(Date.parse(`${day}T12:00:00Z`), VIETNAM);
