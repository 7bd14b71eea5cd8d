import { FakeClock } from '@khandai/testing';
import { DEVICE_SECONDS, DeviceTokens } from './device-tokens.js';

const key = new Uint8Array(32).fill(1);

function devices(otherKey = key) {
  const clock = new FakeClock();
  return { clock, tokens: new DeviceTokens({ key: otherKey, clock }) };
}

describe('a device token', () => {
  it('is known only for the user it was issued to', () => {
    const { tokens } = devices();
    const token = tokens.issue(7);
    expect(tokens.read(token, 7)?.id).toMatch(/^[\w-]{43}$/);
    expect([tokens.read(token, 8), tokens.read(token, undefined), tokens.read(undefined, 7)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[EN5] (blocks) names the last user of a browser, unless it was changed', () => {
    const { tokens } = devices();
    const token = tokens.issue(7);
    expect([token, `${token}x`, token.replace('7.', '8.'), undefined].map((one) => tokens.lastUser(one))).toEqual([
      ...[7, undefined, undefined, undefined],
    ]);
  });

  it('is refused when any part of it was changed, or when another key signed it', () => {
    const { tokens } = devices();
    const token = tokens.issue(7);
    const [, issued, id, signature] = token.split('.');
    for (const forged of [
      `8.${issued}.${id}.${signature}`,
      `7.${Number(issued) + 1}.${id}.${signature}`,
      `7.${issued}.x${id}.${signature}`,
      `7.${issued}.${id}`,
      `${token}.x`,
      `${token.slice(0, -1)}`,
      devices(new Uint8Array(32)).tokens.issue(7),
      'undefined.NaN..',
    ])
      for (const user of [7, 8, undefined]) expect([forged, tokens.read(forged, user)]).toEqual([forged, undefined]);
  });

  it('is aging after half its lifetime, keeps its id when renewed, and expires', async () => {
    const { clock, tokens } = devices();
    const token = tokens.issue(7);
    const device = tokens.read(token, 7);
    if (!device) throw new Error('The device is not known.');
    expect(tokens.isAging(device)).toBe(false);
    await clock.advance((DEVICE_SECONDS / 2 + 1) * 1000);
    expect(tokens.isAging(device)).toBe(true);
    expect(tokens.read(tokens.issue(7, device.id), 7)?.id).toBe(device.id);
    await clock.advance((DEVICE_SECONDS / 2) * 1000);
    expect(tokens.read(token, 7)).toBeUndefined();
  });
});
