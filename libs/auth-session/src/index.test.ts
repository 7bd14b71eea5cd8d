import * as door from './index.js';

it('exports exactly the public surface', () => {
  expect(Object.keys(door).sort()).toEqual(['AuthSession', 'LoginFailed', 'mayFinish', 'sameLogin']);
});
