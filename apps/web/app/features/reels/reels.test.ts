import { ApiError } from '@khandai/api-client';
import type { Reel } from '@khandai/contracts';
import { fixture } from '../../../test/fixtures';
import { pageRequest } from '../../../test/page-request';
import { loadReels } from './load-reels';
import { savesData, sourceOf } from './play-rules';
import { actOf } from './reel-keys';
import { reelMeta } from './reel-meta';
import { ReelsStore } from './ReelsStore';
import { WheelSteps } from './WheelSteps';

const LIST = '/other/api/reel/list';
const INFO = '/other/api/reel/info/vo-le-1';

const reel = (titleId: number, rest: Partial<Reel> = {}): Reel => ({
  ...{ titleId, slug: `vo-le-${titleId}`, title: 'Vô lê </script>', summary: '', seconds: 12, hasSound: true },
  ...{ poster: null, width: 360, height: 640, url: '/tep/posts/a/video.mp4', renditions: [], fixture: null },
  ...{ publishedAt: '2026-11-20T12:00:00.000Z', views: 0, likes: 3, comments: 2, liked: false, simulated: false },
  ...rest,
});
const problem = (status: number) => new ApiError({ kind: 'answer', message: 'Không có.', status });
const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

type Answers = Readonly<Record<string, (parts: { query?: object; params?: object; body?: object }) => unknown>>;

/** A store whose server answers by the last word of a call. */
function viewer(
  answers: Answers,
  page: { list: readonly Reel[]; next: string | null } | null,
  first: Reel | null = null,
) {
  const asked: [string, unknown][] = [];
  const reports: unknown[] = [];
  let now = 100_000;
  const call = async (name: string, parts: { query?: object; params?: object; body?: object }) => {
    const [word = ''] = ['list', 'info', 'like', 'view'].filter((one) => name.includes(`/reel/${one}`));
    asked.push([word, parts.query ?? parts.params ?? parts.body]);
    const answer = answers[word];
    if (!answer) return reel(1);
    return answer(parts);
  };
  const store = new ReelsStore(
    { first, page },
    { api: { call: call as never }, now: () => now, report: (error) => void reports.push(error) },
  );
  return { store, asked, reports, pass: (ms: number) => (now += ms) };
}

const page = (count: number, next: string | null = null) => ({
  list: Array.from({ length: count }, (_, index) => reel(index + 1)),
  next,
});

