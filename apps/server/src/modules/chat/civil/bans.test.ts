import { Code } from '@khandai/contracts';
import fc from 'fast-check';
import type { Database } from '../../../platform/database/database.js';
import { readMigrations } from '../../../platform/database/migrations.js';
import { PgliteDatabase } from '../../../platform/database/pglite-database.js';
import { openMigrated, openTestDatabase } from '../../../platform/database/testing.js';
import type { Identity } from '../../../platform/http/caller.js';
import { chatFixture, newUuid } from '../testing.js';

const PAGE = { pageNum: 1, pageSize: 1 };

describe('bans in any order', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  /** What the log says that happened to one user in one room. */
  type Happened =
    | { readonly logId: number; readonly act: 'ban'; readonly ban: number; readonly replaced: number | undefined }
    | { readonly logId: number; readonly act: 'unban'; readonly ban: number };

  test('[CH13] (ban) no sequence of bans, unbans and undos leaves a user banned, or free, who is not', async () => {
    const actions = fc.array(
      fc.oneof(
        fc.record({ act: fc.constant('ban' as const) }),
        fc.record({ act: fc.constant('unban' as const) }),
        // One of the rows so far, from the oldest (0) to the newest (1).
        fc.record({ act: fc.constant('undo' as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
      ),
      { maxLength: 16 },
    );
    const world = chatFixture(database);
    const moderator = await world.user({ role: 'moderator' });
    const { bans, moderation } = world.moderation;
    await fc.assert(
      fc.asyncProperty(actions, async (all) => {
        const [fan, groupId] = [await world.user(), await world.room()];
        const newest = async () => (await moderation.log(moderator, groupId, PAGE)).list[0]?.logId ?? 0;
        const done: Happened[] = [];
        const undone = new Set<number>();
        let current: number | undefined;
        for (const one of all) {
          if (one.act === 'ban') {
            const { banId } = await bans.ban(moderator, { userId: fan.userId, groupId, reason: 'flood' });
            done.push({ logId: await newest(), act: 'ban', ban: banId, replaced: current });
            current = banId;
          } else if (one.act === 'unban') {
            if (current === undefined) continue;
            await bans.unban(moderator, current, {});
            done.push({ logId: await newest(), act: 'unban', ban: current });
            current = undefined;
          } else {
            const row = done[Math.min(Math.floor(one.at * done.length), done.length - 1)];
            if (!row) continue;
            const isLast = row.act === 'ban' ? current === row.ban : current === undefined;
            const expected = isLast && !undone.has(row.logId) ? 0 : Code.notUndoable;
            const code = await moderation.undo(moderator, row.logId).then(
              () => 0,
              (error: { code: number }) => error.code,
            );
            expect([row, code]).toEqual([row, expected]);
            if (code !== 0) continue;
            undone.add(row.logId);
            current = row.act === 'ban' ? row.replaced : row.ban;
          }
          const listed = (await bans.list(moderator, groupId, { pageNum: 1, pageSize: 10 })).list;
          expect(listed.map(({ banId }) => banId)).toEqual(current === undefined ? [] : [current]);
        }
        const said = world.chat.send(fan, { groupId, uuid: newUuid(), originalMessage: 'chào', parentMessageId: null });
        if (current === undefined) await said;
        else await expect(said).rejects.toMatchObject({ code: Code.chatBanned });
      }),
      { numRuns: 25 },
    );
  });
});

describe('what a message costs', () => {
  let counted: { database: Database; statements: number };
  let writer: Identity;
  beforeAll(async () => {
    const migrations = await readMigrations();
    const client = await openMigrated(migrations);
    const query = client.query.bind(client);
    const spy = { database: await PgliteDatabase.over(client, migrations), statements: 0 };
    Object.assign(client, {
      query: (...input: Parameters<typeof query>) => {
        spy.statements += 1;
        return query(...input);
      },
    });
    counted = spy;
  });
  afterAll(() => counted.database.close());

  test('an ordinary message is two statements, in a room with rules and bans too', async () => {
    const world = chatFixture(counted.database);
    const moderator = await world.user({ role: 'moderator' });
    writer = await world.user({ createdAt: new Date(0) });
    const groupId = await world.room();
    const { rules, bans } = world.moderation;
    const say = () =>
      world.chat.send(
        { ...writer, address: '10.0.0.1' },
        { groupId, uuid: newUuid(), originalMessage: 'chào cả nhà', parentMessageId: null },
      );
    const costOf = async () => {
      const before = counted.statements;
      await say();
      return counted.statements - before;
    };
    await say();
    const plain = await costOf();
    await rules.set(moderator, groupId, { newcomersClosed: true, membersOnly: true, reviewHeld: true });
    for (let at = 0; at < 5; at += 1)
      await bans.ban(moderator, { userId: (await world.user()).userId, groupId, reason: 'flood' });
    expect([plain, await costOf()]).toEqual([2, 2]);
  });
});
