import * as entry from './index.js';

test('[{{RULE}}3] the public surface is exactly this', () => {
  expect(Object.keys(entry).sort()).toEqual(['{{Class}}']);
});
