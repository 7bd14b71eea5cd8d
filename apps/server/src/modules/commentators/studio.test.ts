import { DemoFeed } from '@khandai/demo';
import { BroadcastStatus, Code, type Fixture, type Host, type LinkDraft, MatchState } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { CastRepository } from '../../feeds/demo/cast-repository.js';
import { FeedHealth } from '../../feeds/ingest/feed-health.js';
import { IngestService } from '../../feeds/ingest/ingest-service.js';
import { SpyBus } from '../../feeds/testing.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { chatMessages, fixtures } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { FakeLog } from '../../platform/testing.js';
import { seeds } from '../chat/testing.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { LiveRepository } from '../live/live-repository.js';
import { LiveService } from '../live/live-service.js';
import { BroadcastService } from './broadcast-service.js';
import { CommentatorService } from './commentator-service.js';
import { RoomUpdates } from './room-updates.js';
import { StreamService } from './stream-service.js';
import { StudioRepository } from './studio-repository.js';
import { TotalsRepository } from './totals-repository.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const clock = new FakeClock(NOW);
const bus = new SpyBus();
const counts = { online: () => 3 };
let database: PgliteDatabase;
let live: LiveService;
let streams: StreamService;
let broadcasts: BroadcastService;
let commentators: CommentatorService;
let make: ReturnType<typeof seeds>;
let coming: Fixture[];
let log: FakeLog;

/** Ingests the demo as it is at `now`, with the empty memory of a new process. */
async function feed(now = NOW): Promise<void> {
  const ingest = new IngestService({ database, bus, clock, health: new FeedHealth({ feed: 'demo', clock }) });
  await ingest.ingest(new DemoFeed({ clock, seed: 'studio' }).batch(now));
}

let people = 0;
async function commentator(name: string): Promise<Identity & { groupId: number }> {
  people += 1;
  const account = `blv${people}`;
  const identity = await make.user({ displayName: name, username: account, usernameKey: account, role: 'commentator' });
  return { ...identity, groupId: await make.room({ name, authorId: identity.userId, roomNumber: 2000 + people }) };
}

const stream = (part: Partial<LinkDraft> = {}): LinkDraft => ({
  name: 'Đường chính',
  kind: 'hls',
  url: 'https://live.example.com/1.m3u8',
  licence: 'Ban tổ chức giải, hợp đồng 12/2026',
  ...part,
});

const refusal = (code: number) => expect.objectContaining({ code }) as unknown;

beforeAll(async () => {
  database = await openTestDatabase();
  await feed();
  make = seeds(database);
  log = new FakeLog();
  live = new LiveService({
    repository: new LiveRepository(database),
    fixtures: new FixtureRepository(database),
    counts,
    clock,
  });
  const studio = new StudioRepository(database);
  const news = new RoomUpdates({ bus, live, log: log.log });
  const uploads = { isOwn: async (userId: number, address: string) => address === `/tep/avatars/${userId}/a.webp` };
  streams = new StreamService({ studio, news, clock, log: log.log });
  broadcasts = new BroadcastService({ studio, news, uploads, imageHosts: ['anh.example.com'] });
  commentators = new CommentatorService({ totals: new TotalsRepository(database), live, counts, clock });
  coming = (await live.featured(20, 20)).list;
});
afterAll(() => database.close());

