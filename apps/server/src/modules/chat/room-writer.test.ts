import { settle } from '@khandai/testing';
import type { NewMessage, Stored } from './chat-writes.js';
import { RoomQueue } from './room-queue.js';
import { RoomWriter } from './room-writer.js';

const message = (uuid: string, groupId = 1): NewMessage => ({
  groupId,
  uuid,
  userId: 1,
  originalMessage: uuid,
  filteredMessage: uuid,
  searchKey: uuid,
  parentMessageId: null,
  attachments: [],
  stickerId: null,
  createdAt: new Date(0),
});

/** A store that answers on demand, refuses uuids that start with "no", and fails on those that start with "down". */
function writing() {
  const batches: string[][] = [];
  const answers: (() => void)[] = [];
  const finished: string[] = [];
  let revision = 0;
  const store = async (_: number, messages: readonly NewMessage[]): Promise<Stored[] | undefined> => {
    const uuids = messages.map(({ uuid }) => uuid);
    batches.push(uuids);
    if (batches.length === 1) await new Promise<void>((resolve) => answers.push(resolve));
    if (uuids.some((uuid) => uuid.startsWith('down'))) throw new Error('the database is down');
    if (uuids.some((uuid) => uuid.startsWith('no'))) return undefined;
    return messages.map(() => ({ groupMessageId: 0, revision: (revision += 1) }));
  };
  const queue = new RoomQueue();
  const writer = new RoomWriter({ repository: { store }, queue });
  const write = (uuid: string, groupId = 1) =>
    writer.write(message(uuid, groupId), async (given) => {
      finished.push(uuid);
      return given?.revision;
    });
  return { batches, finished, queue, writer, write, answer: () => answers[0]?.() };
}

describe('storing the messages of a room', () => {
  test('[WS9] [WS13] messages that arrive while the database is busy are stored together afterwards and confirmed in order', async () => {
    const { batches, finished, queue, writer, write, answer } = writing();
    const all = ['a', 'b', 'c'].map((uuid) => write(uuid));
    await settle();
    const later = write('d');
    const between = queue.run(1, async () => finished.push('a reaction'));
    expect([batches, finished]).toEqual([[['a', 'b', 'c']], []]);
    answer();
    expect(await Promise.all([...all, later])).toEqual([1, 2, 3, 4]);
    await between;
    expect(batches).toEqual([['a', 'b', 'c'], ['d']]);
    expect(finished).toEqual(['a', 'b', 'c', 'd', 'a reaction']);
    await settle();
    expect([queue.size, writer.size]).toEqual([0, 0]);
  });

  test('[WS9] a refused message does not affect the others', async () => {
    const { batches, write, answer } = writing();
    const all = ['a', 'no', 'b'].map((uuid) => write(uuid));
    await settle();
    answer();
    expect(await Promise.all(all)).toEqual([1, undefined, 2]);
    expect(batches).toEqual([['a', 'no', 'b'], ['a'], ['no'], ['b']]);
  });

  test('[WS9] no message is confirmed while the database is down, and the room continues afterwards', async () => {
    const { write, answer } = writing();
    const all = Promise.allSettled(['a', 'down'].map((uuid) => write(uuid)));
    await settle();
    answer();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await write('b')).toBe(1);
  });

  test('at most a hundred go into one statement', async () => {
    const { batches, write, answer } = writing();
    const all = Array.from({ length: 250 }, (_, at) => write(`m${at}`));
    await settle();
    answer();
    await Promise.all(all);
    expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
  });
});
