import { FakeClock } from '@khandai/testing';
import { DemoEvents, type SimulatedEvent } from './demo-events.js';

const HOUR = 60 * 60_000;
/** 22:10 in Vietnam. */
const NOW = Date.parse('2026-11-20T15:10:00Z');

function fixture() {
  const clock = new FakeClock(NOW);
  const events: SimulatedEvent[] = [];
  const demo = new DemoEvents({
    cast: { saveFans: async (names) => names.map((_, index) => index + 1) },
    shelf: {
      starts: async () => events.map(({ startsAt }) => startsAt),
      publish: async (event) => void events.push(event),
    },
    clock,
  });
  const stop = new AbortController();
  void demo.run(stop.signal);
  return { clock, events, stop };
}

describe('[EN4] (demo) events of the demo', () => {
  test('are on a fresh site: one runs, one has places, one is full, one is over', async () => {
    const { clock, events, stop } = fixture();
    await clock.advance(HOUR);
    stop.abort();
    const now = NOW;
    const kindOf = ({ startsAt, endsAt, places, bookers }: SimulatedEvent) =>
      endsAt.getTime() <= now
        ? 'over'
        : startsAt.getTime() <= now
          ? 'runs'
          : places !== null && bookers.length >= places
            ? 'full'
            : 'open';
    expect(events.map(kindOf).toSorted()).toEqual(['full', 'open', 'over', 'runs']);
    for (const { startsAt, bookedAt, bookers, places } of events) {
      expect([startsAt.getTime() % HOUR, bookedAt < startsAt]).toEqual([0, true]);
      expect(bookers.length).toBeLessThanOrEqual(places ?? Infinity);
    }
  });

  test('stay two ahead, one more when one has begun', async () => {
    const { clock, events, stop } = fixture();
    for (let hour = 0; hour < 3 * 24; hour += 1) {
      await clock.advance(HOUR);
      expect(events.filter(({ startsAt }) => startsAt.getTime() > clock.now()).length).toBe(2);
    }
    stop.abort();
    expect(events.length).toBe(6);
  });
});
