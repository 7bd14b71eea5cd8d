export { planRace } from './marble-race.js';
export type { RaceCourse, RaceFinish, RaceTickMarble } from './marble-race.js';
export { tellRace } from './race-story.js';
export type { RaceMark, RaceMoment, RaceStory } from './race-story.js';
export { seedHash } from './seed-hash.js';
