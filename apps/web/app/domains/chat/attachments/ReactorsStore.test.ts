import type { Reaction, Reactor } from '@khandai/contracts';
import { type ReactorPage, ReactorsStore } from './ReactorsStore';

const reactor = (userId: number): Reactor => ({
  ...{ userId, username: `u${userId}`, showName: `U${userId}`, profilePicture: null, simulated: false },
  reaction: 'like',
});
const page = (from: number, length: number, total: number): ReactorPage => ({
  ...{ total, guests: 2, list: Array.from({ length }, (_, at) => reactor(from + at)) },
});

describe('who reacted', () => {
  it('is read page by page, each member once', async () => {
    const asked: (readonly [Reaction | undefined, number])[] = [];
    const store = new ReactorsStore((reaction, pageNum) => {
      asked.push([reaction, pageNum]);
      return Promise.resolve(pageNum === 1 ? page(1, 50, 60) : page(50, 11, 60));
    });
    await store.show(undefined);
    expect([store.list.length, store.guests, store.hasMore]).toEqual([50, 2, true]);
    await store.more();
    expect([store.list.length, store.hasMore]).toEqual([60, false]);
    await store.show('love');
    expect(asked).toEqual([
      [undefined, 1],
      [undefined, 2],
      ['love', 1],
    ]);
  });

  it('can be read again after a failure', async () => {
    let fails = true;
    const store = new ReactorsStore(() => (fails ? Promise.reject(new Error('down')) : Promise.resolve(page(1, 1, 1))));
    await store.show(undefined);
    expect(store.state).toBe('failed');
    fails = false;
    await store.more();
    expect([store.state, store.list.length]).toEqual(['idle', 1]);
  });

  it('ignores an answer for the reaction before', async () => {
    const answers: ((page: ReactorPage) => void)[] = [];
    const store = new ReactorsStore(() => new Promise((resolve) => answers.push(resolve)));
    const first = store.show(undefined);
    const second = store.show('love');
    answers[1]?.(page(7, 1, 1));
    answers[0]?.(page(1, 3, 3));
    await Promise.all([first, second]);
    expect(store.list.map(({ userId }) => userId)).toEqual([7]);
  });
});
