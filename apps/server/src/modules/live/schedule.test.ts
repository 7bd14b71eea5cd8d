import { dayAt, startOfDay } from '@khandai/calendar';
import type { DayStart } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { openDemoDatabase } from '../../feeds/testing.js';
import type { FastifyInstance } from 'fastify';
import { and, between, eq, like, sql } from 'drizzle-orm';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { fixtures, hosts, leagues, teams } from '../../platform/database/schema.js';
import { ApiKey } from '../../platform/http/api-key.js';
import { createHttp } from '../../platform/http/create-http.js';
import { openLimits } from '../../platform/http/rate-limit.js';
import { registerCalls } from '../../platform/http/register-calls.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { LiveRepository } from './live-repository.js';
import { LiveService } from './live-service.js';
import { ScheduleRepository } from './schedule-repository.js';
import { scheduleRoutes } from './schedule-routes.js';
import { ScheduleService } from './schedule-service.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const VIETNAM = 'Asia/Ho_Chi_Minh';
/** A day outside the demo, with 300 matches: every fifth is basketball, every third has ended. */
const BUSY = '2027-03-14';
const MANY = 300;
const KEY = 'khoa-cua-doi-tac-0001';
const clock = new FakeClock(NOW);
let database: PgliteDatabase;
let schedule: ScheduleService;
let live: LiveService;
let http: FastifyInstance;

beforeAll(async () => {
  database = await openDemoDatabase(clock, 'live');
  await fillBusyDay();
  const counts = { online: (groupId: number) => (groupId === 30 ? 5 : 1) };
  const common = {
    repository: new LiveRepository(database),
    fixtures: new FixtureRepository(database),
    counts,
    clock,
  };
  schedule = new ScheduleService({ ...common, schedule: new ScheduleRepository(database) });
  live = new LiveService(common);
  http = await createHttp({ log: { level: 'silent' }, trustProxy: undefined });
  const limits = await openLimits(http, { perMinute: 1000, internalKey: 'k', redis: undefined });
  registerCalls(http, scheduleRoutes(schedule), {
    verifier: { verify: async () => null },
    sessions: { currentIdentity: async () => null },
    limits,
    clock,
    apiKey: new ApiKey(KEY),
  });
  await http.ready();
});
afterAll(async () => {
  await http.close();
  await database.close();
});

async function fillBusyDay(): Promise<void> {
  const { db } = database;
  const [team] = await db.select().from(teams).limit(1);
  await db.insert(leagues).values({ leagueId: 'busy', name: 'Giải đông', shortName: 'GD', color: '#112233' });
  await db.insert(fixtures).values(
    Array.from({ length: MANY }, (_, n) => ({
      fixtureId: `busy${n}`,
      link: `a-vs-b-busy${n}`,
      leagueId: 'busy',
      sportType: n % 5 === 0 ? 20 : 10,
      homeId: team!.teamId,
      awayId: team!.teamId,
      status: n % 3 === 0 ? -1 : 0,
      kickOff: new Date(Date.parse(`${BUSY}T00:00:00+07:00`) + n * 4 * 60_000),
      origin: 'demo' as const,
      updatedAt: new Date(NOW),
    })),
  );
  await db.execute(sql`insert into ${hosts} (fixture_id, user_id) select 'busy7', user_id from ${hosts} limit 1`);
}

const inBusyCourt = and(eq(fixtures.sportType, 20), like(fixtures.fixtureId, 'busy%'));

const day = (query: Partial<Parameters<ScheduleService['day']>[0]> = {}) =>
  schedule.day({ timezone: VIETNAM, pageNum: 1, pageSize: 200, ...query });

async function ask(url: string, init: { method?: 'POST'; headers?: Record<string, string>; payload?: object } = {}) {
  const reply = await http.inject({ url, ...init });
  return { status: reply.statusCode, ...reply.json<{ code: number; msg: string; data: unknown }>() };
}

