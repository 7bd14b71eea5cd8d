import { PASSWORD, people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const MINUTE = 60_000;

let site: TestApp;
let who: ReturnType<typeof people>;
beforeAll(async () => {
  site = await openTestApp();
  who = people(site);
});
afterAll(() => site.close());

const guess = (username: string, password = 'sai rồi') => who.post('login', { username, password });

async function guesses(username: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await guess(username)).status);
  return statuses;
}

describe('guessing a password', () => {
  it('stops after ten wrong guesses from any address, for unknown names and members alike', async () => {
    const member = who.newName();
    await who.register(member);
    const answers = [];
    for (const username of [member, 'khong.ai.ca']) {
      expect(await guesses(username, 10)).toEqual(Array.from({ length: 10 }, () => 400));
      answers.push(await guess(username.toUpperCase()));
    }
    const [known, unknown] = answers.map(({ status, body, headers }) => ({
      status,
      msg: body.msg,
      retry: headers['retry-after'],
    }));
    expect(known).toEqual({ status: 429, msg: 'Bạn thao tác quá nhanh. Thử lại sau 900 giây.', retry: '900' });
    expect(unknown).toEqual(known);
    // At the limit, the correct password is refused in the same way.
    expect((await guess(member, PASSWORD)).status).toBe(429);
    await site.clock.advance(15 * MINUTE);
    expect((await guess(member, PASSWORD)).status).toBe(200);
  });

  it('does not count correct passwords', async () => {
    const member = who.newName();
    await who.register(member);
    for (let turn = 0; turn < 12; turn += 1) expect((await guess(member, PASSWORD)).status).toBe(200);
  });

  it('is also limited where the old password is required', async () => {
    const member = who.newName();
    const { accessToken } = await who.register(member);
    const change = (oldPassword: string) =>
      who.post('update-password', { oldPassword, newPassword: 'mật khẩu mới' }, { token: accessToken });
    for (let turn = 0; turn < 10; turn += 1) expect((await change('sai rồi')).body.code).toBe(1007);
    expect((await change(PASSWORD)).status).toBe(429);
  });
});
