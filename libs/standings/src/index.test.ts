import * as entry from './index.js';

test('[STA15] the package exports exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'competitions',
    'formOf',
    'makeBracket',
    'makeTable',
    'partKinds',
    'rankAcross',
    'rulesOf',
    'zoneAt',
  ]);
});
