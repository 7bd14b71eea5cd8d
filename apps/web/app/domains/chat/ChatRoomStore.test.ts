import type { PendingMessage, SendFault } from '@khandai/chat-socket';
import { type ChatMessage, Code, type Fixture, type MessagePage, type RoomMatch } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { FakeClock, settle } from '@khandai/testing';
import { autorun } from 'mobx';
import { fixture, message, NOW } from '../../../test/fixtures';
import { createI18nForTest } from '../../../test/words';
import type { Channel, ChatRoomDeps } from './chat-room-deps';
import { ChatRoomStore } from './ChatRoomStore';
import { GiftBanners } from './gifts/GiftBanners';
import { splitLinks } from './links';
import { matchOf, resultText } from './match-talk';
import { watchNewest } from './watch-newest';

const page = (list: ChatMessage[]): MessagePage => ({ list, total: 9, revision: 9 });

/** A room that takes what is written and says what the test lets it say. */
class FakeChannel implements Channel {
  readonly changed = new Emitter<void>();
  readonly announced = new Emitter<ChatMessage>();
  readonly heard = new Emitter<readonly ChatMessage[]>();
  readonly sent: [text: string, parent: number | null][] = [];
  readonly resent: string[] = [];
  readonly reacted: [number, string | null][] = [];
  messages = [message()];
  pending: readonly PendingMessage[] = [];
  state: Channel['state'] = { status: 'live' };
  history: Channel['history'] = { status: 'idle' };
  hasOlder = true;
  matches: readonly RoomMatch[] = [];
  online = 7;
  joins = null;
  roomState: Channel['roomState'] = null;
  mine: Channel['mine'] = null;
  refuse: Error | undefined = undefined;

  send(text: string, parent: number | null = null): string {
    this.sent.push([text, parent]);
    return 'u1';
  }
  resend(uuid: string): void {
    this.resent.push(uuid);
  }
  discard(): void {
    this.pending = [];
  }
  react(id: number, reaction: string | null): Promise<void> {
    this.reacted.push([id, reaction]);
    return this.refuse ? Promise.reject(this.refuse) : Promise.resolve();
  }
  loadHistory(): Promise<void> {
    return Promise.resolve();
  }
}

const failed = (fault: SendFault): PendingMessage => ({
  uuid: 'u1',
  text: 'a',
  parentMessageId: null,
  writtenAt: NOW,
  status: 'sendFail',
  fault,
});

/** A clock that ticks once a second, as the page's does, while time passes. */
class TickingClock {
  constructor(private time = NOW) {}

  get now(): number {
    return Math.floor(this.time / 1_000) * 1_000;
  }

  exact(): number {
    return this.time;
  }

  pass(ms: number): void {
    this.time += ms;
  }
}

const giftBanners = () =>
  new GiftBanners({ timers: new FakeClock(), storage: { getItem: () => null, setItem: () => undefined } });

/** A guest, whose room has no other pages. */
const depsOf = (part: Partial<ChatRoomDeps>): ChatRoomDeps => ({
  clock: new TickingClock(),
  log: { warn: () => undefined },
  viewer: { isMember: false },
  gifts: giftBanners(),
  join: () => new FakeChannel(),
  pageBefore: () => Promise.reject(new Error('no page')),
  refused: () => undefined,
  asMember: () => undefined,
  ...part,
});

function opened({ membersOnly = false } = {}) {
  const channel = new FakeChannel();
  const viewer = { isMember: false };
  const clock = new TickingClock();
  const refused: unknown[] = [];
  const waiting: (() => void)[] = [];
  const visit = new AbortController();
  const store = new ChatRoomStore(
    30,
    { history: undefined, online: 3, membersOnly },
    depsOf({
      clock,
      viewer,
      join: () => channel,
      refused: (error) => refused.push(error),
      asMember: (action) => waiting.push(action),
    }),
  );
  store.open(visit.signal);
  channel.changed.emit();
  const send = (text: string) => {
    store.write(text);
    store.send();
    return store.draft;
  };
  return { channel, clock, viewer, refused, waiting, visit, store, send };
}

