import { DemoChat, DemoFeed, goalTimes, nightOf, scriptOf } from '@khandai/demo';
import { DEFAULT_GROUP_ID } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { chatMessages, chatRooms, raceTracks, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { CastRepository } from './cast-repository.js';

const fans = [1, 2, 3];
const fixture = nightOf(10, { seed: 'chat' }).find((one) => goalTimes(scriptOf(one)).length > 0)!;
const goalAt = fixture.kickOff + goalTimes(scriptOf(fixture))[0]!;

function company(clock: FakeClock, silent: readonly number[] = []) {
  const written: { groupId: number; userId: number; text: string }[] = [];
  const cast = {
    saveFans: async () => fans,
    rooms: async (ids: readonly string[]) =>
      ids.map((fixtureId) => ({ fixtureId, groupId: fixtureId === fixture.fixtureId ? 500 : 600 })),
    tracks: async () => [],
    silent: async (ids: readonly number[]) => ids.filter((id) => silent.includes(id)),
    trim: async () => undefined,
  } as unknown as CastRepository;
  const chat = new DemoChat({
    feed: new DemoFeed({ clock, seed: 'chat' }),
    cast,
    clock,
    voice: { say: async (groupId, userId, text) => void written.push({ groupId, userId, text }) },
  });
  return { chat, written };
}

describe('the fans of the demo', () => {
  it('cheer in the room of the match within seconds of a goal', async () => {
    const clock = new FakeClock(goalAt - 1000);
    const { chat, written } = company(clock);
    const stop = new AbortController();
    void chat.run(stop.signal);
    await clock.advance(14_000);
    stop.abort();
    expect(written.filter(({ groupId }) => groupId === 500).length).toBeGreaterThanOrEqual(3);
    expect(written.every(({ userId, text }) => fans.includes(userId) && !text.includes('{'))).toBe(true);
  });

  it('send at most forty-five messages a minute, some of them in the hall, and stop on abort', async () => {
    const clock = new FakeClock(goalAt + 60_000);
    const { chat, written } = company(clock);
    const stop = new AbortController();
    const run = chat.run(stop.signal);
    await clock.advance(120_000);
    expect(written.length).toBeLessThanOrEqual(90);
    expect(written.some(({ groupId }) => groupId === DEFAULT_GROUP_ID)).toBe(true);
    stop.abort();
    await run;
    expect(clock.sleeping).toBe(0);
  });

  it('start the conversation in rooms without messages only', async () => {
    const clock = new FakeClock(goalAt + 60_000);
    const { chat, written } = company(clock, [500]);
    const stop = new AbortController();
    void chat.run(stop.signal);
    await clock.advance(0);
    stop.abort();
    const first = written.slice(0, 5);
    expect(first.map(({ groupId }) => groupId)).toEqual([500, 500, 500, 500, 500]);
    expect(new Set(first.map(({ text }) => text)).size).toBe(5);
    // The first tick also brings the usual message of the hall and of the room.
    expect(written.length).toBeLessThanOrEqual(7);
  });

  it('find the room of a race track once it has one', async () => {
    const database = await openTestDatabase();
    const cast = new CastRepository(database);
    await database.db.insert(raceTracks).values({ trackId: 7, name: 'Đường đua' });
    expect(await cast.tracks()).toEqual([]);
    const [room] = await database.db.insert(chatRooms).values({ name: 'phòng' }).returning();
    await database.db.update(raceTracks).set({ groupId: room!.groupId }).where(eq(raceTracks.trackId, 7));
    expect(await cast.tracks()).toEqual([room!.groupId]);
    await database.close();
  });

  it('are stored as simulated users, and their old messages are deleted while members’ messages stay', async () => {
    const database = await openTestDatabase();
    const cast = new CastRepository(database);
    const ids = await cast.saveFans(['Một', 'Hai']);
    expect(await cast.saveFans(['Một', 'Hai'])).toEqual(ids);
    const [member] = await database.db.insert(users).values({ displayName: 'thật' }).returning();
    const [room] = await database.db.insert(chatRooms).values({ name: 'phòng' }).returning();
    const line = (sequence: number, userId: number) => ({
      groupId: room!.groupId,
      sequence,
      revision: sequence,
      uuid: `uuid-${sequence}`,
      userId,
      originalMessage: 'a',
      filteredMessage: 'a',
      searchKey: 'a',
    });
    await database.db
      .insert(chatMessages)
      .values([line(1, member!.userId), ...[2, 3, 4, 5].map((sequence) => line(sequence, ids[sequence % 2]!))]);
    await cast.trim(2);
    const left = await database.db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.groupId, room!.groupId))
      .orderBy(chatMessages.sequence);
    expect(left.map(({ sequence }) => sequence)).toEqual([1, 4, 5]);
    await database.close();
  });
});
