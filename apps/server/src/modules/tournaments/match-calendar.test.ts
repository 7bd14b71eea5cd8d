import { RawStatus } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { fixtures, leagues, teams } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { type IcalEntry, icalOf } from '../../platform/ical.js';
import { nameOfIcal, readIcal } from '../../platform/ical-testing.js';
import { bookable } from '../bookings/testing.js';
import { BookingRepository } from '../bookings/booking-repository.js';
import { bookings } from '../../platform/database/schema.js';
import { seeds } from '../chat/testing.js';
import { EventCalendar } from '../events/event-calendar.js';
import { EventRepository } from '../events/event-repository.js';
import { calendarRoutes } from './calendar-routes.js';
import { MatchCalendar } from './match-calendar.js';
import { TournamentRepository } from './tournament-repository.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const ORIGIN = 'https://khandai.example';

describe('calendars of matches', () => {
  let database: PgliteDatabase;
  let make: Awaited<ReturnType<typeof bookable>>;
  let calendar: MatchCalendar;

  beforeAll(async () => {
    database = await openTestDatabase();
    make = await bookable(database);
    const { db } = database;
    await db.update(teams).set({ pageId: 7, name: 'Hải Phòng; đội 1, "áo đỏ"' }).where(eq(teams.teamId, 'hp'));
    await db.update(leagues).set({ pageId: 9 });
    calendar = new MatchCalendar({ tournaments: new TournamentRepository(database), clock: new FakeClock(NOW) });
  });
  afterAll(() => database.close());
  afterEach(() => database.db.delete(fixtures));

  const move = (fixtureId: string, change: Partial<typeof fixtures.$inferInsert>) =>
    database.db.update(fixtures).set(change).where(eq(fixtures.fixtureId, fixtureId));
  const ofTeam = async () => readIcal((await calendar.ofTeam(7, ORIGIN)).ical);

  it('hold a match with a uid that stays, its time in UTC, its texts as they are, and no score', async () => {
    await make.match('m1', NOW + HOUR);
    await move('m1', {
      round: 'Vòng 11',
      location: 'Sân Lạch Tray; khán đài A, '.repeat(4),
      homeScore: 77,
      awayScore: 78,
    });
    const { ical } = await calendar.ofTeam(7, ORIGIN);
    const [match] = readIcal(ical);
    expect(Object.fromEntries(match ?? [])).toMatchObject({
      UID: 'tran-m1@khandai.example',
      DTSTART: '20261120T130000Z',
      DTEND: '20261120T150000Z',
      SUMMARY: 'Hải Phòng; đội 1, "áo đỏ" – Hà Nội',
      DESCRIPTION: 'V.League 1 · Vòng 11',
      LOCATION: 'Sân Lạch Tray; khán đài A, '.repeat(4),
      URL: `${ORIGIN}/truc-tiep/a-vs-b-m1`,
      STATUS: 'CONFIRMED',
      SEQUENCE: '0',
    });
    // A reminder of every match of a league is no service.
    expect(ical).not.toMatch(/77|78|VALARM/);
  });

  it('a moved match has the same uid and a higher sequence, a cancelled one says so; a score changes neither', async () => {
    await make.match('m1', NOW + HOUR);
    const states: unknown[] = [];
    const look = async () => {
      const [match] = await ofTeam();
      states.push(['UID', 'DTSTART', 'STATUS', 'SEQUENCE', 'SUMMARY'].map((field) => match?.get(field)));
    };
    const uid = 'tran-m1@khandai.example';
    await move('m1', { status: RawStatus.firstHalf, homeScore: 1, awayScore: 0 });
    await look();
    await move('m1', { kickOff: new Date(NOW + 26 * HOUR) });
    await look();
    await move('m1', { status: RawStatus.postponed });
    await look();
    await move('m1', { status: RawStatus.cancelled });
    await look();
    await move('m1', { status: RawStatus.cancelled, updatedAt: new Date(NOW) });
    await look();
    await move('m1', { status: RawStatus.toBeDecided });
    await look();
    await move('m1', { status: RawStatus.notStarted });
    await look();
    const title = 'Hải Phòng; đội 1, "áo đỏ" – Hà Nội';
    expect(states).toEqual([
      [uid, '20261120T130000Z', 'CONFIRMED', '0', title],
      [uid, '20261121T140000Z', 'CONFIRMED', '1', title],
      [uid, '20261121T140000Z', 'TENTATIVE', '2', `Hoãn: ${title}`],
      [uid, '20261121T140000Z', 'CANCELLED', '3', `Hủy: ${title}`],
      [uid, '20261121T140000Z', 'CANCELLED', '3', `Hủy: ${title}`],
      [uid, '20261121', 'TENTATIVE', '4', `Chưa chốt giờ: ${title}`],
      [uid, '20261121T140000Z', 'CONFIRMED', '5', title],
    ]);
  });

  it('two requests say the same of each match, whatever happens to the others', async () => {
    for (const [index, name] of ['m1', 'm2', 'm3'].entries()) await make.match(name, NOW + index * HOUR);
    const [first, again] = [await calendar.ofTeam(7, ORIGIN), await calendar.ofTeam(7, ORIGIN)];
    expect(again).toEqual(first);
    await move('m2', { kickOff: new Date(NOW + 50 * HOUR) });
    const entries = async () => new Map((await ofTeam()).map((entry) => [entry.get('UID'), entry]));
    const before = new Map(readIcal(first.ical).map((entry) => [entry.get('UID'), entry]));
    const after = await entries();
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    const changed = [...after].filter(([uid, entry]) => entry.get('DTSTART') !== before.get(uid)?.get('DTSTART'));
    expect(changed.map(([uid, entry]) => [uid, entry.get('SEQUENCE')])).toEqual([['tran-m2@khandai.example', '1']]);
  });

  it('a match whose hour is not known takes its day', async () => {
    await make.match('m1', Date.parse('2026-11-22T12:00:00Z'));
    await move('m1', { dateOnly: true });
    const [match] = await ofTeam();
    expect([match?.get('DTSTART'), match?.get('DTEND')]).toEqual(['20261122', '20261123']);
    expect((await calendar.ofTeam(7, ORIGIN)).ical).toContain('DTSTART;VALUE=DATE:20261122\r\n');
  });

  it('a match whose hour is to be decided takes its day in Vietnam, on which the site lists it', async () => {
    await make.match('m1', Date.parse('2026-11-24T19:00:00Z'));
    await move('m1', { status: RawStatus.toBeDecided });
    const [match] = await ofTeam();
    expect([match?.get('DTSTART'), match?.get('DTEND')]).toEqual(['20261125', '20261126']);
    // A file says the day itself, at noon of UTC.
    await move('m1', { dateOnly: true, kickOff: new Date('2026-11-24T12:00:00Z') });
    expect((await ofTeam())[0]?.get('DTSTART')).toBe('20261124');
  });

  it('a team and a league have theirs, from two months ago to a year ahead; others do not exist', async () => {
    await make.match('old', NOW - 61 * 24 * HOUR);
    await make.match('past', NOW - 59 * 24 * HOUR, RawStatus.finished);
    await make.match('next', NOW + HOUR);
    const uids = (ical: string) => readIcal(ical).map((event) => event.get('UID')?.split('@')[0]);
    expect(uids((await calendar.ofTeam(7, ORIGIN)).ical)).toEqual(['tran-past', 'tran-next']);
    expect(uids((await calendar.ofLeague(9, ORIGIN)).ical)).toEqual(['tran-past', 'tran-next']);
    await expect(calendar.ofTeam(9, ORIGIN)).rejects.toMatchObject({ status: 404 });
    await expect(calendar.ofLeague(7, ORIGIN)).rejects.toMatchObject({ status: 404 });
  });

  it('the matches of a member are those that they booked, once each', async () => {
    await make.match('m1', NOW + HOUR);
    await make.match('m2', NOW + 2 * HOUR);
    const { userId } = await seeds(database).user({ username: 'fan', usernameKey: 'fan' });
    const host = await seeds(database).user();
    const repository = new BookingRepository(database);
    const booking = { userId, fixtureId: 'm1', bookedFor: new Date(NOW + HOUR), createdAt: new Date(NOW) };
    await database.db.insert(bookings).values([
      { ...booking, commentatorId: null },
      { ...booking, commentatorId: host.userId },
    ]);
    const rows = await repository.bookedMatches(userId, new Date(NOW), 10);
    expect(rows.map(({ fixture }) => fixture.fixtureId)).toEqual(['m1']);
    expect(await repository.bookedMatches(host.userId, new Date(NOW), 10)).toEqual([]);

    // Their calendar, as an app reads it before and after a match moves and is postponed.
    const own = new EventCalendar({
      events: new EventRepository(database),
      bookedMatches: (...of) => repository.bookedMatches(...of),
      clock: new FakeClock(NOW),
      secret: new Uint8Array(32),
    });
    const key = (await own.address(userId)).path.split('/')[3] ?? '';
    const look = async () => {
      const file = await own.ofMember(key, ORIGIN);
      expect(await own.ofMember(key, ORIGIN)).toBe(file);
      const fields = ['UID', 'DTSTART', 'DTEND', 'STATUS', 'SEQUENCE'] as const;
      return [...readIcal(file).map((entry) => fields.map((field) => entry.get(field))), file.includes('VALARM')];
    };
    const uid = 'tran-m1@khandai.example';
    expect(await look()).toEqual([[uid, '20261120T130000Z', '20261120T150000Z', 'CONFIRMED', '0'], true]);
    await move('m1', { kickOff: new Date(NOW + 26 * HOUR) });
    expect(await look()).toEqual([[uid, '20261121T140000Z', '20261121T160000Z', 'CONFIRMED', '1'], true]);
    await move('m1', { status: RawStatus.postponed });
    expect(await look()).toEqual([[uid, '20261121T140000Z', '20261121T160000Z', 'TENTATIVE', '2'], false]);
  });

  it('the file is cached by everyone, has a tag, and is 404 for what is no id', async () => {
    await make.match('m1', NOW + HOUR);
    const app = Fastify();
    app.decorateReply('callNotFound', function () {
      return this.code(404).send('');
    });
    calendarRoutes(app, {
      calendar,
      limits: { general: () => Promise.resolve() } as never,
      siteOrigin: ORIGIN,
    });
    const get = (url: string, headers = {}) => app.inject({ url, headers });
    const file = await get('/ical/giai-dau/9.ics');
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'public, max-age=600',
    ]);
    expect(readIcal(file.body)).toHaveLength(1);
    const again = await get('/ical/giai-dau/9.ics', { 'if-none-match': file.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const bad of ['0.ics', 'abc.ics', '9', '9.ical', '99999999999.ics'])
      expect((await get(`/ical/doi-bong/${bad}`)).statusCode).toBe(404);
  });
});

