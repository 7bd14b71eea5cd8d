import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UserInfo } from '@khandai/contracts';
import { people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let site: TestApp;
let who: ReturnType<typeof people>;
beforeAll(async () => {
  site = await openTestApp();
  who = people(site);
});
afterAll(() => site.close());

let numbers = 0;
/** Returns a number that no user has yet. */
const newNumber = () => `09${String(12_000_000 + (numbers += 1))}`;
const member = async () => (await who.register(who.newName())).accessToken;
const send = (phoneNumber: string, token: string) => who.post('send-sms', { phoneNumber }, { token });
const notify = (smsCode: string, token: string) => who.post('personal-id', { smsCode }, { token });

/** The newest code sent to a number. */
async function codeFor(number: string): Promise<string> {
  const folder = join(site.dataDir, 'sms');
  const texts = await Promise.all((await readdir(folder)).sort().map((file) => readFile(join(folder, file), 'utf8')));
  const last = texts.filter((text) => text.startsWith(`+84${number.slice(1)}\n`)).at(-1);
  return /là (\d{6}),/.exec(last ?? '')?.[1] ?? 'no code';
}
/** Returns a different six-digit code. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a phone number', () => {
  it('[AU10] (personal-id) is set once the member enters the code that was sent to it', async () => {
    const [token, number] = [await member(), newNumber()];
    expect((await send(number, token)).body).toMatchObject({ code: 0, data: { reachesPhones: false } });
    expect((await notify(await codeFor(number), token)).body).toMatchObject({ code: 0, data: {} });
    const { body } = await who.get<UserInfo>('info', token);
    expect(body.data).toMatchObject({ phoneNumber: `+84${number.slice(1)}`, phoneVerified: true });
    expect((await notify(await codeFor(number), token)).body.code).toBe(1012);
  });

  it('allows five attempts at its code; then even the right one is refused', async () => {
    const [token, number] = [await member(), newNumber()];
    await send(number, token);
    const code = await codeFor(number);
    for (const left of [4, 3, 2, 1]) {
      const { status, body } = await notify(other(code), token);
      expect([status, body.code, body.msg]).toEqual([400, 1011, `Mã xác minh không đúng, bạn còn ${left} lần thử.`]);
    }
    expect((await notify(other(code), token)).body.code).toBe(1012);
    expect((await notify(code, token)).body).toMatchObject({
      code: 1012,
      msg: 'Mã xác minh không còn hiệu lực. Vui lòng yêu cầu mã mới.',
    });
    expect((await who.get<UserInfo>('info', token)).body.data.phoneVerified).toBe(false);
  });

  it('allows no sixth attempt in parallel', async () => {
    const [token, number] = [await member(), newNumber()];
    await send(number, token);
    const wrong = other(await codeFor(number));
    const answers = await Promise.all(Array.from({ length: 12 }, () => notify(wrong, token)));
    expect(answers.filter(({ body }) => body.code === 1011)).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 1012)).toHaveLength(8);
  });

  it('gets another code after sixty seconds, which replaces the first', async () => {
    const [token, number] = [await member(), newNumber()];
    await send(number, token);
    const first = await codeFor(number);
    await site.clock.advance(20_000);
    const soon = await send(number, token);
    expect([soon.status, soon.body.code, soon.headers['retry-after']]).toEqual([429, 1013, '40']);
    await site.clock.advance(40_000);
    expect((await send(number, token)).status).toBe(200);
    const second = await codeFor(number);
    if (second !== first) expect((await notify(first, token)).body.code).toBe(1011);
    expect((await notify(second, token)).status).toBe(200);
  });

  it('with a pending code is reported as such, and the code still works', async () => {
    const [token, number] = [await member(), newNumber()];
    await send(number, token);
    const again = await send(`+84 ${number.slice(1)}`, token);
    expect([again.body.code, again.body.msg]).toEqual([
      1013,
      'Mã xác minh vừa được gửi tới số này. Gửi lại được sau 60 giây.',
    ]);
    expect((await send(newNumber(), token)).body.code).toBe(429);
    expect((await notify(await codeFor(number), token)).status).toBe(200);
  });

  it('has a code for ten minutes, and five codes a day', async () => {
    const [username, number] = [who.newName(), newNumber()];
    const token = (await who.register(username)).accessToken;
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await send(number, token)).status).toBe(200);
      await site.clock.advance(60_000);
    }
    const code = await codeFor(number);
    expect((await send(number, token)).status).toBe(429);
    await site.clock.advance(9 * 60_000);
    expect((await notify(code, (await who.login(username)).accessToken)).body.code).toBe(1012);
  });

  it('is neither stored nor logged as plain text', async () => {
    const [token, number] = [await member(), newNumber()];
    await send(number, token);
    expect(site.log.join('')).not.toContain(await codeFor(number));
  });

  it('is refused when invalid', async () => {
    const { status, body } = await send('12 34', await member());
    expect([status, body.msg]).toEqual([400, 'Số điện thoại không hợp lệ.']);
  });
});
