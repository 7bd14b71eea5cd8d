import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { comments, deskLog, postReports, sessions as sessionRows, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { DeskLog, type LoggedAct } from '../../platform/desk-log/desk-log.js';
import type { Identity } from '../../platform/http/caller.js';
import type { SessionEnd } from '../../platform/session-end-channel.js';
import { seeds } from '../chat/testing.js';
import { publishArticle } from '../newsfeed/testing.js';
import { RoleRepository } from '../commentators/role-repository.js';
import { RoleService } from '../commentators/role-service.js';
import { memberSessions, SessionRepository } from '../users/session-repository.js';
import type { MemberRoles } from './member-ports.js';
import { MemberDesk } from './member-desk.js';
import { MemberQuery } from './member-query.js';
import { MemberUndoer } from './member-undoer.js';

const clock = new FakeClock(Date.parse('2026-11-20T13:50:00Z'));
const reason = 'Theo yêu cầu của ban biên tập';
const page = { pageNum: 1, pageSize: 100 };

let database: PgliteDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  // A test counts the staff that it makes.
  await database.db.update(users).set({ role: 'member' }).where(eq(users.role, 'staff'));
});
afterAll(() => database.close());

let people = 0;

function office() {
  const ends: SessionEnd[] = [];
  const mailed: number[] = [];
  const channel = { publish: async (end: SessionEnd) => void ends.push(end) };
  const repository = new RoleRepository(database);
  const service = new RoleService({
    ...{ database, roles: repository, clock, ends: channel, sessions: new SessionRepository(database.db) },
    news: { publish: async () => undefined },
  });
  const roles: MemberRoles = {
    setRole: (tx, member, role) => repository.setRole(tx, member, role),
    follow: (member, role) => service.follow(member, role),
  };
  const sessions = memberSessions(database);
  const desk = new MemberDesk({
    ...{ database, roles, sessions, clock, ends: channel, deskLog: new DeskLog({ clock }) },
    members: new MemberQuery(database),
    bansOf: async () => [],
    sendReset: async (userId) => {
      mailed.push(userId);
      return (await database.db.$count(users, eq(users.userId, userId))) > 0;
    },
  });
  const undoer = new MemberUndoer({ roles, sessions, ends: channel });
  const member = async (values: Partial<typeof users.$inferInsert> = {}): Promise<Identity> => {
    const username = `ban.${(people += 1)}`;
    const made = await seeds(database).user({ username, usernameKey: username, displayName: 'Đỗ Hòa', ...values });
    const expiresAt = new Date(clock.now() + 3_600_000);
    const session = {
      sessionId: `phien-${made.userId}`,
      userId: made.userId,
      device: 'Chrome trên Android',
      expiresAt,
    };
    await database.db.insert(sessionRows).values(session);
    return made;
  };
  const acts = (userId: number): Promise<LoggedAct[]> =>
    database.db
      .select()
      .from(deskLog)
      .where(eq(deskLog.recordId, String(userId)))
      .orderBy(deskLog.logId);
  const undo = async (act: LoggedAct | undefined) => {
    const done = act ? await database.db.transaction((tx) => undoer.undo(tx, act)) : false;
    if (typeof done === 'function') await done();
    return done !== false;
  };
  return { desk, ends, mailed, member, acts, undo };
}

