import {
  type ChatBan,
  type ChatMessage,
  type ChatRoom,
  Code,
  type FrameOf,
  type TopicName,
  type UserInfo,
} from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import { createCivil } from '../src/modules/chat/civil/create-civil.js';
import { createModeration } from '../src/modules/chat/civil/create-moderation.js';
import { createFeedDesk } from '../src/modules/newsfeed/civil/create-feed-desk.js';
import { createChat } from '../src/modules/chat/create-chat.js';
import { newUuid, seeds } from '../src/modules/chat/testing.js';
import { RedisBus } from '../src/platform/bus/redis-bus.js';
import { SystemClock } from '../src/platform/clock.js';
import type { Database } from '../src/platform/database/database.js';
import { chatMessages, users } from '../src/platform/database/schema.js';
import type { Identity } from '../src/platform/http/caller.js';
import { FakeLog } from '../src/platform/testing.js';
import { people } from './support/people.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';
import { openTestApp, type TestApp } from './support/test-app.js';

describe('the calls of moderation', () => {
  let site: TestApp;
  let who: ReturnType<typeof people>;
  beforeAll(async () => {
    site = await openTestApp();
    who = people(site);
  });
  afterAll(() => site.close());

  async function member(values: Partial<typeof users.$inferInsert> = {}) {
    const { accessToken: token } = await who.register(who.newName());
    const { userId } = (await who.get<UserInfo>('info', token)).body.data;
    if (Object.keys(values).length > 0)
      await site.database.db.update(users).set(values).where(eq(users.userId, userId));
    const chat = <D>(method: 'GET' | 'POST', path: string, body?: object) =>
      site.call<D>(method, `/ac/api/chat/${path}`, { token, remoteAddress: who.nextAddress(), ...(body && { body }) });
    return {
      userId,
      get: <D>(path: string) => chat<D>('GET', path),
      post: <D>(path: string, body: object) => chat<D>('POST', path, body),
    };
  }

  test('[CH13] (call) banned-chat takes ip, reason, userId and groupId with the token of a moderator, and shows no address', async () => {
    const [moderator, fan] = [await member({ role: 'moderator' }), await member()];
    const body = { userId: fan.userId, groupId: 30, seconds: 3600, reason: 'advert', ip: true, note: 'bán vé' };
    const { status, body: answer } = await moderator.post<{ ban: ChatBan }>('message/banned-chat', body);
    expect([status, answer.data.ban]).toMatchObject([
      200,
      { user: { userId: fan.userId }, groupId: 30, address: true },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
    expect((await fan.post('message/banned-chat', { ...body, userId: moderator.userId })).status).toBe(403);
    const listed = await moderator.get<{ total: number }>('moderation/bans?groupId=30');
    expect(listed.body.data.total).toBe(1);
    expect((await fan.get('moderation/bans')).status).toBe(403);
  });

  test.each([
    ['a ban of nine seconds', 'message/banned-chat', { userId: 1, groupId: 30, seconds: 9, reason: 'advert' }],
    ['a ban of two days', 'message/banned-chat', { userId: 1, groupId: 30, seconds: 172_800, reason: 'advert' }],
    ['a reason that is none', 'message/banned-chat', { userId: 1, groupId: 30, reason: 'ghét' }],
    [
      'an address instead of a flag',
      'message/banned-chat',
      { userId: 1, groupId: 30, reason: 'advert', ip: '10.0.0.1' },
    ],
    [
      'a poll with a thousand choices',
      'poll/open',
      { groupId: 30, question: '?', options: Array.from({ length: 1000 }, String), seconds: 60 },
    ],
    ['a poll with one choice', 'poll/open', { groupId: 30, question: '?', options: ['A'], seconds: 60 }],
    ['slow mode of an hour', 'room/settings', { groupId: 30, slowSeconds: 3600 }],
  ])('%s is refused in words', async (_what, path, body) => {
    const moderator = await member({ role: 'moderator' });
    const answer = await moderator.post(path, body);
    expect([answer.status, answer.body.code]).toEqual([400, Code.badRequest]);
    expect(answer.body.msg).toMatch(/\p{L}/u);
  });

  test('a role that was removed moderates no more, with the token of before', async () => {
    const moderator = await member({ role: 'moderator' });
    const settings = () => moderator.post<{ state: object }>('room/settings', { groupId: 30, rules: 'Vui là chính' });
    expect((await settings()).body.data.state).toMatchObject({ rules: 'Vui là chính' });
    await site.database.db.update(users).set({ role: 'member' }).where(eq(users.userId, moderator.userId));
    expect((await settings()).status).toBe(403);
  });

  test('moderators read no private conversation, and take nothing back in one', async () => {
    const [moderator, minh, lan] = [await member({ role: 'moderator' }), await member(), await member()];
    const opened = await minh.post<{ room: ChatRoom }>('private-message/open', { otherUserId: lan.userId });
    const { groupId } = opened.body.data.room;
    const answer = await moderator.post('message/take-back', { groupId, groupMessageId: 1 });
    expect([answer.status, answer.body.code]).toEqual([404, Code.roomNotFound]);
  });
});

describeWith('TEST_DATABASE_URL', 'two processes over PostgreSQL', (databaseUrl) => {
  describeWith('TEST_REDIS_URL', 'and Redis', (redisUrl) => {
    let database: Database;
    beforeAll(async () => {
      database = await emptyPostgres(databaseUrl);
    });
    afterAll(() => database.close());

    /** One process, with the frames that a reader of the room gets from it. */
    async function openProcess(groupId: number) {
      const log = new FakeLog();
      const bus = await RedisBus.open({
        url: redisUrl,
        onListenerError: () => undefined,
        onLostConnection: () => undefined,
      });
      const parts = { database, bus, clock: new SystemClock(), log: log.log };
      const civil = createCivil({ ...parts, secret: new Uint8Array(32) });
      const chat = createChat({ ...parts, online: { online: () => 0 }, civil });
      const stop = new AbortController();
      const running = civil.states.run(stop.signal);
      const frames: FrameOf<TopicName>[] = [];
      return {
        ...createModeration({ ...parts, chat, civil, feed: createFeedDesk(parts.database, parts.clock) }),
        chat,
        log,
        enter: (user: Identity, address: string) =>
          civil.states.joined(
            groupId,
            { ...user, showName: '', address },
            { send: (frame) => void frames.push(frame), reconnect: () => undefined },
          ),
        mine: () => frames.filter((frame) => frame.type === 'mine'),
        close: async () => {
          stop.abort();
          await running;
          await bus.close();
        },
      };
    }

    const until = async (isDone: () => boolean | Promise<boolean>) => {
      for (const end = Date.now() + 5_000; !(await isDone());) {
        if (Date.now() > end) throw new Error('it did not happen within five seconds');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };

    test('[CH13] (processes) a ban by one process holds at once on the other, for the person and for their address', async () => {
      const make = seeds(database);
      const groupId = await make.room();
      const [fan, guest] = [await make.user(), await make.user({ guest: true, role: 'guest' })];
      const moderator = await make.user({ role: 'moderator' });
      const [here, there] = [await openProcess(groupId), await openProcess(groupId)];
      const say = (by: Identity, address: string): Promise<ChatMessage> =>
        there.chat.send(
          { ...by, address },
          { groupId, uuid: newUuid(), originalMessage: 'xin chào', parentMessageId: null },
        );
      there.enter(fan, '10.0.0.1');
      await say(fan, '10.0.0.1');
      // The subscription of a process to the bus takes a moment.
      await until(async () => {
        await here.rules.set(moderator, groupId, { rules: `Lần ${Date.now()}` });
        const { banId } = await here.bans.ban(moderator, { userId: fan.userId, groupId, reason: 'flood', ip: true });
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (there.mine().length > 0) return true;
        await here.bans.unban(moderator, banId, {});
        return false;
      });
      expect(there.mine()[0]).toMatchObject({ groupId, mine: { reason: 'flood', forever: true } });
      await expect(say(fan, '10.0.0.1')).rejects.toMatchObject({ code: Code.chatBanned });
      await expect(say(guest, '10.0.0.1')).rejects.toMatchObject({ code: Code.chatBanned });
      await say(guest, '10.0.0.2');
      expect([here.log.lines, there.log.lines]).toEqual([[], []]);
      await Promise.all([here.close(), there.close()]);
    });

    test('of an approval on one process and a refusal on the other at the same moment exactly one counts', async () => {
      const make = seeds(database);
      const groupId = await make.room();
      const moderator = await make.user({ role: 'moderator' });
      const [here, there] = [await openProcess(groupId), await openProcess(groupId)];
      await here.rules.set(moderator, groupId, { reviewHeld: true });
      const codeOf = (work: Promise<unknown>) => work.then(() => 0).catch((error: { code: number }) => error.code);
      for (let round = 0; round < 8; round += 1) {
        const fan = await make.user();
        const message = { groupId, uuid: newUuid(), originalMessage: 'may thang cac nay', parentMessageId: null };
        expect(await codeOf(here.chat.send(fan, message))).toBe(Code.messageHeld);
        const { list } = await here.moderation.queue(moderator, groupId, { pageNum: 1, pageSize: 10 });
        const heldId = list[0]?.kind === 'held' ? list[0].heldId : 0;
        const [approved, refused] = await Promise.all([
          codeOf(here.held.decide(moderator, heldId, true)),
          codeOf(there.held.decide(moderator, heldId, false)),
        ]);
        expect([approved, refused].toSorted()).toEqual([0, Code.notFound]);
        const stored = await database.db.$count(chatMessages, eq(chatMessages.uuid, message.uuid));
        expect([round, stored]).toEqual([round, approved === 0 ? 1 : 0]);
      }
      await Promise.all([here.close(), there.close()]);
    });
  });
});
