/** @jest-environment node */
import { ApiError } from '@khandai/api-client';
import { Code, type Race, type RaceBoard, SystemMessage } from '@khandai/contracts';
import { planRace, seedHash, tellRace } from '@khandai/marble-race';
import { aMessage, FakeClock, settle } from '@khandai/testing';
import { I18n } from '../../i18n/i18n';
import { race as words } from '../../i18n/vi/lazy/race';
import { isOver, LiveRace, unseenTurn } from './LiveRace';
import { PickStore } from './PickStore';
import { checkRace } from './race-check';
import { isOpen, sceneOf } from './race-scene';
import { finishOf, finishTime, gridOf, lapOf, orderText, raceTime, resultOf, runningViews } from './race-view';
import { chartOf, factsOf, heardMoments, momentsOf, partsOf } from './race-story';
import { RaceStore } from './RaceStore';
import { ReplayStore } from './ReplayStore';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const IDS = [1, 2, 3, 4];
const COURSE = planRace(SEED, IDS);
const HASH = await seedHash(SEED);
const at = (seconds: number): string => new Date(seconds * 1000).toISOString();

const raceOf = (rest: Partial<Race> = {}): Race => ({
  ...{ raceId: 2418, groupId: 7, track: 'Đường Hồ Nước', state: 'waiting', picksOpenAt: at(100), startsAt: at(200) },
  ...{ finishedAt: null, seedHash: HASH, seed: null, laps: 5, order: null, multiple: 4, mine: null, simulated: true },
  marbles: IDS.map((id) => ({ id, name: `Bi ${id}`, color: '#112233', picks: 0 })),
  ...rest,
});
const finished = raceOf({
  ...{ state: 'finished', finishedAt: at(290), seed: SEED, order: [...COURSE.order] },
});
const boardOf = (rest: Partial<RaceBoard> = {}): RaceBoard => ({
  ...{ now: at(120), current: null, next: [raceOf()], last: null },
  ...{ limits: { min: 10, max: 200, perRace: 300 }, points: 150 },
  ...rest,
});
const tickOf = (tick: number, raceId = 2418) =>
  aMessage({
    ...{ groupMessageId: 0, sequence: 0, revision: 0, systemMessage: SystemMessage.marbleMap },
    race: { raceId, tick, marbles: COURSE.tickAt(tick) },
  });

describe('[LS11] (picks) what a pick brought', () => {
  const ended = (returned: number | null): Race => ({ ...finished, mine: { marbleId: 1, stake: 50, returned } });
  const storeWith = (...boards: RaceBoard[]) => {
    const clock = new FakeClock();
    const call = async () => boards.shift()!;
    const store = new RaceStore(boardOf({ next: [], current: ended(null) }), {
      ...{ api: { call: call as never }, clock: { exact: () => clock.now() }, timers: clock },
      ...{ report: () => undefined, random: () => 0 },
    });
    const said: (number | null | undefined)[] = [];
    store.settled.on(({ mine }) => said.push(mine?.returned));
    const { signal } = new AbortController();
    return { said, load: () => store.load(signal) };
  };

  test('is said once, when the points come after the end, also when it brought none', async () => {
    for (const brought of [400, 0]) {
      const last = ended(brought);
      const { said, load } = storeWith(
        boardOf({ next: [], last: ended(null) }),
        boardOf({ next: [], last }),
        boardOf({ next: [], last }),
      );
      await load();
      expect(said).toEqual([]);
      await load();
      await load();
      expect(said).toEqual([brought]);
    }
  });

  test('is not said of a race that was settled before the page came, or that has no pick', async () => {
    const { said, load } = storeWith(
      boardOf({ next: [], last: { ...ended(400), raceId: 1 } }),
      boardOf({ next: [], last: finished }),
    );
    await load();
    await load();
    expect(said).toEqual([]);
  });
});

