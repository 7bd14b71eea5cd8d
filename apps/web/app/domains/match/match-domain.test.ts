import { FakeClock, settle } from '@khandai/testing';
import { fixture, NOW, rootData } from '../../../test/fixtures';
import type { Services } from '../../shell/services/services';
import { createMatch } from './match-domain';

const never = { on: () => () => undefined };

test('[SH14] (refresh) the live count follows the total that is read every 60 s', async () => {
  const timers = new FakeClock();
  let total = 1;
  const requested: unknown[] = [];
  const services = {
    api: {
      call: async (...call: unknown[]) => {
        requested.push(call.slice(0, 2));
        return { totalLive: total, totalMode: total, list: [fixture()] };
      },
    },
    socket: { resumed: never, watch: () => () => undefined },
    clock: { now: NOW },
    timers,
    log: { warn: () => undefined },
  } as unknown as Services;
  const { live, start, run } = createMatch(services, rootData());
  const page = new AbortController();
  start(page.signal);
  const running = run(page.signal);
  await settle();
  expect(live.liveCount).toBe(1);
  total = 4;
  await timers.advance(60_000);
  expect([live.liveCount, requested.at(-1)]).toEqual([4, ['GET /al/api/live/live-total', { query: { mode: 0 } }]]);
  page.abort();
  await running;
});
