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
    'firstScreens',
    'groupByCommentator',
    'groupByDay',
    'groupByLeague',
    'isOverdue',
    'leaguesInOrder',
    'livePeriod',
    'pinnedFirst',
    'runningMinute',
    'statusLabel',
  ]);
});
