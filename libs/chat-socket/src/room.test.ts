import { Code, type RoomMatch, type RoomMine, type RoomState } from '@khandai/contracts';
import { aFixture, aMessage, FakeClock, settle } from '@khandai/testing';
import type { HistoryPage, JoinOptions } from './index.js';
import { Room } from './room.js';

const empty: HistoryPage = { list: [], revision: 0 };

function build(options: JoinOptions = {}, pages: (HistoryPage | Error)[] = []) {
  const clock = new FakeClock();
  const sent: Record<string, unknown>[] = [];
  const asked: (number | undefined)[] = [];
  let made = 0;
  const room = new Room(30, options, {
    clock,
    uuid: () => `mine-${(made += 1)}`,
    history: async (_, before) => {
      asked.push(before);
      const page = pages.shift() ?? empty;
      if (page instanceof Error) throw page;
      return page;
    },
    random: () => 0,
    send: (frame) => {
      sent.push(frame);
      return true;
    },
    leave: () => {},
  });
  return { clock, sent, asked, room };
}
const sub = { type: 'sub' as const, topic: 'chatroom', code: 0, msg: 'Success', groupId: 30, revision: 0, online: 3 };
const says = (...list: ReturnType<typeof aMessage>[]) => ({ type: 'messages' as const, groupId: 30, list });
const texts = (room: Room) => room.messages.map(({ sequence }) => sequence);

async function live(options?: JoinOptions, pages?: (HistoryPage | Error)[]) {
  const built = build(options, pages);
  built.room.connected();
  built.room.onSub(sub);
  await settle();
  return built;
}

describe('joining', () => {
  it('[CH1] (subscription and join) subscribes, loads the newest page and announces itself once', async () => {
    const { room, sent, asked } = await live({}, [{ list: [aMessage()], revision: 1 }]);
    expect(sent).toEqual([
      { type: 'sub', topic: 'chatroom', groupId: 30 },
      expect.objectContaining({ type: 'send', data: { groupId: 30, systemMessage: 5 } }),
    ]);
    expect(asked).toEqual([undefined]);
    expect([texts(room), room.online, room.state]).toEqual([[1], 3, { status: 'live' }]);
    room.connected();
    room.onSub({ ...sub, list: [], revision: 1 });
    expect(sent.slice(2)).toEqual([{ type: 'sub', topic: 'chatroom', groupId: 30, after: 1 }]);
  });

  it.each([{ vip: true }, { silent: true }])('[CH1] (VIP and site role 6) is not announced for %p', async (options) => {
    const { sent } = await live(options);
    expect(sent.filter(({ type }) => type === 'send')).toEqual([]);
  });

  it('[RM1] that starts with a page asks only for what follows it', async () => {
    const { sent, asked, room } = await live({ initial: { list: [aMessage({ sequence: 4 })], revision: 6 } });
    expect(sent[0]).toMatchObject({ after: 6 });
    expect(asked).toEqual([]);
    expect(texts(room)).toEqual([4]);
  });

  it('[RM14] collects the matches of its pages, in order of their start', async () => {
    const match = (fixtureId: string, from: string, homeScore: number | null = null): RoomMatch => {
      const { link, home, away, league: _, ...fixture } = aFixture({ fixtureId, homeScore });
      return { ...fixture, link, home, away, from };
    };
    const [first, second] = [match('a', '2026-11-20T11:30:00Z', 2), match('b', '2026-11-20T14:30:00Z')];
    const newest = { list: [aMessage({ sequence: 9 })], revision: 9, matches: [second] };
    const { room } = await live({}, [newest, { list: [aMessage({ sequence: 8 })], revision: 9, matches: [first] }]);
    expect(room.matches.map(({ fixtureId }) => fixtureId)).toEqual(['b']);
    await room.loadHistory();
    expect(room.matches.map(({ fixtureId }) => fixtureId)).toEqual(['a', 'b']);
    const restarted = new Room(30, { initial: { ...newest, matches: [match('b', second.from, 1)] } }, {} as never);
    expect(restarted.matches[0]?.homeScore).toBe(1);
  });

  it('[RM2] that is refused keeps the server’s sentence', () => {
    const { room } = build();
    room.connected();
    room.onSub({ ...sub, code: Code.roomNotFound, msg: 'Không có phòng này' });
    expect(room.state).toEqual({ status: 'refused', code: 1103, msg: 'Không có phòng này' });
  });

  it('[RM2] that is refused sends nothing; its messages go out once another connection has the room', async () => {
    const { room, sent, clock } = build();
    room.connected();
    room.onSub({ ...sub, code: Code.roomNotFound, msg: 'Không có phòng này' });
    const uuid = room.send('Có ai không');
    await clock.advance(1_000);
    expect(sent).toHaveLength(1);
    room.lost();
    room.connected();
    room.onSub({ ...sub, list: [], revision: 0 });
    expect([room.state, sent.at(-1)]).toEqual([{ status: 'live' }, expect.objectContaining({ uuid })]);
  });

  it('[RM16] that the server could not answer is tried again after waits, until it is live or refused', async () => {
    const { room, sent, clock } = build();
    room.connected();
    room.onSub({ ...sub, code: Code.unavailable, msg: 'Máy chủ đang bận' });
    expect(room.state).toEqual({ status: 'refused', code: 503, msg: 'Máy chủ đang bận' });
    const uuid = room.send('Có ai không');
    await clock.advance(149);
    expect(sent).toHaveLength(1);
    await clock.advance(1);
    expect(sent).toHaveLength(2);
    room.onSub({ ...sub, code: Code.internal, msg: 'Lỗi máy chủ' });
    await clock.advance(299);
    expect(sent).toHaveLength(2);
    await clock.advance(1);
    room.onSub({ ...sub, list: [], revision: 0 });
    expect([room.state, sent.at(-1)]).toEqual([{ status: 'live' }, expect.objectContaining({ uuid })]);
  });

  it('[RM3] counts joins until 5 s after the last', async () => {
    const { room, clock } = await live();
    const join = (showName: string) =>
      aMessage({ groupMessageId: 0, sequence: 0, revision: 0, systemMessage: 5, showName });
    room.onMessages(says(join('An'), join('Bình')));
    await clock.advance(4000);
    room.onMessages(says(join('Chi')));
    await clock.advance(4999);
    expect(room.joins).toEqual({ count: 3, showName: 'Chi' });
    expect(room.messages).toEqual([]);
    await clock.advance(1);
    expect(room.joins).toBeNull();
  });
});

