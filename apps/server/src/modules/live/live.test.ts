import { basketballCommentators, demoCommentators } from '@khandai/demo';
import { FakeClock } from '@khandai/testing';
import { openDemoDatabase } from '../../feeds/testing.js';
import { eq } from 'drizzle-orm';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { chatRooms, fixtures, formerIds, hosts, liveLinks, odds } from '../../platform/database/schema.js';
import { builtInNavigation, NavigationService } from '../navigation/navigation-service.js';
import { OddsRepository } from '../odds/odds-repository.js';
import { OddsService } from '../odds/odds-service.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { LiveRepository } from './live-repository.js';
import { LiveService } from './live-service.js';

/** A Saturday evening of the V.League. */
const NOW = Date.parse('2026-11-21T13:10:00Z');
const clock = new FakeClock(NOW);
const online = new Map<number, number>();
let database: PgliteDatabase;
let live: LiveService;
let prices: OddsService;

beforeAll(async () => {
  database = await openDemoDatabase(clock, 'live');
  live = new LiveService({
    repository: new LiveRepository(database),
    fixtures: new FixtureRepository(database),
    counts: { online: (groupId) => online.get(groupId) ?? 0 },
    clock,
  });
  prices = new OddsService({ repository: new OddsRepository(database), fixtures: live });
});
afterAll(() => database.close());

