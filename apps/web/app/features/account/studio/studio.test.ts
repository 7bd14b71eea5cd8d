/** @jest-environment node */
import type { Fixture, LinkDraft, StudioLink } from '@khandai/contracts';
import { coming, fixture, NOW } from '../../../../test/fixtures';
import { instantOf, localText } from './local-time';
import { StreamsStore } from './StreamsStore';
import { StudioStore } from './StudioStore';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;

const link = (linkId: number, part: Partial<StudioLink> = {}): StudioLink => ({
  linkId,
  name: `Đường ${linkId}`,
  kind: 'hls',
  url: `https://live.example.com/${linkId}.m3u8`,
  licence: 'Hợp đồng',
  takenDown: false,
  ...part,
});

describe('a time of day in a field', () => {
  test.each([
    ['2026-11-20T12:15:00.000Z', 'Asia/Ho_Chi_Minh', '2026-11-20T19:15'],
    ['2026-07-01T18:00:00.000Z', 'Europe/Paris', '2026-07-01T20:00'],
    ['2026-03-29T01:30:00.000Z', 'Europe/Paris', '2026-03-29T03:30'],
    ['2026-10-31T23:30:00.000Z', 'UTC', '2026-10-31T23:30'],
  ])('%s in %s is %s, and back', (instant, timezone, text) => {
    expect([localText(instant, timezone), instantOf(text, timezone)]).toEqual([text, instant]);
  });

  test('an invalid value stays unchanged', () => {
    expect([localText(null, 'UTC'), instantOf('', 'UTC'), instantOf('tối nay', 'UTC')]).toEqual(['', '', 'tối nay']);
  });
});

describe('[LS7] (links) the streams of a fixture', () => {
  async function opened(stored: StudioLink[]) {
    const sent: LinkDraft[][] = [];
    const studio = {
      links: () => Promise.resolve(stored),
      saveLinks: (_: string, links: readonly LinkDraft[]) => {
        sent.push([...links]);
        return Promise.resolve(links.map((one, at) => ({ ...one, linkId: one.linkId ?? 100 + at, takenDown: false })));
      },
    };
    const store = new StreamsStore('1001', { studio, report: () => undefined });
    store.open();
    await settled();
    return { store, sent, names: () => store.own.map(({ name }) => name) };
  }

  test('are changed, added, moved and removed, each time as a whole list', async () => {
    const { store, sent, names } = await opened([link(1), link(2)]);
    await store.put({ ...link(1), name: 'Mới' }, never);
    await store.put({ name: 'Ba', kind: 'flv', url: 'https://live.example.com/3.flv', licence: 'x' }, never);
    expect(names()).toEqual(['Mới', 'Đường 2', 'Ba']);
    await store.move(store.own[2]!, -1, never);
    await store.move(store.own[0]!, 1, never);
    expect(names()).toEqual(['Ba', 'Mới', 'Đường 2']);
    await store.remove(store.own[1]!, never);
    expect(sent.at(-1)?.map(({ linkId }) => linkId)).toEqual([102, 2]);
  });

  test('are shown after they were taken down, and never sent again', async () => {
    const { store, sent } = await opened([link(1), link(2, { takenDown: true })]);
    expect(store.takenDown.map(({ linkId }) => linkId)).toEqual([2]);
    await store.move(store.own[0]!, 1, never);
    expect(sent.at(-1)?.map(({ linkId }) => linkId)).toEqual([1]);
  });
});