describe('sending', () => {
  it('[CH4] (pending) keeps a message pending until it is confirmed by uuid with code 0', async () => {
    const { room, sent } = await live();
    const uuid = room.send('Vào!', 4);
    expect(sent.at(-1)).toEqual({
      type: 'send',
      topic: 'chatroom',
      method: 'chat.sendMessage',
      uuid,
      data: { groupId: 30, originalMessage: 'Vào!', parentMessageId: 4 },
    });
    expect(room.pending).toMatchObject([{ uuid, text: 'Vào!', parentMessageId: 4, status: 'sending' }]);
    room.onReply({ type: 'send', uuid: 'another', code: 0, msg: 'Success' });
    expect(room.pending).toHaveLength(1);
    room.onReply({ type: 'send', uuid, code: 0, msg: 'Success', message: aMessage({ uuid }) });
    expect([room.pending, texts(room)]).toEqual([[], [1]]);
  });

  it('[CH4][WS11] (resend) sends twelve unconfirmed messages again after a reconnect, five a second', async () => {
    const { room, sent, clock } = await live();
    room.lost();
    const uuids = Array.from({ length: 12 }, (_, n) => room.send(`tin ${n}`));
    sent.length = 0;
    room.connected();
    room.onSub({ ...sub, list: [], revision: 0 });
    const resent = () => sent.flatMap((frame) => (frame['type'] === 'send' ? [frame['uuid']] : []));
    expect(resent()).toEqual(uuids.slice(0, 5));
    await clock.advance(1_000);
    expect(resent()).toHaveLength(5);
    await clock.advance(200);
    expect(resent()).toEqual(uuids.slice(0, 10));
    room.onReply({ type: 'send', uuid: uuids[10] ?? '', code: 0, msg: 'Success' });
    await clock.advance(1_200);
    expect(resent()).toEqual([...uuids.slice(0, 10), uuids[11]]);
  });

  it('[CH4] (resend) stops sending messages again when the connection is lost', async () => {
    const { room, sent, clock } = await live();
    room.lost();
    for (let n = 0; n < 6; n += 1) room.send(`tin ${n}`);
    room.connected();
    room.onSub({ ...sub, list: [], revision: 0 });
    sent.length = 0;
    room.lost();
    await clock.advance(5_000);
    expect(sent).toEqual([]);
  });

  it('[CH4] (pending) shows a message that was confirmed without its text as sent until the room sends it', async () => {
    const { room } = await live();
    const uuid = room.send('Vào!');
    room.onReply({ type: 'send', uuid, code: 0, msg: 'Success' });
    expect(room.pending).toMatchObject([{ status: 'sent' }]);
    room.onMessages(says(aMessage({ uuid })));
    expect([room.pending, texts(room)]).toEqual([[], [1]]);
  });

  it('[CH4] (sendFail) flags a refused message sendFail with the server’s message; it can be resent or dropped', async () => {
    const { room, sent } = await live();
    const uuid = room.send('Nhanh quá');
    room.onReply({ type: 'send', uuid, code: Code.messageTooFast, msg: 'Bạn gửi nhanh quá', retryAfter: 3000 });
    expect(room.pending).toMatchObject([
      { status: 'sendFail', fault: { code: 1107, msg: 'Bạn gửi nhanh quá', retryAfterMs: 3000 } },
    ]);
    room.resend(uuid);
    expect(room.pending).toMatchObject([{ status: 'sending', uuid }]);
    expect(sent.filter((frame) => frame['uuid'] === uuid)).toHaveLength(2);
    room.discard(uuid);
    expect(room.pending).toHaveLength(1);
    room.onReply({ type: 'send', uuid, code: Code.messageTooFast, msg: '' });
    room.discard(uuid);
    expect(room.pending).toEqual([]);
  });

  it('[CH4] (pending) waits two minutes for a connection, and then ten seconds for the reply', async () => {
    const { room, clock, sent } = await live();
    const before = room.send('Trước khi vào hầm');
    await clock.advance(9_000);
    room.lost();
    const during = room.send('Trong hầm');
    await clock.advance(100_000);
    expect(room.pending).toMatchObject([{ status: 'sending' }, { status: 'sending' }]);
    room.connected();
    room.onSub({ ...sub, list: [], revision: 0 });
    expect(sent.slice(-2)).toMatchObject([{ uuid: before }, { uuid: during }]);
    await clock.advance(9_999);
    expect(room.pending).toMatchObject([{ status: 'sending' }, { status: 'sending' }]);
    await clock.advance(1);
    expect(room.pending).toMatchObject([{ status: 'sendFail' }, { status: 'sendFail' }]);
    room.lost();
    room.resend(before);
    await clock.advance(119_999);
    expect(room.pending).toMatchObject([{ status: 'sending' }, { status: 'sendFail' }]);
    await clock.advance(1);
    expect(room.pending).toMatchObject([{ status: 'sendFail', fault: { code: null } }, { status: 'sendFail' }]);
    expect(clock.sleeping).toBe(0);
  });

  it('[CH4] (pending) the two minutes do not start again with each attempt to connect that fails', async () => {
    const { room, clock } = await live();
    room.send('Trong hầm');
    for (let seconds = 0; seconds < 120; seconds += 30) {
      room.lost();
      await clock.advance(30_000);
    }
    expect(room.pending).toMatchObject([{ status: 'sendFail', fault: { code: null } }]);
  });

  it('[CH4] (sendFail) flags a message that is not confirmed within 10 s, and accepts a late confirmation', async () => {
    const { room, clock } = await live();
    const uuid = room.send('Alo');
    await clock.advance(9_999);
    expect(room.pending).toMatchObject([{ status: 'sending' }]);
    await clock.advance(1);
    expect(room.pending).toMatchObject([{ status: 'sendFail', fault: { code: null, msg: '' } }]);
    room.onReply({ type: 'send', uuid, code: 0, msg: 'Success', message: aMessage({ uuid }) });
    expect([room.pending, texts(room)]).toEqual([[], [1]]);
  });

  it('[CH4] (resend) sends what is unconfirmed again after a reconnect, in order, once the room is subscribed', async () => {
    const { room, sent } = await live();
    const uuids = [room.send('một'), room.send('hai')];
    const before = sent.length;
    room.connected();
    expect(sent.slice(before)).toMatchObject([{ type: 'sub' }]);
    room.onSub({ ...sub, list: [] });
    expect(sent.slice(before + 1).map((frame) => frame['uuid'])).toEqual(uuids);
  });

  it('[RM10] never puts a text on the wire that might not fit a frame', async () => {
    const { room, sent } = await live();
    const before = sent.length;
    room.send('x'.repeat(2049));
    expect(room.pending).toMatchObject([{ status: 'sendFail', fault: { code: 1106 } }]);
    expect(sent).toHaveLength(before);
  });

  it('[CH5] (pending ones) shows a message that is pending only once', async () => {
    const { room } = await live();
    const uuid = room.send('Vào!');
    room.onMessages(says(aMessage({ uuid })));
    room.onReply({ type: 'send', uuid, code: 0, msg: 'Success', message: aMessage({ uuid }) });
    expect([room.pending, texts(room)]).toEqual([[], [1]]);
  });
});

