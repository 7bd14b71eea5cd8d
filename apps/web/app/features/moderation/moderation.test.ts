import type { ApiClient } from '@khandai/api-client';
import type { QueueItem } from '@khandai/contracts';
import { FakeClock, settle } from '@khandai/testing';
import { pageRequest } from '../../../test/page-request';
import { mayModerate } from '../../domains/account';
import { keyOf, ModerationStore, REFRESH_MS } from './ModerationStore';
import { loader } from './routes';

const author = { userId: 7, username: 'lovanpet', showName: 'Lò Văn Pết' };
const createdAt = '2026-11-20T13:20:00.000Z';
const held: QueueItem = {
  kind: 'held',
  heldId: 1,
  groupId: 30,
  roomName: 'Khán đài chung',
  author,
  original: 'vào nhóm này nhận kèo',
  createdAt,
};
const request: QueueItem = {
  kind: 'request',
  banId: 1,
  groupId: null,
  roomName: null,
  author,
  reason: 'advert',
  until: null,
  text: 'Em xin lỗi',
  createdAt,
};

function build() {
  const clock = new FakeClock();
  const asked: string[] = [];
  const lists: Record<string, unknown[]> = { queue: [held, request] };
  const page = { seen: true };
  const call = async (key: string) => {
    const name = key.split('/').at(-1) ?? '';
    asked.push(name);
    const list = lists[name] ?? [];
    return { total: list.length, list };
  };
  const store = new ModerationStore({
    api: { call } as unknown as Pick<ApiClient, 'call'>,
    timers: clock,
    isSeen: () => page.seen,
    report: () => undefined,
  });
  return { clock, asked, lists, page, store };
}

describe('the page of moderation', () => {
  it('shows what waits, by kind', async () => {
    const { store } = build();
    store.refresh();
    await settle();
    expect([store.count('all'), store.count('held'), store.count('report'), store.shown.map(keyOf)]).toEqual([
      2,
      1,
      0,
      ['held-1', 'request-1'],
    ]);
    store.chooseKind('request');
    expect(store.shown).toEqual([request]);
  });

  it('reads the queue again every 30 s while it is seen, and the open section with it', async () => {
    const { clock, asked, page, store } = build();
    const visit = new AbortController();
    void store.run(visit.signal);
    await settle();
    expect(asked).toEqual(['queue']);
    store.choose('log');
    await clock.advance(REFRESH_MS);
    expect(asked).toEqual(['queue', 'queue', 'log', 'queue', 'log']);
    page.seen = false;
    await clock.advance(REFRESH_MS);
    expect(asked).toHaveLength(5);
    page.seen = true;
    visit.abort();
    await clock.advance(REFRESH_MS);
    expect(asked).toHaveLength(5);
  });

  it('keeps what it shows when a refresh fails', async () => {
    const { lists, store } = build();
    store.refresh();
    await settle();
    Object.defineProperty(lists, 'queue', {
      get: () => {
        throw new Error('away');
      },
    });
    store.refresh();
    await settle();
    expect([store.queue.state, store.shown]).toEqual(['failed', [held, request]]);
  });

  it('takes a decided item out of the list at once and goes on with the next; a failed decision brings it back', async () => {
    const { lists, store } = build();
    store.refresh();
    await settle();
    store.look(held);
    const answer = Promise.withResolvers<boolean>();
    const deciding = store.decide(held, () => answer.promise);
    expect([store.shown, store.chosen, store.isOpen]).toEqual([[request], 'request-1', false]);
    answer.resolve(false);
    await deciding;
    await settle();
    expect(store.shown).toEqual([held, request]);

    await store.decide(held, () => Promise.resolve(true));
    lists['queue'] = [request];
    store.refresh();
    await settle();
    lists['queue'] = [held, request];
    store.refresh();
    await settle();
    // Another moderator undid the decision.
    expect(store.shown).toEqual([held, request]);
  });

  it('moves through the list and stops at its ends', async () => {
    const { store } = build();
    store.refresh();
    await settle();
    const at = (by: 1 | -1) => {
      store.step(by);
      return store.chosen;
    };
    expect([store.chosen, at(1), at(1), at(-1), at(-1)]).toEqual([
      'held-1',
      'request-1',
      'request-1',
      'held-1',
      'held-1',
    ]);
    expect(store.moves).toBe(2);
  });

  it('keeps a colleague’s decided item chosen until the user moves, and chooses the first one again in a new list', async () => {
    const { lists, store } = build();
    const read = async (list: QueueItem[]) => {
      lists['queue'] = list;
      store.refresh();
      await settle();
      return store.chosen;
    };
    expect([await read([held, request]), await read([request])]).toEqual(['held-1', 'held-1']);
    store.step(1);
    expect(store.chosen).toBe('request-1');
    expect([await read([]), await read([held])]).toEqual([undefined, 'held-1']);
    store.chooseKind('request');
    expect(store.chosen).toBeUndefined();
    store.chooseKind('all');
    expect(store.chosen).toBe('held-1');
  });

  it.each([
    ['a moderator', { role: 'moderator', siteRoleId: 1 }, 200],
    ['site role 6', { role: 'member', siteRoleId: 6 }, 200],
    ['a member', { role: 'member', siteRoleId: 1 }, 404],
    ['a user whose token has expired', 401, 200],
  ])('answers %s with its status, and always with the same page', async (_who, me, status) => {
    const { args, faults } = pageRequest('/kiem-duyet', { '/au/api/user/info': me }, {}, 'token=t');
    const { data, init } = await loader(args);
    expect([data, init?.status, faults]).toEqual([null, status, []]);
  });

  it('is for commentators, moderators, staff and site role 6', () => {
    const may = (role: 'member' | 'commentator' | 'moderator' | 'staff', siteRoleId = 1) =>
      mayModerate({ role, siteRoleId });
    expect([may('member'), may('member', 6), may('commentator'), may('moderator'), may('staff')]).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});