describe('[LS11] (track) what the track shows', () => {
  test('the race that runs; after it the podium for a while, then the next one', () => {
    const next = raceOf({ raceId: 2419, startsAt: at(500), picksOpenAt: at(380) });
    const running = boardOf({ current: raceOf({ state: 'racing' }), next: [next] });
    const after = boardOf({ next: [next], last: finished });
    const kindAt = (board: RaceBoard, seconds: number) => {
      const scene = sceneOf(board, seconds * 1000);
      return scene.kind === 'closed' ? 'closed' : `${scene.kind} ${scene.race.raceId}`;
    };
    expect(kindAt(running, 250)).toBe('racing 2418');
    expect(kindAt(after, 300)).toBe('over 2418');
    expect(kindAt(after, 320)).toBe('waiting 2419');
    expect(kindAt(boardOf({ next: [], last: finished }), 900)).toBe('closed');
    expect(kindAt(boardOf({ next: [next], last: raceOf({ state: 'void' }) }), 300)).toBe('over 2418');
  });

  test('a start that the board does not have yet: by the clock, and by the first tick', () => {
    expect(sceneOf(boardOf(), 200_000).kind).toBe('racing');
    expect(sceneOf(boardOf(), 199_000, { raceId: 2418 }).kind).toBe('racing');
    expect(sceneOf(boardOf(), 199_000, { raceId: 2417 }).kind).toBe('waiting');
  });

  test('picks are open from their time to the start, and of no race that runs', () => {
    const open = (seconds: number, rest: Partial<Race> = {}) => isOpen(raceOf(rest), seconds * 1000);
    expect([open(99), open(100), open(199), open(200), open(150, { state: 'racing' })]).toEqual([
      ...[false, true, true, false, false],
    ]);
  });

  test('the board is read again when picks open, at the start, and within ten seconds while marbles run', async () => {
    const clock = new FakeClock(90_000);
    const asked: number[] = [];
    const answers = () =>
      clock.now() < 200_000 ? boardOf() : boardOf({ current: raceOf({ state: 'racing' }), next: [] });
    const call = () => {
      asked.push(clock.now() / 1000);
      return Promise.resolve(answers());
    };
    const store = new RaceStore(undefined, {
      ...{ api: { call } as never, clock: { exact: () => clock.now() }, timers: clock },
      ...{ report: () => undefined, random: () => 0 },
    });
    const visit = new AbortController();
    void store.run(visit.signal);
    await settle();
    await clock.advance(130_000);
    expect(asked).toEqual([90, 100, 130, 160, 190, 200, 210, 220]);
    store.refresh();
    await settle();
    expect(asked.at(-1)).toBe(220);
    expect(asked).toHaveLength(9);
    visit.abort();
  });

  function follow(answer: () => RaceBoard | Promise<RaceBoard>, random = 0) {
    const clock = new FakeClock(250_000);
    const asked: number[] = [];
    const call = () => {
      asked.push(clock.now() - 250_000);
      return Promise.resolve(answer());
    };
    const store = new RaceStore(undefined, {
      ...{ api: { call } as never, clock: { exact: () => clock.now() }, timers: clock },
      ...{ report: () => undefined, random: () => random },
    });
    const visit = new AbortController();
    void store.run(visit.signal);
    return { clock, asked, store, visit };
  }
  const running = boardOf({ current: raceOf({ state: 'racing' }), next: [] });
  const ended = boardOf({ current: null, next: [], last: finished });

  test('viewers do not all read it at the first and the last tick at once, and go on until it has the end', async () => {
    let board = running;
    const { clock, asked, store, visit } = follow(() => board, 0.5);
    await settle();
    store.turn('start');
    await clock.advance(399);
    expect(asked).toEqual([0]);
    await clock.advance(1);
    store.turn('end');
    await clock.advance(699);
    expect(asked).toEqual([0, 400]);
    await clock.advance(1);
    await clock.advance(1900);
    board = ended;
    await clock.advance(1900);
    expect(asked).toEqual([0, 400, 1100, 3000, 4900]);
    store.turn(undefined);
    await clock.advance(20_000);
    expect(asked.slice(5)).toEqual([6800]);
    visit.abort();
  });

  test('is read again soon until the points of a pick are there', async () => {
    const own = (returned: number | null) =>
      boardOf({ next: [], last: { ...finished, mine: { marbleId: 1, stake: 50, returned } } });
    let board = own(null);
    const { clock, asked, visit } = follow(() => board);
    await clock.advance(1500);
    board = own(0);
    await clock.advance(20_000);
    expect(asked).toEqual([0, 1500, 3000]);
    visit.abort();
  });

  test('keeps a pick that was stored while an older answer was on its way', async () => {
    let answer: (board: RaceBoard) => void = () => undefined;
    const { store, visit } = follow(() => new Promise((resolve) => (answer = resolve)));
    await settle();
    answer(boardOf());
    await settle();
    const reread = store.load(visit.signal);
    store.takePick(raceOf({ mine: { marbleId: 1, stake: 50, returned: null } }), 100);
    answer(boardOf());
    await reread;
    expect([store.next?.mine?.stake, store.board?.points]).toEqual([50, 100]);
    visit.abort();
  });

  test('is read once more when that is asked for during a request', async () => {
    let answer: (board: RaceBoard) => void = () => undefined;
    const { asked, store, visit } = follow(() => new Promise((resolve) => (answer = resolve)));
    await settle();
    store.refresh();
    await settle();
    expect(asked).toHaveLength(1);
    answer(running);
    await settle();
    expect(asked).toHaveLength(2);
    visit.abort();
  });

  test('a failed request is reported and tried again; the board stays', async () => {
    const clock = new FakeClock(150_000);
    const faults: unknown[] = [];
    let isDown = true;
    const call = () => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve(boardOf({ points: 7 })));
    const store = new RaceStore(boardOf(), {
      ...{ api: { call } as never, clock: { exact: () => clock.now() }, timers: clock, random: () => 0 },
      report: (error) => faults.push(error),
    });
    const visit = new AbortController();
    void store.run(visit.signal);
    await settle();
    expect([faults.length, store.failed, store.board?.points]).toEqual([1, true, 150]);
    isDown = false;
    await clock.advance(3000);
    expect([store.failed, store.board?.points]).toEqual([false, 7]);
    visit.abort();
  });
});