describe('reading', () => {
  it('[CH5] (other rooms) ignores messages of other rooms', async () => {
    const { room } = await live();
    room.onMessages({ type: 'messages', groupId: 31, list: [aMessage({ groupId: 31 })] });
    room.onMessages(says(aMessage({ groupId: 31 })));
    expect(room.messages).toEqual([]);
  });

  it('[CH5] (reactions) replaces the reactions of a message, keeps the reader’s own, and never replaces newer data', async () => {
    const { room } = await live({}, [{ list: [aMessage({ reaction: 'love' })], revision: 1 }]);
    const updated = aMessage({
      revision: 3,
      updatedReaction: true,
      totalReactions: 2,
      listReaction: [{ reaction: 'love', total: 2 }],
    });
    room.onMessages(says(updated));
    room.onMessages(says(aMessage({ revision: 2, totalReactions: 1 })));
    expect(room.messages).toEqual([{ ...updated, reaction: 'love' }]);
  });

  it('[CH2] (what it missed) asks for what follows the last known revision when one is missing, after a wait', async () => {
    const { room, sent, clock } = await live();
    room.onMessages(says(aMessage({ sequence: 2 })));
    expect(sent.at(-1)).not.toMatchObject({ type: 'sub' });
    await clock.advance(150);
    expect(sent.at(-1)).toEqual({ type: 'sub', topic: 'chatroom', groupId: 30, after: 0 });
    room.onSub({ ...sub, revision: 2, list: [aMessage({ sequence: 1 }), aMessage({ sequence: 2 })] });
    expect(texts(room)).toEqual([1, 2]);
    const before = sent.length;
    await clock.advance(60_000);
    expect(sent).toHaveLength(before);
  });

  it('[RM13] asks again, after a longer wait, when the server refuses to send what is missing', async () => {
    const { room, sent, clock } = await live();
    room.onMessages(says(aMessage({ sequence: 2 })));
    await clock.advance(150);
    room.onSub({ ...sub, code: Code.internal, msg: 'Lỗi máy chủ' });
    expect(room.state).toEqual({ status: 'refused', code: 500, msg: 'Lỗi máy chủ' });
    const before = sent.length;
    await clock.advance(299);
    expect(sent).toHaveLength(before);
    await clock.advance(1);
    expect(sent.slice(before)).toEqual([{ type: 'sub', topic: 'chatroom', groupId: 30, after: 0 }]);
    room.onSub({ ...sub, revision: 2, list: [aMessage({ sequence: 1 }), aMessage({ sequence: 2 })] });
    expect([room.state, texts(room)]).toEqual([{ status: 'live' }, [1, 2]]);
  });

  it('[RM4] asks nothing when frames only arrive in another order', async () => {
    const { room, sent, clock } = await live();
    const before = sent.length;
    room.onMessages(says(aMessage({ sequence: 2 })));
    room.onMessages(says(aMessage({ sequence: 1 })));
    await clock.advance(60_000);
    expect(sent).toHaveLength(before);
    expect(texts(room)).toEqual([1, 2]);
  });

  it('[CH2] (what it missed) starts from the newest page when it missed more than a reply holds', async () => {
    const fresh = [aMessage({ sequence: 400 }), aMessage({ sequence: 401 })];
    const { room, asked } = await live({}, [
      { list: [aMessage()], revision: 1 },
      { list: fresh, revision: 401 },
    ]);
    room.connected();
    room.onSub({ ...sub, revision: 401, list: [], more: true });
    await settle();
    expect(asked).toEqual([undefined, undefined]);
    expect(texts(room)).toEqual([400, 401]);
    expect(room.hasOlder).toBe(true);
  });

  it('[RM9] loads the newest page when the server has restarted the room and does not know its revision', async () => {
    const { room } = await live({}, [
      { list: [aMessage({ sequence: 118 })], revision: 118 },
      { list: [aMessage({ sequence: 2 })], revision: 3 },
    ]);
    room.connected();
    room.onSub({ ...sub, revision: 3, list: [], more: true });
    await settle();
    expect(texts(room)).toEqual([2]);
    room.onMessages(says(aMessage({ sequence: 4 })));
    expect(texts(room)).toEqual([2, 4]);
  });

  it('[RM5] keeps 500 messages, more when older ones were loaded', async () => {
    const { room } = await live({}, [empty, { list: [aMessage({ sequence: 1 })], revision: 0 }]);
    const saysFrom = (first: number, count: number) =>
      room.onMessages(says(...Array.from({ length: count }, (_, index) => aMessage({ sequence: first + index }))));
    saysFrom(1, 600);
    expect([room.messages.length, room.messages[0]?.sequence]).toEqual([600, 1]);
    saysFrom(601, 1);
    expect([room.messages.length, room.messages[0]?.sequence, room.hasOlder]).toEqual([500, 102, true]);
    await room.loadHistory();
    expect([room.messages.length, room.messages[0]?.sequence]).toEqual([501, 1]);
  });

  it('[CH10] (pages) goes back page by page to the beginning', async () => {
    const { room, asked } = await live({}, [
      { list: [aMessage({ sequence: 5 })], revision: 5 },
      { list: [aMessage({ sequence: 3 })], revision: 5 },
      empty,
    ]);
    await room.loadHistory();
    await room.loadHistory();
    expect([texts(room), asked, room.hasOlder]).toEqual([[3, 5], [undefined, 5, 3], false]);
    await room.loadHistory();
    expect(asked).toHaveLength(3);
  });

  it('[RM6] reports a failed load of history, and loads it on the next request', async () => {
    const fault = new Error('network');
    const { room } = await live({}, [fault, { list: [aMessage()], revision: 1 }]);
    expect(room.history).toEqual({ status: 'failed', error: fault });
    await room.loadHistory();
    expect([room.history, texts(room)]).toEqual([{ status: 'idle' }, [1]]);
  });

  it('[RM7] emits `changed` once for all changes of a turn', async () => {
    const { room } = await live();
    let changes = 0;
    room.changed.on(() => (changes += 1));
    room.send('một');
    room.send('hai');
    room.onMessages(says(aMessage()));
    await settle();
    expect(changes).toBe(1);
  });

  it('[CH7] (codes 7 and 10 announced) announces system messages other than join notices', async () => {
    const { room } = await live();
    const codes: number[] = [];
    room.announced.on(({ systemMessage }) => codes.push(systemMessage));
    room.onMessages(
      says(
        aMessage({ groupMessageId: 0, revision: 0, systemMessage: 10 }),
        aMessage({ groupMessageId: 0, revision: 0, systemMessage: 5 }),
        aMessage({ groupMessageId: 0, revision: 0, systemMessage: 7 }),
      ),
    );
    expect(codes).toEqual([10, 7]);
  });
});

