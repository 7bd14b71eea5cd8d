import type { VipRequest, VipRoom } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { settle } from '@khandai/testing';
import { VipStore } from './VipStore';

const door: VipRoom = {
  groupId: 50,
  name: 'Phòng VIP',
  about: [],
  members: 3,
  hostName: 'Gió Lào',
  status: 'none',
  requestedAt: null,
  isHost: false,
};

const entry = (userId: number, status: VipRequest['status']): VipRequest => ({
  ...{ userId, username: `u${userId}`, showName: `U${userId}`, profilePicture: null, status },
  requestedAt: '2026-11-20T12:20:00.000Z',
});

function build(first: Partial<VipRoom> = {}) {
  const changed = new Emitter<void>();
  const answers: { room: VipRoom; entries: VipRequest[]; fault: Error | undefined } = {
    room: { ...door, ...first },
    entries: [],
    fault: undefined,
  };
  const told: [number, boolean][] = [];
  const failures: unknown[] = [];
  const life = new AbortController();
  const store = new VipStore({
    room: () => (answers.fault ? Promise.reject(answers.fault) : Promise.resolve(answers.room)),
    entries: () => Promise.resolve(answers.entries),
    ask: (request) => Promise.resolve({ ...answers.room, status: request ? 'pending' : 'none' }),
    answer: (userId, approve) => {
      told.push([userId, approve]);
      return answers.fault ? Promise.reject(answers.fault) : Promise.resolve();
    },
    watch: (listener) => changed.on(listener),
    failed: (error) => failures.push(error),
  });
  store.open(life.signal);
  return { store, changed, answers, told, failures, life };
}

test('[CH12] (browser part) a request waits, is withdrawn, and is answered while the page is open', async () => {
  const { store, changed, answers } = build();
  await settle();
  expect([store.room?.status, store.isInside]).toEqual(['none', false]);
  await store.ask(true);
  expect(store.room?.status).toBe('pending');
  await store.ask(false);
  expect(store.room?.status).toBe('none');
  answers.room = { ...door, status: 'approved' };
  changed.emit();
  await settle();
  expect(store.isInside).toBe(true);
});

test('[CH12] (browser host part) a host sees requests and members, and answers', async () => {
  const { store, answers, told } = build({ isHost: true });
  answers.entries = [entry(1, 'pending'), entry(2, 'approved')];
  await settle();
  expect([store.requests.length, store.members.length, store.isInside]).toEqual([1, 1, true]);
  answers.entries = [entry(1, 'approved'), entry(2, 'approved')];
  await store.answer(1, true);
  expect([told, store.requests.length, store.members.length]).toEqual([[[1, true]], 0, 2]);
});

test('a load that fails is logged and can be repeated; nothing is heard after the end', async () => {
  const { store, answers, changed, failures, life } = build();
  await settle();
  answers.fault = new Error('busy');
  await store.refresh();
  expect([store.state, failures.length, store.room?.status]).toEqual(['failed', 1, 'none']);
  answers.fault = undefined;
  life.abort();
  answers.room = { ...door, status: 'approved' };
  changed.emit();
  await settle();
  expect(store.room?.status).toBe('none');
});