describe('[LS11][CH7] (ticks) messages 7 of the room', () => {
  test('move the marbles one tick behind, say the ranks of five seconds ago, and fall silent after 3 s', async () => {
    const clock = new FakeClock();
    let isOnScreen = true;
    const live = new LiveRace(clock, () => isOnScreen);
    const visit = new AbortController();
    live.open(visit.signal);
    for (let tick = 100; tick <= 110; tick++) {
      live.hear(tickOf(tick));
      await clock.advance(tick === 110 ? 250 : 500);
    }
    const [before, latest] = [COURSE.tickAt(109), COURSE.tickAt(110)];
    expect(live.tick?.tick).toBe(110);
    const halfway = latest.map(({ progress }, index) => (progress + (before[index]?.progress ?? 0)) / 2);
    expect(live.now().map(({ progress }) => progress.toFixed(5))).toEqual(halfway.map((way) => way.toFixed(5)));
    expect(live.moments().map(({ atMs }) => atMs)).toEqual(Array.from({ length: 11 }, (_, n) => 50_000 + n * 500));
    expect([...live.ranksBefore()]).toEqual(COURSE.tickAt(100).map(({ id, rank }) => [id, rank]));
    expect([live.silent, live.watched.has(2418), live.watched.has(2417)]).toEqual([false, true, false]);
    await clock.advance(3000);
    expect([live.silent, live.tick?.tick]).toEqual([true, 110]);
    live.hear(tickOf(5, 2417));
    expect(live.tick?.raceId).toBe(2418);
    isOnScreen = false;
    live.hear(tickOf(1, 2419));
    expect(live.watched.has(2419)).toBe(false);
    expect([live.silent, live.tick?.raceId, [...live.ranksBefore()].length]).toEqual([false, 2419, 4]);
    expect([isOver({ marbles: COURSE.tickAt(110) }), isOver({ marbles: COURSE.tickAt(COURSE.tickCount) })]).toEqual([
      ...[false, true],
    ]);
    const turns = [110, COURSE.tickCount].map((tick) =>
      ([undefined, 'waiting', 'racing', 'finished'] as const).map((state) =>
        unseenTurn({ raceId: 1, tick, marbles: COURSE.tickAt(tick) }, state && { state }),
      ),
    );
    expect(turns).toEqual([
      ['start', 'start', undefined, undefined],
      [undefined, undefined, 'end', undefined],
    ]);
    visit.abort();
    live.hear(tickOf(2, 2419));
    expect(live.tick?.tick).toBe(1);
  });
});

