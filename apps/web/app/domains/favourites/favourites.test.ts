import type { Favourite, Favourites, RenamedFavourite } from '@khandai/contracts';
import { settle } from '@khandai/testing';
import { FAVOURITES } from '../../shell/services/progress-keys';
import type { Services } from '../../shell/services/services';
import { FavouritesStore } from './FavouritesStore';
import { renameStars } from './rename-stars';

const NONE: Favourites = { teams: [], leagues: [], matches: [] };

const memory = (stored: Record<string, string> = {}) => ({
  stored,
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => {
    stored[key] = value;
  },
});

const guest = (
  storage: Pick<Storage, 'getItem' | 'setItem'> = memory(),
  marked: (store: FavouritesStore) => void = () => undefined,
) => new FavouritesStore({ storage, account: undefined, failed: fail, refused: fail, marked });

function fail(error: unknown): never {
  throw error;
}

function member(device: Partial<Favourites>, ofAccount: Favourites, works = true) {
  const storage = memory({ [FAVOURITES]: JSON.stringify(device) });
  const sent: unknown[] = [];
  const faults: unknown[] = [];
  const answer = (value: Favourites) => (works ? Promise.resolve(value) : Promise.reject(new Error('offline')));
  const account = {
    read: () => answer(ofAccount),
    merge: (of: Favourites) => {
      sent.push(of);
      return answer({ ...ofAccount, matches: [...new Set([...ofAccount.matches, ...of.matches])] });
    },
    set: (one: Favourite) => {
      sent.push(one);
      return works ? Promise.resolve(one) : Promise.reject(new Error('offline'));
    },
  };
  const store = new FavouritesStore({
    ...{ storage, account },
    failed: (error) => void faults.push(error),
    refused: (error) => void faults.push(error),
    marked: fail,
  });
  return { store, storage, sent, faults };
}

describe('FavouritesStore of a guest', () => {
  test('stars and pins are stored in this browser, pins in their order', async () => {
    const storage = memory();
    const store = guest(storage);
    await store.open();
    await store.toggle('match', 'f1');
    await store.toggle('team', 't1');
    await store.toggle('league', 'cup');
    await store.toggle('league', 'vl1');
    const next = guest(storage);
    await next.open();
    expect([next.isStarred('f1'), next.isStarred('f2'), next.hasTeam('t1'), next.pinned]).toEqual([
      ...[true, false, true],
      ['cup', 'vl1'],
    ]);
    await next.toggle('league', 'cup');
    store.reread();
    expect(store.pinned).toEqual(['vl1']);
  });

  test.each(['{', 'null', '[]', '{"matches":"f1","leagues":[1,null]}'])(
    'a stored %s counts as nothing',
    async (text) => {
      const store = guest(memory({ [FAVOURITES]: text }));
      await store.open();
      expect([store.all, store.isEmpty, store.isKnown]).toEqual([NONE, true, true]);
    },
  );

  test('old stars give way to new ones', async () => {
    const storage = memory();
    const store = guest(storage);
    await store.open();
    for (let n = 0; n < 310; n += 1) await store.toggle('match', `f${n}`);
    const next = guest(storage);
    await next.open();
    expect([next.isStarred('f9'), next.isStarred('f10'), next.isStarred('f309')]).toEqual([false, true, true]);
  });
});

describe('stars that a device has by a former id', () => {
  const merged: RenamedFavourite[] = [
    { kind: 'league', formerId: 'old', id: 'vl1' },
    { kind: 'team', formerId: 'old', id: 't' },
  ];
  const device = { ...NONE, leagues: ['old', 'cup'], teams: ['t', 'old'] };
  const storedStars = () => JSON.parse(localStorage.getItem(FAVOURITES) ?? '{}') as unknown;

  /** The stars of this device on a page. */
  function page(answer: () => readonly RenamedFavourite[]) {
    const asked: unknown[] = [];
    const warned: string[] = [];
    const done = Promise.withResolvers<undefined>();
    const call = async (endpoint: string, { body }: { body: Favourites }) => {
      asked.push([endpoint, body]);
      await settle();
      const list = answer();
      return { total: list.length, list };
    };
    const services = { api: { call }, log: { warn: (what: string) => warned.push(what) } } as unknown as Services;
    const store = guest(localStorage, (marks) => {
      void renameStars(marks, services).then(() => {
        done.resolve(undefined);
      });
    });
    return { store, asked, warned, done: done.promise };
  }

  beforeEach(() => {
    localStorage.setItem(FAVOURITES, JSON.stringify(device));
  });
  afterEach(() => {
    localStorage.clear();
  });

  test('[LS10] (one club, one league) get the id of today, each in its place, on any page that has stars', async () => {
    const { store, asked, done } = page(() => merged);
    await store.open();
    await store.open();
    await done;
    expect(asked).toEqual([['POST /al/api/schedule/renamedFavourites', device]]);
    const expected = { ...NONE, leagues: ['vl1', 'cup'], teams: ['t'] };
    expect([store.all, storedStars()]).toEqual([expected, expected]);
  });

  test('keep a star that was pressed while the server was asked', async () => {
    const { store, done } = page(() => {
      void store.toggle('match', 'f1');
      return merged;
    });
    await store.open();
    await done;
    expect(store.all).toEqual({ teams: ['t'], leagues: ['vl1', 'cup'], matches: ['f1'] });
  });

  test('keep what was pressed on a device that cannot store', async () => {
    const { setItem } = Storage.prototype;
    const { store, done } = page(() => {
      void store.toggle('match', 'f1');
      return merged;
    });
    Storage.prototype.setItem = () => undefined;
    await store.open();
    await done;
    Storage.prototype.setItem = setItem;
    expect(store.all).toEqual({ ...device, matches: ['f1'] });
  });

  test('stay as they are without an answer, and ask nothing of a device without stars', async () => {
    const { store, warned, done } = page(() => fail(new Error('offline')));
    await store.open();
    await done;
    expect([storedStars(), warned]).toEqual([device, ['former ids of favourites']]);
    localStorage.clear();
    const without = page(() => merged);
    await without.store.open();
    expect(without.asked).toEqual([]);
  });
});

