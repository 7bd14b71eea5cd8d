import * as entry from './index.js';

test('[S12] the public surface is exactly this', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'FutureMatches',
    'LiveTotalsFeed',
    'applyChanges',
    'byKickOff',
    'byPosition',
    'changeOf',
    'dayChoices',
    'groupByCommentator',
    'groupByDay',
    'groupByLeague',
    'isOverdue',
    'livePeriod',
    'pinnedFirst',
    'runningMinute',
    'statusLabel',
  ]);
});
