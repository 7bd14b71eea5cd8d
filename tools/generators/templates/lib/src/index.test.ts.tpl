import * as door from './index.js';

test('[{{RULE}}3] the public surface is exactly this', () => {
  expect(Object.keys(door).sort()).toEqual(['{{Class}}']);
});