describe('FavouritesStore of a member', () => {
  test('a login adds what the device has to the account, and leaves nothing on the device', async () => {
    const { store, storage, sent } = member({ matches: ['f2'] }, { ...NONE, matches: ['f1'] });
    await store.open();
    expect([store.all.matches, sent, storage.stored[FAVOURITES]]).toEqual([
      ['f1', 'f2'],
      [{ ...NONE, matches: ['f2'] }],
      '{}',
    ]);
  });

  test('a login that fails leaves what the device has where it is', async () => {
    const { store, storage, faults } = member({ matches: ['f2'] }, NONE, false);
    await store.open();
    expect([store.isStarred('f2'), faults.length, storage.stored[FAVOURITES]]).toEqual([true, 1, '{"matches":["f2"]}']);
  });

  test('a star that is pressed before the account is known stays, and is sent after it', async () => {
    const { store, sent, storage } = member({}, { ...NONE, matches: ['f1'] });
    const opened = store.open();
    const pressed = store.toggle('match', 'f3');
    await Promise.all([opened, pressed]);
    expect([store.all.matches, sent]).toEqual([['f1', 'f3'], [{ kind: 'match', id: 'f3', marked: true }]]);
    expect(storage.stored[FAVOURITES]).toBe('{}');
  });

  test('a star that the account refuses is taken back, and its member hears of it', async () => {
    const { store, faults } = member({}, NONE, false);
    await store.open();
    await store.toggle('team', 't1');
    // The account that could not be read is asked again before it changes.
    expect([store.hasTeam('t1'), faults.length]).toEqual([false, 3]);
  });

  test('a star that is pressed twice while the first change is on its way ends unmarked, on the page and in the account', async () => {
    const sent: Favourite[] = [];
    const answers: (() => void)[] = [];
    const set = (one: Favourite) => {
      sent.push(one);
      return new Promise<void>((answer) => answers.push(answer));
    };
    const account = { read: () => Promise.resolve(NONE), merge: () => Promise.resolve(NONE), set };
    const store = new FavouritesStore({ storage: memory(), account, failed: fail, refused: fail, marked: fail });
    await store.open();
    const presses = [store.toggle('match', 'f1'), store.toggle('match', 'f1'), store.toggle('match', 'f1')];
    await settle();
    // Changes go one after another, and one that another followed is left out.
    expect([store.isStarred('f1'), sent.map(({ marked }) => marked)]).toEqual([true, [true]]);
    presses.push(store.toggle('match', 'f1'));
    await settle();
    expect([store.isStarred('f1'), sent.length]).toEqual([false, 1]);
    answers[0]?.();
    await settle();
    expect(sent.map(({ marked }) => marked)).toEqual([true, false]);
    answers[1]?.();
    await Promise.all(presses);
    expect(store.isStarred('f1')).toBe(false);
  });

  test('a star whose last change is refused shows what the account has', async () => {
    const answers: { readonly ok: () => void; readonly fail: (error: unknown) => void }[] = [];
    const faults: unknown[] = [];
    const set = () => new Promise<void>((ok, failed) => answers.push({ ok, fail: failed }));
    const account = { read: () => Promise.resolve(NONE), merge: () => Promise.resolve(NONE), set };
    const refused = (error: unknown) => faults.push(error);
    const store = new FavouritesStore({ storage: memory(), account, failed: fail, refused, marked: fail });
    await store.open();
    const presses = [store.toggle('match', 'f1'), store.toggle('match', 'f1')];
    await settle();
    answers[0]?.fail(new Error('offline'));
    await settle();
    answers[1]?.fail(new Error('offline'));
    await Promise.all(presses);
    expect([store.isStarred('f1'), faults.length]).toEqual([false, 1]);
  });
});
