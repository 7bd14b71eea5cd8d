import { FakeClock } from '@khandai/testing';
import { FakeBus, FakeLog } from '../../platform/testing.js';
import type { Withdrawal } from './notice-queue.js';
import { Notifier } from './notifier.js';

describe('a reaction that is taken back', () => {
  const notice = (actorId: number) => ({ type: 'NEW_REACTION', userIds: [1], actorId, postId: 7 }) as const;

  function open() {
    const site = { works: true, withdrawn: [] as number[], stored: [] as number[] };
    const away = () => Promise.reject(new Error('the database is away'));
    const { log, lines } = new FakeLog();
    const clock = new FakeClock();
    const notifier = new Notifier({
      writes: {
        store: (groups) => {
          site.stored.push(...groups.flatMap(({ actors }) => [...actors]));
          return Promise.resolve({ stored: [], counts: new Map() });
        },
        withdraw: (withdrawals: readonly Withdrawal[]) => {
          if (!site.works) return away();
          site.withdrawn.push(...withdrawals.map(({ actorId }) => actorId));
          return Promise.resolve(new Map());
        },
      },
      notifications: { actorsOf: away },
      deliveries: [],
      ...{ bus: new FakeBus(), clock, log },
    });
    return { site, notifier, clock, lines };
  }

  it('waits for the next time when it cannot be withdrawn, without those who reacted again meanwhile', async () => {
    const { site, notifier, lines } = open();
    site.works = false;
    for (const actorId of [2, 3]) notifier.takeBack(notice(actorId));
    await notifier.flush();
    expect([site.withdrawn, lines.length]).toEqual([[], 1]);
    notifier.tell(notice(3));
    site.works = true;
    await notifier.flush();
    await notifier.flush();
    expect([site.withdrawn, site.stored]).toEqual([[2], [3]]);
  });

  it('is tried again by itself', async () => {
    const { site, notifier, clock } = open();
    const life = new AbortController();
    const running = notifier.run(life.signal);
    site.works = false;
    notifier.takeBack(notice(2));
    await clock.advance(0);
    site.works = true;
    await clock.advance(1_000);
    expect(site.withdrawn).toEqual([2]);
    life.abort();
    await running;
  });
});