describe('a broadcast', () => {
  it('[LS7] (schedule update) hosts a fixture, and its room shows the host, the description and the time', async () => {
    const minh = await commentator('Minh Gió');
    const [fixture] = coming;
    const written = await broadcasts.update(minh, {
      id: fixture!.fixtureId,
      matchTitle: '  Đêm  hội\u202e ',
      matchDescription: 'Cùng nghe',
      matchImage: 'https://anh.example.com/1.webp',
      matchTimeStr: fixture!.kickOff,
    });
    const broadcast = {
      title: 'Đêm hội',
      description: 'Cùng nghe',
      image: 'https://anh.example.com/1.webp',
      startsAt: fixture!.kickOff,
      status: BroadcastStatus.coming,
    };
    expect(written).toEqual(broadcast);
    const [host, ...others] = (await live.room(fixture!.link)).hosts;
    expect(host).toMatchObject({
      commentator: { userId: minh.userId, live: false },
      groupId: minh.groupId,
      roomName: 'Minh Gió',
      broadcast,
    });
    expect(others.every((other) => other.broadcast === undefined)).toBe(true);
    expect((await live.anchorSchedule(undefined, minh.userId)).fixtures.map(({ fixtureId }) => fixtureId)).toEqual([
      fixture!.fixtureId,
    ]);
  });

  it('[LS7] (schedule update) keeps fields that are absent, and clears fields that are empty', async () => {
    const an = await commentator('An');
    const { fixtureId } = coming[1]!;
    await broadcasts.update(an, {
      id: fixtureId,
      matchTitle: 'Một',
      matchDescription: 'Hai',
      matchImage: `/tep/avatars/${an.userId}/a.webp`,
    });
    expect(
      await broadcasts.update(an, { id: fixtureId, matchDescription: '', matchImage: '', matchTimeStr: '' }),
    ).toEqual({
      title: 'Một',
      description: '',
      image: null,
      startsAt: null,
      status: BroadcastStatus.coming,
    });
  });

  it('is on air in one fixture only: it ends in the other one, and both rooms get the update', async () => {
    const ba = await commentator('Ba');
    const [first, second] = [coming[0]!.fixtureId, coming[1]!.fixtureId];
    await broadcasts.update(ba, { id: first, status: BroadcastStatus.live });
    bus.published.length = 0;
    await broadcasts.update(ba, { id: second, status: BroadcastStatus.live });
    expect(bus.published.map(({ channel }) => channel)).toEqual([`topic:fixture:${second}`, `topic:fixture:${first}`]);
    const status = async (id: string) =>
      (await live.hosts(id)).find((host) => host.commentator?.userId === ba.userId)?.broadcast?.status;
    expect([await status(first), await status(second)]).toEqual([BroadcastStatus.ended, BroadcastStatus.live]);
    expect(await commentators.info(ba.userId)).toMatchObject({ live: true, viewers: 3, roomName: 'Ba' });
  });

  it('survives feed updates of its fixture, and no simulated user writes in its room', async () => {
    const gio = await commentator('Gió thật');
    const { fixtureId } = coming[2]!;
    await broadcasts.update(gio, { id: fixtureId, matchTitle: 'Của tôi', status: BroadcastStatus.live });
    await streams.save(gio, { fixtureId, links: [stream()] });
    const before = await live.hosts(fixtureId);
    await feed();
    await feed(NOW + 60_000);
    expect(await live.hosts(fixtureId)).toEqual(before);
    expect(before[0]).toMatchObject({
      commentator: { userId: gio.userId, live: true },
      links: [{ name: 'Đường chính' }],
    });
    const rooms = await new CastRepository(database).rooms([fixtureId]);
    expect(rooms.map(({ groupId }) => groupId)).not.toContain(gio.groupId);
  });

  it('is refused for a finished fixture, without a room, with a picture of another host, and on another day', async () => {
    const tu = await commentator('Tư');
    const { fixtureId, kickOff } = coming[3]!;
    const [over] = (await live.featured(MatchState.ended, 1)).list;
    const without = await make.user({ role: 'commentator' });
    const later = new Date(Date.parse(kickOff) + 25 * 3_600_000).toISOString();
    const update = (caller: Identity, rest: object) => broadcasts.update(caller, { id: fixtureId, ...rest });
    await expect(broadcasts.update(tu, { id: over!.fixtureId })).rejects.toEqual(refusal(Code.conflict));
    await expect(broadcasts.update(tu, { id: 'khong-co' })).rejects.toEqual(refusal(Code.notFound));
    await expect(update(without, {})).rejects.toEqual(refusal(Code.conflict));
    for (const matchImage of [
      'https://elsewhere.example/1.webp',
      'javascript:alert(1)',
      '/tep/avatars/1/other.webp',
      'http://anh.example.com/1',
    ])
      await expect(update(tu, { matchImage })).rejects.toEqual(refusal(Code.broadcastPicture));
    for (const matchTimeStr of [later, '2026-11-20 19:00', 'tối nay', '1'])
      await expect(update(tu, { matchTimeStr })).rejects.toEqual(refusal(Code.broadcastTime));
    await expect(update(tu, { status: BroadcastStatus.none })).rejects.toEqual(refusal(Code.conflict));
    expect((await live.hosts(fixtureId)).some((host) => host.commentator?.userId === tu.userId)).toBe(false);
  });

  it('[AU11] (commentator, part) may be changed only by its host and by moderators, who cannot add hosts', async () => {
    const [nam, sau] = [await commentator('Năm'), await commentator('Sáu')];
    const moderator = await make.user({ role: 'moderator' });
    const { fixtureId } = coming[4]!;
    await broadcasts.update(nam, { id: fixtureId, matchTitle: 'Tục tĩu' });
    await expect(broadcasts.update(sau, { id: fixtureId, userId: nam.userId, matchTitle: 'x' })).rejects.toEqual(
      refusal(Code.forbidden),
    );
    expect(await broadcasts.update(moderator, { id: fixtureId, userId: nam.userId, matchTitle: '' })).toMatchObject({
      title: '',
    });
    await expect(broadcasts.update(moderator, { id: fixtureId, userId: sau.userId })).rejects.toEqual(
      refusal(Code.conflict),
    );
    expect(
      await broadcasts.update(moderator, { id: fixtureId, userId: nam.userId, status: BroadcastStatus.none }),
    ).toBeNull();
  });

  it('keeps the fixture’s previous room open, with its streams', async () => {
    const bay = await commentator('Bảy');
    const { fixtureId, home, away } = coming[5]!;
    const [reserved] = await database.db
      .select({ groupId: fixtures.groupId })
      .from(fixtures)
      .where(eq(fixtures.fixtureId, fixtureId));
    const { groupId } = reserved!;
    await make.room({ groupId, name: 'Phòng trận', fixtureId });
    await broadcasts.update(bay, { id: fixtureId });
    const hosts = await live.hosts(fixtureId);
    expect([hosts[0]?.commentator?.userId, hosts.at(-1)?.groupId, hosts.at(-1)?.roomName]).toEqual([
      bay.userId,
      groupId,
      `${home.name} – ${away.name}`,
    ]);
    expect((await live.fixture(fixtureId)).viewers).toBe(3 * hosts.length);
  });
});

