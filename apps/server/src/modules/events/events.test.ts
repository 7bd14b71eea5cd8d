import { Code, EventInfo } from '@khandai/contracts';
import { asc, desc, eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { deskLog, eventBookings, events, uploads } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { readIcal } from '../../platform/ical-testing.js';
import { seeds } from '../chat/testing.js';
import { eraseEvents, eventsOf } from '../users/own-events-query.js';
import { clearSimulatedEvents, SimulatedEventsRepository } from './simulated-events-repository.js';
import { eventsFixture } from './testing.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: PgliteDatabase;
let site: ReturnType<typeof eventsFixture>;
let staff: number;
let fan: number;
const user = async () => {
  const username = `fan.${Math.random().toString(36).slice(2)}`;
  return (await seeds(database).user({ username, usernameKey: username })).userId;
};

beforeAll(async () => {
  database = await openTestDatabase();
  staff = await user();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(events);
  site = eventsFixture(database);
  fan = await user();
});

const undoLast = async () => {
  const [act] = await database.db.select().from(deskLog).orderBy(desc(deskLog.logId)).limit(1);
  if (!act) throw new Error('nothing is in the log');
  return database.db.transaction((tx) => site.desk.undoer.undo(tx, act));
};

describe('places', () => {
  it('are refused in words before an event is published, after its start, when it is over and when it is cancelled', async () => {
    const { desk, service, clock, publish } = site;
    const hidden = await desk.create(staff, site.draft());
    await expect(service.book(fan, hidden.id, true)).rejects.toMatchObject({ code: Code.notFound });
    const { id, version } = await publish(staff);
    await clock.advance(3 * HOUR);
    await expect(service.book(fan, id, true)).rejects.toMatchObject({ code: Code.eventStarted, status: 409 });
    await clock.advance(3 * HOUR);
    await expect(service.book(fan, id, true)).rejects.toMatchObject({ code: Code.eventOver });
    await expect(service.save(fan, id, true)).rejects.toMatchObject({ code: Code.eventOver });
    await desk.cancel(staff, id, version, 'Trận đấu đã hoãn');
    await expect(service.book(fan, id, true)).rejects.toMatchObject({ code: Code.eventCancelled });
    expect((await service.list(fan, { when: 'past', pageNum: 1, pageSize: 20 })).list).toHaveLength(1);
  });

  it('are booked until the last moment before the start, and given up at any time', async () => {
    const { service, clock, publish } = site;
    const { id } = await publish(staff, { places: 2 });
    const late = await user();
    await clock.advance(2 * HOUR - 1);
    expect(await service.book(fan, id, true)).toMatchObject({ state: 'open', mine: { booked: true } });
    await clock.advance(1);
    await expect(service.book(late, id, true)).rejects.toMatchObject({ code: Code.eventStarted });
    expect(await service.book(fan, id, true)).toMatchObject({ state: 'started', mine: { booked: true } });
    await clock.advance(2 * HOUR - 1);
    await expect(service.book(late, id, true)).rejects.toMatchObject({ code: Code.eventStarted });
    expect(await service.save(late, id, true)).toMatchObject({ mine: { saved: true } });
    await clock.advance(1);
    await expect(service.book(late, id, true)).rejects.toMatchObject({ code: Code.eventOver });
    expect(await service.book(fan, id, false)).toMatchObject({ state: 'over', taken: 0 });
  });

  it('and bookmarks are kept for their member alone, and make up "my events"', async () => {
    const { service, publish, inHours } = site;
    const booked = await publish(staff, { title: 'Đã giữ chỗ', startsAt: inHours(5), endsAt: inHours(6) });
    const saved = await publish(staff, { title: 'Đã lưu' });
    await publish(staff, { title: 'Không của ai' });
    await service.book(fan, booked.id, true);
    await service.save(fan, saved.id, true);
    await service.save(fan, saved.id, true);
    const mine = { when: 'mine', pageNum: 1, pageSize: 20 } as const;
    const { total, list } = await service.list(fan, mine);
    expect([total, list.map(({ title, mine: of }) => [title, of.booked, of.saved])]).toEqual([
      2,
      [
        ['Đã lưu', false, true],
        ['Đã giữ chỗ', true, false],
      ],
    ]);
    expect((await service.list(await user(), mine)).total).toBe(0);
    await expect(service.list(null, mine)).rejects.toMatchObject({ status: 401 });
    await service.save(fan, saved.id, false);
    await service.book(fan, booked.id, false);
    expect((await service.list(fan, mine)).total).toBe(0);
  });

  it('are exported, and free again when their member deletes the account', async () => {
    const { service, publish } = site;
    const { id } = await publish(staff, { places: 1 });
    await service.book(fan, id, true);
    expect(await eventsOf(database.db, fan, 10)).toMatchObject([
      { event: 'Xem chung Hải Phòng – Hà Nội', savedAt: null },
    ]);
    await database.db.transaction((tx) => eraseEvents(tx, fan));
    expect(await service.book(await user(), id, true)).toMatchObject({ taken: 1, state: 'full' });
  });
});

describe('the desk', () => {
  it('takes texts as plain text, and refuses what makes no event', async () => {
    const { desk, draft, inHours, service, publish } = site;
    const refusals: readonly [object, string][] = [
      [{ title: ' \u200b ' }, 'cần có tên'],
      [{ endsAt: inHours(1) }, 'sau giờ bắt đầu'],
      [{ endsAt: inHours(24 * 40) }, 'nhiều nhất 31 ngày'],
      [{ title: 'a'.repeat(121) }, 'dài nhất 120'],
      [{ fixtureId: 'khong-co' }, 'Trận đấu này'],
      [{ cover: { url: 'https://xau.example.com/a.png', alt: 'Sân', width: 10, height: 10 } }, 'không phải ảnh'],
    ];
    for (const [rest, words] of refusals) {
      const refused: unknown = await desk.create(staff, draft(rest)).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: Code.eventRefused });
      expect(JSON.stringify(refused)).toContain(words);
    }
    const { slug } = await publish(staff, {
      title: '<script>alert(1)</script> Xem chung',
      description: 'Một\n<b>hai</b>',
    });
    const info = await service.info(null, slug);
    expect(Compile(EventInfo).Check(info)).toBe(true);
    expect([info.title, info.description]).toEqual(['<script>alert(1)</script> Xem chung', 'Một\n<b>hai</b>']);
    expect((await publish(staff, { title: '<script>alert(1)</script> Xem chung' })).slug).toBe(`${slug}-2`);
  });

  it('refuses an older version, fewer places than are taken, and the deletion of an event with bookings', async () => {
    const { desk, publish, service } = site;
    const { id, version } = await publish(staff, { places: 5 });
    await service.book(fan, id, true);
    await service.book(await user(), id, true);
    await expect(desk.update(staff, id, version - 1, { title: 'Cũ' })).rejects.toMatchObject({ code: 409 });
    await expect(desk.update(staff, id, version, { places: 1 })).rejects.toMatchObject({ code: Code.eventRefused });
    await expect(desk.remove(staff, id)).rejects.toMatchObject({ code: Code.eventRefused });
    expect(await desk.update(staff, id, version, { places: 2 })).toMatchObject({ places: 2, version: version + 1 });
    expect((await desk.csv(id)).csv.split('\r\n')).toHaveLength(4);
  });

  it('undoes a cancellation, a change and a publication from the log', async () => {
    const { desk, publish, service } = site;
    const { id, version, slug } = await publish(staff);
    await desk.cancel(staff, id, version, 'Sân ngập nước');
    expect(await service.info(null, slug)).toMatchObject({ state: 'cancelled', cancelReason: 'Sân ngập nước' });
    expect(await undoLast()).toBe(true);
    expect(await service.info(null, slug)).toMatchObject({ state: 'open', cancelReason: null });
    await desk.update(staff, id, version + 2, { place: 'Sân Lạch Tray' });
    expect(await undoLast()).toBe(true);
    expect(await desk.one(id)).toMatchObject({ place: '', status: 'published' });
  });

  it('does not undo the publication of an event in which members have a place', async () => {
    const { id } = await site.publish(staff);
    await site.service.book(fan, id, true);
    await expect(undoLast()).rejects.toMatchObject({ code: Code.eventRefused });
    expect(await site.desk.one(id)).toMatchObject({ status: 'published', taken: 1 });
    await site.service.book(fan, id, false);
    expect(await undoLast()).toBe(true);
    expect(await site.desk.one(id)).toMatchObject({ status: 'draft' });
  });

  it('keeps an uploaded cover from the job that deletes unused files', async () => {
    const name = 'bia'.padEnd(32, '0');
    const file = { size: 10, width: 800, height: 450, files: ['picture.webp'], createdAt: new Date(site.clock.now()) };
    await database.db
      .insert(uploads)
      .values({ uploadId: name, publicName: name, userId: staff, kind: 'image', state: 'ready', ...file });
    const cover = { url: `/tep/posts/${name}/picture.webp`, alt: 'Khán đài', width: 800, height: 450 };
    const other = await user();
    await expect(site.desk.create(other, site.draft({ cover }))).rejects.toMatchObject({ code: Code.eventRefused });
    expect(await site.publish(staff, { cover })).toMatchObject({ cover });
    expect(await site.publish(other, { cover })).toMatchObject({ cover });
  });
});