describe('[LS7] (schedule update, totals) a commentator’s room', () => {
  test('offers fixtures to host, hosts and withdraws, and reloads totals by day', async () => {
    const own = fixture({ fixtureId: '1' });
    const requested: [string, unknown][] = [];
    const answers: Record<string, unknown> = {
      'GET /au/api/user/commentator/info/{id}': { fixtures: [own] },
      'GET /au/api/user/commentator/listTotal': { total: 1, list: [{ userId: 7, fixtures: 2 }] },
      'GET /al/api/live/live-total': { list: [own] },
      'GET /al/api/schedule/featureMatch': { total: 1, list: [coming({ fixtureId: '2' })] },
    };
    const call = (key: string, input: unknown) => {
      requested.push([key, input]);
      return Promise.resolve(answers[key] ?? {});
    };
    const store = new StudioStore({
      api: { call: call as never },
      userId: 7,
      report: () => undefined,
      clock: { now: Date.parse('2026-11-20T12:00:00Z') },
    });
    store.open();
    store.offer();
    await settled();
    expect(store.free.map(({ fixtureId }) => fixtureId)).toEqual(['2']);
    await store.take(store.free[0]!, never);
    await store.goOnAir(own, true, never);
    await store.giveUp(own, never);
    const updates = requested.filter(([key]) => key === 'POST /au/api/commentator/schedule/update');
    expect(updates.map(([, input]) => input)).toEqual([
      { body: { id: '2', status: 1 } },
      { body: { id: '1', status: 2 } },
      { body: { id: '1', status: 0 } },
    ]);
    store.count(30);
    await settled();
    expect(requested.at(-1)?.[1]).toEqual({
      query: { startTime: '2026-10-21T12:00:00.000Z', endTime: '2026-11-20T12:00:00.000Z' },
    });
    expect(store.totals.value?.fixtures).toBe(2);
  });
});

describe('[LS3] (page) the matches that the studio offers', () => {
  const ids = (list: readonly Fixture[]) => list.map(({ fixtureId }) => fixtureId);

  async function offered({ total, own = [] }: { total: number; own?: readonly Fixture[] }) {
    const all = Array.from({ length: total }, (_, at) => coming({ fixtureId: String(at + 1) }));
    const pages: { status: number; pageSize: number }[] = [];
    const call = (key: string, { query }: { query: { status: number; pageSize: number } }) => {
      if (key === 'GET /au/api/user/commentator/info/{id}') return Promise.resolve({ fixtures: own });
      if (key === 'GET /al/api/live/live-total') return Promise.resolve({ list: [fixture({ fixtureId: 'live' })] });
      if (key !== 'GET /al/api/schedule/featureMatch') return Promise.resolve({ list: [] });
      pages.push(query);
      return Promise.resolve({ total, list: all.slice(0, query.pageSize) });
    };
    const store = new StudioStore({
      api: { call: call as never },
      userId: 7,
      report: () => undefined,
      clock: { now: NOW },
    });
    store.open();
    store.offer();
    await settled();
    return { store, pages };
  }

  test('are live ones and a page of 40 coming ones, of which the first is selected', async () => {
    const { store, pages } = await offered({ total: 45 });
    expect(pages).toEqual([{ status: 20, pageSize: 40 }]);
    expect([store.free.length, store.free[0]?.fixtureId, store.selected?.fixtureId]).toEqual([41, 'live', '1']);
    store.select(store.free[3]!);
    expect(store.selected?.fixtureId).toBe('3');
    store.offer();
    await settled();
    expect(store.selected?.fixtureId).toBe('1');
  });

  test('are all loaded on request, and the selection stays', async () => {
    const { store, pages } = await offered({ total: 45 });
    store.select(store.free[5]!);
    expect(store.hasMore).toBe(true);
    store.offerMore();
    await settled();
    expect([store.free.length, store.hasMore, store.selected?.fixtureId]).toEqual([46, false, '5']);
    store.offerMore();
    await settled();
    expect(pages).toHaveLength(2);
  });

  test('are without those the commentator hosts: the first free one is selected', async () => {
    const { store } = await offered({ total: 3, own: [coming({ fixtureId: '1' })] });
    expect([ids(store.free), store.selected?.fixtureId, store.hasMore]).toEqual([['live', '2', '3'], '2', false]);
  });
});