describe('[LS11] (picks) a pick of the winner', () => {
  const racing = raceOf();

  function open(answer: (body: Record<string, unknown>) => unknown, reread = () => boardOf()) {
    const sent: Record<string, unknown>[] = [];
    const taken: unknown[] = [];
    let refreshes = 0;
    let loads = 0;
    let uuids = 0;
    const call = (_name: string, { body }: { body: Record<string, unknown> }) => {
      sent.push(body);
      return Promise.resolve().then(() => answer(body));
    };
    const store = new PickStore({
      ...{ api: { call } as never, viewer: { version: 1 }, report: () => undefined },
      board: {
        board: boardOf(),
        find: () => reread().next[0],
        load: () => Promise.resolve(void (loads += 1)),
        takePick: (race, points) => taken.push([race.raceId, points]),
        refresh: () => (refreshes += 1),
      },
      makeUuid: () => `uuid-${(uuids += 1)}`,
    });
    return { store, sent, taken, refreshes: () => refreshes, loads: () => loads };
  }

  test('is sent once with what was chosen, and updates the race and the balance', async () => {
    const { store, sent, taken } = open(({ stake }) => ({ pick: { stake }, race: racing, points: 100 }));
    store.choose(3);
    expect(store.stake.text).toBe('10');
    store.stake.type('50');
    expect(await store.confirm(racing)).toBe(50);
    expect(sent).toEqual([{ raceId: 2418, marbleId: 3, stake: 50, uuid: 'uuid-1' }]);
    expect([taken, store.stake.text, store.chosen]).toEqual([[[2418, 100]], '', undefined]);
  });

  test('keeps what was typed when it is refused, says why, and sends the same request again', async () => {
    let isDown = true;
    const { store, sent, loads } = open(({ stake }) => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { pick: { stake }, race: racing, points: 0 };
    });
    store.choose(2);
    store.stake.type(' 40 ');
    expect(await store.confirm(racing)).toBeUndefined();
    expect([store.stake.refusal, store.stake.text, store.chosen, loads()]).toEqual([
      { kind: 'unanswered' },
      ' 40 ',
      2,
      1,
    ]);
    isDown = false;
    expect(await store.confirm(racing)).toBe(40);
    expect(new Set(sent.map(({ uuid }) => uuid)).size).toBe(1);
    const locked = new ApiError({ kind: 'answer', code: Code.raceLocked, status: 409, message: 'Đã khóa.' } as never);
    const late = open(() => {
      throw locked;
    });
    late.store.choose(2);
    expect(await late.store.confirm(racing)).toBeUndefined();
    expect([late.store.stake.refusal, late.store.stake.text, late.refreshes()]).toEqual([
      ...[{ kind: 'said', text: locked.message }, '10', 1],
    ]);
  });

  test('is found on the board when its answer was lost, and is never followed by another one unseen', async () => {
    const stored = new Map<unknown, unknown>();
    const mine = () => [...stored.values()].reduce<number>((sum, stake) => sum + Number(stake), 0);
    const raceNow = () => raceOf({ mine: stored.size > 0 ? { marbleId: 2, stake: mine(), returned: null } : null });
    let isSeen = true;
    const { store, sent, taken } = open(
      ({ uuid, stake }) => {
        if (stored.has(uuid) && stored.get(uuid) !== stake)
          throw new ApiError({ kind: 'answer', code: Code.conflict, status: 409, message: 'Đã dùng.' });
        stored.set(uuid, stake);
        if (sent.length < 3) throw new ApiError({ kind: 'timeout', message: 'late' });
        return { pick: { stake }, race: raceNow(), points: 0 };
      },
      () => boardOf({ next: isSeen ? [raceNow()] : [racing] }),
    );
    store.choose(2);
    store.stake.type('40');
    expect(await store.confirm(racing)).toBe(40);
    expect([store.stake.text, store.chosen, store.stake.refusal, taken.length]).toEqual(['', undefined, undefined, 1]);
    isSeen = false;
    store.stake.type('20');
    expect(await store.confirm(raceNow())).toBeUndefined();
    expect(store.stake.refusal).toEqual({ kind: 'unanswered' });
    store.stake.type('30');
    expect(await store.confirm(raceNow())).toBeUndefined();
    expect([store.stake.refusal, mine()]).toEqual([{ kind: 'earlier' }, 60]);
    expect(await store.confirm(raceNow())).toBe(30);
    expect(sent.map(({ uuid, stake }) => [uuid, stake])).toEqual([
      ['uuid-1', 40],
      ['uuid-2', 20],
      ['uuid-2', 30],
      ['uuid-3', 30],
    ]);
  });

  test('says what is wrong with the points before anything is sent', async () => {
    const { store, sent } = open(() => undefined);
    const faultOf = (stake: string, race = racing) => {
      store.stake.type(stake);
      return store.faultOn(race);
    };
    store.choose(1);
    expect(['', '12', '1.5', '9', '201', '160'].map((stake) => faultOf(stake))).toEqual([
      ...[undefined, undefined, 'whole', 'low', 'high', 'much'],
    ]);
    const more = raceOf({ mine: { marbleId: 4, stake: 290, returned: null } });
    expect([faultOf('20', more), store.leftOn(more), store.marbleOf(more)]).toEqual(['overRace', 10, 4]);
    expect(await store.confirm(more)).toBeUndefined();
    expect(sent).toEqual([]);
  });
});