describe('notices', () => {
  const texts = () => site.told.map(({ type, userIds }) => [type, [...userIds].sort((a, b) => a - b)]);

  it('remind those who booked or saved the event 15 minutes before it, once', async () => {
    const { service, publish, notices, clock } = site;
    const { id } = await publish(staff);
    const other = await user();
    await service.book(fan, id, true);
    await service.save(fan, id, true);
    await service.save(other, id, true);
    await notices.look();
    expect(site.told).toEqual([]);
    await clock.advance(106 * MINUTE);
    const late = await user();
    await service.book(late, id, true);
    await notices.look();
    await notices.look();
    expect(texts()).toEqual([['EVENT_SOON', [fan, other].sort((a, b) => a - b)]]);
  });

  it('announce another time and a cancellation to those who came before, once', async () => {
    const { service, publish, notices, clock, desk, inHours } = site;
    const { id, version } = await publish(staff);
    await service.book(fan, id, true);
    await clock.advance(MINUTE);
    await desk.update(staff, id, version, { startsAt: inHours(3) });
    await clock.advance(MINUTE);
    const late = await user();
    await service.book(late, id, true);
    await notices.look();
    await notices.look();
    await desk.cancel(staff, id, version + 1, 'Mưa lớn');
    await notices.look();
    await notices.look();
    expect(texts()).toEqual([
      ['EVENT_MOVED', [fan]],
      ['EVENT_CANCELLED', [fan, late].sort((a, b) => a - b)],
    ]);
  });

  it('announce that a cancellation was undone to those who heard of it, once for each cancellation', async () => {
    const { service, publish, notices, clock, desk } = site;
    const { id, version } = await publish(staff);
    await service.book(fan, id, true);
    await desk.cancel(staff, id, version, 'Mưa lớn');
    expect(await undoLast()).toBe(true);
    await notices.look();
    expect(texts()).toEqual([]);
    await clock.advance(MINUTE);
    await desk.cancel(staff, id, version + 2, 'Mưa lớn');
    await notices.look();
    await service.book(fan, id, false);
    expect(await undoLast()).toBe(true);
    await service.book(await user(), id, true);
    await notices.look();
    await notices.look();
    await clock.advance(MINUTE);
    await desk.cancel(staff, id, version + 4, 'Sân hỏng');
    expect(texts()).toEqual([
      ['EVENT_CANCELLED', [fan]],
      ['EVENT_RESTORED', [fan]],
    ]);
  });
});

