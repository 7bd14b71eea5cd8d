import { FakeClock } from '@khandai/testing';
import { MemoryBus } from '../../platform/bus/memory-bus.js';
import { HealthBoard } from './health-board.js';
import type { ProcessHealth } from './health-parts.js';
import type { QueueRow } from './queue-health-repository.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const fine: ProcessHealth = {
  database: { kind: 'postgres', ok: true },
  bus: { kind: 'redis', ok: true },
  feeds: [{ name: 'provider', freshAt: new Date(NOW).toISOString(), ageSeconds: 3, badInput: 0, lastBad: [] }],
};

/** Boards of several processes on one bus. */
function processes() {
  const clock = new FakeClock(NOW);
  const bus = new MemoryBus(() => undefined);
  const warnings: unknown[] = [];
  const shared = { kind: 'redis', publish: bus.publish.bind(bus), subscribe: bus.subscribe.bind(bus) } as const;
  const board = (
    process: string,
    readiness: () => Promise<ProcessHealth> = async () => fine,
    queues: QueueRow[] = [],
  ) =>
    new HealthBoard({
      ...{ bus: shared, clock, process, roles: 'web,api' },
      log: { warn: (...words: unknown[]) => void warnings.push(words) },
      health: { readiness },
      queues: { all: async () => queues },
    });
  return { clock, bus, warnings, board };
}

const states = async (board: HealthBoard) =>
  Object.fromEntries((await board.list()).map(({ id, state }) => [id, state]));

describe('the health of the site on the desk', () => {
  it('has the database, the bus and each feed, which is late after two minutes and failed after ten', async () => {
    const feed = (name: string, ageSeconds: number | null) => ({ ...fine.feeds[0], name, ageSeconds });
    const lastBad = [{ file: 'odds.json', row: 7, reason: 'no price' }];
    const ages = [feed('fresh', 119), feed('late', 120), feed('failed', 600), feed('silent', null)];
    const feeds = ages.map((one) => ({ freshAt: null, badInput: 1, ...one, lastBad }));
    const { board } = processes();
    const sick = board('a', async () => ({ ...fine, database: { kind: 'postgres', ok: false }, feeds }));
    expect(await states(sick)).toEqual({
      ...{ 'a/process': 'ok', 'a/database': 'failed', 'a/bus': 'ok' },
      ...{ 'a/feed/fresh': 'ok', 'a/feed/late': 'late', 'a/feed/failed': 'failed', 'a/feed/silent': 'unknown' },
    });
    const [fresh] = (await sick.list()).filter(({ kind }) => kind === 'feed');
    expect(fresh).toMatchObject({ count: 0, faults: ['odds.json 7: no price'] });
  });

  it('has the queues of jobs: many that wait are late, and a failed one is a fault', async () => {
    const queue = (name: string, waiting: number, failed: number) => ({
      name,
      waiting,
      failed,
      doneAt: new Date(NOW - 5_000),
    });
    const { board } = processes();
    const list = await board('a', undefined, [queue('mail', 0, 0), queue('video', 100, 0), queue('push', 2, 3)]).list();
    expect(list.filter(({ kind }) => kind === 'queue')).toMatchObject([
      { id: 'queue/mail', state: 'ok', ageSeconds: 5 },
      { id: 'queue/video', state: 'late', count: 100 },
      { id: 'queue/push', state: 'failed', faults: ['3'] },
    ]);
  });

  it('has what other processes report; one that is silent is late after half a minute, and gone after two', async () => {
    const { clock, bus, board } = processes();
    const [mine, other] = [board('a'), board('b')];
    const [watch, report] = [new AbortController(), new AbortController()];
    void mine.run(watch.signal);
    void other.run(report.signal);
    await clock.advance(10_000);
    expect(await states(mine)).toMatchObject({ 'a/process': 'ok', 'b/process': 'ok', 'b/feed/provider': 'ok' });
    // What is no report changes nothing.
    await bus.publish('health:reports', JSON.stringify({ process: 'c', parts: [{ state: 'fine' }] }));
    report.abort();
    await clock.advance(30_000);
    expect(await states(mine)).toMatchObject({ 'a/process': 'ok', 'b/process': 'late', 'b/database': 'ok' });
    await clock.advance(90_000);
    const left = Object.keys(await states(mine));
    expect(left.every((id) => id.startsWith('a/'))).toBe(true);
    watch.abort();
  });

  it('a process that does not know its health says so in its log, and reports again later', async () => {
    const { clock, warnings, board } = processes();
    let isBroken = true;
    const other = board('b', async () => {
      if (isBroken) throw new Error('no connection');
      return fine;
    });
    const mine = board('a');
    const visit = new AbortController();
    void mine.run(visit.signal);
    void other.run(visit.signal);
    await clock.advance(0);
    expect([warnings.length, Object.keys(await states(mine)).some((id) => id.startsWith('b/'))]).toEqual([1, false]);
    isBroken = false;
    await clock.advance(10_000);
    expect(await states(mine)).toMatchObject({ 'b/process': 'ok' });
    visit.abort();
  });
});