describe('ChatRoomStore', () => {
  test('new messages concern the list alone: head, notices and composer of the room do not render again', () => {
    const { channel, store } = opened();
    const seen = { room: 0, list: 0 };
    const stops = [
      autorun(() => {
        seen.room += 1;
        return [
          ...[store.online, store.room, store.joins, store.draft, store.replyTo, store.reactorsOf, store.waitSeconds],
          ...[store.onlyReads, store.hasSimulated, store.isLoading, store.talk.past, store.talk.target, store.poll],
          ...[store.civil.state, store.civil.isHeld, store.civil.held, store.talk.pending, store.talk.hasOlder],
        ];
      }),
      autorun(() => {
        seen.list += 1;
        return store.talk.messages;
      }),
    ];
    for (let sequence = 2; sequence < 12; sequence += 1) {
      channel.messages = [...channel.messages, message({ groupMessageId: sequence, sequence })];
      channel.changed.emit();
    }
    for (const stop of stops) stop();
    expect(seen).toEqual({ room: 1, list: 11 });
  });

  test('the user’s own message is on screen at once, and its refusal is heeded later', () => {
    const { channel, store, waiting, send } = opened();
    const failure = failed({ code: Code.membersOnly, msg: 'Chỉ thành viên', retryAfterMs: null });
    const own: PendingMessage = { uuid: 'u1', text: 'vào', parentMessageId: null, writtenAt: NOW, status: 'sending' };
    channel.pending = [own];
    send('vào');
    expect(store.talk.pending).toEqual([own]);
    channel.pending = [failure];
    channel.changed.emit();
    expect([store.talk.pending, waiting.length]).toEqual([[failure], 1]);
  });

  test('the user’s next message leaves the one before it on screen, which the room has confirmed since the last paint', () => {
    const channel = new FakeChannel();
    const sending = (uuid: string): PendingMessage => ({
      ...{ uuid, text: uuid, parentMessageId: null, writtenAt: NOW, status: 'sending' },
    });
    const deps = depsOf({ join: () => channel, inBatches: () => () => undefined });
    const store = new ChatRoomStore(30, { history: undefined, online: 3 }, deps);
    store.open(new AbortController().signal);
    const shown = () => [...store.talk.messages, ...store.talk.pending].map(({ uuid }) => uuid);
    channel.messages = [];
    channel.pending = [sending('one')];
    store.say('one');
    expect(shown()).toEqual(['one']);
    channel.messages = [message({ uuid: 'one' })];
    channel.pending = [sending('two')];
    store.say('two');
    expect(shown()).toEqual(['one', 'two']);
  });

  test('it shows the first page until the room answers, then the room', () => {
    const first = { list: [message({ groupMessageId: 9 })], revision: 9 };
    const store = new ChatRoomStore(30, { history: first, online: 3 }, depsOf({}));
    expect(store.talk.messages).toHaveLength(1);
    expect(opened().store.online).toBe(7);
  });

  test('it goes to a loaded message, and to another one in a page around it', async () => {
    const parts: unknown[] = [];
    const old = message({ groupMessageId: 2, sequence: 2 });
    const later = message({ groupMessageId: 3, sequence: 3 });
    const first = { list: [message({ groupMessageId: 9 })], revision: 9 };
    const store = new ChatRoomStore(
      30,
      { history: first, online: 3 },
      depsOf({
        part: (part) => {
          parts.push(part);
          return Promise.resolve('around' in part ? { ...page([old]), hasNewer: true } : page([later]));
        },
      }),
    );
    await store.talk.goTo(9);
    expect([store.talk.target, store.talk.past, parts]).toEqual([{ key: 'uuid-9' }, undefined, []]);
    await store.talk.goTo(2);
    expect([store.talk.target, store.talk.messages, parts]).toEqual([{ key: old.uuid }, [old], [{ around: 2 }]]);
    store.talk.loadNewer();
    await settle();
    expect([store.talk.messages, parts.at(-1)]).toEqual([[old, later], { after: 2 }]);
    // The reader has reached the newest message.
    store.talk.loadNewer();
    expect([store.talk.past, store.talk.messages]).toEqual([undefined, first.list]);
  });

  test('around an old message it loads what follows also while it loads what was before', async () => {
    const one = (number: number) => message({ groupMessageId: number, sequence: number });
    const store = new ChatRoomStore(
      30,
      { history: { list: [one(9)], revision: 9 }, online: 3 },
      depsOf({
        pageBefore: () => Promise.resolve(page([one(4)])),
        part: (part) => Promise.resolve({ ...page([one('around' in part ? 5 : 6)]), hasNewer: true }),
      }),
    );
    await store.talk.goTo(5);
    const older = store.talk.loadOlder();
    store.talk.loadNewer();
    await older;
    await settle();
    expect(store.talk.messages.map(({ sequence }) => sequence)).toEqual([4, 5, 6]);
  });

  test('a message that cannot be loaded is reported, and the reader stays', async () => {
    const missing: unknown[] = [];
    const gone = new Error('gone');
    const first = { list: [message({ groupMessageId: 9 })], revision: 9 };
    const store = new ChatRoomStore(
      30,
      { history: first, online: 3 },
      depsOf({ part: () => Promise.reject(gone), missing: (error) => missing.push(error) }),
    );
    await store.talk.goTo(2);
    expect([missing, store.talk.past, store.talk.target]).toEqual([[gone], undefined, undefined]);
  });

  test('it goes to the first unread message: in the loaded messages, or around the last one read', async () => {
    const parts: unknown[] = [];
    const first = { list: [message({ groupMessageId: 8 }), message({ groupMessageId: 9 })], revision: 9 };
    const store = new ChatRoomStore(
      30,
      { history: first, online: 3 },
      depsOf({
        part: (part) => {
          parts.push(part);
          return Promise.resolve(page([message({ groupMessageId: 2 }), message({ groupMessageId: 3 })]));
        },
      }),
    );
    store.open(new AbortController().signal);
    await store.talk.goToUnread(8, 'new');
    expect([store.talk.target, parts]).toEqual([{ key: 'new' }, []]);
  });

  test('of an ended match it shows what was written about it, until the reader goes on or writes', async () => {
    const at = (minute: number) => new Date(NOW - minute * 60_000).toISOString();
    const { commentators: _, league: __, ...ended } = fixture({ state: 3, status: -1 });
    const match: RoomMatch = { ...ended, from: at(200) };
    const past = { total: 9, revision: 9, hasNewer: true, matches: [match] };
    const older = message({ groupMessageId: 4, createdAt: at(120) });
    const read: number[] = [];
    const channel = new FakeChannel();
    const store = new ChatRoomStore(
      30,
      { history: { ...past, list: [message({ groupMessageId: 5, createdAt: at(110) })] }, online: 3 },
      depsOf({
        join: (_, options) => {
          expect(options).toEqual({});
          return channel;
        },
        pageBefore: (before) => {
          read.push(before);
          return Promise.resolve({ ...past, list: read.length === 1 ? [older] : [] });
        },
      }),
    );
    store.open(new AbortController().signal);
    channel.messages = [message({ groupMessageId: 9 })];
    channel.changed.emit();
    const ids = () => store.talk.messages.map(({ groupMessageId }) => groupMessageId);
    await store.talk.loadOlder();
    expect([ids(), store.talk.hasOlder]).toEqual([[4, 5], true]);
    await store.talk.loadOlder();
    await store.talk.loadOlder();
    expect([read, store.talk.hasOlder]).toEqual([[5, 4], false]);
    await store.react(4, 'like');
    expect(read).toEqual([5, 4, 5]);
    store.write('Sang trận sau');
    store.send();
    expect([ids(), channel.sent.length]).toEqual([[9], 1]);
  });

  describe('of an ended match', () => {
    const past = { list: [message({ groupMessageId: 5, sequence: 5 })], total: 9, revision: 9, hasNewer: true };

    function reading(history = past) {
      const channel = new FakeChannel();
      channel.messages = [message({ groupMessageId: 9, sequence: 9 })];
      const refused: unknown[] = [];
      const logged: unknown[] = [];
      const deps = depsOf({
        join: () => channel,
        refused: (error) => refused.push(error),
        log: { warn: (_, error) => logged.push(error) },
      });
      const store = new ChatRoomStore(30, { history, online: 3 }, deps);
      store.open(new AbortController().signal);
      channel.changed.emit();
      return { store, channel, refused, logged };
    }

    test('only messages written while the page is open are new, not the one that appears when the reader goes on', () => {
      const { store, channel } = reading();
      const arrived: number[] = [];
      const stop = watchNewest(store, ({ sequence }) => arrived.push(sequence));
      store.talk.toNow();
      expect(arrived).toEqual([]);
      channel.messages = [...channel.messages, message({ groupMessageId: 10, sequence: 10 })];
      channel.changed.emit();
      expect(arrived).toEqual([10]);
      const batch = [11, 12].map((sequence) => message({ groupMessageId: sequence, sequence }));
      channel.messages = [...channel.messages, ...batch];
      channel.changed.emit();
      expect(arrived).toEqual([10, 11, 12]);
      stop();
    });

    test('a message that is taken back goes, also its quotes, and other reactions come; the reader’s own stays', async () => {
      const one = (number: number, part: Partial<ChatMessage> = {}) =>
        message({ groupMessageId: number, sequence: number, revision: number, ...part });
      const parent = { showName: 'Gió Lào', filteredMessage: 'Vào!' };
      const { store, channel } = reading({
        ...past,
        list: [one(3, { reaction: 'love' }), one(4), one(5, { parent, parentMessageId: 2 }), one(6)],
      });
      const { messages } = store.talk;
      channel.heard.emit([one(9)]);
      expect(store.talk.messages).toBe(messages);
      const reactions = [{ reaction: 'wow' as const, total: 1 }];
      channel.heard.emit([
        one(3, { revision: 10, listReaction: reactions }),
        one(4, { revision: 11, filteredMessage: '', recalled: 'author' }),
        one(2, { revision: 12, filteredMessage: '', recalled: 'moderator' }),
        one(6, { revision: 5, filteredMessage: 'Lời cũ' }),
      ]);
      expect(store.talk.messages).toMatchObject([
        { reaction: 'love', listReaction: reactions },
        { filteredMessage: '', recalled: 'author' },
        { parent: { filteredMessage: '' } },
        { revision: 6 },
      ]);
    });

    test('[CH5] (screen) a reaction counts though its message cannot be read again', async () => {
      const { store, channel, refused, logged } = reading();
      await store.react(5, 'like');
      expect([channel.reacted, refused, logged]).toEqual([[[5, 'like']], [], [new Error('no page')]]);
    });
  });

  test('each message belongs to the last match whose talk has begun; an ended match has its result', () => {
    const t = createI18nForTest().chat;
    const match = (part: Partial<Fixture>, from: string): RoomMatch => {
      const { commentators: _, league: __, ...rest } = fixture(part);
      return { ...rest, from };
    };
    const first = match({ fixtureId: 'a', state: 3, status: -1 }, '2026-11-20T10:00:00Z');
    const second = match({ fixtureId: 'b' }, '2026-11-20T12:00:00Z');
    const about = (createdAt: string) => matchOf({ createdAt }, [first, second])?.fixtureId;
    expect(['09:59', '10:00', '11:59', '12:00'].map((time) => about(`2026-11-20T${time}:00.000Z`))).toEqual([
      undefined,
      'a',
      'a',
      'b',
    ]);
    expect([resultText(first, t), resultText(second, t)]).toEqual(['Kết thúc 2–1', undefined]);
    const extra = { homeScore: 3, awayScore: 3, penaltyHomeScore: 4, penaltyAwayScore: 2 };
    expect(resultText({ ...first, extra }, t)).toBe('Kết thúc 3–3 (luân lưu 4–2)');
    expect(resultText({ ...first, awarded: true }, t)).toBe('Xử thắng 2–1');
  });

  test('a message for members only waits for the login, and is then sent once', () => {
    const { channel, waiting } = opened();
    channel.pending = [failed({ code: Code.chatNotAllowed, msg: 'Phòng này chỉ dành cho thành viên.' } as SendFault)];
    channel.changed.emit();
    channel.changed.emit();
    expect([waiting.length, channel.resent]).toEqual([1, []]);
    waiting[0]?.();
    expect(channel.resent).toEqual(['u1']);
  });

  test('a refused member is not asked to log in again', () => {
    const { channel, viewer, waiting } = opened();
    viewer.isMember = true;
    channel.pending = [failed({ code: Code.chatNotAllowed, msg: 'Tài khoản bị khóa.' } as SendFault)];
    channel.changed.emit();
    expect(waiting).toEqual([]);
  });

  test('in a room for members a guest’s message waits in the list for the login, and is then sent', () => {
    const { store, channel, viewer, waiting, send } = opened({ membersOnly: true });
    store.answer(message({ groupMessageId: 5 }));
    expect(send('Cho tôi vào với')).toBe('Cho tôi vào với');
    expect([store.onlyReads, waiting.length, channel.sent]).toEqual([true, 1, []]);
    viewer.isMember = true;
    waiting[0]?.();
    expect([store.onlyReads, store.draft, channel.sent]).toEqual([false, '', [['Cho tôi vào với', 5]]]);
    waiting[0]?.();
    expect(channel.sent).toHaveLength(1);
  });

  test('in a room for members a guest’s reaction also waits for the login', async () => {
    const { store, channel, viewer, waiting } = opened({ membersOnly: true });
    await store.react(1, 'love');
    expect(channel.reacted).toEqual([]);
    viewer.isMember = true;
    waiting[0]?.();
    expect(channel.reacted).toEqual([[1, 'love']]);
  });

  test('[CH4] (screen) a failed message can be sent again, and a reply names its parent', () => {
    const { store, channel, send } = opened();
    store.answer(message({ groupMessageId: 5 }));
    expect(send('  Chào  ')).toBe('');
    expect(channel.sent).toEqual([['Chào', 5]]);
    expect(store.replyTo).toBeUndefined();
    store.resend('u1');
    expect(channel.resent).toEqual(['u1']);
  });

  test('the page sends no empty message and none over 200 characters', () => {
    const { channel, send } = opened();
    expect(send('   ')).toBe('   ');
    expect(send('a'.repeat(201))).toHaveLength(201);
    expect(send('⚽'.repeat(200))).toBe('');
    expect(channel.sent).toHaveLength(1);
  });

  test('slow mode lasts as long as the server asks, counted down by the page’s clock', () => {
    const { store, channel, clock, send } = opened();
    channel.pending = [failed({ code: Code.messageTooFast, msg: 'Chậm lại', retryAfterMs: 4_000 })];
    channel.changed.emit();
    expect(store.waitSeconds).toBe(4);
    expect(send('nữa')).toBe('nữa');
    clock.pass(4_000);
    expect(store.waitSeconds).toBe(0);
    channel.changed.emit();
    expect(store.waitSeconds).toBe(0);
  });

  test('[CH5] (screen) repeating a reaction removes it; a refusal is reported', async () => {
    const { store, channel, refused } = opened();
    channel.messages = [message({ groupMessageId: 5, reaction: 'love' })];
    channel.changed.emit();
    await store.react(5, 'love');
    channel.refuse = new Error('no');
    await store.react(5, 'wow');
    expect(channel.reacted).toEqual([
      [5, null],
      [5, 'wow'],
    ]);
    expect(refused).toHaveLength(1);
  });

  test('a closed room is not listened to', () => {
    const { store, channel, visit } = opened();
    visit.abort();
    channel.online = 99;
    channel.changed.emit();
    expect(store.online).toBe(7);
  });
});

