import { RawStatus } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq, sql } from 'drizzle-orm';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import {
  bookingNotices,
  bookings,
  fixtures,
  hosts,
  lineUps,
  matchFollows,
  matchLines,
} from '../../platform/database/schema.js';
import { openTestDatabase, statementsOf } from '../../platform/database/testing.js';
import { FakeLog } from '../../platform/testing.js';
import { seeds } from '../chat/testing.js';
import { BookingNoticeRepository, CLAIM_BATCH } from './booking-notice-repository.js';
import { type BookingNotice, BookingNotices } from './booking-notices.js';
import { bookable } from './testing.js';

/** 20:50 of a Friday in Vietnam. */
const NOW = Date.parse('2026-11-20T13:50:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let database: PgliteDatabase;
let make: Awaited<ReturnType<typeof bookable>>;
let clock: FakeClock;
let told: BookingNotice[];
let log: FakeLog;
let works: boolean;
/** Matches whose notifications cannot be stored. */
let failing: Set<string>;
beforeAll(async () => {
  database = await openTestDatabase();
  make = await bookable(database);
});
beforeEach(async () => {
  await database.db.delete(fixtures);
  [clock, told, log, works, failing] = [new FakeClock(NOW), [], new FakeLog(), true, new Set()];
});
afterAll(() => database.close());

/** The jobs of one process. */
const open = ({ batch }: { batch?: number } = {}) =>
  new BookingNotices({
    claims: new BookingNoticeRepository(database, batch),
    notices: {
      notify: async (notice) => {
        if (!works || failing.has(notice.match.fixtureId)) throw new Error('the database is away');
        told.push(notice);
      },
    },
    clock,
    log: log.log,
  });
const fan = async () => (await seeds(database).user()).userId;
const at = (time: number) => new Date(time);

async function book(fixtureId: string, rest: Partial<typeof bookings.$inferInsert> = {}): Promise<number> {
  const userId = rest.userId ?? (await fan());
  const [match] = await database.db.select().from(fixtures).where(eq(fixtures.fixtureId, fixtureId));
  const bookedFor = match?.kickOff ?? at(NOW);
  await database.db.insert(bookings).values({ userId, fixtureId, bookedFor, createdAt: at(NOW - DAY), ...rest });
  return userId;
}
const change = (fixtureId: string, part: Partial<typeof fixtures.$inferInsert>) =>
  database.db.update(fixtures).set(part).where(eq(fixtures.fixtureId, fixtureId));
const types = () => told.map(({ type }) => type);
/** A look in the next minute, in which all kinds of notices are looked for again. */
const nextMinute = async (notices: BookingNotices, ms = MINUTE) => {
  await clock.advance(ms);
  await notices.look();
};

describe('a match that a member follows', () => {
  const follow = async (fixtureId: string, followedAt = at(NOW - DAY), userId?: number) => {
    const member = userId ?? (await fan());
    await database.db.insert(matchFollows).values({ userId: member, fixtureId, followedAt });
    return member;
  };

  it('is announced as a booked one, once to who does both, and not when its commentator starts', async () => {
    const fixtureId = await make.match('followed', NOW + 15 * MINUTE);
    const [follower, both] = [await follow(fixtureId), await book(fixtureId)];
    await follow(fixtureId, at(NOW - DAY), both);
    const host = await fan();
    await make.host(fixtureId, host);
    await database.db.update(hosts).set({ live: true }).where(eq(hosts.fixtureId, fixtureId));
    await database.db.insert(lineUps).values({ fixtureId, value: { home: null, away: null } as never });
    await open().look();
    const of = (type: string) => told.filter((one) => one.type === type).flatMap(({ userIds }) => userIds);
    expect(of('BOOKING_SOON').toSorted()).toEqual([follower, both].toSorted());
    expect(of('MATCH_LINEUP').toSorted()).toEqual([follower, both].toSorted());
    expect(of('BOOKING_STARTED')).toEqual([both]);
  });

  it('says its goals to its followers, and nothing to who follows it since a minute or stopped', async () => {
    const fixtureId = await make.match('goals', NOW - HOUR, RawStatus.firstHalf);
    const [stays, leaves] = [await follow(fixtureId, at(NOW)), await follow(fixtureId)];
    await database.db.delete(matchFollows).where(eq(matchFollows.userId, leaves));
    await database.db.insert(matchLines).values({
      ...{ fixtureId, event: 'goal home 1', kind: 'goal', homeEvent: true, homeScore: 1, awayScore: 0 },
      ...{ minute: 23, at: at(NOW) },
    });
    await open().look();
    expect(told.map(({ type, userIds }) => [type, userIds])).toEqual([['MATCH_GOAL', [stays]]]);
    const soon = await make.match('late', NOW + 10 * MINUTE);
    await follow(soon, at(NOW - MINUTE));
    await open().look();
    expect(types()).toEqual(['MATCH_GOAL']);
  });
});

describe('a followed match whose kick-off moves', () => {
  const follow = async (fixtureId: string, kickOff: number, userId?: number) => {
    const member = userId ?? (await fan());
    const knownKickOff = at(kickOff);
    await database.db
      .insert(matchFollows)
      .values({ userId: member, fixtureId, followedAt: at(NOW - DAY), knownKickOff });
    return member;
  };

  it('is told to its followers once, with both times and no score, and once to who also booked it', async () => {
    const [was, moved] = [NOW + 5 * HOUR, NOW + 7 * HOUR];
    const fixtureId = await make.match('moves', was);
    const [follower, both] = [await follow(fixtureId, was), await book(fixtureId)];
    await follow(fixtureId, was, both);
    await open().look();
    expect(told).toEqual([]);
    await change(fixtureId, { kickOff: at(moved) });
    await Promise.all([open().look(), open().look()]);
    await nextMinute(open());
    const match = { fixtureId, home: 'Hải Phòng', away: 'Hà Nội', kickOff: at(was).toISOString() };
    const notice = { type: 'BOOKING_MOVED', match, to: at(moved).toISOString() };
    expect(told).toEqual([
      { ...notice, userIds: [both] },
      { ...notice, userIds: [follower] },
    ]);
  });

  it('is told to who followed it before kick-offs were kept', async () => {
    const fixtureId = await make.match('older', NOW + 5 * HOUR);
    const follower = await fan();
    await database.db.insert(matchFollows).values({ userId: follower, fixtureId, followedAt: at(NOW - DAY) });
    await open().look();
    expect(told).toEqual([]);
    await change(fixtureId, { kickOff: at(NOW + 6 * HOUR) });
    await nextMinute(open());
    expect(told.map(({ type, userIds }) => [type, userIds])).toEqual([['BOOKING_MOVED', [follower]]]);
  });

  it('is told again where that could not be stored, and not for a shift by seconds', async () => {
    const [was, moved] = [NOW + 5 * HOUR, NOW + 6 * HOUR];
    const fixtureId = await make.match('again', was);
    const follower = await follow(fixtureId, was);
    await change(fixtureId, { kickOff: at(was + 30_000) });
    await open().look();
    expect(told).toEqual([]);
    await change(fixtureId, { kickOff: at(moved) });
    works = false;
    await open().look();
    works = true;
    await nextMinute(open());
    expect(told.map(({ type, userIds }) => [type, userIds])).toEqual([['BOOKING_MOVED', [follower]]]);
  });
});

describe('[LS6] (reminds) a reminder of a booked match', () => {
  it('comes 15 minutes before the kick-off, once, over all processes and starts', async () => {
    const fixtureId = await make.match('soon', NOW + 16 * MINUTE);
    const userId = await book(fixtureId);
    const other = await book(fixtureId);
    const processes = [open(), open()];
    await Promise.all(processes.map((one) => one.look()));
    expect(told).toEqual([]);
    await clock.advance(MINUTE);
    await Promise.all(processes.map((one) => one.look()));
    await nextMinute(open());
    expect(types()).toEqual(['BOOKING_SOON']);
    expect(told[0]?.userIds.toSorted((a, b) => a - b)).toEqual([userId, other]);
    const kickOff = at(NOW + 16 * MINUTE).toISOString();
    expect(told[0]?.match).toEqual({ fixtureId, home: 'Hải Phòng', away: 'Hà Nội', kickOff });
  });

  it('comes once to who booked the match and its commentator', async () => {
    const fixtureId = await make.match('twice', NOW + 10 * MINUTE);
    const host = await fan();
    await make.host(fixtureId, host);
    const userId = await book(fixtureId);
    await book(fixtureId, { userId, commentatorId: host });
    await open().look();
    expect(told.map(({ userIds }) => userIds)).toEqual([[userId]]);
  });

  it('comes late after a pause of the server, until five minutes after the kick-off', async () => {
    for (const late of [4, 5]) await book(await make.match(`late${late}`, NOW - late * MINUTE));
    await open().look();
    expect(told.map(({ match }) => match.fixtureId)).toEqual(['late4']);
  });

  it('does not come to who has just booked, for a match without an hour, or one that is being played', async () => {
    await book(await make.match('fresh', NOW + 10 * MINUTE), { createdAt: at(NOW - MINUTE) });
    await book(await make.match('playing', NOW + MINUTE, RawStatus.firstHalf));
    const dayOnly = await make.match('day', NOW + 10 * MINUTE);
    await change(dayOnly, { dateOnly: true });
    await book(dayOnly);
    await open().look();
    expect(told).toEqual([]);
  });

  it('comes again for the new kick-off of a match that moved', async () => {
    const fixtureId = await make.match('again', NOW + 10 * MINUTE);
    await book(fixtureId);
    const notices = open();
    await notices.look();
    await change(fixtureId, { kickOff: at(NOW + 2 * HOUR) });
    await nextMinute(notices);
    await nextMinute(notices, 2 * HOUR - 16 * MINUTE);
    expect(types()).toEqual(['BOOKING_SOON', 'BOOKING_MOVED', 'BOOKING_SOON']);
  });

  it('is tried again when the members could not be told', async () => {
    await book(await make.match('failed', NOW + 10 * MINUTE));
    works = false;
    await open().look();
    expect([told, log.lines.map(({ level }) => level)]).toEqual([[], ['error']]);
    works = true;
    await open().look();
    expect(types()).toEqual(['BOOKING_SOON']);
  });

  it('of one match does not stop those of others that start at the same time', async () => {
    for (const fixtureId of ['first', 'second', 'third']) await book(await make.match(fixtureId, NOW + 10 * MINUTE));
    failing.add('first');
    await open().look();
    failing.clear();
    await open().look();
    expect(told.map(({ match }) => match.fixtureId).toSorted()).toEqual(['first', 'second', 'third']);
    expect(told.at(-1)?.match.fixtureId).toBe('first');
  });
});

describe('[LS6] (part: moves) a booked match', () => {
  it('that moves takes its bookings along, and its bookers hear the old and the new time', async () => {
    const fixtureId = await make.match('moved', NOW + DAY);
    const userId = await book(fixtureId);
    await change(fixtureId, { kickOff: at(NOW + 2 * DAY) });
    await Promise.all([open().look(), open().look()]);
    const kickOff = at(NOW + DAY).toISOString();
    const match = { fixtureId, home: 'Hải Phòng', away: 'Hà Nội', kickOff };
    expect(told).toEqual([{ type: 'BOOKING_MOVED', userIds: [userId], match, to: at(NOW + 2 * DAY).toISOString() }]);
    const [booking] = await database.db.select().from(bookings).where(eq(bookings.userId, userId));
    expect(booking?.bookedFor).toEqual(at(NOW + 2 * DAY));
  });

  it('that moves is told at the next look when its bookers could not be told', async () => {
    const fixtureId = await make.match('unheard', NOW + DAY);
    await book(fixtureId);
    await change(fixtureId, { kickOff: at(NOW + 2 * DAY) });
    failing.add(fixtureId);
    await open().look();
    expect([told, log.lines.map(({ level }) => level)]).toEqual([[], ['error']]);
    failing.clear();
    await open().look();
    expect(told).toMatchObject([{ type: 'BOOKING_MOVED', match: { kickOff: at(NOW + DAY).toISOString() } }]);
  });

  it('that moves by seconds, or is over, is no news', async () => {
    await book(await make.match('seconds', NOW + DAY), { bookedFor: at(NOW + DAY - 30_000) });
    await book(await make.match('over', NOW - HOUR, RawStatus.finished), { bookedFor: at(NOW - 2 * HOUR) });
    await open().look();
    expect(told).toEqual([]);
  });

  it('that is called off is told once', async () => {
    const fixtureId = await make.match('off', NOW + HOUR);
    const userId = await book(fixtureId);
    const notices = open();
    await change(fixtureId, { status: RawStatus.postponed });
    await nextMinute(notices);
    await nextMinute(notices);
    expect(told).toMatchObject([{ type: 'BOOKING_MOVED', userIds: [userId], to: null }]);
  });

  it('has line-ups, which are told once, in the last 90 minutes before the kick-off', async () => {
    const fixtureId = await make.match('lineup', NOW + 91 * MINUTE);
    await book(fixtureId);
    const notices = open();
    await database.db.insert(lineUps).values({ fixtureId, value: { home: null, away: null } as never });
    await notices.look();
    expect(told).toEqual([]);
    await nextMinute(notices);
    await nextMinute(notices);
    expect(types()).toEqual(['MATCH_LINEUP']);
  });
});

describe('[LS6] (part: commentator starts) a booked commentator who starts', () => {
  it('is told to those who booked them or any, once', async () => {
    const fixtureId = await make.match('air', NOW + 20 * MINUTE);
    const [host, other] = [await fan(), await fan()];
    for (const one of [host, other]) await make.host(fixtureId, one);
    const [theirs, any] = [await book(fixtureId, { commentatorId: host }), await book(fixtureId)];
    await book(fixtureId, { commentatorId: other });
    const notices = open();
    await notices.look();
    expect(told).toEqual([]);
    await database.db.update(hosts).set({ live: true }).where(eq(hosts.userId, host));
    await notices.look();
    await notices.look();
    expect(told).toMatchObject([{ type: 'BOOKING_STARTED', actorId: host }]);
    expect(told[0]?.userIds.toSorted((a, b) => a - b)).toEqual([theirs, any]);
  });

  it('is not told for a match that is far away or over', async () => {
    for (const [name, kickOff, status] of [
      ['far', NOW + HOUR, 0],
      ['done', NOW - HOUR, RawStatus.finished],
    ] as const) {
      const fixtureId = await make.match(name, kickOff, status);
      const host = await fan();
      await make.host(fixtureId, host);
      await database.db.update(hosts).set({ live: true }).where(eq(hosts.fixtureId, fixtureId));
      await book(fixtureId);
    }
    await open().look();
    expect(told).toEqual([]);
  });
});

describe('a goal or a red card in a booked match', () => {
  const line = (fixtureId: string, part: Partial<typeof matchLines.$inferInsert> = {}) =>
    database.db.insert(matchLines).values({
      ...{ fixtureId, event: 'goal home 1', kind: 'goal' as const, homeEvent: true, homeScore: 1, awayScore: 0 },
      ...{ minute: 23, at: at(NOW), ...part },
    });

  it('is told within seconds, once, with score, minute and side', async () => {
    const fixtureId = await make.match('goal', NOW - 23 * MINUTE, RawStatus.firstHalf);
    const userId = await book(fixtureId);
    await line(fixtureId);
    await line(fixtureId, { event: 'goal away 1', homeEvent: false, awayScore: 1, minute: 25 });
    await Promise.all([open().look(), open().look()]);
    expect(told.toSorted((a, b) => a.type.localeCompare(b.type))).toMatchObject([
      { type: 'MATCH_GOAL', userIds: [userId], homeScore: 1, awayScore: 0, minute: 23, side: 'home' },
      { type: 'MATCH_GOAL', userIds: [userId], homeScore: 1, awayScore: 1, minute: 25, side: 'away' },
    ]);
  });

  it('is not told when it was taken back, is old news, or is no goal', async () => {
    const fixtureId = await make.match('none', NOW - 23 * MINUTE, RawStatus.firstHalf);
    await book(fixtureId);
    await line(fixtureId, { cancelled: true });
    await line(fixtureId, { event: 'goal home 2', at: at(NOW - 3 * MINUTE) });
    await line(fixtureId, { event: 'end', kind: 'end' });
    await open().look();
    expect(told).toEqual([]);
  });

  it('is told as a red card is, with its minute and side, and without the score', async () => {
    const fixtureId = await make.match('red card', NOW - 23 * MINUTE, RawStatus.firstHalf);
    const userId = await book(fixtureId);
    await line(fixtureId, { event: 'redCard away 1', kind: 'redCard', homeEvent: false, minute: 54 });
    await Promise.all([open().look(), open().look()]);
    expect(told).toEqual([
      { type: 'MATCH_RED_CARD', userIds: [userId], minute: 54, side: 'away', match: expect.anything() },
    ]);
  });
});

describe('the jobs', () => {
  it('look every five seconds until they end', async () => {
    await book(await make.match('job', NOW + 15 * MINUTE + 3_000));
    const stop = new AbortController();
    const [looking] = open().jobs;
    const running = looking.run(stop.signal);
    while (clock.sleeping === 0) await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(5_000);
    while (told.length === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    await running;
    expect(types()).toEqual(['BOOKING_SOON']);
  });

  it('forget after 30 days what was told', async () => {
    const userId = await book(await make.match('old', NOW + 10 * MINUTE));
    await open().look();
    const stored = () => database.db.$count(bookingNotices, eq(bookingNotices.userId, userId));
    const [, clearing] = open().jobs;
    await clearing.run(new AbortController().signal);
    expect(await stored()).toBe(1);
    await clock.advance(30 * DAY + MINUTE);
    await clearing.run(new AbortController().signal);
    expect(await stored()).toBe(0);
  });
});

describe('a match that many booked', () => {
  const everyone = () => told.flatMap(({ userIds }) => userIds);
  /** Stores members who booked the match, and returns how many. */
  const crowd = (fixtureId: string, size: number) =>
    database.db.execute(sql`
      WITH made AS (
        INSERT INTO users (username, username_key, display_name)
        SELECT name, name, name FROM (SELECT ${fixtureId}::text || '.' || n AS name FROM generate_series(1, ${size}::integer) AS n) AS names
        RETURNING user_id
      )
      INSERT INTO bookings (user_id, fixture_id, booked_for, created_at)
      SELECT user_id, ${fixtureId}, kick_off, ${at(NOW - DAY).toISOString()}::timestamptz FROM made, fixtures
      WHERE fixture_id = ${fixtureId}`);

  it('tells each of its members once, in parts, with few statements', async () => {
    const match = await make.match('dong', NOW + 10 * MINUTE);
    await crowd(match, 2_600);
    const statements = await statementsOf(database, () => open().look());
    expect([everyone().length, new Set(everyone()).size]).toEqual([2_600, 2_600]);
    expect(Math.max(...told.map(({ userIds }) => userIds.length))).toBeLessThanOrEqual(CLAIM_BATCH);
    expect(statements.length).toBeLessThan(60);
  });

  it('keeps no other match waiting when its members cannot be notified, and tells them later, each once', async () => {
    const [stuck, fine] = [await make.match('ket', NOW + 10 * MINUTE), await make.match('thong', NOW + 11 * MINUTE)];
    await crowd(stuck, 20);
    await crowd(fine, 3);
    failing.add(stuck);
    const notices = open({ batch: 4 });
    await notices.look();
    expect(told.every(({ match }) => match.fixtureId === fine)).toBe(true);
    expect(everyone()).toHaveLength(3);
    failing.clear();
    const statements = await statementsOf(database, () => nextMinute(notices));
    expect([everyone().length, new Set(everyone()).size]).toEqual([23, 23]);
    expect(statements.length).toBeLessThan(60);
  });

  it('that moved is told in parts too, and again to those whose notification failed', async () => {
    const match = await make.match('doi', NOW + 2 * DAY);
    await crowd(match, 10);
    await change(match, { kickOff: at(NOW + 2 * DAY + HOUR) });
    failing.add(match);
    const notices = open({ batch: 4 });
    await notices.look();
    expect(told).toEqual([]);
    failing.clear();
    await nextMinute(notices);
    expect([types(), new Set(everyone()).size]).toEqual([['BOOKING_MOVED', 'BOOKING_MOVED', 'BOOKING_MOVED'], 10]);
    await nextMinute(notices);
    expect(told).toHaveLength(3);
  });
});
