export { planRace } from './marble-race.js';
export type { RaceCourse, RaceFinish, RaceTickMarble } from './marble-race.js';
export { seedHash } from './seed-hash.js';
