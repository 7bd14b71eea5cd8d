import * as entry from './index.js';

test('[NT10] the package exports exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual(['NotificationList', 'Notifications', 'POLL_MS', 'UnreadTally']);
});
