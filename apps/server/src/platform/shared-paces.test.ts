import { FakeClock, settle } from '@khandai/testing';
import { Pace } from './pace.js';
import { isAddress, isUserId, SharedPaces } from './shared-paces.js';
import { FakeBus, FakeLog } from './testing.js';

const stop = new AbortController();
afterAll(() => stop.abort());

async function process(bus: FakeBus, clock: FakeClock, log = new FakeLog()) {
  const paces = new SharedPaces({ bus, log: log.log });
  const users = paces.share('users', new Pace({ clock, max: 3, windowMs: 30_000 }), isUserId);
  const addresses = paces.share('addresses', new Pace<string>({ clock, max: 3, windowMs: 30_000 }), isAddress);
  void paces.run(stop.signal);
  await settle();
  return { users, addresses, log };
}

async function two(bus = new FakeBus('redis')) {
  const clock = new FakeClock();
  return { bus, clock, one: await process(bus, clock), other: await process(bus, clock) };
}

test('[WS11] a user with sockets to two processes has one allowance', async () => {
  const { one, other, clock } = await two();
  expect([one.users.take(7), other.users.take(7), one.users.take(7)]).toEqual([0, 0, 0]);
  await clock.advance(10_000);
  expect([one.users.take(7), other.users.take(7)]).toEqual([20_000, 20_000]);
  expect([other.users.take(8), other.addresses.take('7')]).toEqual([0, 0]);
});

test('[WS11] a refused message takes no slot on the other process', async () => {
  const { one, other, clock } = await two();
  for (let n = 0; n < 6; n += 1) one.users.take(7);
  await clock.advance(30_000);
  expect(other.users.take(7)).toBe(0);
});

test('[WS11] each process counts on its own while the bus is down', async () => {
  const { bus, one, other } = await two();
  bus.failing = true;
  for (let n = 0; n < 3; n += 1) expect([one.users.take(7), other.users.take(7)]).toEqual([0, 0]);
  expect([one.users.take(7), other.users.take(7)]).toEqual([30_000, 30_000]);
  await settle();
  expect(one.log.lines[0]).toMatchObject({ level: 'warn', message: 'other processes do not count a slot' });
});

test('a notice of another shape, or of a limit that this process does not have, counts nothing', async () => {
  const { bus, one } = await two();
  const notices = [
    7,
    { process: 'p', pace: 'nothing', who: 7 },
    { process: 'p', pace: 'users', who: '7' },
    { pace: 'users', who: 7 },
  ];
  for (const notice of notices) await bus.publish('paces:taken', JSON.stringify(notice));
  expect([one.users.size, one.addresses.size]).toEqual([0, 0]);
});

test('a site of one process sends no notices', async () => {
  const bus = new FakeBus('memory');
  const { users } = await process(bus, new FakeClock());
  users.take(7);
  expect([bus.published, bus.listeners.size]).toEqual([[], 0]);
});
