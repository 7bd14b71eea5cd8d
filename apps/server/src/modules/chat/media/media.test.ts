import { type ChatMessage, Code, type Reaction } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import { DomainError } from '../../../platform/domain-error.js';
import { sentence } from '../../../platform/messages.js';
import type { Identity } from '../../../platform/http/caller.js';
import { levelInfo } from '../../users/level.js';
import { PointsRepository } from '../../points/points-repository.js';
import { ChatRepository } from '../chat-repository.js';
import { ConversationRepository } from '../conversation-repository.js';
import { createChat } from '../create-chat.js';
import { chatFixture, newUuid } from '../testing.js';
import { ReactorRepository } from './reactor-repository.js';
import { ReactorService } from './reactor-service.js';
import { stickerPackages, stickersIn } from './sticker-catalogue.js';

let database: Database;
let world: ReturnType<typeof chatFixture>;
let fan: Identity;
let groupId: number;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  world = chatFixture(database);
  fan = await world.user();
  groupId = await world.room();
});

describe('stickers', () => {
  const chat = () => {
    const { bus, clock, log, civil } = world;
    const points = new PointsRepository(database.db);
    const levelOf = async (userId: number) => levelInfo((await points.balances(userId)).exp).level;
    return createChat({ database, bus, clock, log: log.log, online: { online: () => 0 }, civil, levelOf });
  };
  const send = (stickerId: number, by = fan, text = '') =>
    chat().send(by, { groupId, uuid: newUuid(), originalMessage: text, parentMessageId: null, stickerId });
  const [open, locked] = stickerPackages();
  const firstOf = (packageId = 0) => stickersIn(packageId)?.[0]?.stickerId ?? 0;

  it('[CH14] (emoji packages and stickers) come in packages of eight, and a message has the drawing', async () => {
    expect(stickerPackages().map(({ total }) => total)).toEqual([8, 8]);
    const [sticker] = stickersIn(open?.packageId ?? 0) ?? [];
    expect(await send(firstOf(open?.packageId))).toMatchObject({ filteredMessage: '', sticker, attachments: [] });
  });

  it('[EN6] (stickers of a level) of a package for a higher level are refused in words until the member has the level', async () => {
    const stickerId = firstOf(locked?.packageId);
    const fault = await send(stickerId).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: Code.stickerLocked });
    expect(fault instanceof DomainError && sentence(fault.messageKey, fault.values)).toMatch(/từ cấp 2/);
    await new PointsRepository(database.db).post(
      [{ unit: 'exp', userId: fan.userId, amount: 100, cause: 'opening', reference: 'test', key: newUuid() }],
      new Date(),
    );
    expect((await send(stickerId)).sticker?.stickerId).toBe(stickerId);
  });

  it('[EN6] (name in the chat) a level opens the badge, and a higher one the gold name, for all who read', async () => {
    const author = await world.user();
    const rise = (amount: number) =>
      new PointsRepository(database.db).post(
        [{ unit: 'exp', userId: author.userId, amount, cause: 'opening', reference: 'test', key: newUuid() }],
        new Date(),
      );
    const page = { groupId, pageNum: 1, pageSize: 1, searchKeyword: undefined, before: undefined };
    const looks = async () => {
      const sent = await send(firstOf(open?.packageId), author);
      const read = (await world.chat.history(page, null)).list[0];
      expect([read?.colorName, read?.level]).toEqual([sent.colorName, sent.level]);
      return [sent.colorName === '9', sent.level];
    };
    expect(await looks()).toEqual([false, undefined]);
    await rise(300);
    expect(await looks()).toEqual([false, 3]);
    await rise(700);
    expect(await looks()).toEqual([true, 5]);
  });

  it('are sent alone, and exist', async () => {
    await expect(send(firstOf(open?.packageId), fan, 'và chữ')).rejects.toMatchObject({ code: Code.badRequest });
    await expect(send(999_999)).rejects.toMatchObject({ code: Code.stickerNotFound });
  });
});

describe('who reacted', () => {
  const reactors = () => {
    const conversations = new ConversationRepository(database);
    const messages = new ChatRepository({ database });
    return new ReactorService({ reactors: new ReactorRepository(database), messages, chat: world.chat, conversations });
  };
  const page = (
    said: ChatMessage,
    options: { reaction?: Reaction; pageNum?: number } = {},
    reader: Identity | null = null,
  ) =>
    reactors().page(
      { groupId: said.groupId, groupMessageId: said.groupMessageId, pageNum: 1, pageSize: 2, ...options },
      reader,
    );
  const say = () => world.chat.send(fan, { groupId, uuid: newUuid(), originalMessage: 'Vào', parentMessageId: null });
  const react = (by: Identity, { groupMessageId }: ChatMessage, reaction: Reaction) =>
    world.chat.react(by, { groupId, groupMessageId, reaction });

  it('names members page by page, and counts guests', async () => {
    const said = await say();
    const members = [
      await world.user({ displayName: 'An' }),
      await world.user({ displayName: 'Bình' }),
      await world.user(),
    ];
    for (const member of members) await react(member, said, 'love');
    await react(await world.user({ guest: true, role: 'guest' }), said, 'like');
    const first = await page(said);
    expect([first.total, first.guests]).toEqual([3, 1]);
    expect(first.list.map(({ showName, reaction }) => [showName, reaction])).toEqual([
      ['An', 'love'],
      ['Bình', 'love'],
    ]);
    expect((await page(said, { pageNum: 2 })).list).toHaveLength(1);
    expect(await page(said, { reaction: 'like' })).toEqual({ total: 0, list: [], guests: 1 });
  });

  it('is hidden from those who may not read the room', async () => {
    const other = await world.user();
    const room = await world.conversations.open(fan, other.userId);
    const said = await world.conversations.send(fan, {
      groupId: room.groupId,
      uuid: newUuid(),
      originalMessage: 'riêng',
      parentMessageId: null,
    });
    expect(await page(said, {}, other)).toMatchObject({ total: 0 });
    for (const reader of [null, await world.user()])
      await expect(page(said, {}, reader)).rejects.toMatchObject({ code: Code.roomNotFound });
  });

  it('is no secret of a message in another room', async () => {
    const said = await say();
    const elsewhere = { ...said, groupId: await world.room() };
    await expect(page(elsewhere)).rejects.toMatchObject({ code: Code.messageNotFound });
  });
});
