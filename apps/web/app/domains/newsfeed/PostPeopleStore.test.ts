import type { PostAuthor } from '@khandai/contracts';
import { PostPeopleStore } from './PostPeopleStore';
import { aPost } from './samples';

const person = (userId: number): PostAuthor => ({ ...aPost(1).author, userId });

function open(answers: ((query: unknown) => Promise<unknown>)[]) {
  const asked: unknown[] = [];
  const faults: unknown[] = [];
  const api = {
    call: (key: string, { query }: { query: unknown }) => {
      asked.push([key.split('-').at(-1), query]);
      return answers.shift()?.(query) ?? Promise.resolve({ total: 0, list: [] });
    },
  };
  const store = new PostPeopleStore(
    3,
    { kind: 'shares' },
    { api: api as never, report: (error) => faults.push(error) },
  );
  const ids = () => store.list.map(({ userId }) => userId);
  return { store, asked, faults, ids };
}

const full = Array.from({ length: 50 }, (_, index) => person(index + 1));

describe('the people of a post', () => {
  test('[NF2] (who shared) come page by page, each once', async () => {
    const { store, asked, ids } = open([
      () => Promise.resolve({ total: 53, list: full }),
      () => Promise.resolve({ total: 53, list: [person(1), person(60), person(60)] }),
    ]);
    for (let turn = 0; turn < 3; turn += 1) await store.more();
    expect([ids().length, ids().at(-1), store.hasMore]).toEqual([51, 60, false]);
    expect(asked).toEqual([
      ['share', { id: 3, pageNum: 1, pageSize: 50 }],
      ['share', { id: 3, pageNum: 2, pageSize: 50 }],
    ]);
  });

  test('[NF2] (who reacted) of another reaction replace those before, whose late answer is ignored', async () => {
    let late = (_: unknown): void => undefined;
    const { store, asked, ids } = open([
      () => new Promise((resolve) => (late = resolve)),
      () => Promise.resolve({ total: 1, list: [{ ...person(9), reaction: 'wow' }] }),
    ]);
    const first = store.choose({ kind: 'reactions' });
    await store.choose({ kind: 'reactions', reaction: 'wow' });
    late({ total: 1, list: [person(1)] });
    await first;
    expect([ids(), store.status, asked.at(-1)]).toEqual([
      [9],
      'idle',
      ['reaction', { id: 3, pageNum: 1, pageSize: 50, reaction: 'wow' }],
    ]);
  });

  test('that could not be loaded are asked for again', async () => {
    const { store, faults, ids } = open([
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ total: 1, list: [person(2)] }),
    ]);
    await store.more();
    expect([store.status, faults.length]).toEqual(['failed', 1]);
    await store.more();
    expect([ids(), store.status]).toEqual([[2], 'idle']);
  });
});
