import type { Odds } from '@khandai/odds-parser';
import { FakeClock } from '@khandai/testing';
import { reloadOnFirstPrices } from './first-prices';

const OURS = [{ companyId: 3 } as Odds];
const OTHERS = [{ companyId: 8 } as Odds];

function setUp(companyId?: number) {
  const clock = new FakeClock();
  const session = new AbortController();
  const reloads: number[] = [];
  const reload = () => reloads.push(clock.now());
  let push: (list: readonly Odds[]) => void = () => undefined;
  reloadOnFirstPrices(
    { follow: (accept) => (push = accept), timers: clock, random: () => 0.5, companyId, reload },
    session.signal,
  );
  return { clock, session, reloads, push: (list: readonly Odds[]) => push(list) };
}

describe('an empty board', () => {
  it('reloads once for prices that come together, later ones after twice the pause', async () => {
    const { clock, reloads, push } = setUp();
    push(OURS);
    push(OTHERS);
    await clock.advance(4499);
    expect(reloads).toEqual([]);
    await clock.advance(1);
    expect(reloads).toHaveLength(1);
    push(OURS);
    await clock.advance(8999);
    expect(reloads).toHaveLength(1);
    await clock.advance(1);
    expect(reloads).toHaveLength(2);
  });

  it('waits at most seven and a half minutes', async () => {
    const { clock, reloads, push } = setUp();
    for (let times = 1; times <= 10; times += 1) {
      push(OURS);
      await clock.advance(450_000);
      expect(reloads).toHaveLength(times);
    }
  });

  it('does not reload for prices of another company, without prices, nor after it has ended', async () => {
    const { clock, session, reloads, push } = setUp(3);
    push([]);
    push(OTHERS);
    await clock.advance(10_000);
    expect(reloads).toEqual([]);
    push(OURS);
    session.abort();
    await clock.advance(10_000);
    expect(reloads).toEqual([]);
  });
});
