import { VipGroup } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import { chatFixture } from '../testing.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('[WS28] what changed in a room while the bus was away reaches its readers once it is back', async () => {
  const world = chatFixture(database);
  const { states } = world.civil;
  const [fan, moderator] = [await world.user(), await world.user({ role: 'moderator' })];
  const groupId = await world.room();
  const stop = new AbortController();
  const running = states.run(stop.signal);
  const frames: unknown[] = [];
  const outlet = { send: (frame: unknown) => void frames.push(frame), reconnect: () => undefined };
  states.joined(groupId, { ...fan, showName: 'Minh', address: '10.0.0.1' }, outlet);
  states.listen(groupId, (text) => frames.push(JSON.parse(text)));
  world.bus.failing = true;
  await world.moderation.rules.set(moderator, groupId, { slowSeconds: 30 });
  await world.moderation.bans.ban(moderator, { groupId, userId: fan.userId, seconds: 600, reason: 'insult' });
  world.bus.failing = false;
  expect(frames).toEqual([]);
  world.bus.restored.emit();
  while (frames.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(frames).toMatchObject([
    { type: 'room', groupId, state: { slowSeconds: 30 } },
    { type: 'mine', groupId, mine: { bannedUntil: expect.any(String) } },
  ]);
  stop.abort();
  await running;
});

test('[WS28] a member put out of a VIP room while the bus was away has to enter again once it is back', async () => {
  const world = chatFixture(database);
  const { states } = world.civil;
  const [fan, host] = [await world.user(), await world.user({ role: 'moderator' })];
  const groupId = await world.room({ vipGroup: VipGroup.joinable });
  await world.vips.request(fan, { groupId, request: true });
  await world.vips.answer(host, { groupId, userId: fan.userId, approve: true });
  const stop = new AbortController();
  const running = states.run(stop.signal);
  let reconnects = 0;
  const outlet = { send: () => undefined, reconnect: () => void (reconnects += 1) };
  states.joined(groupId, { ...fan, showName: 'Minh', address: '10.0.0.1' }, outlet);
  world.bus.failing = true;
  await world.vips.answer(host, { groupId, userId: fan.userId, approve: false });
  world.bus.failing = false;
  expect(reconnects).toBe(0);
  world.bus.restored.emit();
  while (reconnects === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await expect(world.chat.room(groupId, fan)).rejects.toMatchObject({ status: 403 });
  stop.abort();
  await running;
});
