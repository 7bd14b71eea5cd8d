export { BackOff } from './back-off.js';
export type { BackOffOptions } from './back-off.js';
export { SystemClock } from './clock.js';
export type { Clock } from './clock.js';
export { Emitter } from './emitter.js';
export type { Listener } from './emitter.js';
export { Turns } from './turns.js';
export { untilAborted } from './until-aborted.js';