describe('reacting', () => {
  it('[CH5] (reactions) shows the reader’s own reaction once the server has accepted it', async () => {
    const { room, sent } = await live({}, [{ list: [aMessage()], revision: 1 }]);
    const done = room.react(1, 'haha');
    const uuid = String(sent.at(-1)?.['uuid']);
    expect(sent.at(-1)).toMatchObject({ data: { groupId: 30, groupMessageId: 1, reaction: 'haha' } });
    room.onReply({ type: 'send', uuid, code: 0, msg: 'Success' });
    await done;
    expect(room.messages).toMatchObject([{ reaction: 'haha' }]);
  });

  it('[RM8] rejects with the server’s sentence, or when no reply comes within 10 s', async () => {
    const { room, sent, clock } = await live();
    const refused = room.react(9, 'love');
    room.onReply({
      type: 'send',
      uuid: String(sent.at(-1)?.['uuid']),
      code: Code.messageNotFound,
      msg: 'Tin không còn',
    });
    await expect(refused).rejects.toMatchObject({ name: 'SendRefused', code: 1108, message: 'Tin không còn' });
    const late = room.react(9, 'love').catch((error: unknown) => error);
    await clock.advance(10_000);
    expect(await late).toMatchObject({ code: null });
    expect(clock.sleeping).toBe(0);
  });

  it('[RM8] is sent again with the next connection when this one was lost, and resolves once', async () => {
    const { room, sent } = await live();
    room.connected();
    const before = sent.length;
    const taken = room.react(9, 'love');
    expect(sent).toHaveLength(before);
    room.onSub({ ...sub, list: [], revision: 0 });
    const frames = sent.slice(before);
    expect(frames).toEqual([expect.objectContaining({ data: { groupId: 30, groupMessageId: 9, reaction: 'love' } })]);
    room.onReply({ type: 'send', uuid: String(frames[0]?.['uuid']), code: Code.success, msg: 'Success' });
    await taken;
    room.connected();
    room.onSub({ ...sub, list: [], revision: 0 });
    expect(sent.slice(before + 1).filter(({ type }) => type === 'send')).toEqual([]);
  });

  it('[RM11] unconfirmed messages and reactions are dropped when the user changes, and are not sent again', async () => {
    const { room, sent, clock } = await live();
    const refused = room.send('Chưa được');
    room.onReply({ type: 'send', uuid: refused, code: Code.messageTooFast, msg: '' });
    const waiting = room.send('Chưa xác nhận');
    const reaction = room.react(9, 'love');
    room.userChanged();
    await reaction;
    expect(room.pending).toEqual([]);
    const before = sent.length;
    room.connected();
    room.onSub({ ...sub, list: [], revision: 0 });
    room.resend(refused);
    room.onReply({ type: 'send', uuid: waiting, code: Code.messageTooFast, msg: '' });
    expect(sent.slice(before).filter(({ type }) => type === 'send')).toEqual([]);
    expect([room.pending, clock.sleeping]).toEqual([[], 0]);
  });
});

