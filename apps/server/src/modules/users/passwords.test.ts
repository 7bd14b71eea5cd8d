import { hashPassword, passwordFits } from './passwords.js';

/** Milliseconds the quickest of a few runs takes: whatever else the machine does only makes runs slower. */
async function quickest(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

describe('a password', () => {
  it('takes as long to refuse where nobody has the name as where it is wrong', async () => {
    const passwordHash = await hashPassword('mật khẩu dài');
    const wrong = await quickest(() => passwordFits('sai rồi', passwordHash));
    const nobody = await quickest(() => passwordFits('sai rồi', undefined));
    expect(nobody / wrong).toBeGreaterThan(0.6);
    expect(nobody / wrong).toBeLessThan(1.6);
  });

  it('fits nobody where there is no hash', async () => {
    expect(await passwordFits('', null)).toBe(false);
    expect(await passwordFits('x', undefined)).toBe(false);
  });
});
