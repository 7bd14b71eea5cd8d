import type { EventInfo, EventItem } from '@khandai/contracts';
import { pageRequest } from '../../../test/page-request';
import { EventStore } from '../../domains/events';
import { sectionHref, sectionOf } from './event-sections';
import { eventsMeta } from './events-meta';
import { EventListStore } from './EventListStore';
import { loadEvents } from './load-events';

const LIST = '/au/api/user/event/list';
const INFO = '/other/api/event/info/xem-chung';

const item: EventItem = {
  eventId: 7,
  slug: 'xem-chung',
  title: 'Xem chung </script>',
  summary: 'Cùng xem trận đấu',
  cover: null,
  startsAt: '2026-11-21T12:00:00.000Z',
  endsAt: '2026-11-21T14:00:00.000Z',
  place: 'Sân Lạch Tray',
  fixture: null,
  places: 10,
  taken: 4,
  state: 'open',
  simulated: false,
  mine: { booked: false, saved: false },
};
const event: EventInfo = { ...item, description: 'Một\nhai', cancelReason: null };

describe('the pages of events', () => {
  test('[EN4] (pages) are served with the events ahead, and those that are over', async () => {
    const page = pageRequest('/su-kien?xem=da-qua', { [LIST]: { total: 1, list: [item] } });
    expect(await loadEvents(page.args)).toEqual({
      kind: 'list',
      section: 'past',
      page: { ok: true, value: { total: 1, list: [item] } },
    });
    expect(page.asked[0]).toContain('when=past');
    const mine = pageRequest('/su-kien?xem=cua-toi', {});
    expect(await loadEvents(mine.args)).toEqual({ kind: 'list', section: 'mine', page: undefined });
    expect(mine.asked).toEqual([]);
  });

  test('know their sections by the address', () => {
    for (const section of ['upcoming', 'mine', 'past'] as const)
      expect(sectionOf(new URL(sectionHref(section), 'http://a').searchParams)).toBe(section);
    expect(sectionOf(new URLSearchParams('xem=khac'))).toBe('upcoming');
  });

  test('answer 404 for an event that does not exist, and send an id to the address of its event', async () => {
    const gone = pageRequest('/su-kien/xem-chung', { [INFO]: 404 }, { slug: 'xem-chung' });
    await expect(loadEvents(gone.args)).rejects.toMatchObject({ status: 404 });
    const byId = pageRequest('/su-kien/7', { '/other/api/event/info/7': event }, { slug: '7' });
    const moved = await loadEvents(byId.args).catch((answer: unknown) => answer);
    expect(moved instanceof Response && [moved.status, moved.headers.get('location')]).toEqual([
      301,
      '/su-kien/xem-chung',
    ]);
  });

  test('describe the event to search engines, and keep simulated ones from them', () => {
    const site = { origin: 'https://khandai.example' };
    const tags = JSON.stringify(eventsMeta({ kind: 'event', event }, site));
    expect(tags).toContain('"startDate":"2026-11-21T12:00:00.000Z"');
    expect(tags).toContain('"remainingAttendeeCapacity":6');
    expect(tags).toContain('https://khandai.example/su-kien/xem-chung');
    expect(tags).not.toContain('noindex');
    expect(JSON.stringify(eventsMeta({ kind: 'event', event: { ...event, simulated: true } }, site))).toContain(
      'noindex',
    );
  });
});

describe('an event in a list', () => {
  const api = (answer: () => Promise<unknown>) => ({ call: () => answer() as Promise<never> });

  test('shows what the server answers, and stays as it was when the server refuses', async () => {
    const booked = { ...item, taken: 5, mine: { booked: true, saved: false } };
    const store = new EventStore(item, { api: api(() => Promise.resolve(booked)) });
    await store.want({ booked: true });
    expect([store.item.taken, store.item.mine.booked, store.isBusy, store.answers]).toEqual([5, true, false, 1]);
    const full = new EventStore(item, { api: api(() => Promise.reject(new Error('full'))) });
    await expect(full.want({ booked: true })).rejects.toThrow('full');
    expect([full.item, full.isBusy, full.answers]).toEqual([item, false, 0]);
  });

  test('keeps a place that its reader books while the list is read again', async () => {
    let answerList: (page: object) => void = () => undefined;
    const call = (name: string) =>
      name.startsWith('POST')
        ? Promise.resolve({ ...item, taken: 5, mine: { booked: true, saved: false } })
        : new Promise((answer) => (answerList = answer));
    const deps = { api: { call: call as never }, report: () => undefined };
    const store = new EventListStore('upcoming', { total: 1, list: [item] }, deps);
    const [event] = store.events;
    const refreshed = store.refresh(new AbortController().signal);
    await event?.want({ booked: true });
    answerList({ total: 1, list: [item] });
    await refreshed;
    expect(store.events).toEqual([event]);
    expect([event?.item.taken, event?.item.mine.booked]).toEqual([5, true]);
    const again = store.refresh(new AbortController().signal);
    answerList({ total: 1, list: [{ ...item, taken: 9 }] });
    await again;
    expect(event?.item.taken).toBe(9);
  });

  test('is shown once, also when a page brings it again', async () => {
    const list = Array.from({ length: 20 }, (_, index) => ({ ...item, eventId: index + 1 }));
    const next = {
      total: 21,
      list: [
        { ...item, eventId: 20 },
        { ...item, eventId: 21 },
      ],
    };
    const store = new EventListStore(
      'upcoming',
      { total: 21, list },
      { api: api(() => Promise.resolve(next)), report: () => undefined },
    );
    expect(store.hasMore).toBe(true);
    await store.more(new AbortController().signal);
    expect([store.events.length, store.hasMore]).toEqual([21, false]);
  });
});