describe('a private conversation', () => {
  const frame = { ...sub, topic: 'private' };

  it('[RM15] [CH3] (private topic) it subscribes to its own topic, reads its own history and is not announced', async () => {
    const pages: (number | undefined)[] = [];
    const history = async (_: number, before: number | undefined): Promise<HistoryPage> => {
      pages.push(before);
      return { list: [aMessage()], revision: 1 };
    };
    const { room, sent, asked } = build({ private: { history } });
    room.connected();
    room.onSub(frame);
    await settle();
    expect(sent).toEqual([{ type: 'sub', topic: 'private', groupId: 30 }]);
    expect([asked, pages, texts(room)]).toEqual([[], [undefined], [1]]);
  });

  it('[CH3] (private send) a message goes by its own method and is settled by the frame of the topic', async () => {
    const { room, sent } = build({ private: { history: async () => empty } });
    room.connected();
    room.onSub(frame);
    await settle();
    const uuid = room.send('Chào Lan', 4);
    expect(sent.at(-1)).toEqual({
      type: 'send',
      topic: 'private',
      method: 'chat.sendMessagePrivate',
      uuid,
      data: { groupId: 30, originalMessage: 'Chào Lan', parentMessageId: 4 },
    });
    room.onMessages({ type: 'private', groupId: 30, list: [aMessage({ uuid })] });
    expect([room.pending, texts(room)]).toEqual([[], [1]]);
  });
});