describe('streams', () => {
  it('[LS7] (links list and save) are saved in order, changed and removed, and show in the room at once', async () => {
    const minh = await commentator('Minh Đường');
    const { fixtureId } = coming[0]!;
    await broadcasts.update(minh, { id: fixtureId });
    bus.published.length = 0;
    const saved = await streams.save(minh, {
      fixtureId,
      links: [stream({ name: ' Một ' }), stream({ name: 'Hai', kind: 'flv', url: 'https://live.example.com/2.flv' })],
    });
    expect(saved.map(({ name, kind, takenDown }) => [name, kind, takenDown])).toEqual([
      ['Một', 'hls', false],
      ['Hai', 'flv', false],
    ]);
    const { channel, payload } = bus.published[0]!;
    const reported = (JSON.parse(payload) as { hosts: Host[] }).hosts.find(
      (one) => one.commentator?.userId === minh.userId,
    );
    expect([channel, reported?.links.map(({ name }) => name)]).toEqual([`topic:fixture:${fixtureId}`, ['Một', 'Hai']]);

    const [one, two] = saved;
    await streams.save(minh, {
      fixtureId,
      links: [{ ...stream(two), name: 'Hai mới', linkId: two!.linkId }, stream(one)],
    });
    const host = (await live.hosts(fixtureId)).find(({ commentator: who }) => who?.userId === minh.userId);
    expect(host?.links.map(({ name, linkId }) => [name, linkId === two!.linkId])).toEqual([
      ['Hai mới', true],
      ['Một', false],
    ]);
    await streams.save(minh, { fixtureId, links: [] });
    expect(await streams.list(minh, { fixtureId, typeLinks: 20 })).toEqual([]);
  });

  it('of another commentator cannot be read or changed, not even by id', async () => {
    const [minh, an] = [await commentator('Minh riêng'), await commentator('An riêng')];
    const { fixtureId } = coming[1]!;
    for (const who of [minh, an]) await broadcasts.update(who, { id: fixtureId });
    const [his] = await streams.save(minh, { fixtureId, links: [stream()] });
    await expect(streams.list(an, { fixtureId, userId: minh.userId })).rejects.toEqual(refusal(Code.forbidden));
    await streams.save(an, { fixtureId, links: [stream({ name: 'Của An', linkId: his!.linkId })] });
    expect(await streams.list(minh, { fixtureId })).toEqual([his]);
    const moderator = await make.user({ role: 'moderator' });
    expect(await streams.list(moderator, { fixtureId, userId: minh.userId })).toEqual([his]);
    expect(await streams.list(moderator, { fixtureId, userId: minh.userId, typeLinks: 10 })).toEqual([]);
  });

  it('are refused for a fixture of another host, without a licence, twice, or at a private address', async () => {
    const { fixtureId } = coming[2]!;
    const minh = await commentator('Minh sai');
    await expect(streams.save(minh, { fixtureId, links: [stream()] })).rejects.toEqual(refusal(Code.conflict));
    await broadcasts.update(minh, { id: fixtureId });
    const bad = [
      [stream({ url: 'javascript:alert(1)' })],
      [stream({ licence: ' ' })],
      [stream({ name: '\u200b' })],
      [stream(), stream()],
    ];
    for (const links of bad)
      await expect(streams.save(minh, { fixtureId, links })).rejects.toEqual(refusal(Code.streamRefused));
    expect(await streams.list(minh, { fixtureId })).toEqual([]);
  });

  it('that were taken down are never served again, under any name', async () => {
    const minh = await commentator('Minh bị gỡ');
    const { fixtureId } = coming[3]!;
    const moderator = await make.user({ role: 'moderator' });
    await broadcasts.update(minh, { id: fixtureId });
    const url = 'https://live.example.com/trom.m3u8';
    const [link] = await streams.save(minh, { fixtureId, links: [stream({ url })] });
    expect(await streams.takeDown(moderator, link!.linkId)).toMatchObject({ takenDown: true });
    expect((await live.hosts(fixtureId)).flatMap(({ links }) => links).some((one) => one.url === url)).toBe(false);
    await expect(streams.save(minh, { fixtureId, links: [stream({ url, name: 'Khác' })] })).rejects.toEqual(
      refusal(Code.streamRefused),
    );
    await broadcasts.update(minh, { id: fixtureId, status: BroadcastStatus.none });
    await broadcasts.update(minh, { id: fixtureId });
    await expect(streams.save(minh, { fixtureId, links: [stream({ url })] })).rejects.toEqual(
      refusal(Code.streamRefused),
    );
    await expect(streams.takeDown(moderator, 2_000_000)).rejects.toEqual(refusal(Code.notFound));
  });
});

