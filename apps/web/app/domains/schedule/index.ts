/** Public entry of the `schedule` domain. */
export { chosenFilter, type FilterKey, matching } from './day/day-filter';
export { dayMeta } from './day/day-meta';
export { FILTER, VIEW, withParameter } from './day/day-query';
export { DayServicesContext, useDayLife } from './day/day-services';
export { EmptyFilter, NoMatchesToday } from './day/EmptyDay';
export { DayFilters } from './day/DayFilters';
export { DayPage } from './day/DayPage';
export { DayStore } from './day/DayStore';
export { emptyDay, firstScreens, restMatching, serveDay, type ServedDay, type ServedSize } from './day/first-screens';
export { LeagueGroups } from './day/LeagueGroups';
export { type DayData, loadDay, revalidatesForDay } from './day/load-day';
export { type Sport, sportOf } from './day/sports';
export { SportTabs } from './day/SportTabs';
export { type DayQuery, loadWholeDay, useWholeDay } from './day/whole-day';
export { GoalAnnouncement } from './GoalAnnouncement';
export { LiveFeatured, LiveMatchCard } from './LiveCards';
export { LiveMatchRow } from './LiveMatchRow';
export { ScheduleRow } from './ScheduleRow';
