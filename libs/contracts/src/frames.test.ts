import { Compile } from 'typebox/compile';
import {
  BeatFrame,
  type ChatMessage,
  ClientFrame,
  ErrorFrame,
  FixtureFrame,
  HelloFrame,
  InboxFrame,
  MessagesFrame,
  NoticesFrame,
  PostFrame,
  OddsFrame,
  PresenceFrame,
  PresenceServerFrame,
  PrivateFrame,
  RoomsFrame,
  ScoresFrame,
  SendFrame,
  SendReply,
  ServerFrame,
  SubFrame,
  type TopicDefinition,
  SubReply,
  SystemMessage,
  topics,
  UnsubFrame,
  UnsubReply,
} from './index.js';

const message: ChatMessage = {
  groupId: 30,
  groupMessageId: 1,
  sequence: 1,
  revision: 2,
  uuid: '00000000-0000-4000-8000-000000000001',
  userId: 1,
  username: 'minh',
  showName: 'Minh',
  profilePicture: null,
  colorName: '1',
  role: 'member',
  isGuest: 0,
  simulated: false,
  filteredMessage: 'Vào!',
  systemMessage: 0,
  vipGroup: 0,
  parentMessageId: null,
  parent: null,
  reaction: 'love',
  listReaction: [{ reaction: 'love', total: 1 }],
  totalReactions: 1,
  updatedReaction: true,
  attachments: [],
  createdAt: '2026-11-20T12:00:00.000Z',
};

const { uuid } = message;
const send = (data: unknown) => ({ type: 'send', topic: 'chatroom', method: 'chat.sendMessage', uuid, data });

const ofServer = {
  hello: [
    HelloFrame,
    { type: 'hello', code: 0, userId: 1, showName: 'Minh', isGuest: 0, serverTime: message.createdAt, build: 'b' },
  ],
  sub: [
    SubReply,
    {
      type: 'sub',
      code: 0,
      msg: 'Success',
      topic: 'chatroom',
      groupId: 30,
      revision: 2,
      list: [message],
      more: false,
      online: 1,
    },
  ],
  unsub: [UnsubReply, { type: 'unsub', code: 0, msg: 'Success', topic: 'odds' }],
  send: [SendReply, { type: 'send', uuid, code: 0, msg: 'Success', groupId: 30, message }],
  messages: [MessagesFrame, { type: 'messages', groupId: 30, list: [message] }],
  rooms: [RoomsFrame, { type: 'rooms', list: [{ groupId: 30, online: 2 }] }],
  private: [PrivateFrame, { type: 'private', groupId: 31, list: [message] }],
  inbox: [
    InboxFrame,
    { type: 'inbox', userId: 12, list: [{ groupId: 30, unread_messages: 3, followed: true, lastMessage: message }] },
  ],
  notices: [NoticesFrame, { type: 'notices', userId: 12, unReadBookingCount: 0, unReadMsgCount: 3, revision: 7 }],
  post: [
    PostFrame,
    {
      type: 'post',
      postId: 7,
      state: {
        listReaction: [{ reaction: 'like', total: 2 }],
        totalReactions: 2,
        totalComments: 1,
        totalShares: 0,
        editedAt: null,
      },
      comments: true,
      answered: [31],
    },
  ],
  scores: [ScoresFrame, { type: 'scores', list: [] }],
  fixture: [FixtureFrame, { type: 'fixture', fixtureId: '1001', stats: [{ type: 3, home: 1, away: 2 }] }],
  odds: [OddsFrame, { type: 'odds', rows: { handicap: ['1,2'] } }],
  beat: [BeatFrame, { type: 'beat', code: 10000 }],
  error: [ErrorFrame, { type: 'error', code: 1100, msg: 'Gói tin không đúng dạng.' }],
} as const;

const ofClient = {
  sub: [SubFrame, { type: 'sub', topic: 'chatroom', groupId: 30, after: 0 }],
  unsub: [UnsubFrame, { type: 'unsub', topic: 'fixture', fixtureId: '1001' }],
  send: [SendFrame, send({ groupId: 30, originalMessage: 'Vào!' })],
} as const;

describe.each([
  ['server', ofServer, ServerFrame],
  ['client', ofClient, ClientFrame],
])('frames of the %s', (_, frames, union) => {
  const schemas = Object.values(frames).map(([schema]) => Compile(schema));

  test.each(Object.entries(frames))('[CO7] %s is recognised by its own schema only', (type, [schema, frame]) => {
    expect(Compile(schema).Check(frame)).toBe(true);
    expect(schemas.filter((one) => one.Check(frame))).toHaveLength(1);
    expect(Compile(union).Check(frame)).toBe(true);
    expect(frame).toMatchObject({ type });
  });
});

const pushed = Object.values<TopicDefinition>(topics).flatMap(({ frame, also = {} }) =>
  [frame, ...Object.values(also)].map(({ properties }) => properties.type.const),
);

