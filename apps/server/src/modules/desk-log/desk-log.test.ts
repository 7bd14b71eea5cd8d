import { FakeClock } from '@khandai/testing';
import { eq, sql } from 'drizzle-orm';
import { MemoryBus } from '../../platform/bus/memory-bus.js';
import type { Db } from '../../platform/database/database.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { deskLog as deskLogTable, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { DeskChanges } from '../../platform/desk-log/desk-changes.js';
import { DeskLog, type LoggedAct } from '../../platform/desk-log/desk-log.js';
import { readCsv } from '../../platform/desk-records/csv.js';
import { OwnDataRepository } from '../users/own-data-repository.js';
import { UserRepository } from '../users/user-repository.js';
import { DeskLogRepository } from './desk-log-repository.js';
import { DeskLogService } from './desk-log-service.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const PAGE = { pageNum: 1, pageSize: 50 };
const clock = new FakeClock(NOW);
const deskLog = new DeskLog({ clock });
let database: PgliteDatabase;
let actorId = 0;
let isUnchanged = true;
const undone: LoggedAct[] = [];
const changed: string[] = [];

function service(): DeskLogService {
  const bus = new MemoryBus(() => undefined);
  const deskChanges = new DeskChanges({ bus, log: { warn: () => undefined } });
  deskChanges.changed.on((resource) => changed.push(resource));
  const undo = async (_: Db, act: LoggedAct) => {
    if (isUnchanged) undone.push(act);
    return isUnchanged;
  };
  return new DeskLogService({
    ...{ database, repository: new DeskLogRepository(database), deskLog, deskChanges },
    undoers: { banner: { actions: ['update'], undo } },
  });
}

/** Adds an entry and returns its id. */
async function record(rest: Partial<Parameters<DeskLog['record']>[1]> = {}): Promise<number> {
  const entry = { actorId, action: 'update', resource: 'banner', recordId: 7, title: 'Đêm hội', before: { a: 1 } };
  await database.db.transaction((tx) => deskLog.record(tx, { ...entry, after: { a: 2 }, ...rest }));
  return (await service().page({}, PAGE)).list[0]?.id ?? 0;
}

beforeAll(async () => {
  database = await openTestDatabase();
  const person = { username: 'thucuc', usernameKey: 'thucuc', passwordHash: 'x', displayName: 'Thu Cúc' };
  const [user] = await database.db.insert(users).values(person).returning();
  actorId = user?.userId ?? 0;
});
afterAll(() => database.close());

