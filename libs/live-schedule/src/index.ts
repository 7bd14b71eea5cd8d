export { applyChanges, changeOf } from './apply-changes.js';
export {
  addDays,
  daysBetween,
  daySpan,
  DEFAULT_TIME_ZONE,
  isDay,
  isWithin,
  localTimeIn,
  nightDay,
  nightOf,
  safeTimeZone,
  tonight,
} from './calendar.js';
export type { LocalTime, Span } from './calendar.js';
export { dayChoices } from './day-choices.js';
export type { DayChoices } from './day-choices.js';
export { FutureMatches } from './future-matches.js';
export type { FutureMatchesApi, FutureMatchesState, FutureMatchSearch } from './future-matches.js';
export { byKickOff, groupByCommentator, groupByDay, groupByLeague, pinnedFirst } from './grouping.js';
export type { CommentatorGroup, DayGroup, LeagueGroup, Scheduled } from './grouping.js';
export { kickOffLabel } from './kick-off-label.js';
export type { KickOffLabel } from './kick-off-label.js';
export { livePeriod } from './live-period.js';
export type { LivePeriod, PeriodFixture } from './live-period.js';
export { LiveTotalsFeed } from './live-totals-feed.js';
export type { LiveTotalsApi, LiveTotalsOptions } from './live-totals-feed.js';
export { runningMinute } from './minute.js';
export type { ClockedFixture, RunningMinute } from './minute.js';
export { addMonths, monthOf, monthSheet, sameDayOf } from './month.js';
export type { SheetDay } from './month.js';
export { statusLabel } from './status-label.js';
export type { LabelledFixture, StatusLabel } from './status-label.js';