describe('[CT3] (reels, viewer) the reels of a visit', () => {
  test('the reel of the address is first and only once; more are asked for before the list ends', async () => {
    const more = { list: [reel(9), reel(8)], next: null };
    const { store, asked } = viewer({ list: () => more }, page(4, '0-5-1'), reel(3));
    expect(store.list.map(({ titleId }) => titleId)).toEqual([3, 1, 2, 4]);
    await store.begin();
    expect(asked.filter(([word]) => word === 'list')).toEqual([]);
    store.show(1);
    await settle();
    expect(asked).toContainEqual(['list', { after: '0-5-1' }]);
    expect(store.list.map(({ titleId }) => titleId)).toEqual([3, 1, 2, 4, 9, 8]);
    expect(store.hasMore).toBe(false);
  });

  test('a reel is counted once, after three seconds or half of a short one', async () => {
    const { store, asked } = viewer({}, { list: [reel(1), reel(2, { seconds: 4 })], next: null });
    const counted = () => asked.filter(([word]) => word === 'view').map(([, parts]) => parts);
    store.moved(2.9);
    expect(counted()).toEqual([]);
    store.moved(3);
    store.moved(4);
    store.show(1);
    store.moved(2);
    await settle();
    expect(counted()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('a like shows at once, and goes back when the server refuses it', async () => {
    const { store } = viewer({ like: () => Promise.reject(problem(500)) }, page(1));
    const liking = store.like(reel(1), true);
    expect(store.shown).toMatchObject({ likes: 4, liked: true });
    await expect(liking).rejects.toMatchObject({ status: 500 });
    expect(store.shown).toMatchObject({ likes: 3, comments: 2, liked: false });
  });

  test('a reel that is taken down while it is watched leaves, and the next one is in its place', async () => {
    const info = ({ params }: { params?: object }) =>
      JSON.stringify(params).includes('vo-le-2') ? Promise.reject(problem(410)) : reel(1);
    const { store, pass } = viewer({ info }, page(3));
    store.show(1);
    await settle();
    expect(store.list.map(({ titleId }) => titleId)).toEqual([1, 3]);
    expect([store.shown?.titleId, store.removed]).toEqual([3, 1]);
    pass(10_000);
    store.moved(1);
    await settle();
    expect(store.removed).toBe(1);
  });

  test('nothing begins with sound; the choice goes on with the next reel; a still device plays what is tapped alone', () => {
    const { store } = viewer({}, page(3));
    expect(store.isMuted).toBe(true);
    store.mute(false);
    store.show(1);
    expect(store.isMuted).toBe(false);
    expect([store.isPlaying(false), store.isPlaying(true)]).toEqual([true, false]);
    store.toggle(true);
    expect(store.isPlaying(true)).toBe(true);
    store.show(2);
    expect(store.isPlaying(true)).toBe(false);
    store.toggle(false);
    expect(store.isPlaying(false)).toBe(false);
  });

  test('a list that did not load is asked for again, and the end is the end', async () => {
    let fails = true;
    const list = () => (fails ? Promise.reject(problem(503)) : page(2));
    const { store, reports } = viewer({ list }, null);
    await store.more();
    expect([store.load, store.hasMore, reports.length]).toEqual(['failed', true, 1]);
    fails = false;
    await store.more();
    expect([store.load, store.hasMore, store.list.length]).toEqual(['idle', false, 2]);
    store.show(7);
    expect([store.index, store.shown]).toEqual([2, undefined]);
  });
});

describe('what reels are played by', () => {
  const renditions = [360, 720, 1080].map((edge) => ({ edge, url: `/${edge}.mp4` }));

  test('a device that saves data plays the smallest version, others the largest that a phone needs', () => {
    expect(sourceOf({ url: '/sent.mp4', renditions }, { still: true, saves: true })).toBe('/360.mp4');
    expect(sourceOf({ url: '/sent.mp4', renditions }, { still: false, saves: false })).toBe('/720.mp4');
    expect(sourceOf({ url: '/sent.mp4', renditions: [] }, { still: true, saves: true })).toBe('/sent.mp4');
    expect([{ connection: { saveData: true } }, { connection: { effectiveType: '2g' } }].map(savesData)).toEqual([
      ...[true, true],
    ]);
    expect([{}, { connection: { effectiveType: '4g' } }].map(savesData)).toEqual([false, false]);
  });

  test('a turn of the wheel is one step, however far it goes', () => {
    const wheel = new WheelSteps();
    const turn = (from: number) => Array.from({ length: 20 }, (_, tick) => wheel.stepOf(40, from + tick * 16));
    expect(turn(0).filter(Boolean)).toEqual([1]);
    expect(turn(1_000).filter(Boolean)).toEqual([1]);
    expect([wheel.stepOf(-120, 3_000), wheel.stepOf(2, 5_000)]).toEqual([-1, 0]);
  });

  test('keys do nothing in a field, and a button keeps its own', () => {
    const press = (key: string, target: EventTarget | null = null) =>
      actOf({ key, target, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false } as KeyboardEvent);
    expect(['ArrowDown', 'j', 'K', ' ', 'm', 'L', 'Escape', 'x'].map((key) => press(key))).toEqual([
      ...['next', 'next', 'previous', 'play', 'sound', 'like', 'leave', undefined],
    ]);
    const [field, button] = [document.createElement('input'), document.createElement('button')];
    expect([press('j', field), press(' ', button), press('j', button)]).toEqual([undefined, undefined, 'next']);
  });
});

describe('[SH3] (reels) the page of a reel', () => {
  test('has the reel with the list after it; one that was taken down answers 410, an unknown one 404', async () => {
    const found = pageRequest('/reels/vo-le-1', { [LIST]: page(2), [INFO]: reel(1) }, { slug: 'vo-le-1' });
    expect((await loadReels(found.args)).data).toMatchObject({ kind: 'reels', first: { slug: 'vo-le-1' } });
    const gone = pageRequest('/reels/vo-le-1', { [LIST]: page(2), [INFO]: 410 }, { slug: 'vo-le-1' });
    expect(await loadReels(gone.args)).toMatchObject({ data: { kind: 'gone' }, init: { status: 410 } });
    const unknown = pageRequest('/reels/vo-le-1', { [LIST]: page(2), [INFO]: 404 }, { slug: 'vo-le-1' });
    await expect(loadReels(unknown.args)).rejects.toMatchObject({ status: 404 });
  });

  test('[CT3] (reels, spoilers) its number stays the address while scores are hidden, and the tab names the match', async () => {
    const told = reel(1, { title: 'Nam Định thắng 2–0', fixture: fixture() });
    const load = (cookie: string) =>
      loadReels(
        pageRequest('/reels/1?t=3', { [LIST]: page(2), '/other/api/reel/info/1': told }, { slug: '1' }, cookie).args,
      );
    const { data } = await load('hideScores=1');
    expect(data).toMatchObject({ kind: 'reels', hidesScores: true });
    const meta = reelMeta(data, { origin: 'https://khandai.example' });
    expect(meta).toContainEqual({ title: 'Công An Hà Nội – Thép Xanh Nam Định · Khán Đài' });
    const moved: unknown = await load('hideScores=0').catch((refused: unknown) => refused);
    expect(moved instanceof Response && [moved.status, moved.headers.get('location')]).toEqual([
      301,
      '/reels/vo-le-1?t=3',
    ]);
  });

  test('search engines get the video, none that was taken down, and no simulated one', () => {
    const site = { origin: 'https://khandai.example' };
    const list = { ok: true, value: page(1) } as const;
    const text = (first: Reel | null) =>
      JSON.stringify(reelMeta({ kind: 'reels', first, page: list, hidesScores: false }, site));
    for (const part of ['VideoObject', 'PT12S', 'https://khandai.example/reels/vo-le-1', 'video.other'])
      expect(text(reel(1))).toContain(part);
    expect(text(reel(1))).not.toContain('noindex');
    expect(text(reel(1, { simulated: true }))).toContain('noindex');
    expect(JSON.stringify(reelMeta({ kind: 'gone', slug: 'a' }, site))).toContain('noindex');
  });
});
