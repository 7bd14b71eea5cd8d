import { FakeClock } from '@khandai/testing';
import { type RoomCount, RoomCounts } from './room-counts.js';
import { FakeBus, FakeLog } from '../../platform/testing.js';

function build(kind: 'memory' | 'redis' = 'memory') {
  const clock = new FakeClock();
  const bus = new FakeBus(kind);
  const log = new FakeLog();
  const stops: AbortController[] = [];
  const start = (process: string) => {
    const counts = new RoomCounts({ bus, clock, log: log.log, process });
    const stop = new AbortController();
    stops.push(stop);
    const pushed: RoomCount[][] = [];
    counts.changed.on((list) => pushed.push(list));
    const run = counts.run(stop.signal);
    return { counts, pushed, run, stop };
  };
  return { clock, bus, log, start };
}

describe('counts of one process', () => {
  test('[WS18] different people count, not their sockets', () => {
    const { counts } = build().start('a');
    counts.enter(30, 1);
    counts.enter(30, 1);
    counts.enter(30, 2);
    expect(counts.online(30)).toBe(2);
    counts.leave(30, 1);
    expect(counts.online(30)).toBe(2);
    counts.leave(30, 1);
    counts.leave(30, 1);
    expect([counts.online(30), counts.all()]).toEqual([1, [{ groupId: 30, online: 1 }]]);
  });

  test('[WS18] changes are sent at most every two seconds, and a short visit between two of them is not sent', async () => {
    const { clock, start, bus } = build();
    const { counts, pushed } = start('a');
    await clock.advance(0);
    counts.enter(30, 1);
    counts.enter(31, 1);
    counts.leave(31, 1);
    await clock.advance(1_999);
    expect(pushed).toEqual([]);
    await clock.advance(1);
    expect(pushed).toEqual([[{ groupId: 30, online: 1 }]]);
    expect(bus.published).toEqual([]);
  });
});

describe('counts of several processes', () => {
  test('[WS18] each adds the counts that the others report', async () => {
    const { clock, start } = build('redis');
    const [a, b] = [start('a'), start('b')];
    a.counts.enter(30, 1);
    b.counts.enter(30, 2);
    b.counts.enter(31, 2);
    await clock.advance(4_000);
    expect([a.counts.online(30), b.counts.online(30), a.counts.online(31)]).toEqual([2, 2, 1]);
    b.counts.leave(30, 2);
    await clock.advance(4_000);
    expect(a.counts.all()).toEqual([
      { groupId: 30, online: 1 },
      { groupId: 31, online: 1 },
    ]);
    expect(a.pushed.at(-1)).toEqual([{ groupId: 30, online: 1 }]);
  });

  test('[WS18] one that joins later learns the whole within twenty seconds', async () => {
    const { clock, start } = build('redis');
    const a = start('a');
    a.counts.enter(30, 1);
    await clock.advance(5_000);
    const late = start('late');
    await clock.advance(20_000);
    expect(late.counts.online(30)).toBe(1);
  });

  test('[WS18] one that ends is forgotten at once, one that falls silent after a minute', async () => {
    const { clock, bus, start } = build('redis');
    const [a, b] = [start('a'), start('b')];
    b.counts.enter(30, 2);
    await clock.advance(4_000);
    b.stop.abort();
    await b.run;
    expect(a.counts.online(30)).toBe(0);
    await bus.publish(
      'rooms:counts',
      JSON.stringify({ process: 'c', whole: true, list: [{ groupId: 30, online: 5 }] }),
    );
    expect(a.counts.online(30)).toBe(5);
    await clock.advance(58_000);
    expect(a.counts.online(30)).toBe(5);
    await clock.advance(6_000);
    expect(a.counts.online(30)).toBe(0);
    expect(a.pushed.at(-1)).toEqual([{ groupId: 30, online: 0 }]);
  });

  test('[WS18] a report of the wrong shape changes nothing, and a bus that is down is logged and survived', async () => {
    const { clock, bus, log, start } = build('redis');
    const a = start('a');
    await clock.advance(0);
    await bus.publish(
      'rooms:counts',
      JSON.stringify({ process: 'x', whole: true, list: [{ groupId: '30', online: -1 }] }),
    );
    a.counts.enter(30, 1);
    bus.failing = true;
    await clock.advance(2_000);
    expect(a.pushed).toEqual([[{ groupId: 30, online: 1 }]]);
    expect(log.lines).toEqual([expect.objectContaining({ level: 'warn' })]);
  });
});
