import { type ChatMessage, RawStatus } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { fixtures, hosts } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { chatFixture } from '../chat/testing.js';
import { roomChannel } from '../chat/room-channel.js';
import type { FeedFixture } from '../fixtures/feed.js';
import { MatchLines } from './match-lines.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function match(fixtureId: string) {
  const chat = chatFixture(database);
  const { bus, clock, log } = chat;
  const groupId = await chat.fixture(fixtureId);
  const room = (id: number, reader: Parameters<typeof chat.chat.room>[1]) => chat.chat.room(id, reader);
  const open = () => new MatchLines({ database, bus, clock, log: log.log, room, channelOf: roomChannel });
  const lines = open();
  /** Changes the match as a feed does, in one or more processes that see the same change. */
  const becomes = async (part: Partial<typeof fixtures.$inferInsert>, processes = [lines]) => {
    const read = async () => (await database.db.select().from(fixtures).where(eq(fixtures.fixtureId, fixtureId)))[0];
    const before = await read();
    if (!before) throw new Error('no match');
    const known = new Map([[fixtureId, before]]);
    await database.db.update(fixtures).set(part).where(eq(fixtures.fixtureId, fixtureId));
    const after = { ...before, ...part } as unknown as FeedFixture;
    const at = new Date(clock.now());
    const saved = await Promise.all(
      processes.map((one) => one.save(database.db, known, { fixtures: [after], events: [] }, at)),
    );
    await lines.announce(saved.flat());
    return saved.flat().length;
  };
  const heard = (id: number) =>
    bus.published.flatMap(({ channel, payload }) =>
      channel === roomChannel(id) ? [(JSON.parse(payload) as ChatMessage).matchEvent] : [],
    );
  return { ...chat, groupId, lines, open, becomes, heard };
}

it('a goal is said once in every room of the match, no matter how many processes see it', async () => {
  const { groupId, lines, open, becomes, heard, user, room, chat } = await match('m1');
  const host = await user({ role: 'commentator' });
  const hosted = await room({ authorId: host.userId });
  await chat.enter(groupId, host);
  await database.db.insert(hosts).values({ fixtureId: 'm1', userId: host.userId });
  await becomes({ status: RawStatus.firstHalf, homeScore: 0, awayScore: 0 });
  expect(await becomes({ homeScore: 1 }, [lines, open(), open()])).toBe(1);
  const goal = expect.objectContaining({
    ...{ kind: 'goal', homeEvent: true, home: 'Hà Nội', away: 'Huế', homeScore: 1, awayScore: 0, cancelled: false },
  }) as unknown;
  expect([heard(groupId), heard(hosted)]).toEqual([[goal], [goal]]);
  expect((await lines.list(hosted, null)).list).toEqual([goal]);
});

it('a goal that is taken back is corrected, and the next one is said again', async () => {
  const { lines, becomes, chat, user, groupId } = await match('m2');
  await chat.enter(groupId, await user());
  await becomes({ status: RawStatus.secondHalf, homeScore: 1, awayScore: 0 });
  await becomes({ homeScore: 2 });
  await becomes({ homeScore: 1 });
  await becomes({ homeScore: 2 });
  await becomes({ status: RawStatus.finished });
  const { list } = await lines.list(groupId, null);
  expect(list.map(({ kind, homeScore, cancelled }) => [kind, homeScore, cancelled])).toEqual([
    ['goal', 1, false],
    ['goal', 2, true],
    ['goal', 2, false],
    ['end', 2, false],
  ]);
});

it('lines are no messages: nothing is unread, and the room’s revision stays', async () => {
  const { becomes, chat, user, groupId, revision } = await match('m3');
  const reader = await user();
  await chat.enter(groupId, reader);
  await becomes({ status: RawStatus.firstHalf, homeScore: 0, awayScore: 0 });
  await becomes({ homeScore: 1 });
  expect(await revision(groupId)).toBe(0);
  expect((await chat.history({ groupId, pageNum: 1, pageSize: 50 }, reader)).list).toEqual([]);
});
