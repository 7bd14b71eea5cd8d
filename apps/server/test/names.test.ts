import type { UserInfo } from '@khandai/contracts';
import { PASSWORD, people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let site: TestApp;
let who: ReturnType<typeof people>;
beforeAll(async () => {
  site = await openTestApp();
  who = people(site);
});
afterAll(() => site.close());

const register = (username: string, nickname?: string) =>
  who.post('register', { username, password: PASSWORD, ...(nickname !== undefined && { nickname }) });

describe('a name', () => {
  it('that looks like another member’s is refused, as username and as nickname', async () => {
    await register('minhtien', 'Tiến Minh 7');
    const username = await register('M1nh_T1en');
    expect([username.status, username.body.code, username.body.msg]).toEqual([
      409,
      1002,
      'Tên đăng nhập này quá giống tên của người khác, vui lòng chọn tên khác.',
    ]);
    for (const nickname of ['Minh Tiến', 'Tien Minh 7', 'TIẾN  MINH 7']) {
      const { status, body } = await register(who.newName(), nickname);
      expect([nickname, status, body.code]).toEqual([nickname, 409, 1003]);
    }
    expect((await register('tienminh7')).body.code).toBe(1002);
  });

  it('of Cyrillic lookalikes counts as the Latin one', async () => {
    await register('hoctro', 'Сосо');
    expect((await register(who.newName(), 'coco')).body.code).toBe(1003);
  });

  it('is given to one of two parallel requests for lookalikes', async () => {
    const answers = await Promise.all([register('dongthap0'), register('dongthapo'), register('dong.thap.0')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 1002)).toHaveLength(2);
  });

  it('requested twice in parallel as a nickname is refused as taken nickname', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => register(who.newName(), 'Cổ động viên số 9')));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 1003, 1003]);
  });

  it('of the site is reserved', async () => {
    for (const [username, nickname, which] of [
      ['admin_01', undefined, 'Tên đăng nhập'],
      ['quantri', undefined, 'Tên đăng nhập'],
      [who.newName(), 'Quản trị viên', 'Biệt danh'],
      [who.newName(), 'Khán Đài ⚽', 'Biệt danh'],
      [who.newName(), 'Khách 2041', 'Biệt danh'],
    ] as const) {
      const { status, body } = await register(username, nickname);
      expect([status, body.code, body.msg]).toEqual([
        400,
        1008,
        expect.stringContaining(`${which} này dành riêng cho Khán Đài`),
      ]);
    }
  });

  it('is stored as NFC, and of one script', async () => {
    const { accessToken } = await who.register(who.newName(), { nickname: 'Ngát Hương'.normalize('NFD') });
    expect((await who.get<UserInfo>('info', accessToken)).body.data.nickname).toBe('Ngát Hương'.normalize('NFC'));
    const mixed = await register(who.newName(), 'Мinh');
    expect(mixed.body.msg).toBe('Biệt danh không hợp lệ: không trộn chữ cái Latinh với chữ cái Nga hoặc Hy Lạp.');
  });
});
