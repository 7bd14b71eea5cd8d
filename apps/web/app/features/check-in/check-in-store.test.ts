import type { CheckInSheet } from '@khandai/contracts';
import { CheckInStore } from './CheckInStore';

const sheet = (rest: Partial<CheckInSheet> = {}): CheckInSheet => ({
  ...{
    today: '2026-11-20',
    nextDayAt: '2026-11-20T17:00:00.000Z',
    month: '2026-11',
    since: '2026-11-01',
    days: [],
    checkedIn: false,
  },
  ...{ run: 0, longest: null, rewards: [10], balance: 0 },
  ...rest,
});

function storeOver(answers: (call: string, input: { query?: object }) => Promise<unknown>) {
  const calls: string[] = [];
  const reported: unknown[] = [];
  const call = (name: string, input: { query?: object }) => {
    calls.push(`${name} ${JSON.stringify(input.query ?? {})}`);
    return answers(name, input);
  };
  const store = new CheckInStore({
    api: { call } as never,
    report: (error) => void reported.push(error),
  });
  return { store, calls, reported };
}

describe('the check-in', () => {
  test('[EN1] (page) asks once for two presses, and shows what it brought', async () => {
    const { store, calls } = storeOver(() =>
      Promise.resolve({ sheet: sheet({ checkedIn: true, run: 1, balance: 10 }), earned: 10 }),
    );
    const [first, second] = await Promise.all([store.checkIn(), store.checkIn()]);
    expect([first, second]).toEqual([{ kind: 'earned', points: 10, run: 1 }, undefined]);
    expect(calls).toEqual(['POST /au/api/user/check-in {}']);
    expect([store.sheet.value?.balance, store.isBusy]).toEqual([10, false]);
  });

  test('says that another device was first', async () => {
    const { store } = storeOver(() => Promise.resolve({ sheet: sheet({ checkedIn: true, run: 1 }), earned: 0 }));
    expect(await store.checkIn()).toEqual({ kind: 'already' });
  });

  test('can be pressed again after a failure', async () => {
    const { store, reported } = storeOver(() => Promise.reject(new Error('network')));
    expect(await store.checkIn()).toEqual({ kind: 'failed', sentence: undefined });
    expect([reported.length, store.isBusy]).toEqual([1, false]);
  });

  test('shows another month, and the current one again after a check-in', async () => {
    const { store, calls } = storeOver((name) =>
      Promise.resolve(name.startsWith('POST') ? { sheet: sheet(), earned: 10 } : sheet()),
    );
    store.load();
    await Promise.resolve();
    await Promise.resolve();
    store.step(1);
    store.step(-1);
    await Promise.resolve();
    await store.checkIn();
    expect([calls[1], store.month, store.sheet.value?.month]).toEqual([
      'GET /au/api/user/check-in {"month":"2026-10"}',
      undefined,
      '2026-11',
    ]);
  });
});
