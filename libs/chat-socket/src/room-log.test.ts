import { aMessage } from '@khandai/testing';
import fc from 'fast-check';
import { RoomLog } from './room-log.js';

/** Messages that arrive at once, or a page of older ones that the reader loads. */
const step = fc.oneof(
  fc.record({ type: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ type: fc.constant('older' as const), count: fc.constant(50) }),
);

const messages = (from: number, end: number) =>
  Array.from({ length: Math.max(0, end - from) }, (_, at) => aMessage({ sequence: from + at }));

describe('the log of a room', () => {
  it('[RM5] holds the newest messages without a hole, 2100 at most, and never fewer than 500 of those it had', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 15 }), (steps) => {
        const log = new RoomLog();
        let next = 5_001;
        log.restart({ list: messages(4_951, next), revision: next - 1 });
        for (const { type, count } of steps) {
          const [oldest] = log.messages;
          const before = log.messages.length;
          if (type === 'arrive') log.receive(messages(next, (next += count)));
          else if (oldest && log.hasOlder) log.prepend(messages(oldest.sequence - count, oldest.sequence));
          const { length } = log.messages;
          expect(log.messages.map(({ sequence }) => sequence)).toEqual(
            Array.from({ length }, (_, at) => next - length + at),
          );
          expect(length).toBeLessThanOrEqual(2_100);
          expect(length).toBeGreaterThanOrEqual(Math.min(before, 500));
        }
      }),
      { numRuns: 30 },
    );
  });
});
