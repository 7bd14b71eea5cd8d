import type { Odds } from '@khandai/odds-parser';
import { FakeClock } from '@khandai/testing';
import { reloadOnFirstPrices } from './first-prices';

const PRICES: readonly Odds[] = [{} as Odds];

function setUp() {
  const clock = new FakeClock();
  const session = new AbortController();
  const reloads: number[] = [];
  const reload = () => reloads.push(clock.now());
  let push: (list: readonly Odds[]) => void = () => undefined;
  reloadOnFirstPrices({ follow: (accept) => (push = accept), timers: clock, reload }, session.signal);
  return { clock, session, reloads, push: (list: readonly Odds[]) => push(list) };
}

describe('an empty board', () => {
  it('[OD3] (part: moves on screen) reloads once for prices that come together, and again for later ones', async () => {
    const { clock, reloads, push } = setUp();
    push(PRICES);
    push(PRICES);
    await clock.advance(2999);
    expect(reloads).toEqual([]);
    await clock.advance(1);
    expect(reloads).toHaveLength(1);
    push(PRICES);
    await clock.advance(3000);
    expect(reloads).toHaveLength(2);
  });

  it('does not reload without prices, nor after it has ended', async () => {
    const { clock, session, reloads, push } = setUp();
    push([]);
    await clock.advance(3000);
    push(PRICES);
    session.abort();
    await clock.advance(3000);
    expect(reloads).toEqual([]);
  });
});
