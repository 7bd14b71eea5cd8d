import type { Database } from '../../platform/database/database.js';
import { chatBanAddresses, chatMentions, heldMessages, matchLines, roomPaces } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { ChatHousekeeping } from './chat-housekeeping.js';
import { HousekeepingRepository } from './housekeeping-repository.js';
import { chatFixture, newUuid } from './testing.js';

const DAY = 86_400_000;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('deletes what the chat needs for a time only, and keeps what is younger, waits, or was not seen', async () => {
  const world = chatFixture(database);
  const [fan, other] = [await world.user(), await world.user()];
  const moderator = await world.user({ role: 'moderator' });
  const groupId = await world.room();
  const ago = (days: number) => new Date(world.clock.now() - days * DAY);
  const { groupMessageId } = await world.chat.send(fan, {
    ...{ groupId, uuid: newUuid(), originalMessage: 'chào', parentMessageId: null },
  });
  const { db } = database;

  const ban = (seconds?: number) =>
    world.moderation.bans.ban(moderator, { userId: fan.userId, groupId, reason: 'flood', ip: true, seconds });
  const address = (banId: number) => world.civil.bans.storeAddress(banId, `hash ${banId}`);
  const lifted = await ban();
  await address(lifted.banId);
  await world.moderation.bans.unban(moderator, lifted.banId, {});
  await world.clock.advance(DAY + 1);

  await db.insert(roomPaces).values([
    { groupId, userId: fan.userId, nextAt: ago(2) },
    { groupId, userId: other.userId, nextAt: ago(0) },
  ]);
  await world.fixture('tran-cu');
  const line = { fixtureId: 'tran-cu', kind: 'goal', homeScore: 1, awayScore: 0 } as const;
  await db.insert(matchLines).values([
    { ...line, event: 'goal home 1', at: ago(31) },
    { ...line, event: 'goal home 2', at: ago(29) },
  ]);
  const held = (decision: 'refused' | null, days: number) => {
    const uuid = newUuid();
    const text = { originalMessage: uuid, filteredMessage: uuid };
    const message = { groupId, uuid, userId: fan.userId, ...text, searchKey: '', parentMessageId: null };
    const stored = { ...message, attachments: [], stickerId: null };
    return { groupId, userId: fan.userId, uuid, ...text, message: stored, createdAt: ago(days), decision };
  };
  await db.insert(heldMessages).values([held('refused', 31), held('refused', 29), held(null, 31)]);
  await db.insert(chatMentions).values([
    { groupMessageId, groupId, userId: fan.userId, seen: true, createdAt: ago(181) },
    { groupMessageId, groupId, userId: other.userId, seen: false, createdAt: ago(181) },
  ]);
  const inForce = await ban();
  await address(inForce.banId);

  await new ChatHousekeeping({ rows: new HousekeepingRepository(database), clock: world.clock }).clear(
    new AbortController().signal,
  );
  expect({
    paces: await db.$count(roomPaces),
    lines: (await db.select().from(matchLines)).map(({ event }) => event),
    held: (await db.select().from(heldMessages)).map(({ decision }) => decision).toSorted(),
    mentions: (await db.select().from(chatMentions)).map(({ seen }) => seen),
    addresses: (await db.select().from(chatBanAddresses)).map(({ banId }) => banId),
  }).toEqual({
    paces: 1,
    lines: ['goal home 2'],
    held: [null, 'refused'].toSorted(),
    mentions: [false],
    addresses: [inForce.banId],
  });
});
