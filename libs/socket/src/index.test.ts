import * as entry from './index.js';

it('[SOC10] the package exports exactly this', () => {
  expect(Object.keys(entry)).toEqual(['ReconnectingSocket']);
});