describe('[LS11] (proof) computing a race again in the browser', () => {
  test('says whether hash and order are those that were published', async () => {
    expect(await checkRace(raceOf(), undefined)).toBeUndefined();
    const right = { hash: HASH, isHashRight: true, order: COURSE.order, isOrderRight: true, isSeenRight: undefined };
    expect(await checkRace(finished, undefined)).toEqual(right);
    expect(await checkRace({ ...finished, seedHash: 'ab' }, undefined)).toMatchObject({ isHashRight: false });
    expect(await checkRace({ ...finished, order: [4, 3, 2, 1] }, undefined)).toMatchObject({ isOrderRight: false });
    const calledOff = raceOf({ state: 'void', seed: SEED });
    expect(await checkRace(calledOff, undefined)).toEqual({ ...right, isOrderRight: undefined });
  });

  test('compares with the hash that the page received before the start', async () => {
    const store = new RaceStore(boardOf(), {} as never);
    const seen = store.seen.get(2418);
    expect(seen).toEqual({ hash: HASH, at: 120_000 });
    expect(await checkRace(finished, seen)).toMatchObject({ isSeenRight: true });
    const other = await seedHash('ff'.repeat(32));
    // The server changed both the seed and its hash after the start.
    const forged = { ...finished, seed: 'ff'.repeat(32), seedHash: other };
    expect(await checkRace(forged, seen)).toMatchObject({ isHashRight: true, isSeenRight: false });
    expect(new RaceStore(boardOf({ now: at(201) }), {} as never).seen.size).toBe(0);
  });

  test('a replay is the same race: it plays, rests at the end, winds, and closes', async () => {
    const clock = new FakeClock();
    const replay = new ReplayStore(clock);
    replay.open(raceOf());
    expect(replay.race).toBeUndefined();
    replay.open(finished);
    await clock.advance(30_000);
    expect([replay.playing, replay.at]).toEqual([true, 30_000]);
    expect(replay.places).toEqual(COURSE.tickAt(60));
    await clock.advance(125);
    const [from, to] = [COURSE.tickAt(60)[0]?.progress ?? 0, COURSE.tickAt(61)[0]?.progress ?? 0];
    expect(replay.now()[0]?.progress).toBeCloseTo(from + (to - from) / 4);
    replay.seek(replay.length - 1000);
    await clock.advance(2000);
    expect([replay.playing, replay.at, replay.places.map(({ progress }) => progress)]).toEqual([
      ...[false, replay.length, [1, 1, 1, 1]],
    ]);
    expect(replay.lapEnds).toHaveLength(4);
    replay.toggle();
    await clock.advance(500);
    expect(replay.at).toBe(500);
    replay.close();
    expect([replay.race, replay.playing, replay.places]).toEqual([undefined, false, []]);
  });
});

