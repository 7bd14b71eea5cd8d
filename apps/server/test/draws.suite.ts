import { createHash, createHmac } from 'node:crypto';
import { Code, type DeskDraw, notificationPath } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { desc, eq, sql } from 'drizzle-orm';
import { seeds } from '../src/modules/chat/testing.js';
import { createDeskDraws } from '../src/modules/draws/desk/desk-draws.js';
import { DeskDrawRepository } from '../src/modules/draws/desk/desk-draw-repository.js';
import { DrawJob } from '../src/modules/draws/draw-job.js';
import { DrawNoticeRepository } from '../src/modules/draws/draw-notice-repository.js';
import { DrawNotices } from '../src/modules/draws/draw-notices.js';
import { DrawQuery } from '../src/modules/draws/draw-query.js';
import { DrawRepository } from '../src/modules/draws/draw-repository.js';
import { DrawService, type PostIn } from '../src/modules/draws/draw-service.js';
import { clearSimulatedDraws, SimulatedDrawsRepository } from '../src/modules/draws/simulated-draws-repository.js';
import { NotificationRepository } from '../src/modules/notifications/notification-repository.js';
import { NotificationService } from '../src/modules/notifications/notification-service.js';
import { NotificationWrites } from '../src/modules/notifications/notification-writes.js';
import { Notifier } from '../src/modules/notifications/notifier.js';
import { PointBook } from '../src/modules/points/point-book.js';
import { PointBookQuery } from '../src/modules/points/point-book-query.js';
import { PointsRepository } from '../src/modules/points/points-repository.js';
import type { Database } from '../src/platform/database/database.js';
import {
  deskLog as deskLogRows,
  drawEntries,
  drawNotices,
  draws,
  drawSeeds,
  pointEntries,
  users,
} from '../src/platform/database/schema.js';
import { DeskLog } from '../src/platform/desk-log/desk-log.js';
import { FakeLog } from '../src/platform/testing.js';

const HOUR = 60 * 60_000;

