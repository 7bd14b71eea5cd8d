import * as entry from './index.js';

it('exports exactly the public surface', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'ChatRooms',
    'ChatSocket',
    'SendRefused',
    'followed',
    'informed',
    'listed',
    'noRooms',
    'opened',
    'unreadTotal',
  ]);
});
