import { createHistogram } from 'node:perf_hooks';
import { LoopDelay } from './loop-delay.js';

/** A `LoopDelay` that measures the given delays, in milliseconds. */
function measuring() {
  const histogram = createHistogram();
  const delay = new LoopDelay({
    get mean() {
      return histogram.mean;
    },
    get stddev() {
      return histogram.stddev;
    },
    reset: () => histogram.reset(),
    enable: () => true,
    disable: () => true,
  });
  return (...delays: number[]): boolean => {
    for (const ms of delays) histogram.record(ms * 1e6);
    delay.measure();
    return delay.overloaded;
  };
}

const short = Array<number>(100).fill(10);

describe('the delay of the event loop', () => {
  it('is an overload when it lasts, and none after one long task', () => {
    const measure = measuring();
    expect([1_500, 20, 1_500, 1_500, 1_500, 1_500, 20].map((ms) => measure(ms))).toEqual([
      ...[false, false, false, false, true, true, false],
    ]);
  });

  it('counts a long task for as long as it lasts, however many short turns follow it', () => {
    const measure = measuring();
    expect([1, 2, 3].map(() => measure(6_000, ...short))).toEqual([false, false, true]);
  });

  it('is no overload while all turns are short, or without a sample', () => {
    const measure = measuring();
    expect([measure(...short), measure(...short), measure(...short), measure()]).toEqual(Array(4).fill(false));
  });
});
