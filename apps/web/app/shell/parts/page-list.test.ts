import { CallAborted } from '@khandai/api-client';
import { settle } from '@khandai/testing';
import { PageList } from './PageList';

const SIZE = 2;

/** Numbers from the newest down, in pages. */
function open() {
  let newest = 5;
  let isDown = false;
  let hold: Promise<void> | undefined;
  const asked: (number | undefined)[] = [];
  const faults: unknown[] = [];
  const list = new PageList<{ id: number }>({
    idOf: ({ id }) => id,
    page: async (before, signal) => {
      asked.push(before);
      await hold;
      if (signal.aborted) throw new CallAborted();
      if (isDown) throw new Error('down');
      const from = (before ?? newest + 1) - 1;
      const found = [from, from - 1].filter((id) => id > 0).map((id) => ({ id }));
      return { list: found, next: from > SIZE ? from - 1 : null };
    },
    report: (error) => faults.push(error),
  });
  return {
    ...{ list, asked, faults },
    ids: () => list.list.map(({ id }) => id),
    grow: () => (newest += 1),
    down: (is: boolean) => (isDown = is),
    /** Holds what is asked from now on; the returned function lets it go. */
    wait: () => {
      let go: () => void = () => undefined;
      hold = new Promise((resolve) => (go = resolve));
      return () => {
        hold = undefined;
        go();
      };
    },
  };
}

describe('a list that grows by pages', () => {
  test('is neither empty nor at its end before the first page, and asks for nothing after the last one', async () => {
    const { list, asked, ids } = open();
    expect([list.isEmpty, list.hasMore, list.part]).toEqual([false, false, { value: undefined, state: 'loading' }]);
    await list.more();
    expect([ids(), list.hasMore, list.part.state]).toEqual([[5, 4], true, 'idle']);
    await list.more();
    await list.more();
    expect([ids(), list.hasMore, list.isEmpty]).toEqual([[5, 4, 3, 2, 1], false, false]);
    await list.more();
    expect(asked).toEqual([undefined, 4, 2]);
  });

  test('does not bring back what was taken off while the next page, or a new reading, was on its way', async () => {
    const { list, ids, wait } = open();
    await list.more();
    for (const next of [() => list.more(), () => list.load()]) {
      const go = wait();
      const asked = next();
      const [gone] = ids();
      list.drop(gone!);
      go();
      await asked;
      expect(ids()).not.toContain(gone);
      expect(ids().length).toBeGreaterThan(0);
    }
  });

  test('is empty when its only page is', async () => {
    const list = new PageList({
      ...{ idOf: () => 0, report: () => undefined },
      page: () => Promise.resolve({ list: [], next: null }),
    });
    await list.more();
    expect([list.isEmpty, list.hasMore]).toEqual([true, false]);
  });

  test('keeps what is shown after a failure, which is reported, and can be asked for again', async () => {
    const { list, faults, down, ids } = open();
    down(true);
    expect([await list.more(), list.part]).toEqual([false, { value: undefined, state: 'failed' }]);
    down(false);
    expect(await list.more()).toBe(true);
    down(true);
    expect(await list.more()).toBe(false);
    expect([list.status, ids(), list.hasMore, faults.length]).toEqual(['failed', [5, 4], true, 2]);
    down(false);
    expect(await list.more()).toBe(true);
    expect([list.status, ids()]).toEqual(['idle', [5, 4, 3, 2]]);
  });

  test('has as many entries as before when it is read again, and shows them until then', async () => {
    const { list, grow, wait, ids } = open();
    await list.load();
    await list.more();
    grow();
    const go = wait();
    const again = list.load();
    expect([ids(), list.part.state, list.isGrowing]).toEqual([[5, 4, 3, 2], 'loading', false]);
    go();
    await again;
    expect(ids()).toEqual([6, 5, 4, 3]);
  });

  test('has no entry twice when the next page is asked for while it is read again, or the other way round', async () => {
    const { list, grow, wait, ids, faults } = open();
    await list.load();
    grow();
    let go = wait();
    const both = [list.load(), list.more()];
    expect(list.isGrowing).toBe(true);
    go();
    await Promise.all(both);
    expect([ids(), faults]).toEqual([[6, 5, 4, 3], []]);
    go = wait();
    const others = [list.more(), list.load()];
    go();
    await Promise.all(others);
    expect([ids(), faults, list.status]).toEqual([[6, 5, 4, 3, 2, 1], [], 'idle']);
  });

  test('shows an entry that moved to a later page once, and one that was taken off no more', async () => {
    const pages = [
      { list: [{ id: 3 }, { id: 2 }], next: 'a' },
      { list: [{ id: 2 }, { id: 1 }], next: null },
    ];
    const asked: (string | undefined)[] = [];
    const list = new PageList<{ id: number }, string>({
      ...{ idOf: ({ id }) => id, report: () => undefined },
      page: (after) => Promise.resolve(pages[asked.push(after) - 1] ?? { list: [], next: null }),
    });
    await list.more();
    await list.more();
    expect([list.list, asked]).toEqual([
      [{ id: 3 }, { id: 2 }, { id: 1 }],
      [undefined, 'a'],
    ]);
    list.drop(2);
    expect(list.list).toEqual([{ id: 3 }, { id: 1 }]);
  });

  test('takes nothing from an answer that comes after the page was left', async () => {
    const { list, wait, ids, faults } = open();
    const go = wait();
    const read = list.more();
    list.leave();
    go();
    await read;
    await settle();
    expect([ids(), list.status, faults]).toEqual([[], 'idle', []]);
    await list.more();
    expect(ids()).toEqual([5, 4]);
  });
});
