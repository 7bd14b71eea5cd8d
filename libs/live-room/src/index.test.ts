import * as door from './index.js';

test('[PL10] the public surface is exactly this', () => {
  expect(Object.keys(door).sort()).toEqual(['MediaFailure', 'PlayerMachine', 'RoomState', 'VideoEngine']);
});