describe('the order of a room', () => {
  const state: RoomState = {
    slowSeconds: 0,
    followersOnly: false,
    membersOnly: false,
    emojiOnly: false,
    newcomersClosed: false,
    reviewHeld: false,
    closed: false,
    rules: '',
    pinned: null,
    poll: null,
  };
  const mine: RoomMine = {
    bannedUntil: null,
    forever: false,
    reason: null,
    requested: false,
    slowUntil: null,
    moderator: false,
    followed: true,
    vote: null,
    held: [],
  };

  it('[RM17] comes with the subscription, then with frames; each replaces its own part', async () => {
    const { room } = build();
    expect([room.roomState, room.mine]).toEqual([null, null]);
    room.connected();
    room.onSub({ ...sub, state, mine });
    expect([room.roomState, room.mine]).toEqual([state, mine]);
    let changes = 0;
    room.changed.on(() => (changes += 1));
    await settle();
    changes = 0;
    room.onOrder({ type: 'room', groupId: 30, state: { ...state, slowSeconds: 10 } });
    room.onOrder({ type: 'mine', groupId: 30, mine: { ...mine, forever: true, reason: 'advert' } });
    await settle();
    expect([room.roomState?.slowSeconds, room.mine?.forever, room.mine?.followed, changes]).toEqual([
      10,
      true,
      true,
      1,
    ]);
  });

  it('[RM17] what the server said of one user does not hold for the next one', () => {
    const { room } = build();
    room.connected();
    room.onSub({ ...sub, state, mine: { ...mine, moderator: true } });
    room.userChanged();
    expect([room.roomState, room.mine]).toEqual([state, null]);
  });
});

