/** Public entry of the `engage` domain: points, daily check-ins and daily tasks. */
export { entryTitle, hiddenTitle } from './entry-title';
export { EngageFrame, EngageLinks } from './EngageFrame';
export { Change, EntryCause } from './EntryLine';
export { FilterNav } from './FilterNav';
export { LevelBar, LevelPanel } from './LevelBar';
export { MyLevel } from './MyLevel';
export { CHECK_IN, DRAWS, LEVELS, POINT_BOOK, RANKINGS, REFERRAL, TASKS } from './paths';
export { PointsAside } from './PointsAside';
export { timeLeft } from './time-left';
export { useEngageWords } from './use-engage-words';
export { useSigned } from './use-signed';
