export { matchState } from './match-state.js';
export type { ClockedFixture, RunningMinute, StatusLabel } from './minute.js';