describe('live module', () => {
  it('[LS2] (server part) [LS5] (total-live-schedule) counts live matches of all sports and of the requested mode, and lists those of the mode', async () => {
    const all = await live.totals(0);
    expect(all.totalLive).toBeGreaterThanOrEqual(3);
    expect([all.totalMode, all.list.length]).toEqual([all.totalLive, all.totalLive]);
    expect(await live.totals(50)).toEqual({ totalLive: all.totalLive, totalMode: 0, list: [] });
    const sports = await Promise.all([10, 20, 30, 40].map((mode) => live.totals(mode)));
    expect(sports.reduce((sum, { totalMode }) => sum + totalMode, 0)).toBe(all.totalLive);
    expect(sports[1]?.list.every(({ sportType }) => sportType === 20)).toBe(true);
    expect(all.list.every(({ state }) => state === 2)).toBe(true);
    expect(await live.liveCount()).toBe(all.totalLive);
    expect(await live.liveCount('no-league')).toBe(0);
  });

  it('rooms on air are those of the commentators, or of the match itself, of every match being played', async () => {
    const { list } = await live.totals(0);
    const rooms = await Promise.all(list.map(({ fixtureId }) => live.room(fixtureId)));
    const expected = new Set(rooms.flatMap(({ hosts }) => hosts.map(({ groupId }) => groupId)));
    expect(new Set(await live.roomsOnAir())).toEqual(expected);
    expect(expected.size).toBeGreaterThan(0);
  });

  it('a match without a commentator has the id of its own room, and reading its page stores no room', async () => {
    const [open] = (await live.totals(0)).list;
    const fixtureId = open!.fixtureId;
    const before = await database.db.select().from(hosts).where(eq(hosts.fixtureId, fixtureId));
    await database.db.delete(hosts).where(eq(hosts.fixtureId, fixtureId));
    const rooms = () => database.db.select().from(chatRooms).where(eq(chatRooms.fixtureId, fixtureId));
    const [own] = (await live.room(fixtureId)).hosts;
    const { groupId, roomName } = own!;
    expect(roomName).toBe(`${open!.home.name} – ${open!.away.name}`);
    expect(await live.hosts(fixtureId)).toEqual([own]);
    await live.fixture(fixtureId);
    expect(await rooms()).toEqual([]);
    expect(await live.roomsOnAir()).not.toContain(groupId);
    await database.db.insert(chatRooms).values({ groupId, fixtureId, name: roomName });
    expect((await live.room(fixtureId)).hosts).toEqual([own]);
    expect(await live.roomsOnAir()).toContain(groupId);
    // A commentator who joins later opens a second room; fans still watch in the first.
    await database.db.insert(hosts).values(before);
    const shown = (await live.hosts(fixtureId)).map((host) => host.groupId);
    expect(shown).toHaveLength(before.length + 1);
    expect(await live.roomsOnAir()).toEqual(expect.arrayContaining(shown));
    await database.db.delete(chatRooms).where(eq(chatRooms.fixtureId, fixtureId));
  });

  it('[SH11] (vip, server part) a commentator who hosts a VIP room has it in their room', async () => {
    const { list } = await live.totals(0);
    const { fixtureId, commentators } = list.find((one) => one.commentators.length > 0)!;
    const userId = commentators[0]!.userId;
    const vip = { name: 'VIP', vipGroup: 1, vipHostId: userId };
    const made = await database.db.insert(chatRooms).values([vip, vip]).returning({ groupId: chatRooms.groupId });
    const hostOf = async () => (await live.hosts(fixtureId)).find(({ commentator }) => commentator?.userId === userId)!;
    expect((await hostOf()).vipGroupId).toBe(made[0]!.groupId);
    for (const { groupId } of made) await database.db.delete(chatRooms).where(eq(chatRooms.groupId, groupId));
    expect(await hostOf()).not.toHaveProperty('vipGroupId');
  });

  it('states for each room whether guests may write: some demo rooms are for members only', async () => {
    const { list } = await live.totals(0);
    const rooms = await Promise.all(list.map(async ({ fixtureId }) => (await live.room(fixtureId)).hosts));
    const closed = [...demoCommentators, ...basketballCommentators]
      .filter(({ membersOnly }) => membersOnly)
      .map(({ name }) => name);
    const hosts = rooms.flat();
    for (const { commentator, guestsWrite } of hosts)
      expect(guestsWrite).toBe(!closed.includes(commentator?.name ?? ''));
    expect(new Set(hosts.map(({ guestsWrite }) => guestsWrite))).toEqual(new Set([true, false]));
  });

  it('live matches are listed with hot ones first, then the most watched', async () => {
    const cold = (await live.totals(0)).list.filter(({ hot }) => !hot).at(-1)!;
    online.set(cold.commentators[0]!.groupId, 42);
    const { list } = await live.totals(0);
    expect(list.map(({ hot }) => hot)).toEqual(list.map(({ hot }) => hot).sort((a, b) => Number(b) - Number(a)));
    const firstCold = list.find(({ hot }) => !hot);
    expect([firstCold?.fixtureId, firstCold?.viewers]).toEqual([cold.fixtureId, 42]);
  });

  it('a match that the feed lost three and a half hours after kick-off is not counted as live', async () => {
    const { list, totalLive } = await live.totals(0);
    const [lost] = list;
    const kickOff = new Date(lost!.kickOff);
    await database.db
      .update(fixtures)
      .set({ kickOff: new Date(NOW - 3.6 * 3_600_000) })
      .where(eq(fixtures.fixtureId, lost!.fixtureId));
    expect((await live.totals(0)).totalLive).toBe(totalLive - 1);
    await database.db.update(fixtures).set({ kickOff }).where(eq(fixtures.fixtureId, lost!.fixtureId));
  });

  it('[LS3] (server part) [LS5] (featureMatch) status 20 lists coming matches of the next week, hot ones first, at most a page', async () => {
    const { total, list } = await live.featured(20, 5);
    expect(list).toHaveLength(5);
    expect(total).toBeGreaterThan(5);
    expect(list.every(({ state, kickOff }) => state === 1 && Date.parse(kickOff) < NOW + 7 * 86_400_000)).toBe(true);
    expect(list[0]?.hot).toBe(true);
    expect(await live.featured(77, 5)).toEqual({ total: 0, list: [] });
  });

  it('coming matches are read once in five seconds, for all page sizes', async () => {
    const repository = new LiveRepository(database);
    const coming = import.meta.jest.spyOn(repository, 'coming');
    const service = new LiveService({
      repository,
      fixtures: new FixtureRepository(database),
      counts: { online: () => 0 },
      clock,
    });
    const [few, many] = await Promise.all([service.featured(20, 1), service.featured(20, 40), service.featured(1, 40)]);
    expect(few.list).toEqual(many.list.slice(0, 1));
    expect(few.total).toBe(many.total);
    expect(coming).toHaveBeenCalledTimes(1);
    await clock.advance(5_000);
    await service.featured(20, 1);
    expect(coming).toHaveBeenCalledTimes(2);
  });

  it('[LS5] (liveRoom) a room is found by id, by link and by a link whose names are no longer right', async () => {
    const { list } = await live.totals(0);
    const { fixtureId, link } = list[0]!;
    for (const key of [fixtureId, link, `ten-cu-vs-ten-cu-${fixtureId}`])
      expect((await live.room(key)).fixture.fixtureId).toBe(fixtureId);
    const room = await live.room(link);
    expect(room.hosts.length).toBe(list[0]!.commentators.length);
    expect(room.hosts.every(({ links, commentator }) => links.length === 2 && commentator?.live)).toBe(true);
    expect(room.stats.length).toBeGreaterThan(5);
    await expect(live.room('khong-co-9')).rejects.toMatchObject({ code: 404, messageKey: 'fixtureNotFound' });
    await expect(live.room("x' or 1=1 --")).rejects.toMatchObject({ code: 404 });
  });

  it('[LS5] (liveRoom) a room is found by a former id and by a link that ends with it, and by an id in use as its own', async () => {
    const [one, other] = (await live.totals(0)).list;
    const fixtureId = one!.fixtureId;
    const former = ['former', other!.fixtureId].map((formerId) => ({ kind: 'match' as const, formerId, fixtureId }));
    await database.db.insert(formerIds).values(former);
    const found = await Promise.all(
      ['former', 'a-vs-b-former', other!.fixtureId, `a-vs-b-${other!.fixtureId}`].map((key) => live.fixture(key)),
    );
    expect(found.map((match) => match.fixtureId)).toEqual([fixtureId, fixtureId, other!.fixtureId, other!.fixtureId]);
    await database.db.delete(formerIds).where(eq(formerIds.fixtureId, fixtureId));
  });

  it('a stream that was taken down is not served', async () => {
    const { list } = await live.totals(0);
    const room = await live.room(list[0]!.fixtureId);
    const removed = room.hosts[0]!.links[0]!;
    await database.db
      .update(liveLinks)
      .set({ takenDownAt: new Date(NOW) })
      .where(eq(liveLinks.linkId, removed.linkId));
    const after = await live.room(list[0]!.fixtureId);
    expect(after.hosts[0]!.links.map(({ linkId }) => linkId)).not.toContain(removed.linkId);
  });

  it('[LS5] (otherSchedule, anchor, anchorSchedule) others leave the match out, anchors name the match they are on air with', async () => {
    const { list } = await live.totals(0);
    const { fixtureId, commentators } = list[0]!;
    const others = await live.others(fixtureId);
    expect(others.list.some((one) => one.fixtureId === fixtureId)).toBe(false);
    const anchors = await live.anchors();
    expect(anchors.list.find(({ userId }) => userId === commentators[0]!.userId)?.fixtureId).toBe(fixtureId);
    const schedule = await live.anchorSchedule(fixtureId, commentators[0]!.userId);
    expect(schedule.hosts).toHaveLength(commentators.length);
    expect(schedule.fixtures.some((one) => one.fixtureId === fixtureId)).toBe(true);
    expect(await live.anchorSchedule()).toEqual({ hosts: [], fixtures: [] });
  });
});

