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
  it('that would be read as another member’s is refused, as username and as nickname', async () => {
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

  it('of Cyrillic letters that look Latin is read as the Latin one', async () => {
    await register('hoctro', 'Сосо');
    expect((await register(who.newName(), 'coco')).body.code).toBe(1003);
  });

  it('is given to one of two who ask for look-alikes at once', async () => {
    const answers = await Promise.all([register('dongthap0'), register('dongthapo'), register('dong.thap.0')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 1002)).toHaveLength(2);
  });

  it('of the house is nobody’s', async () => {
    for (const [username, nickname] of [
      ['admin_01', undefined],
      ['quantri', undefined],
      [who.newName(), 'Quản trị viên'],
      [who.newName(), 'Khán Đài ⚽'],
      [who.newName(), 'Khách 2041'],
    ] as const) {
      const { status, body } = await register(username, nickname);
      expect([status, body.code, body.msg]).toEqual([400, 1008, 'Tên này dành riêng cho Khán Đài, vui lòng chọn tên khác.']);
    }
  });

  it('is NFC whatever it was typed in, and of one script', async () => {
    const { accessToken } = await who.register(who.newName(), { nickname: 'Ngát Hương'.normalize('NFD') });
    expect((await who.get<UserInfo>('info', accessToken)).body.data.nickname).toBe('Ngát Hương'.normalize('NFC'));
    const mixed = await register(who.newName(), 'Мinh');
    expect(mixed.body.msg).toBe('Trường displayName không hợp lệ: không trộn chữ cái Latinh với chữ cái Nga hoặc Hy Lạp.');
  });
});
