import type { Database } from '../../platform/database/database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { chatFixture, newUuid } from './testing.js';

let database: Database;
let world: ReturnType<typeof chatFixture>;
let writer: Identity;
let groupId: number;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  world = chatFixture(database, { messagesPerWindow: 10_000, messagesPerBurst: 10_000 });
  writer = await world.user();
  groupId = await world.room();
});

const say = (originalMessage: string) =>
  world.chat.send(writer, { groupId, uuid: newUuid(), originalMessage, parentMessageId: null });

async function listen() {
  const texts: string[] = [];
  const stop = await world.chat.feed.listen(groupId, (text) => texts.push(text));
  const said = () => texts.map((text) => (JSON.parse(text) as { filteredMessage: string }).filteredMessage);
  return { said, stop };
}

/** Messages that the bus loses. */
async function lose(...texts: string[]): Promise<void> {
  world.bus.failing = true;
  for (const text of texts) await say(text);
  world.bus.failing = false;
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    await world.revision(groupId);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

test('[WS28] what the bus lost while it was away is read and passed on once it is back, in order and once', async () => {
  await say('trước khi nghe');
  const { said } = await listen();
  await say('một');
  await lose('hai', 'ba');
  expect(said()).toEqual(['một']);
  world.bus.restored.emit();
  await settle();
  expect(said()).toEqual(['một', 'hai', 'ba']);
  world.bus.restored.emit();
  await settle();
  expect(said()).toEqual(['một', 'hai', 'ba']);
});

test('[WS28] of more than 200 missed changes only the newest is passed on, so that readers load a page', async () => {
  const { said } = await listen();
  await world.fill(groupId, writer, 201);
  world.bus.restored.emit();
  await settle();
  expect(said()).toEqual(['tin 201']);
});

test('a room that is not listened to any more is not read', async () => {
  const { said, stop } = await listen();
  await lose('một');
  await stop();
  world.bus.restored.emit();
  await settle();
  expect([said(), world.bus.listeners.size, world.bus.restored.size]).toEqual([[], 0, 0]);
});

test('a read that fails is logged, and the next message shows the gap', async () => {
  const { said } = await listen();
  await lose('một');
  const { db } = database;
  const select = db.select.bind(db);
  db.select = (() => {
    db.select = select;
    throw new Error('busy');
  }) as unknown as typeof db.select;
  world.bus.restored.emit();
  await new Promise((resolve) => setImmediate(resolve));
  await say('hai');
  expect(said()).toEqual(['hai']);
  expect(world.log.lines.at(-1)).toMatchObject({
    level: 'error',
    message: 'the missed changes of a room were not read',
  });
});
