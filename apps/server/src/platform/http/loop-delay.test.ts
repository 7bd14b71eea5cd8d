import { LoopDelay } from './loop-delay.js';

const histogram = () => ({ mean: 0, reset: () => undefined, enable: () => true, disable: () => true });

describe('the delay of the event loop', () => {
  it('is an overload when it lasts, and none after one long task', () => {
    const delays = histogram();
    const delay = new LoopDelay(delays);
    const measured = [900, 20, 900, 900, 900, 900, 20].map((ms) => {
      delays.mean = ms * 1e6;
      delay.measure();
      return delay.overloaded;
    });
    expect(measured).toEqual([false, false, false, false, true, true, false]);
  });
});
