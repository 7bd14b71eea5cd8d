import { Code, type ChatRoom, type MessagePage, type RoomUnread, type UserInfo } from '@khandai/contracts';
import { people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let site: TestApp;
let who: ReturnType<typeof people>;
beforeAll(async () => {
  site = await openTestApp();
  who = people(site);
});
afterAll(() => site.close());

interface Rooms {
  readonly total: number;
  readonly list: ChatRoom[];
}

async function member() {
  const { accessToken: token } = await who.register(who.newName());
  const { userId } = (await who.get<UserInfo>('info', token)).body.data;
  const chat = <D>(method: 'GET' | 'POST', path: string, body?: object) =>
    site.call<D>(method, `/ac/api/chat/${path}`, { token, remoteAddress: who.nextAddress(), ...(body && { body }) });
  return {
    userId,
    get: <D>(path: string) => chat<D>('GET', path),
    post: <D>(path: string, body: object) => chat<D>('POST', path, body),
  };
}

test('[CH9] (calls part) a member follows room 30, has nothing unread, and stops following', async () => {
  const fan = await member();
  expect((await fan.post('room/follow-room', { groupId: 30 })).body.data).toEqual({ groupId: 30, followed: true });
  const { body } = await fan.get<Rooms>('room/list-follow');
  expect(body.data).toMatchObject({
    total: 1,
    list: [{ groupId: 30, name: 'Khán đài chung', kind: 'group', followed: true }],
  });
  const unread = await fan.get<{ total: number; list: RoomUnread[] }>('room/unread-group');
  expect(unread.body.data).toEqual({ total: 0, list: [] });
  const read = await fan.post('room/mark-read-group', { groupId: 30, sequence: 1 });
  expect(read.body.data).toEqual({ groupId: 30, unread_messages: 0 });
  await fan.post('room/follow-room', { groupId: 30, follow: false });
  expect((await fan.get<Rooms>('room/list-follow')).body.data).toEqual({ total: 0, list: [] });
});

test.each([
  ['a room that does not exist', 'room/follow-room', { groupId: 99_999_999 }, 404, Code.roomNotFound],
  ['an id that no room has', 'room/follow-room', { groupId: 0 }, 400, Code.badRequest],
  ['a forged sequence', 'room/mark-read-group', { groupId: 30, sequence: -1 }, 400, Code.badRequest],
  ['a sequence that is no number', 'room/mark-read-group', { groupId: 30, sequence: '9e99' }, 400, Code.badRequest],
  [
    'a conversation with an unknown user',
    'private-message/open',
    { otherUserId: 99_999_999 },
    403,
    Code.notPermissions,
  ],
  ['a block of an unknown user', 'block', { userId: 99_999_999 }, 404, Code.notFound],
])('%s is refused in words', async (_what, path, body, status, code) => {
  const answer = await (await member()).post(path, body);
  expect([answer.status, answer.body.code, answer.body.data]).toEqual([status, code, null]);
  expect(answer.body.msg).toMatch(/\p{L}/u);
});

test('[CH11] (calls part) two members have a conversation, which a third one cannot read', async () => {
  const [minh, lan, stranger] = [await member(), await member(), await member()];
  const { room } = (await minh.post<{ room: ChatRoom }>('private-message/open', { otherUserId: lan.userId })).body.data;
  expect(room).toMatchObject({
    kind: 'private',
    privateMessage: 1,
    otherUser: { userId: lan.userId },
    lastMessage: null,
  });
  const pageOf = (path: string) => `private-message/list-private?${path}`;
  const page = await lan.get<MessagePage & { groupId: number }>(pageOf(`otherUserId=${minh.userId}`));
  expect(page.body.data).toMatchObject({ groupId: room.groupId, total: 0, list: [] });
  const foreign = await stranger.get(pageOf(`groupId=${room.groupId}`));
  expect([foreign.status, foreign.body.code]).toEqual([403, Code.notPermissions]);
  await lan.post('block', { userId: stranger.userId });
  const blocked = await stranger.post('private-message/open', { otherUserId: lan.userId });
  expect([blocked.status, blocked.body.code]).toEqual([403, Code.notPermissions]);
  expect((await minh.get<Rooms>('room/list-private')).body.data.total).toBe(1);
  expect((await stranger.get<Rooms>('room/list-private')).body.data).toEqual({ total: 0, list: [] });
});
