import { EventType, RawStatus } from '@khandai/contracts';
import { asc, eq } from 'drizzle-orm';
import { FakeClock } from '@khandai/testing';
import { LiveRepository } from '../src/modules/live/live-repository.js';
import { matchEvents, matchStats, odds } from '../src/platform/database/schema.js';
import { MINUTE, ProviderBench, START } from './support/provider-bench.js';

// What may become of a match, over HTTP from the simulator of the provider.

const bench = new ProviderBench();
const [PLAYED, COMING] = ['910000000', '910000003'];
const TOMORROW = START + 20 * 60 * MINUTE;

const match = async (fixtureId: string) => (await bench.stored()).find((one) => one.fixtureId === fixtureId);
const events = () =>
  bench.database.db
    .select()
    .from(matchEvents)
    .where(eq(matchEvents.fixtureId, PLAYED))
    .orderBy(asc(matchEvents.minute), asc(matchEvents.eventId));
const types = async () => (await events()).map(({ type }) => type);

/** The match that is in its 31st minute a minute after the start. */
const inPlay = () => bench.matches[0]!;

async function at(minute: number): Promise<void> {
  await bench.clock.advance(inPlay().kickOff + minute * MINUTE - bench.clock.now());
  await bench.pass(62);
}

describe('matches that are not played as planned', () => {
  it.each([
    ['postponed', RawStatus.postponed],
    ['cancelled', RawStatus.cancelled],
    ['undecided', RawStatus.toBeDecided],
  ])(
    '[PF19] (%s) a match that has not begun gets its state, and keeps its kick-off and no score',
    async (scene, status) => {
      const { health } = bench.start();
      await bench.pass(3);
      expect(await match(COMING)).toMatchObject({ status: RawStatus.notStarted });
      bench.provider.setScene(COMING, scene);
      await bench.pass(60);
      expect(await match(COMING)).toMatchObject({
        ...{ status, homeScore: null, awayScore: null, halfStart: null },
        kickOff: new Date(bench.matches[3]!.kickOff),
      });
      // It may still be played: the provider takes its word back.
      bench.provider.setScene(COMING);
      await bench.pass(60);
      expect(await match(COMING)).toMatchObject({ status: RawStatus.notStarted });
      expect(health.lastBad).toEqual([]);
    },
  );

  it.each([
    ['abandoned', RawStatus.abandoned],
    ['interrupted', RawStatus.interrupted],
  ])('[PF19] (%s) a match that stops keeps its score and its events', async (scene, status) => {
    inPlay().goals = [
      { minute: 5, home: true },
      { minute: 40, home: false },
    ];
    bench.provider.setScene(PLAYED, scene);
    const { bus } = bench.start();
    await bench.pass(3);
    expect(await match(PLAYED)).toMatchObject({ status: RawStatus.firstHalf, homeScore: 1, awayScore: 0 });
    await at(45);
    expect(await match(PLAYED)).toMatchObject({ status, homeScore: 1, awayScore: 0, halfStart: null });
    expect(await types()).toEqual([EventType.goal]);
    expect(bus.published.filter(({ channel }) => channel === 'topic:scores').at(-1)?.payload).toContain(
      `"status":${status}`,
    );
  });

  it('[PF19] (resumed) a match that goes on after a break has its clock later by the break, and its later goals', async () => {
    inPlay().goals = [
      { minute: 5, home: true },
      { minute: 36, home: false },
    ];
    bench.provider.setScene(PLAYED, 'resumed');
    bench.start();
    await at(38);
    expect(await match(PLAYED)).toMatchObject({ status: RawStatus.interrupted, homeScore: 1, awayScore: 0 });
    await at(48);
    expect(await match(PLAYED)).toMatchObject({
      ...{ status: RawStatus.firstHalf, homeScore: 1, awayScore: 1 },
      halfStart: new Date(inPlay().kickOff + 10 * MINUTE),
    });
  });

  it.each(['injury-length', 'injury-minute'])('[PF5] (%s) added time is its length in both forms', async (fault) => {
    for (const call of ['livescores', 'livescores/changes']) bench.provider.setFault(call, fault);
    bench.start();
    await bench.pass(3);
    expect(await match(PLAYED)).toMatchObject({ status: RawStatus.firstHalf, injuryTime: 3 });
    await at(70);
    expect(await match(PLAYED)).toMatchObject({ status: RawStatus.secondHalf, injuryTime: 3 });
  });

  it('[PF19] (aggregate) the score of two matches together is not the score of the second', async () => {
    inPlay().goals = [{ minute: 5, home: false }];
    bench.provider.setScene(PLAYED, 'aggregate');
    bench.start();
    await at(110);
    expect(await match(PLAYED)).toMatchObject({
      status: RawStatus.finished,
      homeScore: 0,
      awayScore: 1,
      extra: null,
      aggregate: { homeScore: 4, awayScore: 3 },
    });
  });

  it.each([
    ['moved', 92],
    ['moved-by-schedule', 31 * 60],
  ])('[PF19] (%s) a match of tomorrow gets its new kick-off', async (scene, seconds) => {
    const later = { ...bench.matches[3]!, kickOff: TOMORROW };
    bench.provider.world = { matches: [...bench.matches.slice(0, 3), later] };
    bench.start();
    await bench.pass(65);
    expect((await match(COMING))?.kickOff.getTime()).toBe(TOMORROW);
    bench.provider.setScene(COMING, scene);
    await bench.clock.advance((seconds - 60) * 1_000);
    await bench.pass(62);
    expect((await match(COMING))?.kickOff.getTime()).toBe(TOMORROW + 120 * MINUTE);
    expect(await match(COMING)).toMatchObject({ status: RawStatus.notStarted });
  });

  it('[PF19] (deleted) a match that the provider takes back is gone', async () => {
    bench.start();
    await bench.pass(3);
    bench.provider.setScene(COMING, 'deleted');
    await bench.pass(92);
    expect(await match(COMING)).toBeUndefined();
  });
});

