import { ApiError } from '@khandai/api-client';
import { Code, type PickBoard } from '@khandai/contracts';
import { backBy } from '../../domains/picks';
import { betMarkets, type Offer } from './bet-offers';
import { BetStore } from './BetStore';
import { heldAgainst, heldOn } from './held-picks';

const LIMITS = { min: 10, max: 500, perMatch: 1_000, perDay: 2_000 };
const boardOf = (points: number): PickBoard => ({
  ...{ fixtureId: 'm1', open: true, pricesOld: false, limits: LIMITS },
  mine: { points, onMatch: 0, today: 0, picks: [] },
});
const seen: Offer = { companyId: 7, line: 0.75, price: 0.9, open: true };
const [handicap] = betMarkets;

/** A slip whose calls are answered by `answer`. */
async function open(
  answer: (body: Record<string, unknown>) => unknown,
  { board = () => boardOf(300) }: { readonly board?: () => PickBoard } = {},
) {
  const sent: Record<string, unknown>[] = [];
  const viewer = { version: 1 };
  let uuids = 0;
  let reloads = 0;
  const call = (name: string, { body }: { body: Record<string, unknown> }) => {
    if (name.startsWith('GET')) return Promise.resolve().then(board);
    sent.push(body);
    return Promise.resolve().then(() => answer(body));
  };
  const store = new BetStore({
    ...{ api: { call } as never, fixtureId: 'm1', viewer, report: () => undefined },
    makeUuid: () => `uuid-${(uuids += 1)}`,
    reload: () => {
      reloads += 1;
      return Promise.resolve();
    },
  });
  await store.load(new AbortController().signal);
  store.choose({ bet: handicap, side: 'home', seen });
  return { store, sent, viewer, reloads: () => reloads };
}

const fails = (error: unknown) => () => {
  throw error;
};
const answered = (code: number, message: string) => new ApiError({ kind: 'answer', code, message, status: 409 });