describe('days', () => {
  it("[LS5] (liveSchedule) lists a day of the viewer, and tells where the nearest other day's matches are", async () => {
    const today = await day();
    expect(today.list.every(({ kickOff }) => kickOff >= '2026-11-19T17:00:00' && kickOff < '2026-11-20T17:00:00')).toBe(
      true,
    );
    expect(today.total).toBe(today.list.length);
    const empty = await day({ date: '2027-03-01' });
    expect(empty).toMatchObject({
      total: 0,
      list: [],
      states: { coming: 0, live: 0, ended: 0 },
      after: '2027-03-13T17:00:00.000Z',
    });
    expect(empty.before! < '2026-12-10').toBe(true);
    expect(today).toMatchObject({ before: null, after: null });
  });

  it("[LS5] (liveSchedule) an empty day's nearest matches are of the same sport, league and state", async () => {
    const before = (query: Parameters<typeof day>[0]) =>
      day({ date: '2027-03-20', ...query }).then((found) => found.before);
    const at = (minutes: number) => new Date(Date.parse(`${BUSY}T00:00:00+07:00`) + minutes * 60_000).toISOString();
    expect(await before({})).toBe(at((MANY - 1) * 4));
    expect(await before({ sportType: 20 })).toBe(at((MANY - 5) * 4));
    expect(await before({ sportType: 20, state: 3 })).toBe(at((MANY - 15) * 4));
    expect(await before({ leagueId: 'khong-co' })).toBeNull();
    expect(await day({ date: '2027-03-20', sportType: 20 })).toMatchObject({ total: 0, after: null });
  });

  it('[LS5] (page size) 300 matches of a day are returned at once or in pages, with the same total', async () => {
    expect(await ask(`/al/api/schedule/liveSchedule?date=${BUSY}`)).toMatchObject({
      data: { total: MANY, list: { length: 200 } },
    });
    const whole = await day({ date: BUSY, pageSize: 500 });
    const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => day({ date: BUSY, pageSize: 120, pageNum })));
    expect(pages.map(({ list }) => list.length)).toEqual([120, 120, 60, 0]);
    expect(pages.every(({ total }) => total === MANY)).toBe(true);
    const ids = (list: typeof whole.list) => list.map(({ fixtureId }) => fixtureId);
    expect(pages.flatMap(({ list }) => ids(list))).toEqual(ids(whole.list));
  });

  it("(firstScreens) a long day starts with its page's first leagues, and has the others in numbers", async () => {
    const { db } = database;
    const league = { name: 'Giải khuya', shortName: 'GK', color: '#112233', leagueId: 'late' };
    await db.insert(leagues).values(league);
    // A fifth of the day is of another sport, which the page has after football.
    await db.update(fixtures).set({ leagueId: 'late' }).where(inBusyCourt);
    const asked = await ask(`/al/api/schedule/firstScreens?date=${BUSY}&whole=100&first=20`);
    const { list, rest, ...counts } = asked.data as DayStart;
    const whole = await day({ date: BUSY, pageSize: 500 });
    await db.update(fixtures).set({ leagueId: 'busy' }).where(inBusyCourt);
    await db.delete(leagues).where(eq(leagues.leagueId, 'late'));
    const of = (leagueId: string) => whole.list.filter((match) => match.league.leagueId === leagueId);
    expect(counts).toEqual({ total: MANY, states: whole.states, before: null, after: null });
    expect(list).toEqual(of('busy'));
    expect(list).toHaveLength(240);
    expect(rest).toEqual([
      {
        league: expect.objectContaining({ leagueId: 'late', name: 'Giải khuya' }) as unknown,
        matches: of('late').map(({ state, commentators }) => ({ state, hosted: commentators.length > 0 })),
      },
    ]);
  });

  it('(firstScreens) a short day is whole, an empty one names the nearest days, as on the list', async () => {
    const start = async (query: Parameters<typeof day>[0]) => {
      const { rest, ...same } = await schedule.start({ timezone: VIETNAM, whole: 100, first: 20, ...query });
      expect(rest).toEqual([]);
      return same;
    };
    expect(await start({})).toEqual(await day());
    expect(await start({ date: BUSY, hosted: true })).toEqual(await day({ date: BUSY, hosted: true }));
    expect(await start({ date: '2027-03-20', sportType: 20 })).toEqual(
      await day({ date: '2027-03-20', sportType: 20 }),
    );
    expect(await ask('/al/api/schedule/firstScreens?date=2026-02-30')).toMatchObject({ status: 400 });
    expect(await ask('/al/api/schedule/firstScreens?timezone=Sao/Hoa')).toMatchObject({ status: 400 });
  });

  it('[LS8] (filters) by league, sport, commentator and state the totals count just what is listed', async () => {
    const sport = await day({ date: BUSY, sportType: 20, pageSize: 500 });
    expect([sport.total, sport.list.length]).toEqual([60, 60]);
    const ended = await day({ date: BUSY, sportType: 20, state: 3, pageSize: 500 });
    expect(ended).toMatchObject({ total: 20, states: { coming: 0, live: 0, ended: 20 } });
    expect(ended.list.every(({ state, sportType }) => state === 3 && sportType === 20)).toBe(true);
    expect((await day({ date: BUSY, leagueId: 'busy' })).total).toBe(MANY);
    expect((await day({ date: BUSY, leagueId: 'khong-co' })).total).toBe(0);
    const hosted = await day({ date: BUSY, hosted: true });
    expect(hosted.list.map(({ fixtureId }) => fixtureId)).toEqual(['busy7']);
    const { userId } = hosted.list[0]!.commentators[0]!;
    expect((await day({ date: BUSY, userId })).total).toBe(1);
    expect((await day({ date: BUSY, userId: 999_999 })).total).toBe(0);
  });

  it("[LS8] (night) tonight goes on past the viewer's midnight", async () => {
    const night = await day({ night: true, pageSize: 500 });
    expect(night.list.every(({ kickOff }) => kickOff >= '2026-11-20T05:00:00' && kickOff < '2026-11-21T05:00:00')).toBe(
      true,
    );
    expect(night.list.some(({ kickOff }) => kickOff >= '2026-11-20T17:00:00')).toBe(true);
    expect(night.total).toBe(night.list.length);
  });

  it.each(['Asia/Magadan', 'Pacific/Auckland', 'Asia/Tokyo', VIETNAM, 'Europe/London', 'America/New_York'])(
    '[LS8] (zone) in %s every list of today has the matches being played, also those that began yesterday',
    async (timezone) => {
      const { list: playing } = await live.totals(0);
      const ids = (list: readonly { fixtureId: string }[]) => list.map(({ fixtureId }) => fixtureId).sort();
      const isLive = ({ state }: { state: number }) => state === 2;
      const today = await day({ timezone, pageSize: 500 });
      expect(ids(today.list.filter(isLive))).toEqual(ids(playing));
      expect([today.states.live, today.total]).toEqual([playing.length, today.list.length]);
      expect((await day({ timezone, state: 2 })).total).toBe(playing.length);
      expect(ids((await day({ night: true, pageSize: 500 })).list.filter(isLive))).toEqual(ids(playing));

      const date = dayAt(NOW, timezone);
      const { list: leagues } = await schedule.leagues({ day: { date, timezone } });
      const sum = (of: 'live' | 'total') => leagues.reduce((all, league) => all + league[of], 0);
      expect([sum('live'), sum('total')]).toEqual([playing.length, today.total]);
      const { days } = await schedule.month({ timezone });
      expect(days.find((one) => one.date === date)?.total).toBe(today.total);
      expect(await live.liveCount()).toBe(playing.length);
    },
  );

  it('[LS8] (zone) in a zone past midnight live matches that began yesterday are on both days', async () => {
    const timezone = 'Asia/Magadan';
    const start = startOfDay(dayAt(NOW, timezone), timezone);
    const isEarlier = ({ kickOff, state }: { kickOff: string; state: number }) =>
      state === 2 && Date.parse(kickOff) < start;
    const today = await day({ timezone, pageSize: 500 });
    const yesterday = await day({ timezone, date: '2026-11-20', pageSize: 500 });
    const carried = today.list.filter(isEarlier);
    expect(carried.length).toBeGreaterThan(0);
    expect(yesterday.list.filter(isEarlier).map(({ fixtureId }) => fixtureId)).toEqual(
      carried.map(({ fixtureId }) => fixtureId),
    );
  });

  it.each([
    ['liveSchedule?timezone=Asia/Sai_Gon_Cu', 'Không có múi giờ Asia/Sai_Gon_Cu.'],
    ['liveSchedule?timezone=%27;drop%20table', 'Không có múi giờ'],
    ['liveSchedule?date=2026-02-30', 'Trường date không hợp lệ'],
    ['liveSchedule?date=0001-01-01', 'Ngày không hợp lệ'],
    ['liveSchedule?pageSize=501', 'lớn nhất là 500'],
    ['liveSchedule?pageNum=0', 'nhỏ nhất là 1'],
    ['liveSchedule?state=9', 'lớn nhất là 3'],
    ['liveSchedule?userId=abc', 'phải là số nguyên'],
    ['leagues?date=2026-02-30', 'Trường date không hợp lệ'],
    ['leagues?date=2026-02-28&timezone=Moon/Base', 'Không có múi giờ Moon/Base.'],
    ['calendar?month=2026-13', 'Tháng không hợp lệ'],
    ['calendar?month=thang', 'có ký tự không được phép'],
    ['calendar?timezone=Moon/Base', 'Không có múi giờ Moon/Base.'],
  ])('%s is refused with a sentence', async (path, sentence) => {
    const answer = await ask(`/al/api/schedule/${path}`);
    expect(answer).toMatchObject({ status: 400, code: 400 });
    expect(answer.msg).toContain(sentence);
  });
});