describe('events of a match', () => {
  it('[PF20] (cards) a second yellow card is a red one, and is counted once', async () => {
    bench.provider.setScene(PLAYED, 'cards');
    inPlay().goals = [];
    const { bus } = bench.start();
    await bench.pass(3);
    expect(await types()).toEqual([
      ...[EventType.yellowCard, EventType.yellowCard, EventType.secondYellow, EventType.redCard],
    ]);
    expect(await match(PLAYED)).toMatchObject({ homeRed: 1, awayRed: 1, homeYellow: 1, awayYellow: 1, homeScore: 0 });
    const room = bus.published.filter(({ channel }) => channel.includes(PLAYED));
    expect(room.some(({ payload }) => payload.includes('Phạm Đức'))).toBe(true);
  });

  it('[PF20] (older names) a helper is named alike in older answers', async () => {
    inPlay().goals = [{ minute: 5, home: true }];
    bench.provider.setFault('events', 'old-names');
    bench.start();
    await bench.pass(3);
    expect(await events()).toMatchObject([{ playerName: 'Nguyễn Văn An', otherPlayerName: 'Trần Bình' }]);
  });

  it('[PF20] (substitution) names who comes on and who goes off', async () => {
    bench.provider.setScene(PLAYED, 'substitutions');
    inPlay().goals = [];
    bench.start();
    await bench.pass(3);
    expect(await events()).toMatchObject([
      { type: EventType.substitution, playerName: 'Trần Vào', otherPlayerName: 'Lê Ra', homeScore: null },
    ]);
  });

  it('[PF20] (penalties) one that is scored is a goal, and one that is missed is none', async () => {
    bench.provider.setScene(PLAYED, 'penalties');
    bench.start();
    await bench.pass(3);
    expect((await events()).map(({ type, homeScore, awayScore }) => [type, homeScore, awayScore])).toEqual([
      [EventType.penaltyScored, 1, 0],
      [EventType.penaltyMissed, null, null],
    ]);
    expect(await match(PLAYED)).toMatchObject({ homeScore: 1, awayScore: 0 });
  });

  it('[PF20] (own goal) counts for the side of its event', async () => {
    bench.provider.setScene(PLAYED, 'own-goal');
    bench.start();
    await bench.pass(3);
    expect((await events()).map(({ type, homeScore, awayScore }) => [type, homeScore, awayScore])).toEqual([
      [EventType.ownGoal, 0, 1],
    ]);
    expect(await match(PLAYED)).toMatchObject({ homeScore: 0, awayScore: 1 });
  });

  it('[PF20] (VAR) a goal that the VAR takes back leaves score and list, and the decision stays', async () => {
    bench.provider.setScene(PLAYED, 'var');
    bench.start();
    await at(32);
    expect(await types()).toEqual([EventType.goal]);
    expect(await match(PLAYED)).toMatchObject({ homeScore: 1 });
    await at(35);
    expect(await types()).toEqual([EventType.var]);
    expect(await match(PLAYED)).toMatchObject({ homeScore: 0, awayScore: 0 });
  });

  it('[PF20] (shoot-out) its kicks are stored in their order, with who missed', async () => {
    const cup = bench.matches[2]!;
    bench.clock = new FakeClock(cup.kickOff + 152 * MINUTE);
    bench.start();
    await bench.pass(3);
    const kicks = await new LiveRepository(bench.database).kicks(String(cup.row['matchId']));
    expect(kicks.map(({ homeKick, scored }) => [homeKick, scored])).toEqual([
      ...[1, 2, 3].flatMap(() => [
        [true, true],
        [false, true],
      ]),
      [true, true],
      [false, false],
    ]);
  });

  it.each([
    ['twice', [3, 3, 9, 2], 4],
    ['shuffled', [3, 3, 9, 2], 0],
    ['unknown-type', [99, 99, 99, 99], 0],
    ['null-names', [3, 3, 9, 2], 0],
    ['untimed', [], 1],
  ])('[PF20] (%s) odd events cost only themselves, and the match stays', async (fault, kinds, faulty) => {
    inPlay().goals = [];
    bench.provider.setScene(PLAYED, 'cards');
    bench.provider.setFault('events', fault);
    const { health } = bench.start();
    await bench.pass(3);
    expect(await types()).toEqual(kinds);
    expect(health.lastBad.filter(({ file, row }) => file === 'events' && row === 1)).toHaveLength(faulty);
    expect(health.calls.get('events')?.fault).toBeNull();
    expect(await match(PLAYED)).toMatchObject({ status: RawStatus.firstHalf, homeRed: 1, awayRed: 1 });
  });

  it('[PF20] (all twice) an answer of any call that has each row twice is read once', async () => {
    inPlay().goals = [{ minute: 5, home: true }];
    bench.provider.setFault('*', 'twice');
    const { health } = bench.start();
    await bench.pass(65);
    expect((await bench.stored()).map(({ status }) => status)).toEqual([1, 1, 0, 0]);
    expect(await types()).toEqual([EventType.goal]);
    expect(await bench.database.db.$count(matchStats)).toBe(12);
    expect(await bench.database.db.$count(odds)).toBeGreaterThan(40);
    expect([...health.calls.values()].filter(({ fault }) => fault !== null)).toEqual([]);
  });

  it.each(['twice', 'shuffled', 'untimed'])('[PF20] (rows, %s) rows of scores are read as they are', async (fault) => {
    inPlay().goals = [{ minute: 5, home: true }];
    for (const call of ['livescores', 'livescores/changes', 'schedule']) bench.provider.setFault(call, fault);
    const { health } = bench.start();
    await bench.pass(65);
    expect((await bench.stored()).map(({ status }) => status)).toEqual([1, 1, 0, 0]);
    expect(await match(PLAYED)).toMatchObject({ homeScore: 1, awayScore: 0 });
    expect(health.lastBad).toEqual([]);
  });
});