describe('[SH11] (bet, slip) the slip of a match', () => {
  test('sends the price and the line that the member saw, and is empty afterwards', async () => {
    const { store, sent } = await open(() => ({ pick: { pickId: 1 }, board: boardOf(200) }));
    store.stake.type('100');
    expect(await store.confirm()).toEqual({ pickId: 1 });
    expect(sent).toEqual([
      {
        ...{ fixtureId: 'm1', market: handicap.market, side: 'home', line: 0.75, price: 0.9, companyId: 7 },
        ...{ stake: 100, uuid: 'uuid-1' },
      },
    ]);
    expect([store.chosen, store.stake.text, store.board?.mine?.points]).toEqual([undefined, '', 200]);
  });

  const offline = new ApiError({ kind: 'network', message: 'offline' });
  const pickOf = (stake: number, pickId: number) => ({
    ...{ pickId, market: handicap.market, side: 'home', line: 0.75, price: 0.9, company: { companyId: 7 }, stake },
    state: 'open',
  });
  /** A server that stores the first of its name, answers after `faults`, and has `board.mine.picks`. */
  function server(faults: (ApiError | undefined)[]) {
    const stored = new Map<unknown, ReturnType<typeof pickOf>>();
    const board = () => {
      const { mine, ...rest } = boardOf(300);
      return { ...rest, mine: { ...mine, picks: [...stored.values()] } } as PickBoard;
    };
    const answer = ({ uuid, stake }: Record<string, unknown>) => {
      const sent = stored.get(uuid);
      if (sent && sent.stake !== stake) throw answered(Code.conflict, 'Đã dùng.');
      const pick = sent ?? pickOf(Number(stake), stored.size + 1);
      stored.set(uuid, pick);
      const fault = faults.shift();
      if (fault) throw fault;
      return { pick, board: board() };
    };
    return { answer, board, stakes: () => [...stored.values()].map(({ stake }) => stake) };
  }

  test('sends one request at a time', async () => {
    const { store, sent } = await open(fails(offline));
    store.stake.type('100');
    await Promise.all([store.confirm(), store.confirm()]);
    expect([sent.length, store.stake.refusal, store.stake.isSending]).toEqual([1, { kind: 'unanswered' }, false]);
  });

  test.each([['network'], ['timeout'], ['malformed'], ['answer']] as const)(
    'finds the pick on the board when its answer was lost: %s',
    async (kind) => {
      const { answer, board, stakes } = server([new ApiError({ kind, message: 'lost', status: 502 })]);
      const { store } = await open(answer, { board });
      store.stake.type('100');
      expect(await store.confirm()).toMatchObject({ stake: 100 });
      expect([store.chosen, store.stake.text, store.stake.refusal]).toEqual([undefined, '', undefined]);
      expect(store.board?.mine?.picks).toHaveLength(1);
      store.choose({ bet: handicap, side: 'home', seen });
      store.stake.type('100');
      await store.confirm();
      expect(stakes()).toEqual([100, 100]);
    },
  );

  test('never stores two when no answer came, the board cannot be read, and the points were changed', async () => {
    const { answer, board, stakes } = server([offline]);
    let isDown = true;
    const { store, sent } = await open(answer, {
      board: () => {
        if (isDown) throw offline;
        return board();
      },
    });
    store.stake.type('100');
    expect(await store.confirm()).toBeUndefined();
    expect(store.stake.refusal).toEqual({ kind: 'unanswered' });
    isDown = false;
    store.stake.type('50');
    expect(await store.confirm()).toBeUndefined();
    expect([store.stake.refusal, store.stake.text, stakes()]).toEqual([{ kind: 'earlier' }, '50', [100]]);
    expect(store.board?.mine?.picks).toHaveLength(1);
    expect(await store.confirm()).toMatchObject({ stake: 50 });
    expect(sent.map(({ uuid, stake }) => [uuid, stake])).toEqual([
      ['uuid-1', 100],
      ['uuid-1', 50],
      ['uuid-2', 50],
    ]);
  });

  test('is the same request again after one that did not arrive, with the points that are typed by then', async () => {
    let isDown = true;
    const { answer, board, stakes } = server([]);
    const { store, sent } = await open(
      (body) => {
        if (isDown) throw offline;
        return answer(body);
      },
      { board },
    );
    store.stake.type('100');
    await store.confirm();
    isDown = false;
    store.stake.type('50');
    expect(await store.confirm()).toMatchObject({ stake: 50 });
    expect([stakes(), sent.map(({ uuid }) => uuid)]).toEqual([[50], ['uuid-1', 'uuid-1']]);
  });

  test('keeps what was typed when the price has moved, says so, and asks for the new one', async () => {
    const { store, sent, reloads } = await open(fails(answered(Code.pickPriceChanged, 'Giá vừa đổi thành 0.85.')));
    store.stake.type('120');
    expect(await store.confirm()).toBeUndefined();
    expect([store.stake.text, store.stake.refusal, reloads()]).toEqual([
      '120',
      { kind: 'said', text: 'Giá vừa đổi thành 0.85.' },
      1,
    ]);
    store.agree({ ...seen, price: 0.85 });
    await store.confirm();
    expect(sent.map(({ price, stake }) => [price, stake])).toEqual([
      [0.9, 120],
      [0.85, 120],
    ]);
  });

  test.each([
    ['', undefined],
    ['10', undefined],
    ['9', 'low'],
    ['501', 'high'],
    ['301', 'much'],
    ['12.5', 'whole'],
    ['1e2', 'whole'],
    ['-20', 'whole'],
    ['một trăm', 'whole'],
  ])('of %j points finds: %s', async (typed, fault) => {
    const { store, sent } = await open(() => undefined);
    store.stake.type(typed);
    expect(store.fault).toBe(fault);
    if (fault || typed === '') await store.confirm();
    expect(sent).toEqual([]);
  });

  test.each([
    [{ onMatch: 800, today: 800 }, '201', 'match'],
    [{ onMatch: 800, today: 800 }, '200', undefined],
    [{ onMatch: 0, today: 1_950 }, '51', 'day'],
    [{ onMatch: 1_100, today: 2_100 }, '10', 'match'],
  ])('with %j staked finds of %s points: %s', async (staked, typed, fault) => {
    const { store } = await open(() => undefined);
    store.board = { ...boardOf(300), mine: { points: 300, picks: [], ...staked } };
    store.stake.type(typed);
    expect(store.fault).toBe(fault);
  });

  test('counts what waits on a side, on its line and on others, and names what stands against it', () => {
    const pick = (side: 'home' | 'away', line: number, state: 'open' | 'locked' | 'settled' | 'void' = 'open') => ({
      ...{ market: handicap.market, side, line, stake: 30, state },
    });
    const european = { ...pick('home', 0), market: betMarkets[2].market, line: null };
    const [home, away] = [pick('home', 0.75), pick('away', 0.75, 'locked')];
    const picks = [home, home, pick('home', 1), pick('home', 0.75, 'settled'), away, pick('away', 1, 'void'), european];
    const of = { bet: handicap, side: 'home', line: 0.75 } as const;
    expect(heldOn(picks, of)).toEqual({ here: 60, elsewhere: 30 });
    expect(heldOn([], of)).toEqual({ here: 0, elsewhere: 0 });
    expect(heldAgainst(picks, of)).toEqual([away]);
    expect(heldAgainst([home, european], of)).toEqual([]);
  });

  test('writes what each outcome brings back, parts of a point cut off', () => {
    const { market } = handicap;
    const back = (price: number) => [1, 0.5, 0, -0.5, -1].map((outcome) => backBy({ market, price }, 33, outcome));
    expect(back(0.9)).toEqual([62, 47, 33, 16, 0]);
    expect(backBy({ market: betMarkets[2].market, price: 2.35 }, 33, 1)).toBe(77);
  });

  test('takes nothing from an answer for a member who has left', async () => {
    const { store, viewer } = await open(() => {
      viewer.version = 2;
      return { pick: { pickId: 1 }, board: boardOf(1) };
    });
    store.stake.type('100');
    expect(await store.confirm()).toBeUndefined();
    expect(store.board?.mine?.points).toBe(300);
  });
});