/** Tests for lucky draws over each database, whose own clock decides. `open` returns an empty, migrated database. */
export function drawsSuite(open: () => Promise<Database>): void {
  let database: Database;
  let ledger: PointsRepository;
  let staff: number;
  const clock = new FakeClock(Date.now());
  const log = new FakeLog();
  const postIn: PostIn = (tx, postings, at) => new PointsRepository(tx).post(postings, at);
  const openService = () =>
    new DrawService({ draws: new DrawQuery(database), entries: new DrawRepository(database), postIn, clock });
  const openJob = () => new DrawJob({ draws: new DrawRepository(database), postIn, clock, log: log.log });
  const openDesk = () =>
    createDeskDraws({
      ...{ database, store: new DeskDrawRepository(database), deskLog: new DeskLog({ clock }), clock },
      deskChanges: { publish: () => Promise.resolve() },
    });

  beforeAll(async () => {
    database = await open();
    ledger = new PointsRepository(database.db);
    service = new NotificationService({
      ...{ notifications: new NotificationRepository(database), clock, announce: () => undefined },
      posts: { textsOf: async () => new Map() },
    });
    staff = await member();
  });
  afterEach(async () => {
    expect(await ledger.differences()).toEqual([]);
    expect(log.lines).toEqual([]);
  });
  afterAll(() => database.close());

  const member = async () => {
    const username = `fan-${(named += 1)}`;
    return (await seeds(database).user({ username, usernameKey: username, displayName: username })).userId;
  };
  const members = (count: number) => Promise.all(Array.from({ length: count }, member));
  let named = 0;
  const pushes: number[] = [];
  const notifier = () =>
    new Notifier({
      ...{ writes: new NotificationWrites(database), notifications: new NotificationRepository(database), clock },
      deliveries: [{ deliver: async (all) => void pushes.push(...all.map(({ userId }) => userId)) }],
      ...{ bus: { publish: () => Promise.resolve() }, log: log.log },
    });
  const notices = (notify: Notifier['notify'] = (notice) => notifier().notify(notice)) =>
    new DrawNotices({ noted: new DrawNoticeRepository(database), notices: { notify }, clock, log: log.log });
  const listOf = async (userId: number) => (await service.list(userId, { type: 10, pageNum: 1, pageSize: 9 })).list;
  let service: NotificationService;

  const inHours = (hours: number) => new Date(clock.now() + hours * HOUR).toISOString();
  const draft = () => ({
    ...{ title: 'Áo đấu Nam Định', prize: 'Áo có chữ ký', prizePoints: 0, winners: 1, entryCost: 0, text: '' },
    ...{ opensAt: inHours(-1), closesAt: inHours(1) },
  });
  const make = async (rest: Partial<DeskDraw> = {}) => (await openDesk().create(staff, { ...draft(), ...rest })).id;
  /** The database's clock passes the end of the draw. */
  const end = (drawId: number) =>
    database.db
      .update(draws)
      .set({ closesAt: sql`clock_timestamp()` })
      .where(eq(draws.drawId, drawId));
  const drawn = async (drawId: number) => {
    await end(drawId);
    await openJob().look();
    await openJob().look();
    return openService().info(null, drawId);
  };
  const give = (userId: number, amount: number) =>
    ledger.post(
      [{ userId, unit: 'points', amount, cause: 'welcome', reference: 'users', key: `welcome:${userId}` }],
      new Date(clock.now()),
    );
  const pointsOf = async (userId: number) => (await ledger.balances(userId)).points;
  const reasonOf = (work: Promise<unknown>): Promise<string | undefined> =>
    work.then(
      () => 'accepted',
      ({ values }: { values?: { reason?: string } }) => values?.reason,
    );

  describe('[EN3] (list) lucky draws', () => {
    it('show the hash of their seed and their chance while they are open, and the seed only after the draw', async () => {
      const [one, two] = await members(2);
      const drawId = await make({ winners: 1 });
      const service = openService();
      expect(await service.info(null, drawId)).toMatchObject({ state: 'open', entries: 0, chance: null, mine: null });
      await service.enter(one!, drawId);
      await service.enter(two!, drawId);
      const open = await service.info(one!, drawId);
      expect(open).toMatchObject({ state: 'open', entries: 2, chance: 0.5, seed: null, listHash: null, results: [] });
      expect(open.mine).toMatchObject({ number: 1, rank: null });
      const [secret] = await database.db.select().from(drawSeeds).where(eq(drawSeeds.drawId, drawId));
      expect(JSON.stringify(await service.list(one!, { mine: false, pageNum: 1, pageSize: 50 }))).not.toContain(
        secret!.seed,
      );
      await expect(service.proof(drawId)).rejects.toMatchObject({ code: Code.drawNotClosed });

      await end(drawId);
      expect((await service.info(null, drawId)).state).toBe('closed');
      await openJob().look();
      expect(await service.info(null, drawId)).toMatchObject({ state: 'closed', seed: null, results: [] });
      expect((await service.proof(drawId)).seed).toBeNull();
      await openJob().look();
      const done = await service.info(null, drawId);
      expect(done).toMatchObject({ state: 'drawn', seed: secret!.seed, results: [{ rank: 1 }] });
      expect(createHash('sha256').update(Buffer.from(done.seed!, 'hex')).digest('hex')).toBe(open.seedHash);
    });

    it('are listed by state, by whether one entered, and their results by type of prize', async () => {
      const fan = await member();
      const [gift, points, later] = [
        await make(),
        await make({ prizePoints: 50 }),
        await make({ opensAt: inHours(1), closesAt: inHours(2) }),
      ];
      const service = openService();
      for (const id of [gift, points]) await service.enter(fan, id);
      await Promise.all([drawn(gift), drawn(points)]);
      const page = { pageNum: 1, pageSize: 50 };
      const ids = async (list: Promise<{ list: { drawId: number }[] }>) =>
        (await list).list.map(({ drawId }) => drawId);
      const mine = await ids(service.list(fan, { mine: true, ...page }));
      expect(mine.sort((a, b) => a - b)).toEqual([gift, points]);
      expect(await ids(service.list(null, { mine: true, ...page }))).toEqual([]);
      expect(await ids(service.list(fan, { state: 'open', mine: true, ...page }))).toEqual([]);
      const all = await ids(service.list(null, { mine: false, ...page }));
      expect(all).not.toContain(later);
      await expect(service.info(fan, later)).rejects.toMatchObject({ code: Code.notFound });
      await expect(service.enter(fan, later)).rejects.toMatchObject({ code: Code.notFound });
      expect(await ids(service.results(null, { type: 'points', ...page }))).toEqual([points]);
      expect(await ids(service.results(null, { type: 'gift', ...page }))).toContain(gift);
    });
  });

  describe('[EN3] (entries) an entry', () => {
    it('is one for each account, and paid once, for 20 requests at the same moment', async () => {
      const fan = await member();
      await give(fan, 300);
      const drawId = await make({ entryCost: 100 });
      const answers = await Promise.all(Array.from({ length: 20 }, () => openService().enter(fan, drawId)));
      expect(new Set(answers.map(({ mine }) => mine?.entryId)).size).toBe(1);
      expect((await openService().info(fan, drawId)).entries).toBe(1);
      expect(await pointsOf(fan)).toBe(200);
      const book = new PointBook({
        ...{ entries: new PointBookQuery(database), points: ledger, giftName: () => undefined, clock },
      });
      const { list } = await book.list(fan, { flow: 'all', cause: 'draw', before: undefined, limit: 20 });
      expect(list.map(({ subject, change }) => ({ subject, change }))).toEqual([
        { subject: { name: 'Áo đấu Nam Định', count: null, path: `/rut-tham/${drawId}` }, change: -100 },
      ]);
    });

    it('of 20 members at once has its own number, and none is lost', async () => {
      const fans = await members(20);
      const drawId = await make();
      const answers = await Promise.all(fans.map((fan) => openService().enter(fan, drawId)));
      const numbers = answers.map(({ mine }) => mine?.number ?? 0).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    });

    it('without enough points is none, and costs nothing', async () => {
      const fan = await member();
      await give(fan, 99);
      const drawId = await make({ entryCost: 100 });
      await expect(openService().enter(fan, drawId)).rejects.toMatchObject({ code: Code.notEnoughPoints });
      expect(await openService().info(fan, drawId)).toMatchObject({ entries: 0, mine: null });
      expect(await pointsOf(fan)).toBe(99);
    });

    it('at the moment of closing is in the list or refused, never after it, with two processes', async () => {
      const fans = await members(24);
      const drawId = await make({ winners: 3 });
      const enter = (fan: number) =>
        openService()
          .enter(fan, drawId)
          .then(
            ({ mine }) => mine?.entryId,
            ({ code }: { code: number }) =>
              code === Code.drawClosed ? undefined : Promise.reject(new Error(`${code}`)),
          );
      const first = fans.slice(0, 12).map(enter);
      const closing = end(drawId).then(() => Promise.all([openJob().look(), openJob().look()]));
      const others = fans.slice(12).map(enter);
      const accepted = (await Promise.all([...first, ...others])).filter((id) => id !== undefined);
      await closing;
      await openJob().look();
      const proof = await openService().proof(drawId);
      expect(proof.entries).toEqual(accepted.toSorted());
      const late = await member();
      await expect(openService().enter(late, drawId)).rejects.toMatchObject({ code: Code.drawClosed });
      expect((await openService().proof(drawId)).listHash).toBe(proof.listHash);
    });
  });

  describe('[EN3] (draw) winners', () => {
    it('follow from the seed and the closed list, as another program computes them, and are masked', async () => {
      const fans = await members(12);
      const drawId = await make({ winners: 3 });
      for (const fan of fans) await openService().enter(fan, drawId);
      const { results } = await drawn(drawId);
      const { seed, listHash, entries } = await openService().proof(drawId);
      const text = ['khandai-draw-1', drawId, 3, ...entries, ''].join('\n');
      expect(createHash('sha256').update(text).digest('hex')).toBe(listHash);
      const macOf = (id: string) =>
        createHmac('sha256', Buffer.from(seed!, 'hex')).update(`${listHash}:${id}`).digest();
      const won = [...entries].sort((a, b) => Buffer.compare(macOf(a), macOf(b))).slice(0, 3);
      expect(results.map(({ rank, entryId }) => [rank, entryId])).toEqual(won.map((id, index) => [index + 1, id]));
      for (const { name } of results) expect(name).toMatch(/^.{1,2}\*\*\*.{0,2}$/u);
    });

    it('get their points exactly once when two processes draw at the same time, and again later', async () => {
      const fans = await members(8);
      const drawId = await make({ winners: 3, prizePoints: 500 });
      for (const fan of fans) await openService().enter(fan, drawId);
      await end(drawId);
      for (let look = 0; look < 3; look += 1) await Promise.all([openJob().look(), openJob().look()]);
      const balances = await Promise.all(fans.map(pointsOf));
      expect(balances.toSorted((a, b) => b - a)).toEqual([500, 500, 500, 0, 0, 0, 0, 0]);
      const paid = await database.db
        .select()
        .from(pointEntries)
        .where(sql`idempotency_key LIKE ${`draw-prize:${drawId}:%`}`);
      expect(paid).toHaveLength(3);
      const { results } = await openService().info(null, drawId);
      expect(results.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    });

    it('are all that entered when there are fewer than prizes, and none without entries', async () => {
      const fan = await member();
      const [small, empty] = [await make({ winners: 5 }), await make({ winners: 5 })];
      await openService().enter(fan, small);
      expect((await drawn(small)).results).toHaveLength(1);
      expect(await drawn(empty)).toMatchObject({ state: 'drawn', chance: null, results: [] });
    });

    it('of a member who left stay in the list without a name, and get nothing', async () => {
      const [gone, here] = await members(2);
      const drawId = await make({ winners: 2, prizePoints: 10 });
      for (const fan of [gone!, here!]) await openService().enter(fan, drawId);
      await database.db.update(drawEntries).set({ userId: null }).where(eq(drawEntries.userId, gone!));
      const { results } = await drawn(drawId);
      expect(results.map(({ name }) => name === null).sort()).toEqual([false, true]);
      expect([await pointsOf(gone!), await pointsOf(here!)]).toEqual([0, 10]);
      expect((await openService().proof(drawId)).entries).toHaveLength(2);
    });

    it('of the demo are simulated fans, who get no points; its draws go with their entries', async () => {
      const [fan, real] = await members(2);
      await database.db.update(users).set({ simulated: true }).where(eq(users.userId, fan!));
      const shelf = new SimulatedDrawsRepository(database);
      expect(await shelf.has()).toEqual({ open: false, over: false });
      const times = { opensAt: new Date(clock.now() - HOUR), closesAt: new Date(clock.now() + HOUR) };
      const words = { title: 'Quà cuối tuần', prize: '300 điểm', text: '' };
      await shelf.publish({ ...words, ...times, prizePoints: 300, winners: 2, entrants: [fan!] });
      expect(await shelf.has()).toEqual({ open: true, over: false });
      const [row] = await database.db.select().from(draws).where(eq(draws.simulated, true));
      const drawId = row!.drawId;
      expect(await openService().enter(real!, drawId)).toMatchObject({ simulated: true, entries: 2 });
      expect((await drawn(drawId)).results).toHaveLength(2);
      expect([await pointsOf(fan!), await pointsOf(real!)]).toEqual([0, 300]);
      await clearSimulatedDraws(database);
      await expect(openService().info(null, drawId)).rejects.toMatchObject({ code: Code.notFound });
    });

    it('hear of it once, with the prize and the address, though two processes draw and notify, unless they turned it off', async () => {
      const fans = await members(4);
      const [deaf] = fans;
      const settings = await service.settings(deaf!);
      const off = { bell: false, push: false };
      await service.setSettings(deaf!, { ...settings, switches: { ...settings.switches, draws: off } });
      const drawId = await make({ winners: 4, prizePoints: 300, prize: '300 điểm' });
      const other = await make();
      await openService().enter(fans[1]!, other);
      for (const fan of fans) await openService().enter(fan, drawId);
      await end(drawId);
      for (let look = 0; look < 2; look += 1) await Promise.all([openJob().look(), openJob().look()]);
      pushes.splice(0);
      const [one, two] = [notices(), notices()];
      await Promise.all([one.look(), two.look(), one.look()]);
      await two.look();
      const [row] = await listOf(fans[1]!);
      expect(row).toMatchObject({ event: 'DRAW_WON', title: 'Áo đấu Nam Định', quote: '300 điểm' });
      expect(notificationPath(row!)).toBe(`/rut-tham/${drawId}`);
      const lists = await Promise.all(fans.map(listOf));
      expect(lists.map((list) => list.length)).toEqual([0, 1, 1, 1]);
      // Those of the draws of other tests come too.
      const pushed = pushes.filter((fan) => fans.includes(fan));
      expect(pushed.toSorted((a, b) => a - b)).toEqual(fans.slice(1).toSorted((a, b) => a - b));
      expect(await database.db.$count(drawNotices)).toBe(0);
    });

    it('hear of it from the next process when one ends after the draw, or when notices cannot be stored, and are pushed once', async () => {
      const fan = await member();
      const drawId = await make();
      await openService().enter(fan, drawId);
      await drawn(drawId);
      pushes.splice(0);
      await notices(() => Promise.reject(new Error('down'))).look();
      expect(log.lines.splice(0)).toHaveLength(1);
      await notices().look();
      expect(await listOf(fan)).toEqual([]);
      await clock.advance(2_000);
      // Stored, but the process ends before it notes that.
      await new DrawNoticeRepository(database).take(new Date(clock.now()), 20);
      await notifier().notify({ type: 'DRAW_WON', userIds: [fan], draw: { drawId, title: 'Áo', prize: 'Áo' } });
      await notices().look();
      expect(await database.db.$count(drawNotices)).toBe(1);
      await clock.advance(60_000);
      await notices().look();
      expect((await listOf(fan)).map(({ title }) => title)).toEqual(['Áo đấu Nam Định']);
      expect(pushes).toEqual([fan]);
      expect(await database.db.$count(drawNotices)).toBe(0);
    });

    it('are not drawn from a list that was changed after its closing', async () => {
      const [one, two] = await members(2);
      const drawId = await make();
      await openService().enter(one!, drawId);
      await end(drawId);
      await openJob().look();
      await database.db
        .insert(drawEntries)
        .values({ entryId: 'f'.repeat(32), drawId, userId: two!, number: 2, enteredAt: new Date() });
      await openJob().look();
      expect((await openService().info(null, drawId)).state).toBe('closed');
      expect(log.lines.splice(0)).toHaveLength(1);
      await database.db.delete(drawEntries).where(eq(drawEntries.entryId, 'f'.repeat(32)));
      await openJob().look();
      expect((await openService().info(null, drawId)).state).toBe('drawn');
    });
  });

  describe('[EN3] (desk) staff', () => {
    it('change all of a draw until its first entry, then its words alone, also by undoing', async () => {
      const [desk, fan] = [openDesk(), await member()];
      const { id, version } = await desk.create(staff, draft());
      const changed = await desk.update(staff, id, version, { winners: 3 });
      const [act] = await database.db.select().from(deskLogRows).orderBy(desc(deskLogRows.logId)).limit(1);
      expect(act).toMatchObject({ resource: 'draw', action: 'update' });
      await openService().enter(fan, id);
      for (const change of [{ winners: 2 }, { prize: 'Khăn' }, { entryCost: 5 }, { closesAt: inHours(5) }])
        expect(await reasonOf(desk.update(staff, id, changed.version, change))).toMatch(/^Đã có 1 vé/);
      expect(await reasonOf(database.db.transaction((tx) => desk.undoer.undo(tx, act!)))).toMatch(/^Đã có 1 vé/);
      expect(await reasonOf(desk.remove(staff, id))).toMatch(/có vé \(1\)/);
      expect(await desk.update(staff, id, changed.version, { title: 'Áo đấu' })).toMatchObject({ title: 'Áo đấu' });
    });

    it('delete a draw without entries, and undo that with the seed whose hash was published', async () => {
      const desk = openDesk();
      const { id } = await desk.create(staff, draft());
      const { seedHash } = await openService().info(null, id);
      await desk.remove(staff, id);
      await expect(openService().info(null, id)).rejects.toMatchObject({ code: Code.notFound });
      const [act] = await database.db.select().from(deskLogRows).orderBy(desc(deskLogRows.logId)).limit(1);
      expect(JSON.stringify(act)).not.toMatch(/seed/i);
      expect(await database.db.transaction((tx) => desk.undoer.undo(tx, act!))).toBe(true);
      expect((await openService().info(null, id)).seedHash).toBe(seedHash);
    });

    it('are refused in words: no title, no prize, an end before the start or in the past, too many points', async () => {
      const reasons = (rest: object) => reasonOf(openDesk().create(staff, { ...draft(), ...rest }));
      expect(await reasons({ title: ' \u200b ' })).toBe('Đợt rút thăm cần có tên.');
      expect(await reasons({ prize: '' })).toBe('Hãy ghi phần thưởng.');
      expect(await reasons({ opensAt: inHours(2) })).toMatch(/sau giờ mở/);
      expect(await reasons({ closesAt: inHours(-0.5) })).toMatch(/ở phía trước/);
      expect(await reasons({ prizePoints: 100_000, winners: 11 })).toMatch(/1000000|1\.000\.000/);
      expect(await reasons({ title: 'x'.repeat(121) })).toMatch(/120 ký tự/);
    });
  });
}