describe('a rush of messages', () => {
  it('passes gifts on as they come, and no other announcement', () => {
    const { store, channel } = opened();
    const gift = {
      giftId: 1,
      name: 'Trái bóng',
      src: '',
      count: 1,
      combo: 1,
      toUserId: 7,
      toName: 'Gió Lào',
      points: 50,
    };
    channel.announced.emit(message({ uuid: 'marble', systemMessage: 7 }));
    channel.announced.emit(message({ uuid: 'gift', systemMessage: 10, gift }));
    expect(store.gifts.shown?.uuid).toBe('gift');
  });

  it('of six in a second the sixth waits in the field, with the slow-mode word', () => {
    const { store, clock, channel, send } = opened();
    for (let n = 1; n <= 5; n += 1) expect(send(`tin ${n}`)).toBe('');
    expect(send('tin 6')).toBe('tin 6');
    expect(channel.sent).toHaveLength(5);
    expect(store.waitSeconds).toBe(5);
    clock.pass(5_000);
    expect(send('tin 6')).toBe('');
  });

  it('a steady writer is not held back, although several messages fall between two ticks of the page', () => {
    const { clock, send } = opened();
    for (let n = 1; n <= 16; n += 1) {
      expect(send(`tin ${n}`)).toBe('');
      clock.pass(210);
    }
  });
});

describe('links in messages', () => {
  test('only http and https URLs become links, without trailing punctuation', () => {
    expect(splitLinks('xem https://a.vn/b. nhé')).toEqual([
      { kind: 'text', text: 'xem ' },
      { kind: 'link', text: 'https://a.vn/b', href: 'https://a.vn/b' },
      { kind: 'text', text: '. nhé' },
    ]);
    expect(splitLinks('javascript:alert(1) <b>x</b>')).toEqual([
      { kind: 'text', text: 'javascript:alert(1) <b>x</b>' },
    ]);
    expect(splitLinks('https://user:pass@a.vn')).toEqual([{ kind: 'text', text: 'https://user:pass@a.vn' }]);
  });
});
