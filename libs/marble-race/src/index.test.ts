import * as entry from './index.js';

test('[MAR10] the package exports exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual(['planRace', 'seedHash', 'tellRace']);
});