describe('calendars', () => {
  const ORIGIN = 'https://khandai.example';

  it('[EN4] (iCal) hold an event with a uid that stays, times in UTC, and texts as they are', async () => {
    const title = 'Xem chung; Hải Phòng, Hà Nội \\ đêm chung kết của mùa giải với rất nhiều khán giả';
    const { id, slug, version } = await site.publish(staff, {
      title,
      summary: 'Dòng một, dòng hai',
      place: 'Sân Lạch Tray; cổng A',
    });
    const read = async () => readIcal(await site.calendar.one(slug, ORIGIN))[0];
    const before = await read();
    expect(before?.get('SUMMARY')).toBe(title);
    expect(before?.get('LOCATION')).toBe('Sân Lạch Tray; cổng A');
    expect([before?.get('DTSTART'), before?.get('DTEND')]).toEqual(['20261120T140000Z', '20261120T160000Z']);
    await site.desk.cancel(staff, id, version, 'Mưa lớn');
    const after = await read();
    expect([after?.get('UID'), after?.get('STATUS')]).toEqual([before?.get('UID'), 'CANCELLED']);
    expect(Number(after?.get('SEQUENCE'))).toBeGreaterThan(Number(before?.get('SEQUENCE')));
    await expect(site.calendar.one('khong-co', ORIGIN)).rejects.toMatchObject({ status: 404 });
  });

  it('of a member open at a secret address alone, until the member renews it', async () => {
    const { service, publish, calendar } = site;
    const { id } = await publish(staff);
    await service.book(fan, id, true);
    const keyOf = (path: string) => path.split('/')[3] ?? '';
    const key = keyOf((await calendar.address(fan)).path);
    expect(readIcal(await calendar.ofMember(key, ORIGIN))).toHaveLength(1);
    const other = await user();
    const guesses = [
      '',
      'x',
      key.replace(`${fan}-`, `${other}-`),
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
    ];
    for (const guess of guesses) await expect(calendar.ofMember(guess, ORIGIN)).rejects.toMatchObject({ status: 404 });
    const renewed = keyOf((await calendar.renew(fan)).path);
    await expect(calendar.ofMember(key, ORIGIN)).rejects.toMatchObject({ status: 404 });
    expect(readIcal(await calendar.ofMember(renewed, ORIGIN))).toHaveLength(1);
  });
});

