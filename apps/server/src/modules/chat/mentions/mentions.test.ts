import { Code, type Mention, VipGroup } from '@khandai/contracts';
import { settle } from '@khandai/testing';
import type { Database } from '../../../platform/database/database.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import type { Identity } from '../../../platform/http/caller.js';
import { chatFixture, newUuid } from '../testing.js';
import { MAX_MENTIONS_PER_MINUTE } from './create-mentions.js';

describe('mentions in chat messages', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase();
  });

  afterAll(() => database.close());

  async function setUp() {
    const fixture = chatFixture(database);
    const { user, room, chat, conversations, openInboxes } = fixture;
    const groupId = await room();
    const [author, hoa] = [
      await user({ username: newUuid() }),
      await user({ displayName: 'Hòa', username: newUuid() }),
    ];
    const send = (sender: Identity, originalMessage: string, mentions: readonly number[], at = groupId) =>
      chat.send(sender, { groupId: at, uuid: newUuid(), originalMessage, parentMessageId: null, mentions });
    const told = async ({ userId }: Identity) => {
      const frames: { mentions?: Mention[] }[] = [];
      await openInboxes().listen(userId, (frame) => frames.push(JSON.parse(frame) as { mentions?: Mention[] }));
      return () => frames.flatMap(({ mentions = [] }) => mentions);
    };
    return { ...fixture, groupId, author, hoa, send, told, conversations };
  }

  test('a member whose name stands in the text is mentioned, for all readers, and told', async () => {
    const { author, hoa, send, told, chat, mentions, groupId } = await setUp();
    const heard = await told(hoa);
    const said = await send(author, 'Chào @Hòa nhé', [hoa.userId]);
    const member = expect.objectContaining({ userId: hoa.userId, showName: 'Hòa' }) as unknown;
    expect(said.mentions).toEqual([member]);
    const { list } = await chat.history({ groupId, pageNum: 1, pageSize: 50 }, null);
    expect(list[0]?.mentions).toEqual([member]);
    await settle();
    expect(heard()).toMatchObject([{ groupId, userId: author.userId, filteredMessage: 'Chào @Hòa nhé' }]);
    expect((await mentions.unseen(hoa)).list).toHaveLength(1);
    await mentions.see(hoa, groupId);
    expect((await mentions.unseen(hoa)).total).toBe(0);
  });

  test('ids of others than those in the text, of oneself, of guests and by guests mention nobody', async () => {
    const { author, hoa, send, user } = await setUp();
    const guest = await user({ guest: true, displayName: 'Khách' });
    expect((await send(author, 'Chào Hòa', [hoa.userId])).mentions).toBeUndefined();
    expect((await send(author, '@Khách @Minh', [guest.userId, author.userId, 987_654])).mentions).toBeUndefined();
    expect((await send(guest, '@Hòa', [hoa.userId])).mentions).toBeUndefined();
  });

  test('who has blocked the author is not mentioned', async () => {
    const { author, hoa, send, conversations, mentions } = await setUp();
    await conversations.block(hoa, author.userId, true);
    expect((await send(author, '@Hòa', [hoa.userId])).mentions).toBeUndefined();
    expect((await mentions.unseen(hoa)).total).toBe(0);
  });

  test('a message that is taken back names no one any more, and is no mention', async () => {
    const { author, hoa, send, mentions, moderation, groupId, chat } = await setUp();
    const { groupMessageId } = await send(author, '@Hòa câu lỡ lời', [hoa.userId]);
    const recalled = await moderation.recalls.recall(author, { groupId, groupMessageId });
    expect([recalled.filteredMessage, recalled.mentions]).toEqual(['', undefined]);
    expect((await chat.history({ groupId, pageNum: 1, pageSize: 1 }, null)).list).toEqual([recalled]);
    expect(await mentions.unseen(hoa)).toEqual({ total: 0, list: [] });
  });

  test('a closed room mentions nobody: its messages are for its members', async () => {
    const { author, hoa, send, room } = await setUp();
    const vip = await room({ vipGroup: VipGroup.joinable, authorId: author.userId });
    expect((await send(author, '@Hòa', [hoa.userId], vip)).mentions).toBeUndefined();
  });

  test('an author mentions others at most ten times a minute', async () => {
    const { author, hoa, send, clock } = await setUp();
    for (let said = 0; said < MAX_MENTIONS_PER_MINUTE; said += 1) {
      await send(author, `@Hòa ${said}`, [hoa.userId]);
      await clock.advance(1_000);
    }
    await clock.advance(25_000);
    await expect(send(author, '@Hòa nữa', [hoa.userId])).rejects.toMatchObject({ code: Code.messageTooFast });
    await expect(send(author, 'không nhắc ai', [])).resolves.toMatchObject({ filteredMessage: 'không nhắc ai' });
  });

  describe('the names that complete a word behind an @', () => {
    async function inRoom() {
      const fixture = await setUp();
      const { user, follows, people, groupId } = fixture;
      const member = (displayName: string, values = {}) => user({ displayName, username: newUuid(), ...values });
      const names = async (word: string, by: Identity) =>
        (await people.find(by, { groupId, word })).list.map(({ showName }) => showName);
      const follow = (who: Identity) => follows.set(who, { groupId, follow: true });
      return { ...fixture, member, names, follow };
    }

    test('are of members who wrote, are there or follow, in this order, found without marks by any word of the name', async () => {
      const { member, names, follow, author, send, present, groupId } = await inRoom();
      const [follower, there, writer] = [await member('Đặng Hoà'), await member('Hoàng'), await member('hòa nhạc')];
      await member('Hòa Vắng');
      await follow(follower);
      present.set(groupId, [there.userId]);
      await send(writer, 'Chào', []);
      expect(await names('hoa', author)).toEqual(['hòa nhạc', 'Hoàng', 'Đặng Hoà']);
      expect([await names('DANG H', author), await names('oà', author), await names('h%', author)]).toEqual([
        ['Đặng Hoà'],
        [],
        [],
      ]);
      expect(await names('', author)).toEqual(['hòa nhạc', 'Hoàng']);
    });

    test('do not tell that a member is in the room who hides it', async () => {
      const { member, names, author, present, groupId, follow, send } = await inRoom();
      const hidden = await member('Ẩn Danh', { hideStatus: true });
      present.set(groupId, [hidden.userId]);
      expect(await names('an', author)).toEqual([]);
      await follow(hidden);
      expect(await names('an', author)).toEqual(['Ẩn Danh']);
      await send(hidden, 'Tôi đây', []);
      expect(await names('', author)).toEqual(['Ẩn Danh']);
    });

    test('leave out whom no message can mention: guests, oneself, members who blocked the author; at most eight', async () => {
      const { member, names, author, follow, conversations, hoa, user, present, groupId } = await inRoom();
      const guest = await user({ guest: true, displayName: 'Khách Hòa' });
      present.set(groupId, [guest.userId, hoa.userId]);
      expect([await names('hoa', author), await names('hoa', hoa)]).toEqual([['Hòa'], []]);
      await conversations.block(hoa, author.userId, true);
      expect(await names('hoa', author)).toEqual([]);
      for (let number = 0; number < 9; number += 1) await follow(await member(`Bạn ${number}`));
      expect(await names('ban', author)).toHaveLength(8);
    });

    test('are none in a closed room, and refused where the member may not read', async () => {
      const { author, hoa, people, room } = await inRoom();
      const vip = await room({ vipGroup: VipGroup.joinable, authorId: author.userId });
      expect(await people.find(author, { groupId: vip, word: 'h' })).toEqual({ total: 0, list: [] });
      await expect(people.find(hoa, { groupId: vip })).rejects.toMatchObject({ code: Code.chatNotAllowed });
    });
  });
});
