import * as entry from './index.js';

it('exports exactly the public surface', () => {
  expect(Object.keys(entry)).toEqual(['Presence']);
});
