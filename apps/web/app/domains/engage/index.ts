/** Public entry of the `engage` domain: points and daily check-ins. */
export { entryTitle } from './entry-title';
export { EngageFrame } from './EngageFrame';
export { Change, EntryCause } from './EntryLine';
export { CHECK_IN, POINT_BOOK } from './paths';
export { PointsAside } from './PointsAside';
export { signed } from './signed';
export { useEngageWords } from './use-engage-words';
