import * as door from './index.js';

test('[S12] the public surface is exactly this', () => {
  expect(Object.keys(door).sort()).toEqual([
    'DEFAULT_TIME_ZONE',
    'FutureMatches',
    'LiveTotalsFeed',
    'addDays',
    'applyChanges',
    'byKickOff',
    'groupByDay',
    'groupByLeague',
    'isWithin',
    'kickOffLabel',
    'localTimeIn',
    'runningMinute',
    'safeTimeZone',
    'statusLabel',
    'tonight',
  ]);
});
