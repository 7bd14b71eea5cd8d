import { randomUUID } from 'node:crypto';
import type { LoginResponse, LuckyResult, MemberExport, Post, ReferralSheet, TaskBoard } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import {
  articles,
  chatAttachments,
  chatBans,
  chatGifts,
  chatMentions,
  chatMessages,
  chatReactions,
  chatRooms,
  checkIns,
  conversations,
  follows,
  friendRequests,
  friendships,
  heldMessages,
  hosts,
  inviteCodes,
  mediaLicences,
  mediaTitles,
  memberTops,
  messageReports,
  picks,
  racePicks,
  races,
  pollVotes,
  polls,
  postEdits,
  posts,
  pushDevices,
  drawEntries,
  draws,
  drawSeeds,
  referrals,
  roomReads,
  smsCodes,
  takenNames,
  taskClaims,
  userBlocks,
  users,
  vipMembers,
  watchDays,
} from '../src/platform/database/schema.js';
import { publishArticle, publishTitle } from '../src/modules/newsfeed/testing.js';
import { LinkRepository } from '../src/modules/users/link-repository.js';
import { FakeBrowser } from '../src/modules/web-push/testing.js';
import { hashToken } from '../src/modules/users/secret-token.js';
import { PointsRepository } from '../src/modules/points/points-repository.js';
import { WatchDayRepository } from '../src/modules/points/watch-day-repository.js';
import { SmsRepository } from '../src/modules/users/sms-repository.js';
import { UserRepository } from '../src/modules/users/user-repository.js';
import { Mailbox } from './support/mailbox.js';
import { PASSWORD, people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let box: Mailbox;
let site: TestApp;
let who: ReturnType<typeof people>;
beforeAll(async () => {
  box = new Mailbox();
  const env = {
    SMTP_URL: `smtp://${await box.open()}`,
    MAIL_FROM: 'Khán Đài <khong-tra-loi@khandai.example>',
    SITE_ORIGIN: 'https://khandai.example',
  };
  site = await openTestApp(env);
  who = people(site);
});
afterAll(async () => {
  await site.close();
  await box.close();
});

const exportOf = (token: string) => who.get<MemberExport>('export', token);
const leave = (password: string, token: string) => who.post('delete-account', { password }, { token });

async function userIdOf(username: string): Promise<number> {
  const [user] = await site.database.db.select().from(users).where(eq(users.username, username));
  return user?.userId ?? 0;
}

/** Registers a user who posted one message, from which the filter removed a word, and who liked it. */
async function talker(rest: object = {}) {
  const username = who.newName();
  const tokens = await who.register(username, rest);
  const userId = await userIdOf(username);
  const { db } = site.database;
  const [room] = await db.insert(chatRooms).values({ name: 'Khán đài A', authorId: userId }).returning();
  const groupId = room?.groupId ?? 0;
  const written = {
    originalMessage: 'Gọi tôi số 0912345678',
    filteredMessage: 'Gọi tôi số ***',
    searchKey: 'goi toi so ***',
  };
  const [message] = await db
    .insert(chatMessages)
    .values({ groupId, userId, uuid: randomUUID(), sequence: 1, revision: 1, ...written })
    .returning();
  const groupMessageId = message?.groupMessageId ?? 0;
  await db.insert(chatReactions).values({ groupMessageId, userId, reaction: 'love' });
  await db.insert(roomReads).values({ userId, groupId, readSequence: 1, readCount: 1 });
  return { username, userId, groupId, ...tokens };
}

describe('the data of a member', () => {
  it('[AC1] (export) can be exported: profile, devices, e-mail links, messages as written, reactions', async () => {
    const { username, accessToken } = await talker({
      email: 'toi@example.com',
      inviteCode: 'NHUNG21',
      nickname: 'Gió Lào',
    });
    await box.next();
    const blocked = await talker({ nickname: 'Nắng Hạ' });
    const blockedAt = new Date(site.clock.now());
    const block = { userId: await userIdOf(username), blockedId: blocked.userId, createdAt: blockedAt };
    await site.database.db.insert(userBlocks).values(block);
    const { status, body, text } = await exportOf(accessToken);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      profile: {
        username,
        nickname: 'Gió Lào',
        emailAddress: 'toi@example.com',
        inviteCode: 'NHUNG21',
        level: 1,
        exp: 0,
      },
      sessions: [{ current: true }],
      links: [{ purpose: 'verify-email', emailAddress: 'toi@example.com' }],
      messages: { total: 1, list: [{ room: 'Khán đài A', text: 'Gọi tôi số 0912345678' }] },
      reactions: { total: 1, list: [{ room: 'Khán đài A', message: 'Gọi tôi số ***', reaction: 'love' }] },
      followedRooms: [{ room: 'Khán đài A' }],
      blocked: [{ name: 'Nắng Hạ', blockedAt: blockedAt.toISOString() }],
    });
    expect(body.data.nameLooks).toHaveLength(2);
    const lastSeenAt = new Date(site.clock.now());
    await site.database.db.update(users).set({ lastSeenAt }).where(eq(users.username, username));
    expect((await exportOf(accessToken)).body.data.profile.lastSeenAt).toBe(lastSeenAt.toISOString());
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash|codeHash/);
  });

  it('has what the member wrote in the feed; with the account the posts go, and the texts before the word filter', async () => {
    const { userId, accessToken } = await talker();
    const { db } = site.database;
    const call = <D>(path: string, body: object) => site.call<D>('POST', path, { body, token: accessToken });
    const created = await call<{ id: number }>('/au/api/user/newsfeed-create', {
      ...{ content: 'Bài của tôi', visibility: 2, uuid: randomUUID() },
    });
    const { id } = created.body.data;
    await call('/au/api/user/newsfeed-update', { id, content: 'Bài đã sửa' });
    await call('/au/api/user/newsfeed-reaction', { id, reaction: 'wow' });
    const said = { postId: id, content: 'Tự trả lời', uuid: randomUUID() };
    const { commentId } = (await call<{ commentId: number }>('/other/api/comment/create', said)).body.data;
    await call('/other/api/comment/like', { commentId, liked: true });
    const articleId = await publishArticle(site.database, `nam-dinh-thang-${randomUUID()}`);
    await call('/other/api/article/reaction', { articleId, reaction: 'love' });
    await call('/other/api/comment/create', { articleId, content: 'Bài báo hay', uuid: randomUUID() });
    const { feed } = (await exportOf(accessToken)).body.data;
    expect(feed).toMatchObject({
      posts: [{ text: 'Bài đã sửa', visibility: 2 }],
      comments: [{ text: 'Bài báo hay' }, { text: 'Tự trả lời' }],
      reactions: [{ post: 'Bài đã sửa', reaction: 'wow' }],
      articleReactions: [{ article: 'Nam Định thắng đậm', reaction: 'love' }],
      commentLikes: [{ comment: 'Tự trả lời' }],
    });
    await leave(PASSWORD, accessToken);
    const [left] = await db.select().from(posts).where(eq(posts.authorId, userId));
    expect(left).toMatchObject({ visibility: 3, content: '', original: '' });
    expect(await db.$count(postEdits, eq(postEdits.postId, id))).toBe(0);
  });

  it('has the likes of comments without the texts under what is no longer published, withdrawn or at its licence’s end', async () => {
    const { accessToken: token } = await talker();
    const { db } = site.database;
    const articleId = await publishArticle(site.database, `len-ngoi-${randomUUID()}`);
    const [withdrawn, ended] = [
      await publishTitle(site.database, { kind: 'reel', slug: `reel-${randomUUID()}` }),
      await publishTitle(site.database, { kind: 'film', slug: `film-${randomUUID()}` }),
    ];
    for (const [content, place] of [
      ['Dưới bài báo', { articleId }],
      ['Dưới reel', { titleId: withdrawn }],
      ['Dưới phim', { titleId: ended }],
    ] as const) {
      const body = { ...place, content, uuid: randomUUID() };
      const { commentId } = (
        await site.call<{ commentId: number }>('POST', '/other/api/comment/create', { body, token })
      ).body.data;
      await site.call('POST', '/other/api/comment/like', { body: { commentId, liked: true }, token });
    }
    const liked = async () => (await exportOf(token)).body.data.feed.commentLikes.map(({ comment }) => comment);
    expect(await liked()).toEqual(['Dưới phim', 'Dưới reel', 'Dưới bài báo']);
    await db.update(articles).set({ status: 10 }).where(eq(articles.articleId, articleId));
    await db.update(mediaTitles).set({ status: 'withdrawn' }).where(eq(mediaTitles.titleId, withdrawn));
    const validUntil = new Date(site.clock.now());
    await db.update(mediaLicences).set({ validUntil }).where(eq(mediaLicences.titleId, ended));
    expect(await liked()).toEqual(['', '', '']);
  });

  it('has the browsers that receive pushes; a browser goes with its session, and all with the account', async () => {
    const { userId, accessToken, refreshToken, username } = await talker();
    const { db } = site.database;
    const stored = () => db.$count(pushDevices, eq(pushDevices.userId, userId));
    const register = async (token: string) => {
      const { p256dh, auth } = new FakeBrowser();
      const endpoint = `https://push.khandai.example/${randomUUID()}`;
      const body = { endpoint, p256dh, auth, language: 'vi' };
      return (await site.call('POST', '/au/api/user/push-device', { body, token })).body.code;
    };
    expect(await register(accessToken)).toBe(0);
    const { pushDevices: listed } = (await exportOf(accessToken)).body.data;
    expect(listed).toMatchObject([{ service: 'push.khandai.example' }]);
    await who.post('logout', { refreshToken });
    expect([await stored(), await register(accessToken)]).toEqual([0, 401]);
    const { accessToken: next } = await who.login(username);
    expect([await register(next), await stored()]).toEqual([0, 1]);
    await leave(PASSWORD, next);
    expect(await stored()).toBe(0);
  });

  it('has the check-ins, the claimed tasks and the picks, which go with the account', async () => {
    const { userId, accessToken } = await talker();
    const { db } = site.database;
    const { body } = await site.call('POST', '/au/api/user/check-in', { body: {}, token: accessToken });
    expect(body.code).toBe(0);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
    expect((await exportOf(accessToken)).body.data.checkIns).toEqual([{ day, points: 10 }]);
    const { body: board } = await site.call<TaskBoard>('GET', '/au/api/task/today', { token: accessToken });
    const order = { day: board.data.today };
    await site.call('POST', '/au/api/user/task/claim', { body: order, token: accessToken });
    await new WatchDayRepository(site.database).count([userId], Date.now());
    const at = new Date();
    await db.insert(picks).values({
      ...{ userId, uuid: randomUUID(), fixtureId: 'gone', homeName: 'Hải Phòng', awayName: 'Hà Nội', market: 30 },
      ...{ side: 'home', line: 0.75, price: 0.9, companyId: 7, companyName: 'Nhà cái thử', stake: 20 },
      ...{ placedAt: at, day: '2026-11-20', kickOff: at, lockedAt: at },
    });
    const times = { picksOpenAt: new Date(at.getTime() - 1), startsAt: at };
    const race = { trackId: 1, ...times, laps: 5, marbles: [], multiple: 8 };
    const [made] = await db.insert(races).values(race).returning();
    const { raceId } = made!;
    await db.insert(racePicks).values({ raceId, userId, uuid: randomUUID(), marbleId: 4, stake: 30, placedAt: at });
    expect((await exportOf(accessToken)).body.data).toMatchObject({
      racePicks: [{ raceId, marbleId: 4, stake: 30, returned: null, placedAt: at.toISOString() }],
      picks: [{ match: 'Hải Phòng – Hà Nội', side: 'home', line: 0.75, price: 0.9, stake: 20, returned: null }],
      tasks: [{ day, title: 'Điểm danh hôm nay', points: 5 }],
      watchedDay: [{ day, minutes: 1 }],
      rankings: expect.arrayContaining([{ board: 'streak', period: 'day', since: day, score: 1 }]) as unknown,
    });
    await leave(PASSWORD, accessToken);
    for (const table of [checkIns, picks, racePicks, taskClaims, watchDays, memberTops])
      expect(await db.$count(table, eq(table.userId, userId))).toBe(0);
  });

  it('[EN3] (own data) has the entries in draws; when the account goes, its entry stays in the list without it', async () => {
    const { userId, accessToken } = await talker();
    const { db } = site.database;
    const times = { opensAt: new Date(Date.now() - 60_000), closesAt: new Date(Date.now() + 60_000) };
    const [draw] = await db
      .insert(draws)
      .values({ title: 'Áo đấu', prize: 'Áo', winners: 1, ...times })
      .returning();
    const drawId = draw!.drawId;
    await db.insert(drawSeeds).values({ drawId, seed: 'ab'.repeat(32), seedHash: 'cd'.repeat(32) });
    const path = `/au/api/user/lucky/enter/${drawId}`;
    const { body } = await site.call<LuckyResult>('POST', path, { body: {}, token: accessToken });
    const entryId = body.data.mine?.entryId;
    expect((await exportOf(accessToken)).body.data.draws).toEqual([
      { title: 'Áo đấu', entryId, enteredAt: body.data.mine?.enteredAt, rank: null, prize: 'Áo' },
    ]);
    await leave(PASSWORD, accessToken);
    expect(await db.$count(drawEntries, eq(drawEntries.userId, userId))).toBe(0);
    const entries = await db.select().from(drawEntries).where(eq(drawEntries.drawId, drawId));
    expect(entries).toMatchObject([{ entryId, userId: null, number: 1 }]);
  });

  it('[EN5] (data) has the invitations: a browser of the inviter brings none; with the account its code goes', async () => {
    const inviter = await talker();
    const { db } = site.database;
    const { body } = await site.call<{ code: string }>('POST', '/au/api/user/referral/code', {
      ...{ body: {}, token: inviter.accessToken },
    });
    const { code } = body.data;
    const friend = await talker({ inviteCode: code });
    // A browser in which the inviter is logged in.
    const { headers } = await who.post('login', { username: inviter.username, password: PASSWORD });
    const device = /device=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
    const second = { username: who.newName(), password: PASSWORD, inviteCode: code.toLowerCase() };
    await site.call('POST', '/au/api/user/register', { body: second, headers: { cookie: device } });
    const sheet = async () =>
      (await site.call<ReferralSheet>('GET', '/au/api/user/referral', { token: inviter.accessToken })).body.data;
    expect(await sheet()).toMatchObject({
      ...{
        code,
        total: 2,
        list: [
          { state: 'refused', reason: 'ineligible' },
          { state: 'registered', reason: null },
        ],
      },
    });
    expect((await exportOf(inviter.accessToken)).body.data.referral).toMatchObject({
      ...{ code, invited: [], networkKept: false, friends: [{ points: 0 }, { points: 0 }] },
    });
    const own = (await exportOf(friend.accessToken)).body.data.referral;
    expect(own).toMatchObject({ code: null, invited: [{ state: 'open', points: 0 }], networkKept: true });
    expect(JSON.stringify(own)).not.toContain(inviter.username);
    await leave(PASSWORD, friend.accessToken);
    const [left] = await db.select().from(referrals).where(eq(referrals.userId, friend.userId));
    expect(left).toMatchObject({ state: 'refused', reason: 'left' });
    expect((await sheet()).list[1]).toMatchObject({ name: '', reason: 'left' });
    await leave(PASSWORD, inviter.accessToken);
    expect(await db.$count(inviteCodes, eq(inviteCodes.userId, inviter.userId))).toBe(0);
    expect(await db.$count(referrals, eq(referrals.inviterId, inviter.userId))).toBe(0);
  });

  it('has no text of a post that its author has hidden since, and leaves no share behind in its count', async () => {
    const [author, fan] = [await talker(), await talker()];
    const call = <D>(path: string, body: object, token: string) => site.call<D>('POST', path, { body, token });
    const [shared, hidden] = await Promise.all(
      ['Bài được chia sẻ', 'Bài sẽ ẩn'].map(async (content) => {
        const body = { content, uuid: randomUUID() };
        return (await call<Post>('/au/api/user/newsfeed-create', body, author.accessToken)).body.data.id;
      }),
    );
    for (const id of [shared, hidden])
      await call('/au/api/user/newsfeed-reaction', { id, reaction: 'wow' }, fan.accessToken);
    await call('/au/api/user/newsfeed-share', { id: shared, uuid: randomUUID() }, fan.accessToken);
    const secret = { id: hidden, content: 'Chuyện riêng', visibility: 2 };
    await call('/au/api/user/newsfeed-update', secret, author.accessToken);
    const { reactions } = (await exportOf(fan.accessToken)).body.data.feed;
    expect(reactions.toSorted((a, b) => b.post.localeCompare(a.post))).toEqual([
      { post: 'Bài được chia sẻ', reaction: 'wow' },
      { post: '', reaction: 'wow' },
    ]);
    const shares = async () => (await site.call<Post>('GET', `/au/api/user/newsfeed/${shared}`)).body.data.totalShares;
    expect(await shares()).toBe(1);
    await leave(PASSWORD, fan.accessToken);
    expect(await shares()).toBe(0);
  });

  it('has what the chat stores about the member besides', async () => {
    const { userId, groupId, accessToken } = await talker();
    const { db } = site.database;
    const at = new Date(site.clock.now());
    const [ofTheirs] = await db.select().from(chatMessages).where(eq(chatMessages.userId, userId));
    const groupMessageId = ofTheirs?.groupMessageId ?? 0;
    const uuid = randomUUID();
    const told = { groupId, userId, uuid, originalMessage: 'chờ duyệt', filteredMessage: 'chờ duyệt', createdAt: at };
    const message = {
      ...{ ...told, searchKey: 'cho duyet', parentMessageId: null, attachments: [], stickerId: null },
    };
    await db.insert(heldMessages).values({ ...told, message });
    await db.insert(chatMentions).values({ groupMessageId, userId, groupId, createdAt: at });
    await db.insert(messageReports).values({ groupMessageId, userId, reason: 'advert', createdAt: at });
    const ban = { userId, reason: 'flood', createdAt: at, createdBy: userId, madeLog: 1, request: 'xin lỗi' } as const;
    await db.insert(chatBans).values(ban);
    const question = { groupId, authorId: userId, question: 'Ai thắng?', options: ['Huế', 'Hà Nội'] };
    const [poll] = await db
      .insert(polls)
      .values({ ...question, createdAt: at, endsAt: at })
      .returning();
    await db.insert(pollVotes).values({ pollId: poll?.pollId ?? 0, userId, choice: 1 });
    const gift = { groupId, userId, uuid, giftId: 2, count: 5, points: 50, combo: 5, note: 'cố lên', createdAt: at };
    await db.insert(chatGifts).values(gift);
    await db.insert(vipMembers).values({ groupId, userId, status: 'pending', requestedAt: at });
    await db.insert(chatAttachments).values({ userId, src: `/tep/chat/aa/${uuid}.webp`, createdAt: at });
    const { chat } = (await exportOf(accessToken)).body.data;
    const room = 'Khán đài A';
    const now = at.toISOString();
    expect(chat).toEqual({
      vipRooms: [{ room, status: 'pending', requestedAt: now }],
      uploads: [{ src: `/tep/chat/aa/${uuid}.webp`, uploadedAt: now }],
      heldMessages: [{ room, text: 'chờ duyệt', sentAt: now, decision: null }],
      mentions: [{ room, message: 'Gọi tôi số ***', mentionedAt: now }],
      reports: [{ room, message: 'Gọi tôi số ***', reason: 'advert', reportedAt: now }],
      bans: [{ room: null, reason: 'flood', from: now, until: null, lifted: false, request: 'xin lỗi' }],
      votes: [{ question: 'Ai thắng?', option: 'Hà Nội' }],
      gifts: [{ room, giftId: 2, count: 5, points: 50, note: 'cố lên', sentAt: now }],
    });
    await leave(PASSWORD, accessToken);
    const [left] = await db.select().from(chatGifts).where(eq(chatGifts.userId, userId));
    expect(left?.note).toBe('');
  });

  it('has nothing of a message that another user took back', async () => {
    const { userId, accessToken } = await talker();
    const taken = { recalled: 'author' } as const;
    await site.database.db.update(chatMessages).set(taken).where(eq(chatMessages.userId, userId));
    expect((await exportOf(accessToken)).body.data.reactions.list).toMatchObject([{ message: '', reaction: 'love' }]);
  });

  it('can be exported by the member only, with a limit', async () => {
    const { accessToken } = await talker();
    expect((await exportOf(await who.guest())).status).toBe(403);
    for (let times = 0; times < 5; times += 1) expect((await exportOf(accessToken)).status).toBe(200);
    expect((await exportOf(accessToken)).status).toBe(429);
  });
});

