import type { LevelInfo, MemberExport, PublicProfile, UserInfo } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import { PointsRepository } from '../src/modules/points/points-repository.js';
import { users } from '../src/platform/database/schema.js';
import { PASSWORD, people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let site: TestApp;
let who: ReturnType<typeof people>;
beforeAll(async () => {
  site = await openTestApp({ IMAGE_HOSTS: 'anh.example' });
  who = people(site);
});
afterAll(() => site.close());

const update = (body: object, token: string) => who.post<UserInfo>('update-info', body, { token });
const set = (username: string, values: Partial<typeof users.$inferInsert>) =>
  site.database.db.update(users).set(values).where(eq(users.username, username));

describe('a member’s own data', () => {
  it('[AU4] (payload) has the picture, phone number and invite code of the registration; all are optional', async () => {
    const sent = { profilePicture: 'https://anh.example/a.webp', phoneNumber: '+84912345678', inviteCode: 'NHUNG21' };
    const profileOf = async (accessToken: string) =>
      (await who.get<MemberExport>('export', accessToken)).body.data.profile;
    expect(await profileOf((await who.register(who.newName(), sent)).accessToken)).toMatchObject(sent);
    expect(await profileOf((await who.register(who.newName())).accessToken)).toMatchObject({
      profilePicture: null,
      phoneNumber: null,
      inviteCode: null,
    });
  });

  it('a phone number of the registration is stored in international form, and refused if it is none', async () => {
    const username = who.newName();
    const { accessToken } = await who.register(username, { phoneNumber: '0912 345 678' });
    expect((await who.get<UserInfo>('info', accessToken)).body.data.phoneNumber).toBe('+84912345678');
    const refused = await who.post('register', { username: who.newName(), password: PASSWORD, phoneNumber: '12 con' });
    expect([refused.status, refused.body.msg]).toEqual([400, 'Số điện thoại không hợp lệ.']);
  });

  it('[AU10] (update-info) the member sets nickname and picture independently', async () => {
    const { accessToken } = await who.register(who.newName());
    expect((await update({ nickname: 'Hoàng Tử Gió' }, accessToken)).body.data).toMatchObject({
      nickname: 'Hoàng Tử Gió',
      displayName: 'Hoàng Tử Gió',
    });
    const picture = 'https://anh.example/a.webp';
    expect((await update({ profilePicture: picture }, accessToken)).body.data).toMatchObject({
      nickname: 'Hoàng Tử Gió',
      profilePicture: picture,
    });
    expect((await update({ profilePicture: '' }, accessToken)).body.data.profilePicture).toBeNull();
    expect((await update({}, accessToken)).body.data.nickname).toBe('Hoàng Tử Gió');
  });

  it('an abandoned nickname is free for others, a current one is not', async () => {
    const [first, second] = [await who.register(who.newName()), await who.register(who.newName())];
    await update({ nickname: 'Vua Phá Lưới' }, first.accessToken);
    const taken = await update({ nickname: 'vua pha luoi' }, second.accessToken);
    expect([taken.status, taken.body.code]).toEqual([409, 1003]);
    expect((await update({ nickname: 'VUA PHÁ LƯỚI' }, first.accessToken)).status).toBe(200);
    await update({ nickname: 'Thủ Môn Thép' }, first.accessToken);
    expect((await update({ nickname: 'vua pha luoi' }, second.accessToken)).status).toBe(200);
  });

  it('a forbidden name or picture is refused with the name of its field', async () => {
    const { accessToken } = await who.register(who.newName());
    expect((await update({ nickname: 'Quản trị' }, accessToken)).body.code).toBe(1008);
    expect((await update({ nickname: '\u200b\u200b' }, accessToken)).body.msg).toBe(
      'Biệt danh không hợp lệ: cần ít nhất 2 ký tự nhìn thấy được.',
    );
    for (const profilePicture of [
      'javascript:alert(1)',
      'https://kẻ-khác.example/a.png',
      'https://a:b@anh.example/a.png',
      '/tep/avatars/1/none.webp',
    ])
      expect((await update({ profilePicture }, accessToken)).body.msg).toBe(
        'Ảnh đại diện không hợp lệ: phải là ảnh bạn đã tải lên hoặc ảnh của một máy chủ được phép.',
      );
  });

  it('[AU10] (level/info, refresh-balance) level and points are those of the caller', async () => {
    const username = who.newName();
    const { accessToken } = await who.register(username);
    const [member] = await site.database.db.select().from(users).where(eq(users.username, username));
    const given = { userId: member?.userId ?? 0, cause: 'opening', reference: 'test' } as const;
    await new PointsRepository(site.database.db).post(
      [
        { ...given, unit: 'exp', amount: 880, key: 'test:exp' },
        { ...given, unit: 'points', amount: 1250, key: 'test:points' },
      ],
      new Date(site.clock.now()),
    );
    expect((await who.get<LevelInfo>('level/info', accessToken)).body.data).toEqual({
      level: 4,
      exp: 880,
      nextExp: 1000,
    });
    expect(
      (await who.post<{ balance: number }>('refresh-balance', undefined, { token: accessToken })).body.data,
    ).toEqual({
      balance: 1250,
    });
  });
});

describe('the profile of a member', () => {
  it('[AU10] (info/{username}) is public, in any case of the name, without private fields', async () => {
    const username = who.newName();
    await who.register(username, { email: 'rieng@example.com', phoneNumber: '0912345678', nickname: 'Cánh Chim Lạ' });
    const { status, body, text } = await who.get<PublicProfile>(`info/${username.toUpperCase()}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ username, nickname: 'Cánh Chim Lạ', role: 'member', level: 1, locked: false });
    expect(text).not.toMatch(/rieng@|912345678|emailAddress|balance/);
  });

  it('[SH16] (check-user-exists, server part) is 404 for an unknown member, and a notice for a locked account', async () => {
    const none = await who.get('info/khong.co.ai');
    expect([none.status, none.body.code, none.body.msg]).toEqual([404, 404, 'Không tìm thấy thành viên.']);
    const username = who.newName();
    await who.register(username, { nickname: 'Kẻ Phá Đám', profilePicture: 'https://anh.example/x.png' });
    await set(username, { locked: true });
    const { body, text } = await who.get<PublicProfile>(`info/${username}`);
    expect(body.data).toMatchObject({ locked: true, nickname: username, profilePicture: null });
    expect(text).not.toContain('Kẻ Phá Đám');
  });
});

describe('a locked account', () => {
  it('is refused everywhere: at login, and with a token issued before', async () => {
    const username = who.newName();
    const { accessToken, refreshToken } = await who.register(username);
    await set(username, { locked: true });
    expect((await who.post('login', { username, password: 'mật khẩu dài' })).body).toMatchObject({
      code: 1005,
      msg: 'Tài khoản đã bị khóa.',
    });
    expect((await update({ nickname: 'Tên Khác' }, accessToken)).status).toBe(401);
    expect((await who.post('refresh-token', { refreshToken })).body.code).toBe(1005);
  });
});

describe('the location of a visitor', () => {
  const locate = (remoteAddress: string, headers = {}) =>
    site.call('GET', '/au/api/user/location', { remoteAddress, headers });

  it('[ER4] (on the wire) comes from the server: country, time zone, offset and address', async () => {
    expect((await locate('::ffff:113.160.0.1')).body.data).toEqual({
      ip: '113.160.0.1',
      country: 'VN',
      timezone: 'Asia/Ho_Chi_Minh',
      offset: 420,
    });
    expect((await locate('10.3.2.1')).body.data).toMatchObject({ country: null, timezone: 'Asia/Ho_Chi_Minh' });
  });
});
