import type { RaceTick } from '@khandai/contracts';
import { planRace } from '@khandai/marble-race';
import { FakeClock, settle } from '@khandai/testing';
import { FakeBus, FakeLog } from '../../platform/testing.js';
import { RaceJob } from './race-job.js';
import { MARBLES } from './race-plan.js';
import type { SecretRace } from './race-repository.js';

const SEED = 'ab'.repeat(32);
const course = planRace(
  SEED,
  MARBLES.map(({ id }) => id),
);
const LENGTH = course.tickCount * course.tickMs;

interface TrackOptions {
  readonly startsInMs: number;
  readonly aheadMs?: number;
  readonly hasRun?: boolean;
  /** Picks that are due, and what settles them. */
  readonly picks?: number[];
  readonly settles?: (ids: readonly number[]) => Promise<void>;
}

/** A track with one race; the database's clock may differ from that of the process. */
function track({
  startsInMs,
  aheadMs = 0,
  hasRun = false,
  picks = [],
  settles = () => Promise.resolve(),
}: TrackOptions) {
  const clock = new FakeClock();
  const bus = new FakeBus();
  const log = new FakeLog();
  const done: string[] = [];
  const now = () => clock.now() + aheadMs;
  const startsAt = new Date(now() + startsInMs);
  let race: SecretRace | undefined = { raceId: 7, groupId: 40, startsAt, marbles: MARBLES, seed: SEED, hasRun };
  const note = (what: string, decided: boolean) => () => {
    done.push(`${what} ${now() - startsAt.getTime()}`);
    if (decided) race = undefined;
    return Promise.resolve();
  };
  const job = new RaceJob({
    races: {
      keepAhead: () => Promise.resolve(),
      next: () => Promise.resolve({ now: new Date(now()), race }),
      begin: note('begin', false),
      finish: note('finish', true),
      cancel: note('cancel', true),
    },
    picks: { due: async (after, limit) => picks.filter((id) => id > after).slice(0, limit), settle: settles },
    postIn: () => Promise.resolve([]),
    channelOf: (groupId) => `room:${groupId}`,
    ...{ everyMs: null, bus, clock, log: log.log },
  });
  const stop = new AbortController();
  const running = job.run(stop.signal);
  const ticks = () =>
    bus.published.map(({ channel, payload }) => {
      const { race: tick } = JSON.parse(payload) as { race: RaceTick };
      return { channel, ...tick };
    });
  return { clock, bus, log, done, ticks, stop, running };
}

describe('[LS11][CH7] (race ticks sent)', () => {
  it('two ticks a second go to the room of the race, from the start to the last, as the seed has them', async () => {
    const { clock, done, ticks } = track({ startsInMs: 10_000 });
    await clock.advance(9_999);
    expect(ticks()).toEqual([]);
    await clock.advance(1);
    await clock.advance(LENGTH);
    expect(ticks()).toEqual(
      Array.from({ length: course.tickCount + 1 }, (_, tick) => ({
        ...{ channel: 'room:40', raceId: 7, tick, marbles: course.tickAt(tick) },
      })),
    );
    expect(done).toEqual(['begin 0', `finish ${LENGTH}`]);
    await clock.advance(60_000);
    expect(ticks()).toHaveLength(course.tickCount + 1);
  });

  it('the clock of the database moves the marbles, also where that of the process is wrong', async () => {
    const { clock, done, ticks } = track({ startsInMs: 10_000, aheadMs: 3_600_000 });
    await clock.advance(10_000 + 1_200);
    expect(ticks().map(({ tick }) => tick)).toEqual([0, 1, 2]);
    expect(done).toEqual(['begin 0']);
  });

  it('a process that takes over sends the tick of the moment at once, and one that was held up skips those of the past', async () => {
    const { clock, ticks } = track({ startsInMs: -20_250, hasRun: true });
    await settle();
    expect(ticks().map(({ tick }) => tick)).toEqual([40]);
    await clock.advance(250);
    expect(ticks().map(({ tick }) => tick)).toEqual([40, 41]);
  });

  it('nothing is sent any more once the claim is lost, and nothing is decided', async () => {
    const { clock, done, ticks, stop, running } = track({ startsInMs: 0 });
    await clock.advance(5_000);
    stop.abort();
    await clock.advance(LENGTH);
    await running;
    expect(ticks()).toHaveLength(11);
    expect(done).toEqual(['begin 0']);
    expect(clock.sleeping).toBe(0);
  });

  it.each([
    ['finished', true, 'finish'],
    ['void', false, 'cancel'],
  ])('a race whose time is over is %s: run before: %s', async (_, hasRun, what) => {
    const { done, ticks } = track({ startsInMs: -LENGTH - 1_000, hasRun });
    await settle();
    expect(done).toEqual([`${what} ${LENGTH + 1_000}`]);
    expect(ticks()).toEqual([]);
  });

  it('picks that cannot be settled hold up no race', async () => {
    const settles = () => Promise.reject(new Error('no ledger'));
    const { clock, log, done } = track({ startsInMs: 0, picks: [1], settles });
    await clock.advance(LENGTH);
    expect(done).toEqual(['begin 0', `finish ${LENGTH}`]);
    expect(new Set(log.lines.map(({ message }) => message))).toEqual(new Set(['picks of races were not settled']));
  });

  it('a pick that cannot be settled holds up no other pick, and is named', async () => {
    const picks = Array.from({ length: 450 }, (_, at) => at + 1);
    const settled = new Set<number>();
    const settles = async (ids: readonly number[]) => {
      if (ids.includes(7)) throw new Error('no account');
      for (const id of ids) settled.add(id);
    };
    const { log } = track({ startsInMs: 60_000, picks, settles });
    for (let turn = 0; turn < 100 && settled.size < 449; turn += 1) await settle();
    expect(picks.filter((id) => !settled.has(id))).toEqual([7]);
    expect(log.lines).toMatchObject([{ message: 'picks of races were not settled', facts: { pickIds: [7] } }]);
  });

  it('a bus that is down is reported once in a race, the race goes on, and no log has the seed', async () => {
    const { clock, bus, log, done } = track({ startsInMs: 0 });
    bus.failing = true;
    await clock.advance(LENGTH);
    expect(log.lines).toMatchObject([{ level: 'error', message: 'ticks of a race were not sent' }]);
    expect(done).toEqual(['begin 0', `finish ${LENGTH}`]);
    expect(JSON.stringify([log.lines, bus.published])).not.toContain(SEED);
  });
});
