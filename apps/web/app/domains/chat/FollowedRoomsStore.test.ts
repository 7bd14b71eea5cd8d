import type { RoomNews } from '@khandai/chat-socket';
import type { ChatRoom } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { FakeClock, settle } from '@khandai/testing';
import { chatRoom, message } from '../../../test/fixtures';
import { FollowedRoomsStore } from './FollowedRoomsStore';
import { NoticeSound } from './NoticeSound';
import { ChatSettings } from './settings/ChatSettings';

const READER = 7;
const refused = new Error('refused');

function build() {
  const clock = new FakeClock();
  const pushed = new Emitter<readonly RoomNews[]>();
  const marked: [number, number | undefined][] = [];
  const wishes: [number, boolean][] = [];
  const failures: string[] = [];
  const answers: {
    rooms: ChatRoom[] | Error | Promise<ChatRoom[]>;
    follow: Error | undefined;
    mark: Error | undefined;
  } = { rooms: [], follow: undefined, mark: undefined };
  const life = new AbortController();
  const store = new FollowedRoomsStore({
    list: () => (answers.rooms instanceof Error ? Promise.reject(answers.rooms) : Promise.resolve(answers.rooms)),
    watch: (listener) => pushed.on(listener),
    markRead: (groupId, sequence) => {
      marked.push([groupId, sequence]);
      return answers.mark ? Promise.reject(answers.mark) : Promise.resolve();
    },
    follow: (groupId, follow) => {
      wishes.push([groupId, follow]);
      return answers.follow ? Promise.reject(answers.follow) : Promise.resolve();
    },
    clock,
    userId: READER,
    setNotices: (groupId, notify) => {
      wishes.push([groupId, notify]);
      return answers.follow ? Promise.reject(answers.follow) : Promise.resolve();
    },
    mayRetry: (error) => error !== refused,
    failed: (what) => failures.push(what),
  });
  const heard: number[] = [];
  store.notified.on((groupId) => heard.push(groupId));
  const open = async (...rooms: ChatRoom[]) => {
    answers.rooms = rooms;
    store.open(life.signal);
    await settle();
  };
  const push = (groupId: number, sequence: number, part: Partial<RoomNews> = {}) => {
    pushed.emit([{ groupId, followed: true, unread_messages: 1, lastMessage: message({ sequence }), ...part }]);
  };
  const ids = () => store.rooms.map(({ groupId }) => groupId);
  return { store, clock, life, answers, marked, wishes, failures, heard, open, push, ids };
}

const room = (groupId: number, unread_messages = 0) =>
  chatRoom({ groupId, unread_messages, followed: true, lastMessage: message({ sequence: 5 }) });

