import type { ApiClient } from '@khandai/api-client';
import type { ModerationEntry, QueueItem } from '@khandai/contracts';
import { banRoomOf, keyOf, reportsOf, roomOf, subjectOf } from './queue-item';
import { entriesOf, sendVerdict } from './verdicts';

const author = { userId: 7, username: 'lovanpet', showName: 'Lò Văn Pết' };
const createdAt = '2026-11-20T13:20:00.000Z';
const room = { groupId: 30, roomName: 'Gió Lào' };
const reported = {
  original: 'x',
  hidden: false,
  reports: [{ reason: 'advert', total: 3 } as const],
  author,
  createdAt,
};

const held: QueueItem = { kind: 'held', heldId: 1, ...room, author, original: 'x', createdAt };
const report: QueueItem = { kind: 'report', groupMessageId: 5, ...room, private: false, ...reported };
const inPrivate: QueueItem = { ...report, private: true };
const post: QueueItem = { kind: 'post', postId: 9, ...reported };
const onArticle: QueueItem = {
  ...{ kind: 'comment', postId: null, commentId: 4, article: { slug: 'a', title: 'A' }, media: null },
  ...reported,
};
const request: QueueItem = {
  ...{ kind: 'request', banId: 2, groupId: null, roomName: null, author, reason: 'advert', until: null },
  ...{ text: 'Em xin lỗi', createdAt },
};

function set(list: Partial<ModerationEntry>[] = []) {
  const calls: unknown[][] = [];
  const call = async (...args: unknown[]) => {
    calls.push(args.slice(0, 2));
    return { total: list.length, list };
  };
  return { api: { call } as unknown as Pick<ApiClient, 'call'>, calls };
}

it('every kind of item is decided by its own call, and the author is given the reason of most reports', async () => {
  const { api, calls } = set();
  for (const item of [held, report, post, onArticle, request]) await sendVerdict(api, item, 'remove');
  expect(calls).toEqual([
    ['POST /ac/api/chat/moderation/held', { body: { heldId: 1, approve: false } }],
    ['POST /ac/api/chat/message/take-back', { body: { groupId: 30, groupMessageId: 5, reason: 'advert' } }],
    ['POST /ac/api/chat/moderation/remove-post', { body: { postId: 9, reported: true, reason: 'advert' } }],
    ['POST /ac/api/chat/moderation/remove-post', { body: { commentId: 4, reported: true, reason: 'advert' } }],
    ['POST /ac/api/chat/moderation/request', { body: { banId: 2, accept: false } }],
  ]);
  calls.length = 0;
  for (const item of [held, report, post, request]) await sendVerdict(api, item, 'keep');
  expect(calls.map(([, parts]) => parts)).toEqual([
    { body: { heldId: 1, approve: true } },
    { body: { groupMessageId: 5 } },
    { body: { postId: 9 } },
    { body: { banId: 2, accept: true } },
  ]);
});

it('an undo finds the entries of the last decisions: of this moderator, about these items, each once', async () => {
  const mine = { by: { ...author, userId: 1 }, user: author, undoable: true, groupMessageId: null };
  const { api } = set([
    { ...mine, logId: 16, action: 'refuse', by: { ...author, userId: 2 } },
    { ...mine, logId: 15, action: 'takeBack', groupMessageId: 6 },
    { ...mine, logId: 14, action: 'takeBack', groupMessageId: 5 },
    { ...mine, logId: 13, action: 'refuse', undoable: false },
    { ...mine, logId: 12, action: 'refuse' },
    { ...mine, logId: 11, action: 'refuse' },
  ]);
  expect(await entriesOf(api, 1, [held, { ...held, heldId: 3 }, report, request], 'remove')).toEqual([12, 11, 14]);
});

it('items know their key, their context, and the room that can ban their author', () => {
  expect([held, report, post, onArticle, request].map(keyOf)).toEqual([
    ...['held-1', 'report-5', 'post-9', 'comment-4', 'request-2'],
  ]);
  expect([held, report, inPrivate, post].map(banRoomOf)).toEqual([30, 30, undefined, undefined]);
  expect([held, inPrivate, post, request].map(roomOf)).toEqual(['Gió Lào', undefined, undefined, null]);
  expect([onArticle, { ...onArticle, postId: 9 }].map(subjectOf)).toEqual([
    { commentId: 4 },
    { postId: 9, commentId: 4 },
  ]);
  expect([held, report].map(reportsOf)).toEqual([0, 3]);
});
