import { randomUUID } from 'node:crypto';
import type { FakeClock } from '@khandai/testing';
import type { Attempts } from '../src/platform/attempts/attempts.js';

const LIMIT = { max: 3, windowMs: 60_000 };

/** Tests for every adapter of the Attempts port. */
export function attemptsSuite(open: () => Promise<{ attempts: Attempts; clock: FakeClock }>): void {
  let attempts: Attempts;
  let clock: FakeClock;
  beforeAll(async () => {
    ({ attempts, clock } = await open());
  });

  const take = (name: string) => attempts.take(name, LIMIT);

  it('allows the maximum, and returns the time to wait to the others', async () => {
    const name = randomUUID();
    expect([await take(name), await take(name), await take(name)]).toEqual([0, 0, 0]);
    await clock.advance(10_000);
    expect(await take(name)).toBe(50_000);
    expect(await take(randomUUID())).toBe(0);
  });

  it('slides its window: an attempt counts until its own time is over', async () => {
    const name = randomUUID();
    await take(name);
    await clock.advance(40_000);
    expect([await take(name), await take(name)]).toEqual([0, 0]);
    await clock.advance(19_000);
    expect(await take(name)).toBe(1000);
    await clock.advance(1000);
    expect(await take(name)).toBe(0);
    expect(await take(name)).toBe(40_000);
  });

  it('does not count refused attempts', async () => {
    const name = randomUUID();
    for (let tries = 0; tries < 10; tries += 1) await take(name);
    await clock.advance(60_000);
    expect(await take(name)).toBe(0);
  });

  it('keeps the limit for parallel attempts', async () => {
    const name = randomUUID();
    const waits = await Promise.all(Array.from({ length: 20 }, () => take(name)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('gives back an attempt, and does nothing without one', async () => {
    const name = randomUUID();
    await attempts.giveBack(name);
    for (let tries = 0; tries < 3; tries += 1) await take(name);
    await attempts.giveBack(name);
    expect(await take(name)).toBe(0);
    expect(await take(name)).toBeGreaterThan(0);
  });
}
