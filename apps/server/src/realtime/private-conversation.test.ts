import { Code } from '@khandai/contracts';
import { newUuid } from '../modules/chat/testing.js';
import { type Client, connect, fan, groupId as room, startHub, closeHub, world } from './hub-harness.js';

let conversation: number;
let minh: Client;
let lan: Client;

beforeEach(async () => {
  [minh, lan] = [await fan(), await fan()];
  conversation = (await world.conversations.open(minh.who, lan.who.userId)).groupId;
});

const sub = (groupId = conversation, more: object = {}) => ({ type: 'sub', topic: 'private', groupId, ...more });
const say = (originalMessage: string, groupId = conversation) => ({
  type: 'send',
  topic: 'private',
  method: 'chat.sendMessagePrivate',
  uuid: newUuid(),
  data: { groupId, originalMessage },
});
const codes = ({ socket }: Client, type: 'sub' | 'send') => socket.all(type).map(({ code }) => code);
const heard = ({ socket }: Client) =>
  socket.all('private').flatMap(({ list }) => list.map(({ filteredMessage }) => filteredMessage));

test('[CH3] (private part) a message reaches both members, on every socket, and fills the gap of one who was away', async () => {
  startHub();
  const phone = connect(lan.who);
  await Promise.all([minh, lan, phone].map((client) => client.send(sub())));
  await minh.send(say('Chào bạn'));
  await world.clock.advance(100);
  expect(minh.socket.all('send')).toMatchObject([{ code: 0, message: { filteredMessage: 'Chào bạn' } }]);
  expect([minh, lan, phone].map(heard)).toEqual([['Chào bạn'], ['Chào bạn'], ['Chào bạn']]);
  const late = connect(lan.who);
  await late.send(sub(conversation, { after: 0 }));
  expect(late.socket.all('sub')).toMatchObject([{ revision: 1, more: false, list: [{ filteredMessage: 'Chào bạn' }] }]);
  await closeHub();
});

test('[CH11] [WS27] (others) a socket that is open already cannot subscribe to a conversation of others, nor write in it', async () => {
  const stranger = await fan();
  await stranger.send({ type: 'sub', topic: 'chatroom', groupId: room });
  await stranger.send(sub(), { type: 'sub', topic: 'chatroom', groupId: conversation }, sub(99_999_999), sub(room));
  expect(codes(stranger, 'sub')).toEqual([
    0,
    Code.notPermissions,
    Code.roomNotFound,
    Code.notPermissions,
    Code.notPermissions,
  ]);
  await stranger.send(say('chen vào'));
  await stranger.send({ ...say('chen vào'), topic: 'chatroom', method: 'chat.sendMessage' });
  expect(codes(stranger, 'send')).toEqual([Code.notSubscribed, Code.notSubscribed]);
  await lan.send(sub());
  expect(lan.socket.all('sub').at(-1)).toMatchObject({ revision: 0 });
});

test('[CH11] [WS27] (block) a member who is blocked on an open socket reads on, and no longer writes', async () => {
  await minh.send(sub());
  await minh.send(say('một'));
  await world.conversations.block(lan.who, minh.who.userId, true);
  await minh.send(say('hai'));
  expect(codes(minh, 'send')).toEqual([0, Code.notPermissions]);
  await lan.send(sub(), say('tôi vẫn viết được'));
  expect(codes(lan, 'send')).toEqual([0]);
});
