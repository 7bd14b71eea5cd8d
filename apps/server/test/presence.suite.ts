import type { FakeClock } from '@khandai/testing';
import type { PresenceStore } from '../src/realtime/presence/presence-store.js';

export interface PresenceWorld {
  readonly clock: FakeClock;
  /** Opens the store as a further process would. */
  process(): PresenceStore;
}

let people = 0;
/** Returns a user id that no test has used yet. */
const newMember = () => (people += 1) + 100_000;

/** Tests for every adapter of the PresenceStore port. */
export function presenceSuite(open: () => Promise<PresenceWorld>): void {
  let world: PresenceWorld;
  beforeAll(async () => {
    world = await open();
  });

  const stay = (userId: number, place: 'site' | number = 'site') => ({ userId, place });

  it('knows the members on the site and in a room separately', async () => {
    const store = world.process();
    const [an, binh] = [newMember(), newMember()];
    await store.enter([stay(an), stay(an, an), stay(binh)]);
    expect(await store.members('site')).toEqual(expect.arrayContaining([an, binh]));
    expect(await store.members(an)).toEqual([an]);
    expect([await store.isOnline(an), await store.isOnline(newMember())]).toEqual([true, false]);
    await store.leave([stay(an), stay(an, an)]);
    expect(await store.members('site')).not.toContain(an);
    expect(await store.members(an)).toEqual([]);
    expect([await store.isOnline(an), await store.isOnline(binh)]).toEqual([false, true]);
  });

  it('[WS22] counts a member of two processes once, until the last of them removes the member', async () => {
    const [one, other] = [world.process(), world.process()];
    const an = newMember();
    await one.enter([stay(an), stay(an, an)]);
    await other.enter([stay(an), stay(an, an)]);
    expect((await one.members('site')).filter((userId) => userId === an)).toEqual([an]);
    await one.leave([stay(an), stay(an, an)]);
    expect([await one.isOnline(an), await other.members(an)]).toEqual([true, [an]]);
    await other.leave([stay(an), stay(an, an)]);
    expect([await one.isOnline(an), await other.isOnline(an), await one.members(an)]).toEqual([false, false, []]);
  });

  it('[WS24] drops a member who is not renewed within 50 seconds, and keeps renewed ones', async () => {
    const [alive, killed] = [world.process(), world.process()];
    const [an, binh] = [newMember(), newMember()];
    await killed.enter([stay(an), stay(an, an)]);
    await alive.enter([stay(binh), stay(binh, an)]);
    await world.clock.advance(30_000);
    await alive.enter([stay(binh), stay(binh, an)]);
    expect((await alive.members(an)).sort()).toEqual([an, binh]);
    await world.clock.advance(20_000);
    expect(await alive.members(an)).toEqual([binh]);
    expect(await alive.members('site')).not.toContain(an);
    expect([await alive.isOnline(an), await alive.isOnline(binh)]).toEqual([false, true]);
  });

  it('accepts a leave without an enter, and an empty list', async () => {
    const store = world.process();
    const an = newMember();
    await store.leave([stay(an), stay(an, 7)]);
    await store.enter([]);
    expect(await store.isOnline(an)).toBe(false);
  });
}
