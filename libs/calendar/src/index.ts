export {
  addDays,
  DAY_MS,
  dayAt,
  dayNumberAt,
  daysBetween,
  daySpan,
  isDay,
  midnightOf,
  startOfDay,
  weekdayOf,
} from './day.js';
export { nearness } from './kick-off.js';
export type { Nearness } from './kick-off.js';
export { nightDay, nightOf, tonight } from './match-night.js';
export { addMonths, daysOfMonth, daysSinceMonday, isMonth, monthOf, monthSheet, sameDayOf } from './month.js';
export type { SheetDay } from './month.js';
export { isWithin } from './span.js';
export type { Span } from './span.js';
export { instantOfWall, wallTimeAt } from './wall-time.js';
export type { WallTime } from './wall-time.js';
export { isSameZone, isVietnam, isZone, offsetAt, VIETNAM, VIETNAM_OFFSET_MS, zoneOfMachine } from './zone.js';
