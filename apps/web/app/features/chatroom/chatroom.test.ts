import { VipGroup } from '@khandai/contracts';
import { chatRoom, message } from '../../../test/fixtures';
import { pageRequest } from '../../../test/page-request';
import { chatroomMeta } from './chatroom-meta';
import { type ChatroomData, loadChatroom } from './load-chatroom';
import { requestedMessage, requestedRoom, roomHref } from './room-address';
import { sectionsOf, statusOf } from './room-list';

const ROOMS = '/ac/api/chat/room/list-room';
const PRIVATE = '/ac/api/chat/private-message/list-private';
const HISTORY = '/ac/api/chat/message/v2/list';
const SETTINGS = '/au/api/user/message/settings';
const page = { total: 1, list: [message()], revision: 1 };

async function load(path: string, answers: Record<string, unknown>, cookie?: string) {
  const known = { [ROOMS]: { total: 1, list: [chatRoom()] }, [SETTINGS]: { hideScores: false } };
  const { args, faults } = pageRequest(path, { ...known, ...answers }, {}, cookie);
  const { data, init } = await loadChatroom(args);
  return { data, status: init?.status, faults };
}

describe('the address of a room', () => {
  test('[SH6] (address) roomId names the room; without one it is the default room, and what is no number names none', () => {
    const of = (search: string) => requestedRoom(new URLSearchParams(search));
    expect(of('')).toEqual({ groupId: 30, named: false });
    expect(of('roomId=41')).toEqual({ groupId: 41, named: true });
    for (const bad of ['', '0', '-1', '4.1', 'abc', '1e3', '2147483648', '9'.repeat(20)])
      expect(of(`roomId=${bad}`)).toEqual({ groupId: undefined, named: true });
  });

  test('a link has the room’s name for people and its id', () => {
    expect(roomHref({ groupId: 30, name: 'Khán đài chung' })).toBe('/chatroom/khan-dai-chung?roomId=30');
    expect(roomHref({ groupId: 31, name: '⚽' })).toBe('/chatroom?roomId=31');
  });

  test('a link may lead to a message of the room; what is no id leads to none', () => {
    expect(roomHref({ groupId: 31, name: 'Phòng' }, 207)).toBe('/chatroom/phong?roomId=31&messageId=207');
    const of = (search: string) => requestedMessage(new URLSearchParams(search));
    expect([of('roomId=31&messageId=207'), of('roomId=31'), of('messageId=1e3'), of('messageId=9999999999')]).toEqual([
      ...[207, undefined, undefined, undefined],
    ]);
  });
});

describe('the loader', () => {
  test('a guest gets the rooms and the newest messages of the room', async () => {
    const { data, status } = await load('/chatroom?roomId=30', { [HISTORY]: page });
    expect(status).toBe(200);
    expect(data.room).toEqual({ status: 'open', groupId: 30, history: { ok: true, value: page } });
  });

  test.each([
    [404, 'missing', 404],
    [403, 'closed', 403],
    [500, 'open', 200],
  ])('history that answers %i gives a room that is %s, and status %i', async (answer, room, status) => {
    const loaded = await load('/chatroom?roomId=99', { [HISTORY]: answer });
    expect([loaded.data.room.status, loaded.status, loaded.faults.length]).toEqual([
      room,
      status,
      answer === 500 ? 1 : 0,
    ]);
  });

  test('a conversation of the member answers 200, so that a reload is no error; that of others stays 404', async () => {
    const answer = (conversation: unknown, cookie?: string) =>
      load('/chatroom?roomId=77', { [HISTORY]: 404, [PRIVATE]: conversation }, cookie);
    const own = { ...page, groupId: 77 };
    expect([(await answer(own, 'token=abc')).status, (await answer(own)).status]).toEqual([200, 404]);
    for (const refused of [401, 403]) {
      const other = await answer(refused, 'token=abc');
      expect([other.status, other.faults]).toEqual([404, []]);
    }
  });

  test('an address that cannot name a room answers 404 without a request for it; the list stays', async () => {
    const { data, status } = await load('/chatroom?roomId=abc', {});
    expect([data.room, data.rooms.ok, status]).toEqual([{ status: 'missing', groupId: undefined }, true, 404]);
  });

  test('a list that fails leaves the room', async () => {
    const { data, status } = await load('/chatroom', { [ROOMS]: 500, [HISTORY]: page });
    expect([data.rooms.ok, data.room.status, status]).toEqual([false, 'open', 200]);
  });
});

