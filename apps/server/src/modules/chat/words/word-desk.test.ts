import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { PgliteDatabase } from '../../../platform/database/pglite-database.js';
import { deskLog, filterWords } from '../../../platform/database/schema.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import { DeskLog, type LoggedAct } from '../../../platform/desk-log/desk-log.js';
import type { Identity } from '../../../platform/http/caller.js';
import { FakeBus, FakeLog } from '../../../platform/testing.js';
import { seeds } from '../testing.js';
import { WordBook } from './word-book.js';
import { WordDesk } from './word-desk.js';
import { WordLoader } from './word-loader.js';

const clock = new FakeClock(Date.parse('2026-11-20T13:50:00Z'));

let database: PgliteDatabase;
let staff: Identity;
beforeAll(async () => {
  database = await openTestDatabase();
  staff = await seeds(database).user({ role: 'staff' });
});
beforeEach(async () => {
  await database.db.delete(filterWords);
});
afterAll(() => database.close());

/** The desk of one process, and a process beside it on the same bus. */
function office() {
  const [bus, log] = [new FakeBus('redis'), new FakeLog().log];
  const stop = new AbortController();
  const open = () => {
    const [book, changes] = [new WordBook(), new DeskChanges({ bus, log })];
    const loader = new WordLoader({ database, book, changes, clock, log });
    const running = [loader.run(stop.signal), changes.run(stop.signal)];
    const desk = new WordDesk({ database, book, deskLog: new DeskLog({ clock }), deskChanges: changes, clock });
    return { book, desk, running };
  };
  const [here, there] = [open(), open()];
  const close = async () => {
    stop.abort();
    await Promise.all([...here.running, ...there.running]);
  };
  const acts = (id: number): Promise<LoggedAct[]> =>
    database.db
      .select()
      .from(deskLog)
      .where(eq(deskLog.recordId, String(id)))
      .orderBy(deskLog.logId);
  const undo = (act: LoggedAct | undefined) =>
    database.db.transaction(async (tx) => (act ? here.desk.undoer.undo(tx, act) : false));
  return { desk: here.desk, book: here.book, there: there.book, close, acts, undo };
}

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 5_000;
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the operator’s words', () => {
  it('hold on every process at once, and no more once they are removed', async () => {
    const { desk, there, close } = office();
    const { id } = await desk.create(staff, { text: ' Nhóm  kín ', severity: 'block' });
    await until(() => there.blocked('vào NHÓM KÍN nhé') !== undefined);
    expect(there.blocked('vào NHÓM KÍN nhé')).toBe('nhóm kín');
    expect(there.blocked('nhóm mình kín tiếng')).toBeUndefined();
    await desk.remove(staff, id);
    await until(() => there.blocked('nhóm kín') === undefined);
    expect(there.blocked('nhóm kín')).toBeUndefined();
    await close();
  });

  it('are refused when the filter cannot find them, or has them already', async () => {
    const { desk, close } = office();
    await desk.create(staff, { text: 'mù à', severity: 'hold' });
    await expect(desk.create(staff, { text: 'Mù À', severity: 'mask' })).rejects.toMatchObject({
      messageKey: 'wordTaken',
    });
    for (const text of ['bet88.com', '%%', '  '])
      await expect(desk.create(staff, { text, severity: 'block' })).rejects.toMatchObject({
        messageKey: 'wordUnusable',
      });
    await close();
  });

  it('keep the change of whoever saved first', async () => {
    const { desk, close } = office();
    const { id, version } = await desk.create(staff, { text: 'bán độ', severity: 'hold' });
    await desk.update(staff, id, { severity: 'block', version });
    await expect(desk.update(staff, id, { note: 'cũ', version })).rejects.toMatchObject({ status: 409 });
    expect(await desk.one(id)).toMatchObject({ severity: 'block', note: '', version: version + 1 });
    await close();
  });

  it('come back by an undo, with their id', async () => {
    const { desk, close, acts, undo } = office();
    const { id, version } = await desk.create(staff, { text: 'nạp rút', severity: 'hold', note: 'quảng cáo' });
    await desk.update(staff, id, { severity: 'block', version });
    await desk.remove(staff, id);
    const [made, changed, removed] = await acts(id);
    expect(await undo(removed)).toBe(true);
    expect(await undo(changed)).toBe(true);
    expect(await desk.one(id)).toMatchObject({ text: 'nạp rút', severity: 'hold', note: 'quảng cáo' });
    expect([await undo(changed), await undo(made)]).toEqual([false, true]);
    await expect(desk.one(id)).rejects.toMatchObject({ status: 404 });
    await close();
  });
});

describe('the tester', () => {
  it('says what the filter does with each line, and why', async () => {
    const { desk, book, close } = office();
    book.replace([
      { text: 'mù à', severity: 'hold' },
      { text: 'đéo ngờ', severity: 'allow' },
      { text: 'vỡ trận', severity: 'mask' },
    ]);
    const { list } = desk.try('trọng tài mù à\nđéo tin\nđéo ngờ luôn\nVỡ trận rồi\nDứt điểm kém quá\n\nvào zalo nhé', {
      text: 'Zalo',
      severity: 'block',
    });
    expect(list.map(({ verdict, shown }) => [verdict, shown])).toEqual([
      ['hold', 'trọng tài mù à'],
      ['mask', '*** tin'],
      ['pass', 'đéo ngờ luôn'],
      ['mask', '** **** rồi'],
      ['pass', 'Dứt điểm kém quá'],
      ['block', 'vào zalo nhé'],
    ]);
    expect(list.map(({ hits }) => hits.map(({ entry, source, severity }) => [entry, source, severity]))).toEqual([
      [['mù à', 'own', 'hold']],
      [['đéo', 'base', 'mask']],
      [['đéo ngờ', 'own', 'allow']],
      [['vỡ trận', 'own', 'mask']],
      [],
      [['zalo', 'draft', 'block']],
    ]);
    await close();
  });
});