describe('members at the desk', () => {
  it('are found by a word of the name without marks, by e-mail and by state; % and _ are letters', async () => {
    const { desk, member } = office();
    const { userId } = await member({ displayName: 'Trần Thị Nhài', emailAddress: 'nhai@vi-du.vn', locked: true });
    const ids = async (query: Parameters<typeof desk.page>[0]) => (await desk.page(query)).list.map(({ id }) => id);
    expect(await ids({ ...page, q: 'nhai' })).toEqual([userId]);
    expect(await ids({ ...page, q: 'NHAI@vi-du.vn' })).toEqual([userId]);
    expect(await ids({ ...page, state: 'locked' })).toContain(userId);
    expect([await ids({ ...page, q: '%' }), await ids({ ...page, q: '_' })]).toEqual([[], []]);
  });

  it('show how often they were reported, also for what they say about articles', async () => {
    const { desk, member } = office();
    const [{ userId }, { userId: reader }] = [await member(), await member()];
    const articleId = await publishArticle(database, 'bi-bao-cao');
    const createdAt = new Date(clock.now());
    const said = { authorId: userId, content: 'x', original: 'x', uuid: 'bi-bao-cao', createdAt };
    const [comment] = await database.db
      .insert(comments)
      .values({ ...said, articleId })
      .returning();
    await database.db
      .insert(postReports)
      .values({ userId: reader, commentId: comment!.commentId, reason: 'insult', createdAt });
    expect(await desk.one(userId)).toMatchObject({ comments: 1, reports: 1 });
    expect(await desk.one(reader)).toMatchObject({ reports: 0 });
  });

  it('show their sessions and never a password', async () => {
    const { desk, member } = office();
    const { userId } = await member({ passwordHash: 'bi-mat' });
    const info = await desk.one(userId);
    expect(info.sessionList).toMatchObject([{ device: 'Chrome trên Android' }]);
    expect(JSON.stringify(info)).not.toContain('bi-mat');
  });

  it('lose their sessions with a lower role, and get the former one back by an undo', async () => {
    const { desk, member, ends, acts, undo } = office();
    const [boss, other] = [await member({ role: 'staff' }), await member({ role: 'moderator' })];
    const lowered = await desk.changeRole(boss, other.userId, { role: 'member', was: 'moderator', reason });
    expect([lowered.role, lowered.sessionList, ends]).toEqual(['member', [], [{ userId: other.userId }]]);
    const [act] = await acts(other.userId);
    expect(act).toMatchObject({ action: 'role', before: { role: 'moderator' }, after: { role: 'member', reason } });
    expect(await undo(act)).toBe(true);
    expect((await desk.one(other.userId)).role).toBe('moderator');
    expect(await undo(act)).toBe(false);
  });

  it('keep their role when it changed meanwhile', async () => {
    const { desk, member, acts } = office();
    const [boss, other] = [await member({ role: 'staff' }), await member()];
    const change = desk.changeRole(boss, other.userId, { role: 'staff', was: 'moderator', reason });
    await expect(change).rejects.toMatchObject({ status: 409, messageKey: 'roleChanged' });
    expect(await acts(other.userId)).toEqual([]);
  });

  it('change neither their own standing nor that of the last of the staff', async () => {
    const { desk, member } = office();
    const [boss, former] = [await member({ role: 'staff' }), await member({ role: 'moderator' })];
    const own = { role: 'member', was: 'staff', reason } as const;
    await expect(desk.changeRole(boss, boss.userId, own)).rejects.toMatchObject({ messageKey: 'ownStanding' });
    await expect(desk.setLocked(boss, boss.userId, true, reason)).rejects.toMatchObject({ messageKey: 'ownStanding' });
    // The caller was lowered a moment ago, so the other one is the last.
    await expect(desk.changeRole(former, boss.userId, own)).rejects.toMatchObject({ messageKey: 'lastStaff' });
    await expect(desk.setLocked(former, boss.userId, true, reason)).rejects.toMatchObject({ messageKey: 'lastStaff' });
  });

  it('that are two of the staff cannot both lower each other', async () => {
    const { desk, member } = office();
    const [one, two] = [await member({ role: 'staff' }), await member({ role: 'staff' })];
    const lower = { role: 'member', was: 'staff', reason } as const;
    const results = await Promise.allSettled([
      desk.changeRole(one, two.userId, lower),
      desk.changeRole(two, one.userId, lower),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await database.db.$count(users, eq(users.role, 'staff'))).toBe(1);
  });

  it('are locked out at once, and let in again', async () => {
    const { desk, member, ends, acts, undo } = office();
    const [boss, other] = [await member({ role: 'staff' }), await member()];
    const locked = await desk.setLocked(boss, other.userId, true, reason);
    expect([locked.locked, locked.sessionList, ends]).toEqual([true, [], [{ userId: other.userId }]]);
    await expect(desk.setLocked(boss, other.userId, true, reason)).rejects.toMatchObject({ messageKey: 'lockChanged' });
    expect(await undo((await acts(other.userId))[0])).toBe(true);
    expect((await desk.one(other.userId)).locked).toBe(false);
  });

  it('are logged out of one session or of all', async () => {
    const { desk, member, ends } = office();
    const [boss, other] = [await member({ role: 'staff' }), await member()];
    const session = `phien-${other.userId}`;
    await expect(desk.endSessions(boss, other.userId, `phien-${boss.userId}`)).rejects.toMatchObject({ status: 404 });
    await desk.endSessions(boss, other.userId, session);
    await desk.endSessions(boss, other.userId);
    expect(ends).toEqual([{ userId: other.userId, session }, { userId: other.userId }]);
  });

  it('get a link to a new password by e-mail, which the log names', async () => {
    const { desk, member, mailed, acts } = office();
    const [boss, other] = [await member({ role: 'staff' }), await member()];
    await desk.sendResetLink(boss, other.userId);
    expect([mailed, (await acts(other.userId)).map(({ action }) => action)]).toEqual([[other.userId], ['reset-link']]);
  });

  it('of a feed take no role', async () => {
    const { desk, member } = office();
    const boss = await member({ role: 'staff' });
    const fan = await member({ simulated: true, usernameKey: null });
    const change = desk.changeRole(boss, fan.userId, { role: 'staff', was: 'member', reason });
    await expect(change).rejects.toMatchObject({ messageKey: 'simulatedAccount' });
  });
});