describe('months and leagues', () => {
  it("[LS8] (calendar) a month counts the matches of each day of the viewer's zone", async () => {
    const march = await schedule.month({ month: '2027-03', timezone: VIETNAM });
    expect(march).toEqual({ month: '2027-03', days: [{ date: BUSY, total: MANY }] });
    const { days } = await schedule.month({ month: '2027-03', timezone: 'America/New_York', sportType: 20 });
    expect(days.map(({ date }) => date)).toEqual(['2027-03-13', '2027-03-14']);
    expect(days.reduce((sum, { total }) => sum + total, 0)).toBe(60);
    const now = await schedule.month({ timezone: VIETNAM });
    const today = await day({ pageSize: 500 });
    expect(now.days.find(({ date }) => date === '2026-11-20')?.total).toBe(today.total);
  });

  it('leagues are counted once a second, for all sports', async () => {
    const repository = new ScheduleRepository(database);
    const counted = import.meta.jest.spyOn(repository, 'leagues');
    const service = new ScheduleService({
      schedule: repository,
      repository: new LiveRepository(database),
      fixtures: new FixtureRepository(database),
      counts: { online: () => 0 },
      clock,
    });
    await Promise.all([service.leagues(), service.leagues({ sportType: 40 }), service.menu('sports')]);
    expect(counted).toHaveBeenCalledTimes(1);
    await clock.advance(1_000);
    await service.leagues();
    expect(counted).toHaveBeenCalledTimes(2);
  });

  it('leagues have their slug and counts, popular ones first, then live ones; also a league without a match around today', async () => {
    const { total, list } = await schedule.leagues();
    expect(total).toBe(list.length);
    const busy = { slug: 'giai-dong', live: 0, coming: 0 };
    const isBusy = ({ league }: { league: { leagueId: string } }) => league.leagueId === 'busy';
    expect(list.find(isBusy)).toMatchObject({ ...busy, sportType: expect.any(Number), total: 0 });
    const ofDay = await schedule.leagues({ day: { date: BUSY, timezone: VIETNAM } });
    expect(ofDay.list.find(isBusy)).toMatchObject({ ...busy, total: MANY });
    const week = 7 * 24 * 3_600_000;
    const [from, to] = [new Date(NOW - week), new Date(NOW + week)];
    const around = await database.db.$count(fixtures, between(fixtures.kickOff, from, to));
    expect(list.reduce((sum, { total }) => sum + total, 0)).toBe(around);
    const active = list.filter(({ live, coming }) => live + coming > 0);
    expect(list.slice(0, active.length)).toEqual(active);
    const popular = active.flatMap(({ league }) => league.position ?? []);
    expect(popular[0]).toBe(10);
    expect(popular.toSorted((a, b) => a - b)).toEqual(popular);
    expect(active.slice(0, popular.length).every(({ league }) => league.position !== undefined)).toBe(true);
    const others = active.slice(popular.length).map(({ live }) => live);
    expect(others[0]).toBeGreaterThan(0);
    expect(others.toSorted((a, b) => b - a)).toEqual(others);
    expect(new Set(list.map(({ slug }) => slug)).size).toBe(total);
    expect((await schedule.leagues({ sportType: 40 })).list.every(({ sportType }) => sportType === 40)).toBe(true);
  });

  it("leagues of a day are those with a match on it in the viewer's zone, counted by its matches alone", async () => {
    const { list } = await schedule.leagues();
    const ofDay = (query: string) =>
      ask(`/al/api/schedule/leagues?${query}`) as Promise<{ data: { total: number; list: typeof list } }>;
    const { data: today } = await ofDay('date=2026-11-20');
    const played = (await day({ pageSize: 500 })).list.map(({ league }) => league.leagueId);
    expect(today.list.map(({ league }) => league.leagueId).sort()).toEqual([...new Set(played)].sort());
    expect(today.list.reduce((sum, { total }) => sum + total, 0)).toBe(played.length);
    const slugs = new Map(list.map(({ league, slug }) => [league.leagueId, slug]));
    expect(today.list.every(({ league, slug }) => slugs.get(league.leagueId) === slug)).toBe(true);
    expect(await ofDay('date=2027-03-13&timezone=America/New_York')).toMatchObject({
      data: { total: 1, list: [{ slug: 'giai-dong' }] },
    });
    expect(await ofDay('date=2027-03-13')).toMatchObject({ data: { total: 0, list: [] } });
  });
});

