export { SystemClock, type Clock } from '@khandai/runtime';
