import { ApiError } from '@khandai/api-client';
import { momentPath, secondOf } from './moment';
import { SeenStore } from './SeenStore';
import { TitleListStore } from './TitleListStore';
import { videoTime } from './video-time';
import { WatchStore } from './WatchStore';

const problem = (status: number) => new ApiError({ kind: 'answer', message: 'Video này đã được gỡ.', status });

const reports = () => {
  const seen: unknown[] = [];
  return { seen, report: (error: unknown) => void seen.push(error) };
};

test('[CT3] (share a moment) a shared moment names its second', () => {
  const path = momentPath('/highlight/chung-ket', 83.7);
  expect(path).toBe('/highlight/chung-ket?t=83');
  expect(secondOf(new URLSearchParams(path.split('?')[1]))).toBe(83);
  expect(secondOf(new URLSearchParams('t=-1'))).toBeUndefined();
  expect([0, 83, 3_729].map(videoTime)).toEqual(['0:00', '1:23', '1:02:09']);
});

class DeviceStorage {
  readonly #values = new Map<string, string>();
  readonly getItem = (key: string) => this.#values.get(key) ?? null;
  readonly setItem = (key: string, value: string) => void this.#values.set(key, value);
  readonly removeItem = (key: string) => void this.#values.delete(key);
}

describe('[CT3] (progress) how far a reader has watched', () => {
  const row = (second: number) => ({ kind: 'highlight' as const, titleId: 1, videoId: 101, second, seconds: 60 });

  function store(isMember: boolean, storage: DeviceStorage, account: unknown[] = []) {
    const asked: [string, unknown][] = [];
    const api = {
      call: (call: string, parts: { body?: unknown }) => {
        asked.push([call.split(' ')[0] ?? '', parts.body]);
        return Promise.resolve({ list: account });
      },
    };
    const { seen: failures, report } = reports();
    return { asked, failures, seen: new SeenStore({ api: api as never, storage, isMember, report }) };
  }
  const { signal } = new AbortController();

  test('guests keep it on the device, and a login merges it into the account once', async () => {
    const storage = new DeviceStorage();
    const guest = store(false, storage);
    await guest.seen.open(signal);
    await guest.seen.save(row(20));
    expect([guest.asked, guest.seen.secondOf(101)]).toEqual([[], 20]);
    const again = store(false, storage);
    await again.seen.open(signal);
    expect(again.seen.secondOf(101)).toBe(20);
    const member = store(true, storage, [row(30)]);
    await member.seen.open(signal);
    expect(member.asked[0]).toEqual(['POST', { seen: [{ videoId: 101, second: 20 }], merge: true }]);
    expect(member.seen.secondOf(101)).toBe(30);
    const later = store(true, storage, [row(30)]);
    await later.seen.open(signal);
    expect(later.asked).toEqual([['GET', undefined]]);
  });

  test('what an older version kept without a kind goes on, is merged, and gets its kind when it is watched', async () => {
    const storage = new DeviceStorage();
    const { kind: _, ...old } = row(20);
    storage.setItem('watched-videos', JSON.stringify([old]));
    const guest = store(false, storage);
    await guest.seen.open(signal);
    expect([guest.seen.secondOf(101), guest.seen.unfinishedOf('highlight')]).toEqual([20, []]);
    await guest.seen.save({ ...row(9), videoId: 102 });
    const again = store(false, storage);
    await again.seen.open(signal);
    expect([again.seen.secondOf(101), again.seen.secondOf(102)]).toEqual([20, 9]);
    await again.seen.save(row(25));
    expect([again.seen.secondOf(101), again.seen.unfinishedOf('highlight').length]).toEqual([25, 2]);
    storage.setItem('watched-videos', JSON.stringify([old]));
    const member = store(true, storage);
    await member.seen.open(signal);
    expect(member.asked[0]).toEqual(['POST', { seen: [{ videoId: 101, second: 20 }], merge: true }]);
  });

  test('a video that was watched to its end, or only opened, starts from its start', async () => {
    for (const second of [0, 2, 58, 60]) {
      const { seen } = store(true, new DeviceStorage(), [row(second)]);
      await seen.open(signal);
      expect([seen.secondOf(101), seen.unfinished]).toEqual([undefined, []]);
    }
  });

  test('anything else on the device counts as nothing', async () => {
    for (const text of ['{', '{}', '[null, 1, {"videoId": "x"}]']) {
      const storage = new DeviceStorage();
      storage.setItem('watched-videos', text);
      const { seen } = store(false, storage);
      await seen.open(signal);
      expect(seen.list).toEqual([]);
    }
  });
});

describe('[CT3] (watching) a watched video', () => {
  function watched(answer: () => Promise<unknown>) {
    let now = 100_000;
    const saved: number[] = [];
    const { seen, report } = reports();
    const watch = new WatchStore(
      { kind: 'highlight', titleId: 1, videoId: 101, seconds: 60 },
      {
        ask: answer,
        save: ({ second }) => Promise.resolve(void saved.push(second)),
        now: () => now,
        report,
      },
    );
    return { watch, saved, seen, pass: (ms: number) => (now += ms) };
  }
  const settle = async () => {
    for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
  };

  test('is saved every ten seconds, when it rests and at its end, a second once', async () => {
    const { watch, saved, pass } = watched(() => Promise.resolve({}));
    watch.moved(1.2);
    pass(5_000);
    watch.moved(6);
    watch.rest();
    watch.rest();
    pass(6_000);
    watch.moved(12);
    watch.ended();
    await settle();
    expect([saved, watch.isOver]).toEqual([[1, 6, 12, 60], true]);
    watch.stay();
    expect(watch.isOver).toBe(false);
  });

  test('goes when it is taken down, also while it plays, and saves nothing any more', async () => {
    const { watch, saved } = watched(() => Promise.reject(problem(410)));
    watch.moved(5);
    await settle();
    watch.moved(6);
    watch.rest();
    expect([watch.isGone, saved]).toEqual([true, [5]]);
  });

  test('stays while the line is down, and says that it does not play', async () => {
    const { watch, seen } = watched(() => Promise.reject(problem(503)));
    await watch.failed();
    expect([watch.isGone, watch.isBroken, seen.length]).toEqual([false, true, 1]);
    watch.played();
    expect(watch.isBroken).toBe(false);
  });
});

test('more of a list goes on after the last title, each title once', async () => {
  const asked: string[] = [];
  const { seen, report } = reports();
  const read = (after: string) => {
    asked.push(after);
    if (asked.length === 1) return Promise.reject(problem(500));
    return Promise.resolve({ list: [{ titleId: 1 }, { titleId: 2 }], next: null });
  };
  const store = new TitleListStore({ list: [{ titleId: 1 }], next: '5-1' }, { read, report });
  await store.more();
  expect([store.load, store.hasMore, seen.length]).toEqual(['failed', true, 1]);
  await store.more();
  expect(store.list.map(({ titleId }) => titleId)).toEqual([1, 2]);
  expect([asked, store.hasMore, store.load]).toEqual([['5-1', '5-1'], false, 'idle']);
});