describe('[LS11] (order) the order in words', () => {
  const i18n = new I18n('vi');
  i18n.addResources('race', words);
  const t = i18n.getFixedT('race');

  test('has the rank of the race, the gap to the leader, and how many places a marble moved', () => {
    const places = [
      { id: 1, progress: 0.38, rank: 2 },
      { id: 2, progress: 0.4, rank: 1 },
      { id: 3, progress: 0.2, rank: 4 },
      { id: 4, progress: 0.3, rank: 3 },
    ];
    const ranksBefore = new Map([
      [1, 1],
      [2, 2],
      [3, 4],
      [4, 3],
    ]);
    const rows = runningViews(finished, places, { sinceStartMs: 40_000, ranksBefore, mine: 1, language: 'vi' }, t);
    expect(rows.map(({ id, rank, gap, move, mine }) => [id, rank, gap, move?.label, mine])).toEqual([
      [2, 1, 'Dẫn đầu', '1 bậc lên', undefined],
      [1, 2, '+2,0 s', '1 bậc xuống', 'Bạn chọn'],
      [4, 3, '+10,0 s', undefined, undefined],
      [3, 4, '+20,0 s', undefined, undefined],
    ]);
    const order = runningViews(
      finished,
      finishOf(COURSE.order),
      { sinceStartMs: 0, ranksBefore: new Map(), finishes: COURSE.finishes, mine: undefined, language: 'vi' },
      t,
    ).map(({ gap }) => gap);
    expect(order[0]).toMatch(/^1:2[5-9],\d$/);
    expect(order.slice(1).every((gap) => /^\+\d,\d\d s$/.test(gap))).toBe(true);
    expect([finishTime(88_449, 'vi'), finishTime(65_010, 'vi')]).toEqual(['1:28,4', '1:05,0']);
    expect([lapOf(places, 5), lapOf(gridOf(finished), 5), lapOf(finishOf(COURSE.order), 5)]).toEqual([3, 1, 5]);
    expect(orderText(finished, places)).toBe('Bi 2, Bi 1, Bi 4, Bi 3');
    expect([raceTime(0), raceTime(89_999), raceTime(605_000)]).toEqual(['0:00', '1:29', '10:05']);
  });

  test('says what a pick brought once that is known, and nothing of picks to those who hide them', () => {
    const [winner = 0, second = 0] = COURSE.order;
    const said = (marbleId: number, returned: number | null, hides = false) =>
      resultOf({ ...finished, mine: { marbleId, stake: 50, returned } }, { hidesPicks: hides, language: 'vi' }, t);
    expect([
      said(winner, null),
      said(second, null),
      said(winner, 200),
      said(second, 0),
      said(winner, 200, true),
    ]).toEqual([
      `Bi ${winner} nhất · bạn chọn ${winner}, chờ kết quả`,
      `Bi ${winner} nhất · bạn chọn ${second}, chờ kết quả`,
      `Bi ${winner} nhất · bạn chọn ${winner}, nhận 200 điểm`,
      `Bi ${winner} nhất · bạn chọn ${second}, trượt`,
      `Bi ${winner} nhất`,
    ]);
  });
});

describe('[LS11] (story) the places at marks along the race', () => {
  const i18n = new I18n('vi');
  i18n.addResources('race', words);
  const t = i18n.getFixedT('race');
  const story = (moments: Parameters<typeof tellRace>[0]) => tellRace(moments, partsOf(finished));

  test('are those of the whole course once it is over, and grow with what was heard before', () => {
    const whole = story(momentsOf(COURSE));
    const chart = chartOf(finished, whole, { mine: 2, language: 'vi' }, t);
    expect([chart.parts, chart.laps.at(-1), chart.table.mark(3)]).toEqual([10, 'Vòng 5', '1,5']);
    expect(chart.lines.map(({ id, points }) => [id, points.at(-1)?.rank])).toEqual(
      IDS.map((id) => [id, COURSE.order.indexOf(id) + 1]),
    );
    expect(chart.lines.map(({ id, mine, leads }) => [id, mine, leads])).toEqual(
      IDS.map((id) => [id, id === 2, id === COURSE.order[0] && id !== 2]),
    );
    expect(chart.summary).toBe(`Thứ hạng qua các mốc, về đích: ${orderText(finished, finishOf(COURSE.order))}`);
    const heard = momentsOf(COURSE, 40_000);
    const half = chartOf(finished, story(heardMoments(finished, heard)), { mine: undefined, language: 'vi' }, t);
    half.lines.forEach(({ points }, index) => {
      expect(points).toEqual(chart.lines[index]?.points.slice(0, points.length));
    });
    expect(half.mineText).toBeUndefined();
    const grid = chartOf(finished, story(momentsOf(COURSE, 0)), { mine: undefined, language: 'vi' }, t);
    expect([grid.leadText, grid.lines.some(({ leads }) => leads)]).toEqual([undefined, false]);
  });

  test('say what happened in figures, and that who came late did not see all', () => {
    const facts = factsOf(finished, story(momentsOf(COURSE)), 'vi', t);
    expect(facts.map(({ label }) => label.replace(/Bi \d/, '…').replace(/hạng \d lên \d/, 'hạng'))).toEqual([
      ...['lần đổi ngôi đầu', '… dẫn lâu nhất', '… từ hạng'],
    ]);
    expect(facts.map(({ value }) => value)).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+,\d s$/),
      expect.stringMatching(/^\+\d hạng$/),
    ]);
    const late = heardMoments(finished, momentsOf(COURSE).slice(60));
    expect([story(late).hasGaps, story(late).marks[0]?.order]).toEqual([true, IDS]);
    expect(factsOf(finished, story([]), 'vi', t)).toEqual([{ value: '0', label: 'lần đổi ngôi đầu' }]);
  });
});
