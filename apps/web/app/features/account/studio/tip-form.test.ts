import { type ApiClient, ApiError } from '@khandai/api-client';
import { Code, type FixtureOdds, type Tip, TipMarket } from '@khandai/contracts';
import { aFixture } from '@khandai/testing';
import { TipFormStore } from './TipFormStore';

const CREATE = 'POST /au/api/user/tips/tips-create';
const match = aFixture({ fixtureId: 'm1' });
const POSTED = { tipId: 1 } as Tip;
const company = { companyId: 3, name: 'Nhà cái 3' };

const oddsAt = (home: string, line = '0.25'): FixtureOdds => ({
  fixture: match,
  companies: [company],
  rows: { handicap: [`m1,3,0.25,0.91,0.97,${line},${home},0.97,false,false,1790000000,false,2`] },
});
const refused = (code: number, message: string) => new ApiError({ kind: 'answer', message, code, status: 409 });

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A form of member 7 whose API answers as `site` says; `sent` has the tips it tried to post. */
function form(storage = memory()) {
  const sent: Record<string, unknown>[] = [];
  const site = { odds: oddsAt('0.91'), create: (): Promise<unknown> => Promise.resolve(POSTED) };
  let ids = 0;
  const call = (key: string, input?: { readonly body?: Record<string, unknown> }): Promise<unknown> => {
    const answer = () => {
      if (key !== CREATE) return key.includes('odds') ? site.odds : { list: [match] };
      sent.push(input?.body ?? {});
      return site.create();
    };
    return Promise.resolve().then(answer);
  };
  const api = { call: call as unknown as ApiClient['call'] };
  const open = (userId = 7) =>
    new TipFormStore({ storage, userId, uuid: () => `u${(ids += 1)}`, log: { warn: () => undefined }, api });
  const store = open();
  return { store, open, site, sent, storage };
}

/** A form with everything chosen and written. */
async function filled() {
  const made = form();
  const { store } = made;
  store.open();
  store.choose('m1');
  await settled();
  store.chooseSide('home');
  store.write({ title: 'Chủ nhà đang vào phom', analysis: 'Ba trận thắng liền' });
  return made;
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const texts = ({ title, analysis }: TipFormStore) => [title, analysis];
const WRITTEN = ['Chủ nhà đang vào phom', 'Ba trận thắng liền'];

describe('the form of a tip', () => {
  test('what is written before a match is chosen is there after a reload, for its author alone', () => {
    const { store, open } = form();
    store.write({ title: 'Chủ nhà đang vào phom' });
    open().write({ analysis: 'Ba trận thắng liền' });
    const { fixtureId, title, analysis } = open();
    expect([fixtureId, title, analysis]).toEqual([undefined, ...WRITTEN]);
    expect(open(8).title).toBe('');
  });

  test('posts what is chosen at the price that is shown, and is empty afterwards, also after a reload', async () => {
    const { store, open, sent, storage } = await filled();
    await store.submit();
    expect(sent).toEqual([
      {
        ...{ fixtureId: 'm1', market: TipMarket.handicap, side: 'home', line: 0.25, price: 0.91, companyId: 3 },
        ...{ uuid: 'u1', title: WRITTEN[0], analysis: WRITTEN[1] },
      },
    ]);
    expect([store.posted?.tipId, store.side, ...texts(store)]).toEqual([1, null, '', '']);
    expect([storage.kept.size, ...texts(open())]).toEqual([0, '', '']);
  });

  test('two presses post one tip', async () => {
    const { store, sent } = await filled();
    await Promise.all([store.submit(), store.submit()]);
    expect(sent).toHaveLength(1);
  });

  test('a price that changed is refused, the new one is loaded, and the next try is another request with it', async () => {
    const { store, site, sent } = await filled();
    site.create = () => Promise.reject(refused(Code.tipPriceChanged, 'Giá vừa đổi'));
    site.odds = oddsAt('0.88');
    await store.submit();
    await settled();
    expect([store.isPriceMoved, store.isSending, store.chosen?.price, ...texts(store)]).toEqual([
      ...[true, false, 0.88],
      ...WRITTEN,
    ]);
    site.create = () => Promise.resolve(POSTED);
    await store.submit();
    expect(sent.map(({ price, uuid }) => [price, uuid])).toEqual([
      [0.91, 'u1'],
      [0.88, 'u2'],
    ]);
    expect(store.fault).toBeUndefined();
  });

  test('a lost answer keeps everything, and the next try is the same request', async () => {
    const { store, site, sent, open } = await filled();
    site.create = () => Promise.reject(new ApiError({ kind: 'network', message: 'no reply' }));
    await store.submit();
    expect([store.isPriceMoved, store.isSending, store.canSubmit, ...texts(store)]).toEqual([
      ...[false, false, true],
      ...WRITTEN,
    ]);
    expect(texts(open())).toEqual(WRITTEN);
    await store.submit();
    expect(sent.map(({ uuid }) => uuid)).toEqual(['u1', 'u1']);
  });

  test('a match that started meanwhile is refused, and the text stays, also after a reload', async () => {
    const { store, site, open } = await filled();
    site.create = () => Promise.reject(refused(Code.tipLocked, 'Bóng đã lăn nên tip của trận này đã khóa.'));
    await store.submit();
    expect(store.fault).toMatchObject({ message: 'Bóng đã lăn nên tip của trận này đã khóa.' });
    expect([store.posted, ...texts(store), ...texts(open())]).toEqual([undefined, ...WRITTEN, ...WRITTEN]);
  });

  test('a market that is closed offers nothing to post', async () => {
    const { store, site, sent } = await filled();
    site.odds = {
      ...oddsAt('0.91'),
      rows: { handicap: ['m1,3,0.25,0.91,0.97,0.25,0.91,0.97,true,true,1790000001,false,2'] },
    };
    store.reloadOdds();
    await settled();
    expect([store.offers, store.canSubmit]).toEqual([[], false]);
    await store.submit();
    expect(sent).toEqual([]);
  });

  test('what is typed while a tip is sent stays', async () => {
    const { store, open } = await filled();
    const sending = store.submit();
    store.write({ analysis: 'Bài sau' });
    await sending;
    expect([...texts(store), ...texts(open())]).toEqual(['', 'Bài sau', '', 'Bài sau']);
  });
});