describe('who is on air', () => {
  it('[LS5] (show-online) users in the rooms of live matches and in the common room are counted', async () => {
    const answer = await ask('/al/api/live/show-online');
    const { total, list } = answer.data as { total: number; list: { groupId: number; online: number }[] };
    expect(list.find(({ groupId }) => groupId === 30)?.online).toBe(5);
    expect([total, list.length > 3]).toEqual([list.reduce((sum, { online }) => sum + online, 0), true]);
  });

  it('[LS5] (operator-online) commentators on air are returned with their match', async () => {
    const { data } = await ask('/al/api/live/stream/operator-online');
    const { total, list } = data as Awaited<ReturnType<ScheduleService['onAir']>>;
    expect([total > 0, list.length]).toEqual([true, total]);
    expect(list.every(({ anchor, fixture }) => anchor.fixtureId === fixture.fixtureId && fixture.state === 2)).toBe(
      true,
    );
  });

  it('[LS5] (live/menu) answers only requests with the right key, by sports or by leagues', async () => {
    const menu = (headers: Record<string, string>, payload: object = {}) =>
      ask('/al/api/live/menu', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      });
    for (const headers of [{}, { key: '' }, { key: `${KEY}x` }]) {
      expect(await menu(headers)).toMatchObject({
        status: 401,
        code: 401,
        msg: 'Khóa truy cập (tiêu đề key) không đúng hoặc chưa được cấp.',
      });
    }
    const bySport = (await menu({ key: KEY })).data as {
      location: string;
      list: { label: string; href: string; live: number }[];
    };
    expect(bySport.location).toBe('sports');
    expect(bySport.list.map(({ href }) => href)).toEqual([
      '/truc-tiep/bong-da',
      '/truc-tiep/bong-ro',
      '/truc-tiep/esport',
      '/truc-tiep/dua-bi',
    ]);
    expect(bySport.list[0]!.live).toBeGreaterThan(0);
    const byLeague = (await menu({ key: KEY }, { location: 'leagues' })).data as typeof bySport;
    expect(byLeague.list.find(({ label }) => label === 'Giải đông')?.href).toBe('/lich-thi-dau/giai-dong');
    expect(await menu({ key: KEY }, { location: 'moon' })).toMatchObject({ status: 400 });
  });

  it('every key is rejected while the operator configured none', () => {
    expect(() => new ApiKey(undefined).check('')).toThrow('apiKeyRejected');
    expect(() => new ApiKey(undefined).check('undefined')).toThrow('apiKeyRejected');
  });
});