describe('the list', () => {
  const group = chatRoom({ groupId: 30, name: 'Khán đài chung' });
  const match = chatRoom({ groupId: 41, name: 'Phòng Gió Lào', kind: 'match' });
  const keys = (followed: (typeof group)[], query = '') =>
    sectionsOf({ served: [group, match], followed }, query).map(({ key, rooms }) => [
      key,
      rooms.map((one) => one.groupId),
    ]);

  test('a VIP room has a section of its own, and is among the followed rooms for its members', () => {
    const vip = chatRoom({ groupId: 50, vipGroup: VipGroup.joinable });
    expect(sectionsOf({ served: [group, vip], followed: [] }, '').map(({ key }) => key)).toEqual(['groups', 'vip']);
    expect(sectionsOf({ served: [group, vip], followed: [vip] }, '').map(({ key }) => key)).toEqual([
      'followed',
      'groups',
    ]);
  });

  test('followed rooms come first, and in no other section', () => {
    expect(keys([])).toEqual([
      ['groups', [30]],
      ['matches', [41]],
    ]);
    expect(keys([match])).toEqual([
      ['followed', [41]],
      ['groups', [30]],
    ]);
  });

  test('the search ignores case and Vietnamese marks', () => {
    expect(keys([], 'gio lao')).toEqual([['matches', [41]]]);
    expect(keys([], 'KHAN ĐÀI')).toEqual([['groups', [30]]]);
    expect(keys([], 'không có')).toEqual([]);
  });

  test('what a guest may not see is shown to a member who follows it; a room chosen later answers for itself', () => {
    const served = { status: 'missing', groupId: 99 } as const;
    expect(statusOf({ served, groupId: 99, isFollowed: false })).toBe('missing');
    expect(statusOf({ served, groupId: 99, isFollowed: true })).toBe('open');
    expect(statusOf({ served, groupId: 30, isFollowed: false })).toBe('open');
    expect(statusOf({ served, groupId: undefined, isFollowed: false })).toBe('missing');
  });
});

test('the page has a title and is indexed; a room has its name and is not', () => {
  const data: ChatroomData = {
    rooms: { ok: true, value: [chatRoom()] },
    room: { status: 'open', groupId: 30, history: { ok: true, value: page } },
    chatOwl: false,
    hidesScores: false,
  };
  const meta = (named: boolean, groupId: number | undefined = 30, loaded = data) =>
    JSON.stringify(chatroomMeta(loaded, { groupId, named }, { origin: 'https://khandai.test' }));
  expect(meta(false)).toContain('"title":"Phòng chat · Khán Đài"');
  expect(meta(false)).not.toContain('noindex');
  expect(meta(true)).toContain('Khán đài chung · Phòng chat Khán Đài');
  expect(meta(true)).toContain('noindex');
  const unknown: ChatroomData = { ...data, room: { status: 'missing', groupId: 99 } };
  expect(meta(true, 99, unknown)).toContain('"title":"Phòng chat · Khán Đài"');
  expect(
    JSON.stringify(chatroomMeta(unknown, { groupId: undefined, named: true }, { origin: 'https://khandai.test' })),
  ).toContain('Không tìm thấy phòng');
  expect(meta(true, 30, unknown)).toContain('Khán đài chung · Phòng chat Khán Đài');
  expect(meta(true)).toContain('"href":"https://khandai.test/chatroom"');
});
