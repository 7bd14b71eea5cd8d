import * as entry from './index.js';

test('[{{RULE}}3] the package exports exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual(['{{Class}}']);
});
