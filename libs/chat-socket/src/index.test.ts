import * as entry from './index.js';

it('exports exactly the public surface', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'ChatRooms',
    'ChatSocket',
    'RaceTicks',
    'SendRefused',
    'followed',
    'informed',
    'listed',
    'noRooms',
    'opened',
    'unreadTotal',
  ]);
});