describe('totals', () => {
  it('[LS7] (info and totals) count hosted fixtures and messages in the window: the caller’s own, or everybody’s for a moderator', async () => {
    const minh = await commentator('Minh đếm');
    const [first, second] = coming;
    for (const { fixtureId } of [first!, second!]) await broadcasts.update(minh, { id: fixtureId });
    await database.db.update(fixtures).set({ status: -1 }).where(eq(fixtures.fixtureId, second!.fixtureId));
    const fan = await make.user();
    await make.fill(minh.groupId, fan, 5);
    const robot = await make.user({ simulated: true });
    await database.db.update(chatMessages).set({ userId: robot.userId }).where(eq(chatMessages.sequence, 5));
    // The test's rows get their times from the database's own clock.
    const span = { startTime: '2020-01-01T00:00:00Z', endTime: '2100-01-01T00:00:00Z' };
    expect(await commentators.list(minh, span)).toEqual({
      total: 1,
      list: [
        {
          userId: minh.userId,
          name: 'Minh đếm',
          profilePicture: null,
          roomNumber: expect.any(Number) as number,
          groupId: minh.groupId,
          fixtures: 2,
          ended: 1,
          messages: 4,
          writers: 1,
        },
      ],
    });
    expect(
      (await commentators.list(minh, { startTime: '2019-01-01T00:00:00Z', endTime: '2020-01-01T00:00:00Z' })).list[0],
    ).toMatchObject({
      fixtures: 0,
      messages: 0,
    });
    const moderator = await make.user({ role: 'moderator' });
    const all = await commentators.list(moderator, { ...span, pageSize: 2, pageNum: 2 });
    expect([all.total > 4, all.list.length]).toEqual([true, 2]);
    await expect(commentators.info(fan.userId)).rejects.toEqual(refusal(Code.notFound));
  });
});