describe('odds module', () => {
  it('[OD1] (odds calls) the board is of one company, the fixture of all, in rows by category', async () => {
    const board = await prices.board();
    expect(board.companies.map(({ companyId }) => companyId)).toEqual([9001, 9002, 9003, 9004, 9005]);
    expect(board.companies.every(({ name }) => name.includes('mô phỏng'))).toBe(true);
    const companies = new Set(board.rows.handicap!.map((row) => Number(row.split(',')[1])));
    expect([...companies]).toEqual([board.companyId]);
    expect(board.fixtures.every(({ state }) => state !== 3)).toBe(true);
    expect(board.updatedAt).toBe(new Date(NOW).toISOString());
    const one = await prices.fixture(board.fixtures[0]!.link);
    expect(one.rows.europeOdds).toHaveLength(5);
  });

  it('uses the company with the most rows, and returns an empty board for one without rows', async () => {
    await database.db.delete(odds).where(eq(odds.companyId, 9001));
    expect((await prices.board()).companyId).toBe(9002);
    expect(await prices.board(5)).toMatchObject({ companyId: 5, fixtures: [], rows: {}, updatedAt: null });
    await expect(prices.fixture('khong-co')).rejects.toMatchObject({ code: 404 });
  });
});

describe('navigation', () => {
  const links = builtInNavigation(false);

  it('[LS11] (link) leads to the marble races of a site that runs them', async () => {
    const repository = { stored: async () => ({ marquee: [] }) };
    const service = new NavigationService({ repository, matches: live, clock, links: builtInNavigation(true) });
    const { primarys } = await service.navigation();
    expect(primarys.slice(0, -1)).toEqual(links.primarys);
    expect(primarys.at(-1)).toEqual({ name: 'races', label: 'Đường đua bi', href: '/dua-bi' });
  });

  it("[SH12] (navigation data) links only to pages there are, and tonight's hot matches run across the top", async () => {
    const service = new NavigationService({
      repository: { stored: async () => ({ marquee: [] }) },
      matches: live,
      clock,
      links,
    });
    const { primarys, topMarquee } = await service.navigation();
    expect(primarys.map(({ href }) => href)).toEqual([
      '/',
      '/truc-tiep',
      '/lich-thi-dau',
      '/lich-truc-tiep',
      '/ket-qua',
      '/ty-le-keo',
      '/tip-keo',
      '/bang-tin',
      '/chatroom',
      '/tin-tuc',
    ]);
    expect(topMarquee.length).toBeGreaterThan(0);
    expect(topMarquee[0]?.label).toMatch(/^\d{2}:\d{2} ngày \d{2}\/\d{2} \(giờ Việt Nam\): .+ gặp .+$/);
    const { home, away, time, date } = topMarquee[0]?.match ?? {};
    expect(topMarquee[0]?.label).toBe(`${time} ngày ${date} (giờ Việt Nam): ${home} gặp ${away}`);
    expect(primarys.map(({ name }) => name)).toEqual([
      'home',
      'live',
      'schedule',
      'hosted',
      'results',
      'odds',
      'tips',
      'feed',
      'chatrooms',
      'news',
    ]);
    expect(topMarquee[0]?.href).toMatch(/^\/truc-tiep\/.+-vs-.+-demo\d+[a-z]\d+$/);
  });

  it('data stored by the operator replace the defaults', async () => {
    const friend = { label: 'Bạn', href: 'https://ban.test' };
    const line = { label: 'Tin', href: '/' };
    const stored = { primary: [], footer: [friend, { label: 'Ẩn', href: '/', hidden: true }], marquee: [line] };
    const service = new NavigationService({ repository: { stored: async () => stored }, matches: live, clock, links });
    expect(await service.navigation()).toEqual({ primarys: [], footerNav: [friend], topMarquee: [line] });
    await clock.advance(5_000);
    stored.footer.push({ label: 'Độc', href: 'javascript:alert(1)', hidden: false });
    expect((await service.navigation()).footerNav).toHaveLength(1);
  });

  it('is read once for fifty concurrent pages, with the matches of its marquee', async () => {
    const stored = import.meta.jest.fn(async () => ({ marquee: [] }));
    const featured = import.meta.jest.fn((status: number, pageSize: number) => live.featured(status, pageSize));
    const service = new NavigationService({ repository: { stored }, matches: { featured }, clock, links });
    await Promise.all(Array.from({ length: 50 }, () => service.navigation()));
    expect([stored.mock.calls.length, featured.mock.calls.length]).toEqual([1, 1]);
  });
});
