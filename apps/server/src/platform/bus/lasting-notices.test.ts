import { FakeClock } from '@khandai/testing';
import { FakeBus, FakeLog } from '../testing.js';
import { LastingNotices } from './lasting-notices.js';

function setUp() {
  const [bus, clock, { log, lines }] = [new FakeBus('redis'), new FakeClock(), new FakeLog()];
  const notices = new LastingNotices('test', { bus, clock, log });
  return { bus, clock, lines, notices, said: () => bus.published.map(({ payload }) => payload) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('[WS28] a notice that could not be published is published once the bus is back, in order', async () => {
  const { bus, notices, said, lines } = setUp();
  bus.failing = true;
  await notices.publish(() => 'one');
  await notices.publish(() => 'two');
  expect([said(), lines.map(({ level }) => level)]).toEqual([[], ['error', 'error']]);
  bus.failing = false;
  bus.restored.emit();
  await settle();
  expect(said()).toEqual(['one', 'two']);
});

test('[WS28] a notice of the last minute is published again, because another process may have missed it', async () => {
  const { bus, clock, notices, said } = setUp();
  await notices.publish(() => 'old');
  await clock.advance(61_000);
  await notices.publish((age) => `new, ${age} ms ago`);
  await clock.advance(5_000);
  bus.restored.emit();
  await settle();
  expect(said()).toEqual(['old', 'new, 0 ms ago', 'new, 5000 ms ago']);
  expect(notices.size).toBe(1);
});

test('[WS28] a long outage keeps every notice, up to a thousand', async () => {
  const { bus, clock, notices, said } = setUp();
  bus.failing = true;
  for (let number = 0; number < 1_100; number += 1) await notices.publish(() => String(number));
  await clock.advance(3_600_000);
  bus.failing = false;
  bus.restored.emit();
  await settle();
  expect([said().length, said()[0], said().at(-1)]).toEqual([1_000, '100', '1099']);
});