describe('a message that is taken back', () => {
  const parent = aMessage({ sequence: 1, groupMessageId: 1, reaction: 'love' });
  const recalled = { ...parent, revision: 9, recalled: 'author' as const, filteredMessage: '', reaction: null };
  const quote = { showName: parent.showName, filteredMessage: parent.filteredMessage, media: 'sticker' as const };
  const reply = (sequence: number) =>
    aMessage({ sequence, groupMessageId: sequence, parentMessageId: 1, parent: quote });
  const quotes = (room: Room) =>
    room.messages.map(({ parent: quoted }) => quoted && [quoted.filteredMessage, quoted.media]);

  it('[RM18] loses its text and reactions here too, and the replies that quote it lose the quote', async () => {
    const { room } = await live({}, [{ list: [parent, reply(2)], revision: 8 }]);
    room.onMessages(says(recalled));
    expect(room.messages[0]).toMatchObject({ filteredMessage: '', recalled: 'author', reaction: null });
    expect(quotes(room)).toEqual([null, ['', undefined]]);
  });

  it('[RM18] its quotes go also when the message itself is older than what is loaded', async () => {
    const { room } = await live({}, [{ list: [reply(2), reply(3)], revision: 8 }]);
    room.onMessages(says(recalled));
    expect(quotes(room)).toEqual([
      ['', undefined],
      ['', undefined],
    ]);
  });

  it('[RM19] is passed on to those who read older talk, also with the changes of a new connection', async () => {
    const { room } = await live({}, [{ list: [reply(2), reply(3)], revision: 8 }]);
    const heard: number[] = [];
    room.heard.on((list) => heard.push(...list.map(({ groupMessageId }) => groupMessageId)));
    room.onMessages(says(recalled));
    room.lost();
    room.connected();
    room.onSub({ type: 'sub', code: 0, msg: '', topic: 'chatroom', groupId: 1, revision: 10, list: [reply(10)] });
    expect(heard).toEqual([recalled.groupMessageId, 10]);
  });

  it('[RM18] a reply that was written before and arrives later has no quote either', async () => {
    const { room } = await live({}, [{ list: [parent], revision: 8 }]);
    room.onMessages(says(recalled));
    room.onMessages(says({ ...reply(10), revision: 10 }));
    expect(quotes(room)).toEqual([null, ['', undefined]]);
  });
});