it('a booked place is stored with its time', async () => {
  const { id } = await site.publish(staff);
  await site.service.book(fan, id, true);
  const rows = await database.db
    .select()
    .from(eventBookings)
    .where(eq(eventBookings.eventId, id))
    .orderBy(asc(eventBookings.bookingId));
  expect(rows).toMatchObject([{ userId: fan, bookedAt: new Date(site.clock.now()) }]);
});

describe('cards of posts', () => {
  it('show events that readers see, without drafts', async () => {
    const { desk, cards, publish, draft } = site;
    const { id } = await publish(staff, { title: 'Có trên trang' });
    const hidden = await desk.create(staff, draft());
    expect([...(await cards.cards([id, hidden.id, 999_999])).values()]).toMatchObject([
      { eventId: id, title: 'Có trên trang', state: 'open', taken: 0 },
    ]);
  });
});

test('[EN4] (demo) an event of the demo is booked like others, and goes with remove-demo', async () => {
  const { service, clock, inHours } = site;
  const shelf = new SimulatedEventsRepository(database);
  const times = { startsAt: new Date(inHours(2)), endsAt: new Date(inHours(3)), bookedAt: new Date(clock.now()) };
  const texts = { title: 'Đố vui: ai nhớ tỷ số?', summary: '', description: '', place: 'Phòng đố vui' };
  await shelf.publish({ ...texts, ...times, places: 2, bookers: [staff] });
  await shelf.publish({ ...texts, ...times, places: 1, bookers: [staff] });
  expect(await shelf.starts()).toEqual([times.startsAt, times.startsAt]);
  const open = await service.info(fan, 'do-vui-ai-nho-ty-so');
  expect(open).toMatchObject({ simulated: true, state: 'open', taken: 1, places: 2 });
  expect(await service.info(fan, 'do-vui-ai-nho-ty-so-2')).toMatchObject({ state: 'full' });
  await service.book(fan, open.eventId, true);
  await clearSimulatedEvents(database);
  expect([await shelf.starts(), await database.db.$count(eventBookings)]).toEqual([[], 0]);
});

test('simulated events go with their bookings, and no others', async () => {
  const { desk, service, publish } = site;
  const [kept, simulated] = [await publish(staff), await publish(staff)];
  for (const { id } of [kept, simulated]) await service.book(fan, id, true);
  await database.db.update(events).set({ simulated: true }).where(eq(events.eventId, simulated.id));
  await clearSimulatedEvents(database);
  await expect(desk.one(simulated.id)).rejects.toMatchObject({ status: 404 });
  const bookings = await database.db.select().from(eventBookings);
  expect(bookings.map(({ eventId }) => eventId)).toEqual([kept.id]);
});