describe('the log of the desk', () => {
  it('says who changed what and when, with the values before and after', async () => {
    const id = await record();
    expect(await service().entry(id)).toEqual({
      ...{ id, at: new Date(NOW).toISOString(), action: 'update', resource: 'banner', recordId: '7' },
      actor: { userId: actorId, name: 'Thu Cúc', username: 'thucuc' },
      ...{ title: 'Đêm hội', before: { a: 1 }, after: { a: 2 }, undoes: null, undoneBy: null, undoable: true },
    });
  });

  it('never stores secrets, nor how to reach a member', async () => {
    const before = {
      name: 'An',
      passwordHash: 'x',
      inside: [{ accessToken: 'y', role: 'staff' }],
      emailAddress: 'a@b',
    };
    const id = await record({ before, after: { password: 'z' } });
    expect(await service().entry(id)).toMatchObject({ before: { name: 'An', inside: [{ role: 'staff' }] }, after: {} });
  });

  it('has no actor for the server, and calls a deleted member as deleted', async () => {
    expect((await service().entry(await record({ actorId: null }))).actor).toBeNull();
    expect((await service().entry(await record({ actorId: 999_999 }))).actor).toMatchObject({
      name: 'Thành viên đã xóa',
      username: null,
    });
  });

  it('is filtered by actor, resource, record, action, day in Vietnam and words, in which % means itself', async () => {
    const id = await record({ resource: 'marquee', recordId: 'x', action: 'create', title: 'Giảm 100% phí' });
    const found = async (filter: object) => (await service().page(filter, PAGE)).list.map((entry) => entry.id);
    expect(await found({ resource: 'marquee', recordId: 'x', action: 'create', actorId, day: '2026-11-20' })).toEqual([
      id,
    ]);
    expect(await found({ q: '100% PHÍ' })).toEqual([id]);
    expect(await found({ q: '1%0' })).toEqual([]);
    expect(await found({ q: 'thu cúc', resource: 'marquee' })).toEqual([id]);
    expect(await found({ day: '2026-11-21' })).toEqual([]);
  });

  it('is a file of times, people and the fields that changed, by the same filter, in which no cell is a formula', async () => {
    const [before, after] = [
      { status: 10, title: 'Cũ', same: [1] },
      { status: 30, title: '', same: [1] },
    ];
    await record({ resource: 'tip', recordId: 'tep', title: '=1+1', before, after });
    await record({
      resource: 'tip',
      recordId: 'tep',
      actorId: null,
      title: 'Sau',
      before: null,
      after: { text: 'x'.repeat(900) },
    });
    const [head, ...rows] = readCsv(await service().csv({ recordId: 'tep' })).map(({ cells }) => cells);
    expect(head).toEqual(['at', 'actor', 'username', 'action', 'resource', 'record', 'title', 'changes']);
    expect(rows).toEqual([
      ['2026-11-20 20:50:00', '', '', 'update', 'tip', 'tep', 'Sau', `text:  → ${'x'.repeat(160)}…`],
      [
        ...['2026-11-20 20:50:00', 'Thu Cúc', 'thucuc', 'update', 'tip', 'tep', '=1+1'],
        'title: Cũ → ; status: 10 → 30',
      ],
    ]);
    expect(await service().csv({ recordId: 'tep' })).toContain(",'=1+1,");
    expect(readCsv(await service().csv({ recordId: 'khong-co' }))).toHaveLength(1);
  });

  it('has all its entries in the file, more than are read at a time', async () => {
    const entry = { actorId, action: 'update', resource: 'tip', recordId: 'nhieu', title: 'Nhiều' };
    await database.db.transaction(async (tx) => {
      for (let number = 0; number < 251; number += 1)
        await deskLog.record(tx, { ...entry, before: null, after: { number } });
    });
    expect(readCsv(await service().csv({ recordId: 'nhieu' }))).toHaveLength(252);
  });

  it('refuses every other way to change it, in the database itself', async () => {
    const { db } = database;
    const refused = (work: Promise<unknown>) =>
      expect(work).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') as unknown } });
    await refused(db.update(deskLogTable).set({ title: '' }));
    await refused(db.delete(deskLogTable));
    await refused(db.execute(sql`TRUNCATE desk_log`));
  });

  it('loses the name of a member who deletes their account, and nothing else; the export has told them before', async () => {
    const person = { username: 'doly', usernameKey: 'doly', passwordHash: 'x', displayName: 'Đỗ Ly' };
    const [member] = await database.db.insert(users).values(person).returning();
    const userId = member?.userId ?? 0;
    const about = { resource: 'member', recordId: userId, action: 'lock', title: 'Đỗ Ly (@doly)' };
    const id = await record({ ...about, after: { locked: true, reason: 'Quảng cáo' } });
    const other = await record({ title: 'Đỗ Ly' });
    expect(await new UserRepository(database.db).lockReason(userId)).toBe('Quảng cáo');
    const own = new OwnDataRepository(database.db, async () => undefined);
    const at = new Date(NOW);
    expect((await own.read(userId, { max: 10, at })).desk).toEqual({
      about: [{ action: 'lock', reason: 'Quảng cáo', at: at.toISOString() }],
      acts: [],
      scores: [],
    });
    const before = await service().entry(id);
    await own.erase(userId, 'Thành viên đã xóa', new Date(NOW));
    expect(await service().entry(id)).toEqual({ ...before, title: 'Thành viên đã xóa' });
    expect((await service().entry(other)).title).toBe('Đỗ Ly');
    const entry = eq(deskLogTable.logId, id);
    const title = 'Thành viên đã xóa';
    await expect(database.db.update(deskLogTable).set({ title, after: {} }).where(entry)).rejects.toThrow();
  });
});

describe('undo', () => {
  it('is an entry of its own, once, and other processes hear of it', async () => {
    const id = await record();
    undone.length = 0;
    changed.length = 0;
    const entry = await service().undo(actorId, id);
    expect(entry).toMatchObject({ undoable: false, undoneBy: id + 1 });
    expect(await service().entry(id + 1)).toMatchObject({
      ...{ action: 'undo', undoes: id, before: { a: 2 }, after: { a: 1 }, undoable: false },
    });
    expect(undone).toMatchObject([{ recordId: '7', before: { a: 1 }, after: { a: 2 } }]);
    expect(new Set(changed)).toEqual(new Set(['banner']));
    await expect(service().undo(actorId, id)).rejects.toMatchObject({ messageKey: 'notUndoable' });
  });

  it('succeeds for one of two at once', async () => {
    const id = await record();
    const both = await Promise.allSettled([service().undo(actorId, id), service().undo(actorId, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('writes nothing when the record changed since', async () => {
    const id = await record();
    isUnchanged = false;
    await expect(service().undo(actorId, id)).rejects.toMatchObject({ messageKey: 'deskChangedSince' });
    isUnchanged = true;
    expect((await service().page({}, PAGE)).list[0]?.id).toBe(id);
  });

  it('is refused for acts that cannot be undone, for an undo, and for an entry that does not exist', async () => {
    const deleted = await record({ action: 'delete' });
    await expect(service().undo(actorId, deleted)).rejects.toMatchObject({ messageKey: 'notUndoable' });
    await expect(service().undo(actorId, await record({ action: 'undo' }))).rejects.toMatchObject({ status: 409 });
    await expect(service().undo(actorId, 9_999_999)).rejects.toMatchObject({ messageKey: 'deskEntryNotFound' });
  });
});
