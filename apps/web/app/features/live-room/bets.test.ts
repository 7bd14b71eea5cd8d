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
async function open(answer: (body: Record<string, unknown>) => unknown, points = 300) {
  const sent: Record<string, unknown>[] = [];
  const viewer = { version: 1 };
  let uuids = 0;
  let reloads = 0;
  const call = (name: string, { body }: { body: Record<string, unknown> }) => {
    if (name.startsWith('GET')) return Promise.resolve(boardOf(points));
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
    store.type('100');
    expect(await store.confirm()).toEqual({ pickId: 1 });
    expect(sent).toEqual([
      {
        ...{ fixtureId: 'm1', market: handicap.market, side: 'home', line: 0.75, price: 0.9, companyId: 7 },
        ...{ stake: 100, uuid: 'uuid-1' },
      },
    ]);
    expect([store.chosen, store.stake, store.board?.mine?.points]).toEqual([undefined, '', 200]);
  });

  test('sends the same request again after an answer that was lost, and another one after a change', async () => {
    const { store, sent } = await open(fails(new ApiError({ kind: 'network', message: 'offline' })));
    store.type('100');
    await Promise.all([store.confirm(), store.confirm()]);
    expect(store.refusal).toEqual({ text: undefined });
    await store.confirm();
    store.type('50');
    await store.confirm();
    expect(sent.map(({ uuid, stake }) => [uuid, stake])).toEqual([
      ['uuid-1', 100],
      ['uuid-1', 100],
      ['uuid-2', 50],
    ]);
  });

  test('keeps what was typed when the price has moved, says so, and asks for the new one', async () => {
    const { store, sent, reloads } = await open(fails(answered(Code.pickPriceChanged, 'Giá vừa đổi thành 0.85.')));
    store.type('120');
    expect(await store.confirm()).toBeUndefined();
    expect([store.stake, store.refusal?.text, reloads()]).toEqual(['120', 'Giá vừa đổi thành 0.85.', 1]);
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
    store.type(typed);
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
    store.type(typed);
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
    store.type('100');
    expect(await store.confirm()).toBeUndefined();
    expect(store.board?.mine?.points).toBe(300);
  });
});
