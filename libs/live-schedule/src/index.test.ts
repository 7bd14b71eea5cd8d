import * as door from './index.js';

test('[S12] the public surface is exactly this', () => {
  expect(Object.keys(door).sort()).toEqual([
    'DEFAULT_TIME_ZONE',
    'FutureMatches',
    'LiveTotalsFeed',
    'addDays',
    'addMonths',
    'applyChanges',
    'byKickOff',
    'dayChoices',
    'daySpan',
    'daysBetween',
    'groupByCommentator',
    'groupByDay',
    'groupByLeague',
    'isDay',
    'isWithin',
    'kickOffLabel',
    'livePeriod',
    'localTimeIn',
    'monthOf',
    'monthSheet',
    'nightDay',
    'nightOf',
    'pinnedFirst',
    'runningMinute',
    'safeTimeZone',
    'sameDayOf',
    'statusLabel',
    'tonight',
  ]);
});
