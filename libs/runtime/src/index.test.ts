import * as entry from './index.js';

it('exports exactly the public surface', () => {
  expect(Object.keys(entry).sort()).toEqual(['BackOff', 'Emitter', 'SystemClock', 'Turns', 'untilAborted']);
});
