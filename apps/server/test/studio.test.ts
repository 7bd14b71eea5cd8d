import { DemoFeed } from '@khandai/demo';
import { join } from 'node:path';
import {
  Code,
  type LiveRoom,
  type LoginResponse,
  type MemberExport,
  type StudioLink,
  type UserInfo,
} from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import { roleCommand, roleReport } from '../src/commands/role.js';
import { FeedHealth } from '../src/feeds/ingest/feed-health.js';
import { IngestService } from '../src/feeds/ingest/ingest-service.js';
import { SpyBus } from '../src/feeds/testing.js';
import { RoleRepository } from '../src/modules/commentators/role-repository.js';
import { type AssignableRole, RoleService } from '../src/modules/commentators/role-service.js';
import { SessionRepository } from '../src/modules/users/session-repository.js';
import { DataFolder } from '../src/platform/data-folder.js';
import { chatRooms, users } from '../src/platform/database/schema.js';
import { people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const STUDIO = '/au/api/commentator';

let site: TestApp;
let who: ReturnType<typeof people>;
let roles: RoleService;
const ended: unknown[] = [];
const reported: string[] = [];
let fixtureId: string;

beforeAll(async () => {
  site = await openTestApp({ CALLS_PER_MINUTE: '100000' });
  who = people(site);
  const { database, clock } = site;
  const ingest = new IngestService({
    database,
    bus: new SpyBus(),
    clock,
    health: new FeedHealth({ feed: 'demo', clock }),
  });
  const batch = new DemoFeed({ clock, seed: 'studio' }).batch(clock.now());
  await ingest.ingest(batch);
  fixtureId = batch.fixtures?.find(({ status }) => status === 0)?.fixtureId ?? '';
  roles = new RoleService({
    database,
    roles: new RoleRepository(database),
    sessions: new SessionRepository(database.db),
    ends: { publish: async (end) => void ended.push(end) },
    news: { publish: async (...ids) => void reported.push(...ids) },
    clock,
  });
});
afterAll(() => site.close());

const call = <D>(path: string, token: string, body?: unknown) =>
  site.call<D>(body === undefined ? 'GET' : 'POST', path, {
    token,
    ...(body !== undefined && { body }),
    remoteAddress: who.nextAddress(),
  });

const stream = {
  name: 'Đường chính',
  kind: 'hls',
  url: 'https://live.example.com/1.m3u8',
  licence: 'Hợp đồng với ban tổ chức',
};

async function member(): Promise<{ username: string } & LoginResponse> {
  const username = who.newName();
  return { username, ...(await who.register(username)) };
}

const give = (username: string, role: AssignableRole, roomNumber?: number) =>
  roles.assign({ username, role, ...(roomNumber !== undefined && { roomNumber }) });

const hostOf = async (userId: number) => {
  const { body } = await site.call<LiveRoom>('GET', `/al/api/schedule/liveRoom?id=${fixtureId}`);
  return body.data.hosts.find(({ commentator }) => commentator?.userId === userId);
};

describe('the role of a member', () => {
  it('[AU11] (commentator) is assigned by the operator, with a room, and applies at once, whatever the token contains', async () => {
    const { username, accessToken } = await member();
    expect((await call(`${STUDIO}/link-save`, accessToken, { fixtureId, links: [stream] })).status).toBe(403);
    const given = await give(username.toUpperCase(), 'commentator');
    expect(given).toMatchObject({ oldRole: 'member', newRole: 'commentator', loggedOut: false, roomNumber: 5001 });
    expect(roleReport(given)).toEqual([`${username} từ thành viên thành bình luận viên.`, 'Phòng bình luận số 5001.']);

    const me = (await who.get<UserInfo>('info', accessToken)).body.data;
    expect(me.role).toBe('commentator');
    expect(
      (await call(`${STUDIO}/schedule/update`, accessToken, { id: fixtureId, matchTitle: 'Đêm hội' })).status,
    ).toBe(200);
    const saved = await call<{ list: StudioLink[] }>(`${STUDIO}/link-save`, accessToken, {
      fixtureId,
      links: [stream],
    });
    expect(saved.body.data.list).toMatchObject([{ name: 'Đường chính', takenDown: false }]);
    expect(await hostOf(me.userId)).toMatchObject({
      roomName: username,
      links: [{ name: 'Đường chính' }],
      broadcast: { title: 'Đêm hội' },
    });
    const { broadcasts, streams } = (await who.get<MemberExport>('export', accessToken)).body.data;
    expect([broadcasts[0]?.title, streams[0]?.url]).toEqual(['Đêm hội', stream.url]);
    for (const path of [`/au/api/user/commentator/info/${me.userId}`, '/au/api/user/commentator/listTotal'])
      expect((await call(path, accessToken)).status).toBe(200);
    for (const span of [
      'startTime=2026-12-31T23:59:60Z',
      'startTime=2026-11-21T00:00:00Z&endTime=2026-11-20T00:00:00Z',
    ])
      expect((await call(`/au/api/user/commentator/listTotal?${span}`, accessToken)).status).toBe(400);
  });

  it('[AU11] (commentator, part) that was removed allows nothing: old tokens, old sessions and the room follow it', async () => {
    const { username, accessToken, refreshToken } = await member();
    await give(username, 'commentator');
    await call(`${STUDIO}/schedule/update`, accessToken, { id: fixtureId });
    await call(`${STUDIO}/link-save`, accessToken, { fixtureId, links: [stream] });
    // This token still contains the commentator role for another quarter of an hour.
    const { accessToken: old } = (await who.post<LoginResponse>('refresh-token', { refreshToken })).body.data;
    const { userId } = (await who.get<UserInfo>('info', old)).body.data;
    const given = await give(username, 'member');
    expect(roleReport(given).at(-1)).toBe('Mọi thiết bị của người này đã bị đăng xuất.');
    expect([ended.at(-1), reported.includes(fixtureId), await hostOf(userId)]).toEqual([{ userId }, true, undefined]);
    for (const body of [
      { fixtureId, links: [] },
      { fixtureId, links: [stream] },
    ])
      expect((await call(`${STUDIO}/link-save`, old, body)).status).toBe(401);
    const { accessToken: fresh } = await who.login(username);
    expect((await call(`${STUDIO}/link-save`, fresh, { fixtureId, links: [] })).status).toBe(403);
  });

  it('that was reduced applies in open sessions: a moderator who becomes a commentator cannot take streams down', async () => {
    const { username, accessToken } = await member();
    await site.database.db.update(users).set({ role: 'moderator' }).where(eq(users.username, username));
    expect((await call(`${STUDIO}/link-take-down`, accessToken, { linkId: 2_000_000 })).status).toBe(404);
    await site.database.db.update(users).set({ role: 'commentator' }).where(eq(users.username, username));
    expect((await call(`${STUDIO}/link-take-down`, accessToken, { linkId: 2_000_000 })).status).toBe(403);
  });

  it('[AU11] (site role 6, part) only staff enter rooms without a join notice', async () => {
    const { username } = await member();
    const silent = async () =>
      (await site.database.db.select().from(users).where(eq(users.username, username)))[0]?.siteRoleId;
    await give(username, 'staff');
    expect(await silent()).toBe(6);
    await give(username, 'moderator');
    expect(await silent()).toBe(0);
  });

  it('gives a room the requested number, once, and keeps it', async () => {
    const [one, two] = [await member(), await member()];
    expect(await give(one.username, 'commentator', 777)).toMatchObject({ roomNumber: 777 });
    await expect(give(two.username, 'commentator', 777)).rejects.toThrow('Phòng số 777 đã là của người khác.');
    expect(await give(one.username, 'commentator')).toMatchObject({
      oldRole: 'commentator',
      roomNumber: 777,
      loggedOut: false,
    });
    expect(roleReport(await give(one.username, 'commentator', 778))).toEqual([
      `${one.username} vẫn là bình luận viên.`,
      'Phòng bình luận số 778.',
    ]);
    expect(await site.database.db.$count(chatRooms, eq(chatRooms.roomNumber, 777))).toBe(0);
  });

  it('is only for accounts that can log in: not for unknown users or simulated ones', async () => {
    const feeds = (await site.database.db.select().from(users).where(eq(users.simulated, true)))[0]?.username ?? '';
    for (const username of ['khong.co', feeds, ''])
      await expect(give(username, 'staff')).rejects.toThrow('Không có thành viên nào');
  });
});

describe('the command', () => {
  const command = (args: string[], folder = site.dataDir) => roleCommand(args, { DATA_DIR: folder }, () => undefined);

  it.each([
    [[]],
    [['minh']],
    [['minh', 'vua']],
    [['minh', 'staff', '12']],
    [['minh', 'commentator', '0']],
    [['minh', 'member', '1', '2']],
  ])('prints its usage for %j', async (args) => {
    await expect(command(args)).rejects.toThrow(/^Cách dùng: npm run role/);
  });

  it('refuses a data folder that a server uses', async () => {
    const folder = join(site.dataDir, 'held');
    const held = await DataFolder.open(folder, { lock: true });
    await expect(command(['minh', 'staff'], folder)).rejects.toThrow(/đang được một Khán Đài khác dùng/);
    await held.close();
  });

  it('sets the role of a member in its database', async () => {
    await expect(command(['minh', 'staff'], join(site.dataDir, 'empty'))).rejects.toThrow(
      'Không có thành viên nào tên đăng nhập là minh.',
    );
  });
});

describe('input of a commentator', () => {
  it('[LS7] (links) is refused with a code for its field', async () => {
    const { username, accessToken } = await member();
    await give(username, 'commentator');
    await call(`${STUDIO}/schedule/update`, accessToken, { id: fixtureId });
    const save = (links: unknown) => call(`${STUDIO}/link-save`, accessToken, { fixtureId, links });
    const bad = await save([{ ...stream, url: 'http://10.0.0.1/a.m3u8' }]);
    expect([bad.status, bad.body.code, bad.body.msg]).toEqual([
      400,
      Code.streamRefused,
      expect.stringContaining('địa chỉ https'),
    ]);
    expect((await save([{ ...stream, kind: 'rtmp' }])).status).toBe(400);
    expect(
      (await save(Array.from({ length: 9 }, (_, at) => ({ ...stream, url: `https://live.example.com/${at}` })))).status,
    ).toBe(400);
    const time = await call(`${STUDIO}/schedule/update`, accessToken, { id: fixtureId, matchTimeStr: 'tối nay' });
    expect([time.status, time.body.code]).toEqual([400, Code.broadcastTime]);
  });
});
