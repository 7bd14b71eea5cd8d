import type { Relation } from '@khandai/contracts';
import { settle } from '@khandai/testing';
import { RelationsStore } from './RelationsStore';

const relation = (state: Relation['state'], following = false): Relation => ({ userId: 7, state, following });

/** A store whose calls the test answers, the oldest first. */
function open() {
  const asked: string[] = [];
  const answers: { resolve: (value: unknown) => void; reject: (error: unknown) => void }[] = [];
  const call = (key: string): Promise<unknown> => {
    asked.push(key.split('/').at(-1) ?? '');
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  };
  const store = new RelationsStore({ api: { call } as never });
  const answer = async (value: unknown) => {
    const next = answers.shift();
    if (value instanceof Error) next?.reject(value);
    else next?.resolve(value);
    await settle();
  };
  return { store, asked, answer };
}

describe('what the user and a member are to each other', () => {
  test('[NF4] (browser) shows a request at once, and what the server says replaces it', async () => {
    const { store, asked, answer } = open();
    store.take(relation('none'));
    const sent = store.act(7, 'send');
    expect([store.of(7)?.state, store.isBusy(7)]).toEqual(['sent', true]);
    await answer(relation('friends'));
    await sent;
    expect([store.of(7)?.state, store.isBusy(7), store.changes, asked]).toEqual([
      'friends',
      false,
      1,
      ['send-request'],
    ]);
  });

  test('[NF4] (browser) a refused change leaves everything as it was', async () => {
    const { store, answer } = open();
    store.take(relation('friends', true));
    const ended = store.act(7, 'cancel');
    expect(store.of(7)).toEqual(relation('none', true));
    await Promise.all([expect(ended).rejects.toThrow('offline'), answer(new Error('offline'))]);
    expect([store.of(7), store.changes]).toEqual([relation('friends', true), 0]);
  });

  test('a list that was asked for before a change does not take it back', async () => {
    const { store, answer } = open();
    store.take(relation('none'));
    const followed = store.follow(7, true);
    store.take(relation('none'));
    expect(store.of(7)?.following).toBe(true);
    await answer(relation('none', true));
    await followed;
  });

  test('an answer from before a change, that comes after it, does not take it back', async () => {
    const { store, answer } = open();
    const take = store.reader();
    const sent = store.act(7, 'send');
    await answer(relation('sent'));
    await sent;
    take(relation('none'));
    expect(store.of(7)).toEqual(relation('sent'));
    store.reader()(relation('friends'));
    expect(store.of(7)).toEqual(relation('friends'));
  });

  test('a change of an unknown relation guesses nothing', async () => {
    const { store, answer } = open();
    const sent = store.act(7, 'send');
    expect(store.of(7)).toBeUndefined();
    await answer(relation('sent'));
    await sent;
    expect(store.of(7)?.state).toBe('sent');
  });
});