test.each([
  [
    'server',
    ServerFrame.anyOf.map(({ properties }) => properties.type.const),
    [...new Set([...Object.keys(ofServer), ...pushed])],
  ],
  // Each method of `send` has a member of its own.
  ['client', [...new Set(ClientFrame.anyOf.map(({ properties }) => properties.type.const))], Object.keys(ofClient)],
])('[CO7] the union of the %s contains each of its frames', (_, types, frames) => {
  expect([...types].sort()).toEqual(frames.sort());
});

describe('what a client sends', () => {
  test('[CO7] a private message', () => {
    const [topic, method] = ['private', 'chat.sendMessagePrivate'];
    const frame = { type: 'send', topic, method, uuid, data: { groupId: 31, originalMessage: 'Chào bạn' } };
    expect(Compile(ClientFrame).Check(frame)).toBe(true);
    expect(Compile(ClientFrame).Check({ ...frame, data: { originalMessage: 'Chào bạn' } })).toBe(false);
  });

  const frame = Compile(ClientFrame);

  test.each([
    ['a join notice', { groupId: 30, systemMessage: 5 }],
    ['a reaction', { groupId: 30, groupMessageId: 1, reaction: 'wow' }],
    ['a reaction taken back', { groupId: 30, groupMessageId: 1, reaction: null }],
    ['an answer', { groupId: 30, originalMessage: 'a', parentMessageId: 1 }],
    ['a field of later clients', { groupId: 30, originalMessage: 'a', sticker: 7 }],
  ])('[CO8] %s is accepted', (_, data) => {
    expect(frame.Check(send(data))).toBe(true);
  });

  test.each([
    ['nothing', {}],
    ['no room', { originalMessage: 'a' }],
    ['a room beyond 32 bits', { groupId: 2 ** 31, originalMessage: 'a' }],
    ['a gift nobody may claim', { groupId: 30, systemMessage: 10 }],
    ['an unknown reaction', { groupId: 30, groupMessageId: 1, reaction: 'dislike' }],
    ['a fraction for an id', { groupId: 30, groupMessageId: 1.5, reaction: 'like' }],
    ['an id no number holds exactly', { groupId: 30, groupMessageId: 2 ** 60, reaction: 'like' }],
    ['a list for text', { groupId: 30, originalMessage: ['a'] }],
    ['a reaction with words', { groupId: 30, groupMessageId: 1, reaction: 'like', originalMessage: 1 }],
    ['words with what is almost a reaction', { groupId: 30, originalMessage: 'a', reaction: 'dislike' }],
    [
      'a join notice with what is almost a reaction',
      { groupId: 30, systemMessage: 5, reaction: 'like', groupMessageId: 'x' },
    ],
  ])('[CO8] %s is refused', (_, data) => {
    expect(frame.Check(send(data))).toBe(false);
  });

  test.each(['', 'short', 'with space-1', 'x'.repeat(65), 5, null])('[CO8] uuid %j is refused', (bad) => {
    expect(frame.Check({ ...send({ groupId: 30, originalMessage: 'a' }), uuid: bad })).toBe(false);
  });
});

describe('frames of the presence socket', () => {
  test.each([
    [true, 'online', {}],
    [true, 'offline', {}],
    [true, 'join', { roomId: 30 }],
    [true, 'leave', { roomId: 30 }],
    [false, 'join', {}],
    [false, 'leave', { roomId: 0 }],
    [false, 'join', { roomId: '30' }],
    [false, 'away', {}],
  ])('[PR1] (frames) understood: %s, for %s with %j', (understood, type, rest) => {
    const frame = Compile(PresenceFrame);
    expect(frame.Check({ type, uuid, ...rest })).toBe(understood);
    expect(frame.Check({ type, uuid: 'x', ...rest })).toBe(false);
    expect(frame.Check({ type, ...rest })).toBe(false);
  });

  test('[PR1] (answers) each frame is answered with its uuid', () => {
    expect(
      Compile(PresenceServerFrame).Check({
        type: 'join',
        uuid,
        roomId: 30,
        code: 1103,
        msg: 'Không tìm thấy phòng chat này.',
      }),
    ).toBe(true);
  });
});

describe('[CH7] (marble map part) a tick of a race', () => {
  const check = Compile(MessagesFrame);
  const marble = { id: 4, progress: 0.315, rank: 1 };
  const frame = (race: unknown) => ({
    type: 'messages',
    groupId: 30,
    list: [{ ...message, systemMessage: SystemMessage.marbleMap, race }],
  });

  test('is part of a message', () => {
    expect(check.Check(frame({ raceId: 2417, tick: 118, marbles: [marble] }))).toBe(true);
  });

  test.each([
    ['without its race', { tick: 118, marbles: [marble] }],
    ['without a tick', { raceId: 2417, marbles: [marble] }],
    ['beyond the finish', { raceId: 2417, tick: 118, marbles: [{ ...marble, progress: 1.01 }] }],
    ['without a place', { raceId: 2417, tick: 118, marbles: [{ id: 4, progress: 0.315 }] }],
  ])('is none %s', (_, race) => {
    expect(check.Check(frame(race))).toBe(false);
  });
});