describe('a member who deletes their account', () => {
  it('must give the password; a wrong one changes nothing', async () => {
    const { username, accessToken } = await talker();
    const { status, body, headers } = await leave('sai mật khẩu', accessToken);
    expect(headers['set-cookie']).toBeUndefined();
    expect([status, body.code, body.msg]).toEqual([400, 1007, 'Mật khẩu hiện tại không đúng.']);
    expect((await who.get(`info/${username}`)).status).toBe(200);
  });

  it('is logged out everywhere and has no account', async () => {
    const { username, accessToken, refreshToken } = await talker();
    const other = await who.login(username);
    const left = await leave(PASSWORD, accessToken);
    expect(left.body).toMatchObject({ code: 0, data: {} });
    expect(left.headers['set-cookie']).toMatch(/^token=; Max-Age=0;/);
    expect((await who.get('info', accessToken)).status).toBe(401);
    for (const token of [refreshToken, other.refreshToken]) {
      expect((await who.post<LoginResponse>('refresh-token', { refreshToken: token })).body.code).toBe(1006);
    }
    expect((await who.post('login', { username, password: PASSWORD })).body.code).toBe(1001);
    expect((await who.get(`info/${username}`)).status).toBe(404);
  });

  it('leaves messages for others, without a name, and no other data', async () => {
    const { userId, groupId, accessToken } = await talker({
      email: 'di@example.com',
      phoneNumber: '0912345678',
    });
    await box.next();
    const { db } = site.database;
    const soon = new Date(site.clock.now() + 60_000);
    await db
      .insert(smsCodes)
      .values({ userId, phoneNumber: '+84912345678', codeHash: 'x', sentAt: soon, expiresAt: soon });
    const points = new PointsRepository(db);
    const given = {
      userId,
      unit: 'points',
      amount: 60,
      cause: 'opening',
      reference: 'test',
      key: `test:${userId}`,
    } as const;
    await points.post([given], soon);
    const blocked = await talker();
    await db.insert(userBlocks).values({ userId, blockedId: blocked.userId });
    const friend = await talker();
    const createdAt = new Date();
    await db.insert(friendships).values([
      { userId, friendId: friend.userId, createdAt },
      { userId: friend.userId, friendId: userId, createdAt },
    ]);
    await db.insert(friendRequests).values({ senderId: blocked.userId, receiverId: userId, createdAt });
    await db.insert(follows).values({ followerId: friend.userId, followedId: userId, createdAt });
    await leave(PASSWORD, accessToken);
    const [left] = await db.select().from(users).where(eq(users.userId, userId));
    expect(left).toMatchObject({ displayName: 'Thành viên đã xóa', username: '', locked: true });
    expect(await points.balances(userId)).toEqual({ points: 0, exp: 0 });
    const removed = [
      'usernameKey',
      'passwordHash',
      'profilePicture',
      'emailAddress',
      'phoneNumber',
      'inviteCode',
    ] as const;
    expect(removed.map((name) => left?.[name])).toEqual(removed.map(() => null));
    expect(await db.$count(smsCodes, eq(smsCodes.userId, userId))).toBe(0);
    expect(await db.$count(hosts, eq(hosts.userId, userId))).toBe(0);
    expect(await db.$count(roomReads, eq(roomReads.userId, userId))).toBe(0);
    expect(await db.$count(userBlocks, eq(userBlocks.userId, userId))).toBe(0);
    expect(await db.$count(friendships, eq(friendships.userId, friend.userId))).toBe(0);
    expect(await db.$count(friendRequests, eq(friendRequests.receiverId, userId))).toBe(0);
    expect(await db.$count(follows, eq(follows.followedId, userId))).toBe(0);
    const [message] = await db.select().from(chatMessages).where(eq(chatMessages.userId, userId));
    expect([message?.originalMessage, message?.filteredMessage]).toEqual(['Gọi tôi số ***', 'Gọi tôi số ***']);
    const page = await site.call('POST', '/ac/api/chat/message/v2/list', {
      token: await who.guest(),
      body: { groupId },
    });
    expect(page.body.data).toMatchObject({
      list: [{ showName: 'Thành viên đã xóa', filteredMessage: 'Gọi tôi số ***' }],
    });
  });

  it('leaves a private conversation to its other member; when both have left, it is deleted', async () => {
    const { db } = site.database;
    const [first, second, third] = [await talker(), await talker(), await talker()];
    const converse = async (one: typeof first, other: typeof first) => {
      const [room] = await db.insert(chatRooms).values({ name: 'Riêng', privateMessage: true }).returning();
      const groupId = room?.groupId ?? 0;
      const members = { lowUser: one.userId, highUser: other.userId, openedBy: one.userId };
      await db.insert(conversations).values({ groupId, ...members });
      const text = { originalMessage: 'Chào', filteredMessage: 'Chào', searchKey: 'chao' };
      const message = { groupId, userId: one.userId, uuid: randomUUID(), sequence: 1, revision: 1, ...text };
      await db.insert(chatMessages).values(message);
      return groupId;
    };
    const [ended, kept] = [await converse(first, second), await converse(second, third)];
    const left = async (groupId: number) => [
      await db.$count(chatRooms, eq(chatRooms.groupId, groupId)),
      await db.$count(conversations, eq(conversations.groupId, groupId)),
      await db.$count(chatMessages, eq(chatMessages.groupId, groupId)),
    ];
    await leave(PASSWORD, first.accessToken);
    expect(await left(ended)).toEqual([1, 1, 1]);
    await leave(PASSWORD, second.accessToken);
    expect([await left(ended), await left(kept)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });

  it('is not changed by pending requests: no password, no address, no number', async () => {
    const { userId, accessToken } = await talker();
    const { db } = site.database;
    await leave(PASSWORD, accessToken);
    const late = new Date(site.clock.now());
    const code = {
      userId,
      phoneNumber: '+84912345678',
      codeHash: 'x',
      sentAt: late,
      expiresAt: new Date(late.getTime() + 60_000),
    };
    const codes = new SmsRepository(db);
    await codes.put(code, late);
    await codes.confirm({ ...code, tries: 0 }, late);
    const members = new UserRepository(db);
    await members.setPassword(userId, 'x');
    await members.setVerifiedEmail(userId, 'tre@example.com', late);
    for (const purpose of ['verify-email', 'reset-password'] as const) {
      const token = `late-${purpose}`;
      await new LinkRepository(db).put({
        userId,
        purpose,
        emailAddress: 'tre@example.com',
        tokenHash: hashToken(token),
        expiresAt: code.expiresAt,
      });
      expect((await who.post(purpose, { token, password: PASSWORD })).body.code).toBe(1009);
    }
    const [left] = await db.select().from(users).where(eq(users.userId, userId));
    const removed = ['passwordHash', 'emailAddress', 'emailVerifiedAt', 'phoneNumber', 'phoneVerifiedAt'] as const;
    expect(removed.map((name) => left?.[name])).toEqual(removed.map(() => null));
  });

  it('has a name that no other user can take afterwards, and the placeholder name is reserved', async () => {
    const { username, userId, accessToken } = await talker({ nickname: 'Mưa Hàng Đẫy' });
    await leave(PASSWORD, accessToken);
    expect(await site.database.db.$count(takenNames, eq(takenNames.userId, userId))).toBe(2);
    expect((await who.post('register', { username, password: PASSWORD })).body.code).toBe(1002);
    const other = await who.register(who.newName());
    const rename = (nickname: string) => who.post('update-info', { nickname }, { token: other.accessToken });
    expect((await rename('mua hang day')).body.code).toBe(1003);
    expect((await rename('Thành viên đã xoá')).body.code).toBe(1008);
  });

  it('gets a last e-mail if the address was verified', async () => {
    const { accessToken } = await talker({ email: 'chao@example.com' });
    const token = /xac-minh-email=([\w-]{43})/.exec((await box.next()).text ?? '')?.[1];
    await who.post('verify-email', { token });
    await leave(PASSWORD, accessToken);
    const email = await box.next();
    expect([email.rcpt, email.text]).toEqual([['chao@example.com'], expect.stringContaining('vừa được xóa')]);
  });
});
