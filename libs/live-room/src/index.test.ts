import * as entry from './index.js';

test('[PL10] the public surface is exactly this', () => {
  expect(Object.keys(entry).sort()).toEqual(['MediaFailure', 'PlayerMachine', 'RoomState', 'VideoEngine']);
});
