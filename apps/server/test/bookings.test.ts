import type { Booking, MemberExport } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import { bookable } from '../src/modules/bookings/testing.js';
import { bookings, users } from '../src/platform/database/schema.js';
import { PASSWORD, people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let site: TestApp;
let who: ReturnType<typeof people>;
let make: Awaited<ReturnType<typeof bookable>>;
let fixtureId: string;
beforeAll(async () => {
  site = await openTestApp();
  who = people(site);
  make = await bookable(site.database);
  fixtureId = await make.match('f1', site.clock.now() + 3_600_000);
});
afterAll(() => site.close());

const member = async () => (await who.register(who.newName())).accessToken;
const book = (token: string | undefined, body: object, from?: string) =>
  who.post<{ booking: Booking | null }>('booking-schedule', body, { ...(token && { token }), ...(from && { from }) });
const list = (token: string, query = '') =>
  who.get<{ total: number; list: Booking[] }>(`booking/booking-list${query}`, token);

describe('bookings', () => {
  it('[LS6] (member and fixture, code 0 and Success) are made by members for a match, and listed', async () => {
    const token = await member();
    const { status, body } = await book(token, { fixtureId });
    expect([status, body.code, body.msg]).toEqual([200, 0, 'Success']);
    expect(body.data.booking).toMatchObject({ fixtureId, name: 'Hải Phòng – Hà Nội', commentatorId: null });
    const listed = await list(token);
    expect(listed.body).toMatchObject({
      code: 0,
      msg: 'Success',
      data: { total: 1, list: [{ fixtureId, fixture: { fixtureId } }] },
    });
    expect((await book(token, { fixtureId, booked: false })).body).toMatchObject({ code: 0, data: { booking: null } });
    expect((await list(token)).body.data.total).toBe(0);
  });

  it('[LS6] (refusal) a refused user gets the reason in a sentence', async () => {
    const token = await member();
    const over = await make.match('over', site.clock.now() - 9_000_000, -1);
    const answers = [
      await book(undefined, { fixtureId }),
      await book(await who.guest(), { fixtureId }),
      await book(token, {}),
      await book(token, { fixtureId: "f1'--" }),
      await book(token, { fixtureId: 'khong-co' }),
      await book(token, { fixtureId: over }),
      await list(token, '?userId=1'),
      await list(token, '?startTime=hom-nay'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code, body.msg])).toEqual([
      [401, 401, 'Vui lòng đăng nhập.'],
      [403, 403, 'Vui lòng đăng nhập.'],
      [400, 400, 'Trường fixtureId không hợp lệ: còn thiếu.'],
      [400, 400, expect.stringContaining('Trường fixtureId không hợp lệ')],
      [404, 404, 'Không tìm thấy trận đấu này.'],
      [409, 1030, 'Trận này đã bắt đầu, đã kết thúc hoặc bị hoãn nên không đặt lịch được.'],
      [403, 403, 'Bạn chỉ xem được lịch đã đặt của mình.'],
      [400, 400, expect.stringContaining('Trường startTime không hợp lệ')],
    ]);
  });

  it('are limited in number', async () => {
    const token = await member();
    const from = who.nextAddress();
    const statuses: number[] = [];
    for (let times = 0; times < 61; times += 1) statuses.push((await book(token, { fixtureId }, from)).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  });

  it('are part of a member’s data, and are deleted with the account', async () => {
    const username = who.newName();
    const { accessToken } = await who.register(username);
    await book(accessToken, { fixtureId });
    const { bookings: stored } = (await who.get<MemberExport>('export', accessToken)).body.data;
    const bookedAt = new Date(site.clock.now()).toISOString();
    expect(stored).toEqual([
      { match: 'Hải Phòng – Hà Nội', kickOff: expect.any(String) as string, commentator: null, bookedAt },
    ]);
    const [user] = await site.database.db.select().from(users).where(eq(users.username, username));
    const count = () => site.database.db.$count(bookings, eq(bookings.userId, user?.userId ?? 0));
    expect(await count()).toBe(1);
    await who.post('delete-account', { password: PASSWORD }, { token: accessToken });
    expect(await count()).toBe(0);
    expect((await book(accessToken, { fixtureId })).status).toBe(401);
  });
});
