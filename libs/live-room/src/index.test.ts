import * as entry from './index.js';

test('[PL10] the library exports exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual(['MediaFailure', 'PlayerMachine', 'RoomState', 'VideoEngine']);
});
