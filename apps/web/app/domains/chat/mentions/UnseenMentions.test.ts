import type { Mention } from '@khandai/contracts';
import { settle } from '@khandai/testing';
import { UnseenMentions } from './UnseenMentions';

const mention = (groupId: number, groupMessageId = 9): Mention => ({
  ...{ groupId, groupName: `Phòng ${groupId}`, groupMessageId, sequence: groupMessageId },
  ...{ userId: 7, showName: 'Minh', filteredMessage: '@Hòa ơi' },
});

function setUp({ listed = [] as Mention[], open = [] as number[], broken = false } = {}) {
  const [seen, told, failures]: [number[], number[], string[]] = [[], [], []];
  let push: (list: readonly Mention[]) => void = () => undefined;
  const store = new UnseenMentions({
    list: async () => listed,
    watch: (listener) => {
      push = listener;
      return () => undefined;
    },
    see: async (groupId) => {
      if (broken) throw new Error('offline');
      seen.push(groupId);
    },
    isOpen: (groupId) => open.includes(groupId),
    failed: (what) => void failures.push(what),
  });
  store.mentioned.on(({ groupId }) => void told.push(groupId));
  const visit = new AbortController();
  return { store, seen, told, failures, push: (list: Mention[]) => push(list), open: () => store.open(visit.signal) };
}

describe('mentions of the member', () => {
  test('rooms with unseen mentions are marked until the user opens them', async () => {
    const { store, seen, told, open } = setUp({ listed: [mention(30, 12), mention(30)] });
    await open();
    expect([store.firstIn(30), store.firstIn(31), told]).toEqual([9, undefined, []]);
    store.see(30);
    store.see(30);
    expect([store.firstIn(30), seen]).toEqual([undefined, [30]]);
  });

  test('a mention elsewhere is told; one in the open room is seen at once', async () => {
    const { store, seen, told, push, open } = setUp({ open: [30] });
    await open();
    push([mention(30), mention(31)]);
    expect([told, seen, store.firstIn(30), store.firstIn(31)]).toEqual([[31], [30], undefined, 9]);
  });

  test('a failed request is logged', async () => {
    const { store, failures, open } = setUp({ listed: [mention(30)], broken: true });
    await open();
    store.see(30);
    await settle();
    expect(failures).toEqual(['seen mentions']);
  });
});
