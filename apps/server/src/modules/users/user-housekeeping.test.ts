import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { refreshTokens, sessions, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { chatFixture, newUuid } from '../chat/testing.js';
import { SessionRepository } from './session-repository.js';
import { UserHousekeeping } from './user-housekeeping.js';

const HOUR = 3_600_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('user housekeeping', () => {
  it('deletes only old guests who wrote nothing', async () => {
    const { chat, clock, user, room } = chatFixture(database);
    const at = (hours: number) => new Date(clock.now() - hours * HOUR);
    const guest = { guest: true, role: 'guest' } as const;
    const silent = await user({ ...guest, createdAt: at(49) });
    const fresh = await user({ ...guest, createdAt: at(47) });
    const talker = await user({ ...guest, createdAt: at(49) });
    const reactor = await user({ ...guest, createdAt: at(49) });
    const member = await user({ createdAt: at(49) });
    const groupId = await room();
    const written = await chat.send(talker, {
      groupId,
      uuid: newUuid(),
      originalMessage: 'chào',
      parentMessageId: null,
    });
    await chat.react(reactor, { groupId, groupMessageId: written.groupMessageId, reaction: 'love' });

    await new UserHousekeeping({ database, clock }).clear(new AbortController().signal);

    const ids = [silent, fresh, talker, reactor, member].map(({ userId }) => userId);
    const left = await database.db.select({ userId: users.userId }).from(users).where(inArray(users.userId, ids));
    expect(left.map(({ userId }) => userId).sort((a, b) => a - b)).toEqual(ids.slice(1));
  });

  it('deletes expired sessions and refresh tokens and keeps the others', async () => {
    const { clock, user } = chatFixture(database);
    const { userId } = await user();
    const expiring = (ms: number) => ({ userId, expiresAt: new Date(clock.now() + ms) });
    const token = (tokenHash: string, familyId: string, ms: number) => ({ tokenHash, familyId, ...expiring(ms) });
    const session = (sessionId: string, ms: number) => ({ sessionId, ...expiring(ms) });
    await database.db.insert(sessions).values([session('open', HOUR), session('forgotten', -1)]);
    await database.db
      .insert(refreshTokens)
      .values([token('over', 'open', -1), token('good', 'open', HOUR), token('gone', 'forgotten', -1)]);
    await new UserHousekeeping({ database, clock }).clear(new AbortController().signal);
    expect((await database.db.select().from(refreshTokens)).map(({ tokenHash }) => tokenHash)).toEqual(['good']);
    expect((await database.db.select().from(sessions)).map(({ sessionId }) => sessionId)).toEqual(['open']);
  });

  it('deletes expired sessions in batches of at most a thousand, and stops between two on abort', async () => {
    const { clock, user } = chatFixture(database);
    const { userId } = await user();
    const expiresAt = new Date(clock.now() - 1);
    const rows = Array.from({ length: 2_500 }, (_, at) => ({ sessionId: `old-${at}`, userId, expiresAt }));
    await database.db.insert(sessions).values(rows);
    const left = () => database.db.$count(sessions, eq(sessions.userId, userId));
    const stop = new AbortController();
    const deleting = import.meta.jest.spyOn(database.db, 'delete').mockImplementationOnce((table) => {
      stop.abort();
      return database.db.delete(table);
    });
    await new SessionRepository(database.db).deleteAllExpired(new Date(clock.now()), stop.signal);
    expect(await left()).toBe(1_500);
    deleting.mockRestore();
    await new UserHousekeeping({ database, clock }).clear(new AbortController().signal);
    expect(await left()).toBe(0);
  });

  it('runs every hour and at the start, and stops between two batches on abort', async () => {
    const { clock, user } = chatFixture(database);
    const silent = await user({ guest: true, role: 'guest', createdAt: new Date(clock.now() - 49 * HOUR) });
    const housekeeping = new UserHousekeeping({ database, clock });
    expect(housekeeping.job).toMatchObject({ kind: 'recurring', cron: '0 * * * *', atStart: true });
    await housekeeping.job.run(AbortSignal.abort());
    const left = async () =>
      (
        await database.db
          .select()
          .from(users)
          .where(inArray(users.userId, [silent.userId]))
      ).length;
    expect(await left()).toBe(1);
    await housekeeping.job.run(new AbortController().signal);
    expect(await left()).toBe(0);
  });
});