it('a calendar without entries is a file that apps read, and long texts fold at 75 octets and come back whole', () => {
  const plain = 'Câu lạc bộ bóng đá Thép Xanh Nam Định '.repeat(5);
  expect([readIcal(icalOf([], plain)), nameOfIcal(icalOf([], plain))]).toEqual([[], plain]);
  // Letters of two and three octets, so that every place of a fold falls into one of them in some line.
  const long = 'Câu lạc bộ bóng đá Thép Xanh Nam Định, hạng "nhất"; sân \\ Thiên Trường – ';
  for (let shift = 0; shift < 4; shift += 1) {
    const name = 'x'.repeat(shift) + long.repeat(5);
    const entry: IcalEntry = {
      ...{ uid: 'tran-1@khandai.example', stampedAt: new Date(NOW), startsAt: new Date(NOW), endsAt: new Date(NOW) },
      ...{ sequence: 0, status: 'CONFIRMED', summary: name, description: `${name}\n${name}`, place: name },
      ...{ url: 'https://khandai.example', reminds: true },
    };
    const [read] = readIcal(icalOf([entry], 'Lịch'));
    expect([read?.get('SUMMARY'), read?.get('LOCATION'), read?.get('DESCRIPTION')]).toEqual([
      name,
      name,
      `${name}\n${name}`,
    ]);
  }
});