describe('FollowedRoomsStore', () => {
  test('[CH6] (store) a message in a room that is not open moves it to the top, counts and notifies', async () => {
    const { store, open, push, ids, heard } = build();
    await open(room(30), room(31));
    push(31, 6);
    expect([ids(), store.unread, heard]).toEqual([[31, 30], 1, [31]]);
  });

  test('[CH6] (unread line) it keeps what was unread when the room was opened, also when the list comes later', async () => {
    const { store, open, push, clock } = build();
    store.look(30);
    await open({ ...room(30, 4), last_read_message_id: 2 }, room(31));
    expect([store.unread, store.openedUnread]).toEqual([0, { groupId: 30, count: 4, lastRead: 2 }]);
    await clock.advance(1_000);
    store.look(31);
    expect(store.openedUnread).toBeUndefined();
    // Meanwhile this device has marked the room as read up to its newest message.
    push(30, 6, { unread_messages: 1 });
    store.look(30);
    expect(store.openedUnread).toEqual({ groupId: 30, count: 1, lastRead: message({ sequence: 5 }).groupMessageId });
  });

  test('[SH7] (store) the room that the user looks at has no unread messages, and the server learns it', async () => {
    const { store, open, push, marked, heard } = build();
    await open(room(30, 4));
    store.look(30);
    await settle();
    expect([store.unread, marked]).toEqual([0, [[30, 5]]]);
    push(30, 6);
    expect([store.unread, heard]).toEqual([0, []]);
  });

  test('an open room is marked as read at most once a second, the last time with the newest message', async () => {
    const { store, clock, open, push, marked } = build();
    await open(room(30));
    store.look(30);
    for (const sequence of [6, 7, 8]) push(30, sequence);
    await settle();
    expect(marked).toEqual([[30, 6]]);
    await clock.advance(1_000);
    expect(marked).toEqual([
      [30, 6],
      [30, 8],
    ]);
    await clock.advance(5_000);
    expect(marked).toHaveLength(2);
  });

  test('a message that comes after the user left the room stays unread', async () => {
    const { store, clock, open, push, marked } = build();
    await open(room(30));
    store.look(30);
    push(30, 6);
    push(30, 7);
    store.look(undefined);
    push(30, 8);
    await clock.advance(1_000);
    await settle();
    expect([marked.map(([, sequence]) => sequence), store.unread]).toEqual([[6, 7], 1]);
  });

  test('a room that another device follows appears with its name; one that it unfollows goes', async () => {
    const { answers, open, push, ids } = build();
    await open(room(30));
    answers.rooms = [room(31, 1), room(30)];
    push(31, 6);
    await settle();
    expect(ids()).toEqual([31, 30]);
    push(30, 0, { followed: false, unread_messages: 0, lastMessage: null });
    expect(ids()).toEqual([31]);
  });

  test('a room that the list does not have is looked for once, not with each of its messages', async () => {
    const { store, answers, open, push, ids } = build();
    await open(room(30));
    push(99, 6);
    await settle();
    answers.rooms = new Error('not read again');
    push(99, 7);
    await settle();
    expect([ids(), store.load.state]).toEqual([[30], 'idle']);
  });

  test('following shows at once, and is taken back when the server refuses', async () => {
    const { store, answers, open, wishes } = build();
    await open();
    const following = store.setFollowed(room(30), true);
    expect(store.isFollowed(30)).toBe(true);
    await following;
    answers.follow = new Error('Bạn theo dõi nhiều phòng quá.');
    await expect(store.setFollowed(room(31), true)).rejects.toThrow('nhiều phòng');
    expect([store.isFollowed(30), store.isFollowed(31), wishes]).toEqual([
      true,
      false,
      [
        [30, true],
        [31, true],
      ],
    ]);
  });

  test('[CH9] (muted part) a muted room counts and moves up without a sound, until its notices are on again', async () => {
    const { store, answers, open, push, ids, heard } = build();
    await open(room(30), room(31));
    await store.setNotices(31, false);
    push(31, 6);
    expect([ids(), store.unread, heard]).toEqual([[31, 30], 1, []]);
    answers.follow = new Error('busy');
    await expect(store.setNotices(31, true)).rejects.toThrow('busy');
    push(31, 7);
    answers.follow = undefined;
    await store.setNotices(31, true);
    push(31, 8);
    expect(heard).toEqual([31]);
  });

  test('a list that fails keeps its rooms, is logged, and loads on request', async () => {
    const { store, answers, open, failures, ids } = build();
    await open(room(30));
    answers.rooms = new Error('busy');
    await store.refresh();
    expect([store.load.state, ids(), failures]).toEqual(['failed', [30], ['followed rooms']]);
    answers.rooms = [room(31)];
    await store.refresh();
    expect([store.load.state, ids()]).toEqual(['idle', [31]]);
  });

  test('of two requests for the list, the answer to the first is dropped, however late it comes', async () => {
    const { store, answers, open, ids } = build();
    await open(room(30));
    const [older, newer] = [Promise.withResolvers<ChatRoom[]>(), Promise.withResolvers<ChatRoom[]>()];
    answers.rooms = older.promise;
    const first = store.refresh();
    answers.rooms = newer.promise;
    const second = store.refresh();
    newer.resolve([room(30), room(31)]);
    await second;
    older.resolve([room(30)]);
    await first;
    expect([ids(), store.load.state]).toEqual([[30, 31], 'idle']);
  });

  test('a mark that fails is sent again, up to a limit; one that the server refuses is not', async () => {
    const { store, clock, answers, open, marked } = build();
    await open(room(30, 4), room(31, 2));
    answers.mark = new Error('offline');
    store.look(30);
    await settle();
    await clock.advance(2_000);
    expect(marked).toEqual([
      [30, 5],
      [30, 5],
    ]);
    answers.mark = undefined;
    await clock.advance(60_000);
    expect(marked).toHaveLength(3);
    answers.mark = refused;
    store.look(31);
    await clock.advance(60_000);
    expect(marked.slice(3)).toEqual([[31, 5]]);
  });

  test('nothing changes after the member has logged out', async () => {
    const { store, life, open, push } = build();
    await open(room(30));
    life.abort();
    push(30, 6);
    expect(store.unread).toBe(0);
  });
});

describe('NoticeSound', () => {
  function sound(saved: Record<string, string> = {}) {
    const stored = { ...saved };
    let plays = 0;
    const storage = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
    };
    const shell = { shortenMode: false, change: () => undefined };
    const settings = new ChatSettings({ storage, shell });
    settings.open({ addEventListener: () => undefined });
    const notice = new NoticeSound({ settings, play: () => (plays += 1) });
    return { notice, stored, plays: () => plays };
  }

  test('[CH6] (sound) it plays unless greeting notify is off', () => {
    const on = sound();
    on.notice.play();
    const off = sound({ 'setting-message': '{"greetingNotify":false}' });
    off.notice.play();
    expect([on.plays(), off.plays()]).toEqual([1, 0]);
  });

  test('turning it off is saved beside the other chat settings', () => {
    const { notice, stored, plays } = sound({ 'setting-message': '{"shortenMode":true}' });
    notice.toggle();
    notice.play();
    expect(JSON.parse(stored['setting-message'] ?? '')).toEqual({ shortenMode: true, greetingNotify: false });
    expect(plays()).toBe(0);
  });
});
