import { eq, inArray, like, sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database.js';
import {
  bookings,
  chatMessages,
  chatRooms,
  deskLog,
  fixtures,
  events,
  favourites,
  formerIds,
  hosts,
  leagues,
  liveLinks,
  matchEvents,
  matchVotes,
  mediaTitles,
  odds,
  popularLeagues,
  users,
} from '../src/platform/database/schema.js';
import { ImportRepository } from '../src/commands/import-repository.js';
import { FixtureWrites } from '../src/feeds/ingest/fixture-writes.js';
import type { FeedFixture } from '../src/modules/fixtures/feed.js';
import { FixtureRepository } from '../src/modules/fixtures/fixture-repository.js';
import { BookingRepository } from '../src/modules/bookings/booking-repository.js';
import { bookable } from '../src/modules/bookings/testing.js';
import { ChatRepository } from '../src/modules/chat/chat-repository.js';
import type { NewMessage } from '../src/modules/chat/chat-writes.js';
import { seeds } from '../src/modules/chat/testing.js';
import { UserRepository } from '../src/modules/users/user-repository.js';

/** Tests for every adapter of the Database port. `open` returns an empty, migrated database. */
export function databaseSuite(open: () => Promise<Database>): void {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('is migrated and answers', async () => {
    await database.ping();
    const rooms = await database.db.select().from(chatRooms);
    expect(rooms.map(({ groupId }) => groupId)).toEqual([30]);
  });

  it('keeps Vietnamese text, times to the millisecond, whole numbers over 32 bits and JSON', async () => {
    const createdAt = new Date('2026-11-20T12:34:56.789Z');
    const revision = 2 ** 40;
    const [room] = await database.db
      .insert(chatRooms)
      .values({ name: 'Hồ Tấn Tài ⚽', createdAt, revision })
      .returning();
    expect(room).toMatchObject({ name: 'Hồ Tấn Tài ⚽', createdAt, revision, authorId: null, guestsWrite: true });
  });

  it('keeps the log of the desk append-only', async () => {
    const row = { at: new Date(), actorId: 1, action: 'update', resource: 'banner', recordId: '1', title: 'Đêm hội' };
    await database.db.insert(deskLog).values({ ...row, before: { title: 'Cũ' }, after: { title: 'Đêm hội' } });
    const refused = { cause: { message: expect.stringContaining('append-only') as unknown } };
    await expect(database.db.update(deskLog).set({ title: '' })).rejects.toMatchObject(refused);
    await expect(database.db.delete(deskLog)).rejects.toMatchObject(refused);
    await expect(database.db.execute(sql`TRUNCATE desk_log`)).rejects.toMatchObject(refused);
    expect(await database.db.select({ title: deskLog.title }).from(deskLog)).toEqual([{ title: 'Đêm hội' }]);
  });

  it('rolls back a transaction that throws', async () => {
    const league = { leagueId: 'undone', name: 'x', shortName: 'x', color: 'x' };
    const failed = database.db.transaction(async (tx) => {
      await tx.insert(leagues).values(league);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await database.db.select().from(leagues).where(eq(leagues.leagueId, 'undone'))).toEqual([]);
  });

  it('[LS8] (popular leagues) gives a stored league its position, and follows the table of them', async () => {
    const stored = async () => {
      const given = ['Ngoại hạng Anh', 'World Cup 2026', 'Giải làng'].map((name, at) => ({
        ...{ leagueId: `popular-${at}`, name, shortName: 'x', color: '#123456' },
      }));
      await new FixtureWrites().saveLeagues(database.db, given);
      const rows = await database.db.select().from(leagues).where(like(leagues.leagueId, 'popular-%'));
      return rows.sort((a, b) => a.leagueId.localeCompare(b.leagueId)).map(({ position }) => position);
    };
    const [england, worldCup, village] = await stored();
    expect(england).toBeLessThan(worldCup!);
    expect(village).toBeNull();
    await database.db.insert(popularLeagues).values({ name: 'Giải làng', position: 1 });
    expect(await stored()).toEqual([england, worldCup, 1]);
    await database.db.delete(popularLeagues).where(eq(popularLeagues.name, 'Giải làng'));
    expect(await stored()).toEqual([england, worldCup, null]);
  });

  it('stores a booking once for parallel requests, with a commentator and without', async () => {
    const fan = await seeds(database).user();
    const { match } = await bookable(database);
    const now = new Date();
    const fixtureId = await match('booked', now.getTime() + 3_600_000);
    const repository = new BookingRepository(database);
    const booking = { userId: fan.userId, fixtureId, bookedFor: now, createdAt: now };
    const requested = [null, fan.userId, null, fan.userId, null].map((commentatorId) =>
      repository.add({ ...booking, commentatorId }, 2, now),
    );
    expect(await Promise.all(requested)).toEqual([true, true, true, true, true]);
    expect(await database.db.$count(bookings)).toBe(2);
    const other = await match('other', now.getTime() + 3_600_000);
    expect(await repository.add({ ...booking, fixtureId: other, commentatorId: null }, 2, now)).toBe(false);
    expect(await database.db.$count(bookings)).toBe(2);
  });

  describe('a match that imports stored twice, under its former id and its present one', () => {
    const twice = async (name: string) => {
      const { user, room, fixture, fill } = seeds(database);
      const [former, present] = [`${name}.former`, `${name}.present`];
      const groups = { former: await fixture(former), present: await fixture(present) };
      await database.db
        .update(fixtures)
        .set({ origin: 'import' })
        .where(inArray(fixtures.fixtureId, [former, present]));
      const fan = await user();
      const open = async (id: 'former' | 'present', messages: number) => {
        await room({ groupId: groups[id], fixtureId: `${name}.${id}` });
        if (messages > 0) await fill(groups[id], fan, messages);
      };
      const merge = async () => {
        const formers = new Map([[present, [{ fixtureId: former, teams: undefined }]]]);
        return new ImportRepository(database).rename([{ fixtureId: present } as FeedFixture], formers);
      };
      const roomOf = async () => {
        const found = await new FixtureRepository(database).find([former]);
        const stored = await database.db.select().from(chatRooms).where(eq(chatRooms.fixtureId, present));
        return {
          ...found,
          groupId: found?.fixture.groupId,
          rooms: stored.map(({ groupId, messages }) => [groupId, messages]),
        };
      };
      return { former, present, groups, fan, open, merge, roomOf };
    };

    it('becomes one: its former id leads to it, and the room with more messages stays with all of them', async () => {
      const { former, present, groups, open, merge, roomOf } = await twice('full');
      await open('former', 3);
      await open('present', 2);
      expect(await merge()).toEqual({ renamed: 0, merged: 1 });
      const found = await roomOf();
      expect(found.fixture).toMatchObject({ fixtureId: present, link: present });
      expect([found.roomId, found.groupId, found.rooms]).toEqual([groups.former, groups.former, [[groups.former, 3]]]);
      expect(await database.db.$count(fixtures, eq(fixtures.fixtureId, former))).toBe(0);
      expect(await database.db.$count(chatMessages, eq(chatMessages.groupId, groups.former))).toBe(3);
      expect(await database.db.$count(chatMessages, eq(chatMessages.groupId, groups.present))).toBe(0);
      expect(await merge()).toEqual({ renamed: 0, merged: 0 });
    });

    it('keeps its own room if that has as many messages, and if the other was never entered', async () => {
      const [equal, alone] = [await twice('equal'), await twice('alone')];
      for (const id of ['former', 'present'] as const) await equal.open(id, 1);
      await alone.open('present', 0);
      for (const { groups, merge, roomOf } of [equal, alone]) {
        await merge();
        const { groupId, rooms } = await roomOf();
        expect([groupId, rooms.map(([id]) => id)]).toEqual([groups.present, [groups.present]]);
      }
    });

    it('keeps the events and highlights that are about it', async () => {
      const { former, present, merge } = await twice('celebrated');
      const times = { startsAt: new Date('2026-11-20T12:00:00Z'), endsAt: new Date('2026-11-20T14:00:00Z') };
      const about = (slug: string, fixtureId: string) => ({
        ...{ slug, fixtureId, title: slug, status: 'published' as const },
        ...times,
      });
      await database.db.insert(events).values([about('cua-tran-cu', former), about('cua-tran-nay', present)]);
      const highlight = { kind: 'highlight', slug: 'cua-tran', status: 'draft', title: 'Của trận' } as const;
      await database.db.insert(mediaTitles).values({ ...highlight, fixtureId: former });
      await merge();
      expect(await database.db.$count(mediaTitles, eq(mediaTitles.fixtureId, present))).toBe(1);
      expect(await database.db.$count(events, eq(events.fixtureId, present))).toBe(2);
      expect(await database.db.$count(events, eq(events.fixtureId, former))).toBe(0);
    });

    it('has the streams and commentators of both once, and a stream that was taken down in one stays taken down', async () => {
      const { former, present, fan, merge } = await twice('streamed');
      const stream = { userId: fan.userId, name: 'A', kind: 'hls', licence: 'L' } as const;
      const at = new Date('2026-11-20T12:00:00Z');
      const url = (name: string) => `https://live.example.com/${name}.m3u8`;
      await database.db.insert(liveLinks).values([
        { ...stream, fixtureId: former, url: url('both') },
        { ...stream, fixtureId: present, url: url('both') },
        { ...stream, fixtureId: former, url: url('ended'), takenDownAt: at },
        { ...stream, fixtureId: present, url: url('ended') },
        { ...stream, fixtureId: former, url: url('alone') },
        { ...stream, fixtureId: former, url: url('both'), userId: null },
      ]);
      await database.db.insert(hosts).values([
        { fixtureId: former, userId: fan.userId },
        { fixtureId: present, userId: fan.userId },
      ]);
      await merge();
      const links = await database.db.select().from(liveLinks).where(eq(liveLinks.fixtureId, present));
      expect(links.map((link) => [link.url, link.userId, link.takenDownAt]).sort()).toEqual(
        [
          [url('both'), fan.userId, null],
          [url('ended'), fan.userId, at],
          [url('alone'), fan.userId, null],
          [url('both'), null, null],
        ].sort(),
      );
      expect(await database.db.$count(hosts, eq(hosts.fixtureId, present))).toBe(1);
    });

    it('has the bookings, prices and details of both, and each of them once', async () => {
      const { former, present, fan, merge } = await twice('booked');
      const second = await seeds(database).user();
      const now = new Date();
      const booking = { bookedFor: now, createdAt: now, commentatorId: null };
      await database.db.insert(bookings).values([
        { ...booking, userId: fan.userId, fixtureId: former },
        { ...booking, userId: fan.userId, fixtureId: present },
        { ...booking, userId: second.userId, fixtureId: former },
      ]);
      const price = { companyId: 8, category: 'europeOdds', updatedAt: now } as const;
      await database.db.insert(odds).values({ ...price, fixtureId: former, row: `${former},8,1.5,4,6` });
      const goal = { type: 1, minute: 9, homeEvent: true };
      await database.db.insert(matchEvents).values([
        { ...goal, fixtureId: former, eventId: '1' },
        { ...goal, fixtureId: former, eventId: '2' },
        { ...goal, fixtureId: present, eventId: '3' },
      ]);
      await database.db.insert(formerIds).values({ kind: 'match', formerId: 'booked.first', fixtureId: former });
      const mark = { markedAt: now } as const;
      await database.db.insert(favourites).values([
        { ...mark, userId: fan.userId, fixtureId: former },
        { ...mark, userId: fan.userId, fixtureId: present },
        { ...mark, userId: second.userId, fixtureId: former },
      ]);
      await database.db.insert(matchVotes).values([
        { userId: fan.userId, fixtureId: former, pick: 'home', votedAt: now },
        { userId: fan.userId, fixtureId: present, pick: 'away', votedAt: now },
        { userId: second.userId, fixtureId: former, pick: 'draw', votedAt: now },
      ]);
      await merge();
      for (const table of [favourites, matchVotes]) {
        const moved = await database.db.select().from(table).where(eq(table.fixtureId, present));
        expect(moved.map(({ userId }) => userId).sort((a, b) => a - b)).toEqual([fan.userId, second.userId]);
      }
      const booked = await database.db.select().from(bookings).where(eq(bookings.fixtureId, present));
      expect(booked.map(({ userId }) => userId).sort((a, b) => a - b)).toEqual([fan.userId, second.userId]);
      const prices = await database.db.select().from(odds).where(eq(odds.fixtureId, present));
      expect(prices.map(({ row }) => row)).toEqual([`${present},8,1.5,4,6`]);
      const events = await database.db.select().from(matchEvents).where(eq(matchEvents.fixtureId, present));
      expect(events.map(({ eventId }) => eventId)).toEqual(['3']);
      expect((await new FixtureRepository(database).find(['booked.first']))?.fixture.fixtureId).toBe(present);
    });
  });

  it('assigns an e-mail address that two members verify to one of them, regardless of case', async () => {
    const both = await database.db
      .insert(users)
      .values(['Hai', 'Nam'].map((displayName) => ({ displayName, username: displayName, usernameKey: displayName })))
      .returning();
    const repository = new UserRepository(database.db);
    const shown = (user = both[0], email = 'chung@example.com') =>
      repository.setVerifiedEmail(user?.userId ?? 0, email, new Date());
    expect((await Promise.all([shown(both[0]), shown(both[1], 'Chung@Example.com')])).sort()).toEqual([false, true]);
    const owner = await repository.byVerifiedEmail('chung@example.com');
    expect(await shown(owner)).toBe(true);
    expect(await shown(both.find(({ userId }) => userId !== owner?.userId))).toBe(false);
  });

  it('[CH4] refuses a message with a used uuid or a deleted room, and uses no revision', async () => {
    const [room] = await database.db.insert(chatRooms).values({ name: 'x' }).returning();
    const [user] = await database.db.insert(users).values({ displayName: 'Minh' }).returning();
    const [groupId, userId] = [room?.groupId ?? 0, user?.userId ?? 0];
    const repository = new ChatRepository({ database });
    const text = {
      originalMessage: 'a',
      filteredMessage: 'a',
      searchKey: 'a',
      parentMessageId: null,
      attachments: [],
      stickerId: null,
      createdAt: new Date(),
    };
    const say = async (uuid: string, to = groupId) =>
      (await repository.store(to, [{ ...text, groupId: to, uuid, userId }]))?.[0];
    expect(await say('uuid-one')).toMatchObject({ revision: 1 });
    const both = await Promise.all([say('uuid-two'), say('uuid-two')]);
    expect(both.filter((stored) => stored?.revision === 2)).toHaveLength(1);
    expect([await say('uuid-one'), await say('uuid-three', 999_999)]).toEqual([undefined, undefined]);
    expect(await repository.room(groupId)).toMatchObject({ revision: 2 });
  });

  it('[WS13] stores a batch of messages under consecutive revisions, unchanged, or none of them', async () => {
    const [room] = await database.db.insert(chatRooms).values({ name: 'x' }).returning();
    const [user] = await database.db.insert(users).values({ displayName: 'Minh' }).returning();
    const [groupId, userId] = [room?.groupId ?? 0, user?.userId ?? 0];
    const repository = new ChatRepository({ database });
    const createdAt = new Date('2026-11-20T12:34:56.789Z');
    const message = (uuid: string, filteredMessage: string, by = userId): NewMessage => {
      const text = { originalMessage: `${filteredMessage} `, filteredMessage, searchKey: filteredMessage };
      return { groupId, uuid, userId: by, ...text, parentMessageId: null, attachments: [], stickerId: null, createdAt };
    };
    const texts = ['Vào! ⚽ "1-0" \\ {}', "'; DROP TABLE x --", 'ba'];
    const stored = await repository.store(
      groupId,
      texts.map((text, at) => message(`together-${at}`, text)),
    );
    expect(stored?.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    const written = await repository.changedSince(groupId, 0, 9, userId);
    expect(written.map(({ filteredMessage }) => filteredMessage)).toEqual(texts);
    expect(written.map(({ groupMessageId }) => groupMessageId)).toEqual(
      stored?.map(({ groupMessageId }) => groupMessageId),
    );
    expect(new Set(written.map((one) => one.createdAt))).toEqual(new Set([createdAt.toISOString()]));
    const oneIsKnown = [message('alone', 'bốn'), message('together-0', 'hai lần')];
    const oneIsGone = [message('alone', 'bốn'), message('nobody', 'của ai', 999_999)];
    expect([await repository.store(groupId, oneIsKnown), await repository.store(groupId, oneIsGone)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await repository.room(groupId)).toMatchObject({ revision: 3 });
  });

  it('numbers revisions without gaps for parallel writers', async () => {
    const bump = () =>
      database.db
        .update(chatRooms)
        .set({ revision: sql`${chatRooms.revision} + 1` })
        .where(eq(chatRooms.groupId, 30))
        .returning();
    const revisions = (await Promise.all(Array.from({ length: 50 }, bump))).map(([room]) => room?.revision);
    expect(revisions.sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });

  it('assigns a username to one of many parallel registrations', async () => {
    const repository = new UserRepository(database.db);
    const register = () => repository.insert({ username: 'Minh', usernameKey: 'minh', displayName: 'Minh' });
    const inserted = await Promise.all(Array.from({ length: 8 }, register));
    expect(inserted.filter(Boolean)).toHaveLength(1);
    expect(await database.db.select().from(users).where(eq(users.usernameKey, 'minh'))).toHaveLength(1);
  });

  it('refuses long reads beyond those that run and wait, and answers other statements meanwhile', async () => {
    const { promise: end, resolve } = Promise.withResolvers<undefined>();
    let running = 0;
    const long = () =>
      database.longRead(async () => {
        running += 1;
        await end;
      });
    const asked = Array.from({ length: 30 }, () => long().then(() => 'done', String));
    await database.ping();
    expect(running).toBe(database.kind === 'postgres' ? 4 : 1);
    resolve(undefined);
    const refused = (await Promise.all(asked)).filter((answer) => answer !== 'done');
    expect(refused).toHaveLength(database.kind === 'postgres' ? 6 : 9);
    expect(new Set(refused)).toEqual(new Set(['DatabaseBusy: unavailable']));
    expect(await database.longRead((db) => db.$count(chatRooms))).toBeGreaterThan(0);
  });

  it('runs raw SQL: one statement with values, several without, and continues after a failed one', async () => {
    expect(await database.query('SELECT $1::int + 1 AS n', [41])).toEqual([{ n: 42 }]);
    expect(await database.query('BEGIN; SELECT 1 AS n; SELECT 2 AS n; COMMIT')).toEqual([{ n: 1 }, { n: 2 }]);
    await expect(database.query('BEGIN; SELECT nonsense; COMMIT')).rejects.toThrow('nonsense');
    expect(await database.query('SELECT 3 AS n')).toEqual([{ n: 3 }]);
  });
}