describe('an answer from minutes ago after a restart', () => {
  it.each(['livescores', 'livescores/changes', 'events', '*'])(
    '[PF10] (restart, late %s) takes back neither score nor state nor events',
    async (call) => {
      inPlay().goals = [
        { minute: 20, home: true },
        { minute: 88, home: true },
      ];
      bench.clock = new FakeClock(inPlay().kickOff + 105 * MINUTE);
      bench.start();
      await bench.pass(3);
      const shown = async () => [await match(PLAYED), await types()];
      const before = await shown();
      expect(before).toEqual([expect.objectContaining({ status: -1, homeScore: 2 }), [1, 1]]);
      await bench.stop();
      bench.provider.setFault(call, 'late');
      await bench.clock.advance(MINUTE);
      const { health } = bench.start();
      await bench.pass(10);
      expect(await shown()).toEqual(before);
      expect(health.lastBad).toEqual([]);
    },
  );

  it('[PF10] (restart, new) what is newer than what was stored counts', async () => {
    inPlay().goals = [{ minute: 5, home: true }];
    bench.start();
    await bench.pass(3);
    await bench.stop();
    inPlay().goals = [];
    await bench.clock.advance(MINUTE);
    bench.start();
    await bench.pass(3);
    expect(await match(PLAYED)).toMatchObject({ homeScore: 0 });
    expect(await types()).toEqual([]);
  });
});
