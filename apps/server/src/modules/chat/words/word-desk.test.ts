import { FakeClock } from '@khandai/testing';
import { desc, eq } from 'drizzle-orm';
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
import { WordImporter } from './word-import.js';
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

describe('an imported list', () => {
  const listOf = (text: string) => ({ file: new TextEncoder().encode(text), severity: 'block' as const });
  const importer = () => {
    const { log } = new FakeLog();
    const deskChanges = new DeskChanges({ bus: new FakeBus('redis'), log });
    return new WordImporter({ database, clock, deskLog: new DeskLog({ clock }), deskChanges });
  };
  const stored = async () =>
    (await database.db.select().from(filterWords).orderBy(filterWords.text)).map(({ text, severity, note }) => [
      ...[text, severity, note],
    ]);

  it('says in a trial what would change, then changes just that, and is undone as a whole', async () => {
    const words = importer();
    await words.import(staff, { ...listOf('bán độ,hold,giữ ghi chú\nmù à,hold'), trial: false });
    const list = listOf('text,severity,note\nNhóm kín\nbán độ,block\n"nạp rút",mask,"quảng cáo, cờ bạc"\nmù à,hold\n');
    const changes = [
      { text: 'nhóm kín', severity: 'block', note: '', before: null },
      { text: 'bán độ', severity: 'block', note: 'giữ ghi chú', before: 'hold' },
      { text: 'nạp rút', severity: 'mask', note: 'quảng cáo, cờ bạc', before: null },
    ];
    const trial = await words.import(staff, { ...list, trial: true });
    expect(trial).toEqual({ changes, same: 1, faults: [], applied: false });
    const before = await stored();
    expect(before).toHaveLength(2);
    expect((await words.import(staff, { ...list, trial: false })).applied).toBe(true);
    expect(await stored()).toHaveLength(4);
    const [act] = await database.db.select().from(deskLog).orderBy(desc(deskLog.logId)).limit(1);
    expect(act).toMatchObject({ action: 'import', resource: 'word', title: 'Nhập 3 từ từ một danh sách' });
    expect(act && (await database.db.transaction((tx) => words.undoer.undo(tx, act)))).toBe(true);
    expect(await stored()).toEqual(before);
    expect(act && (await database.db.transaction((tx) => words.undoer.undo(tx, act)))).toBe(false);
  });

  it('with a fault in any line changes nothing, and every fault names its line', async () => {
    const list = listOf(`vào nhóm\n${'dài '.repeat(30)}\nbet88.com\nkèo,chặn\nVào Nhóm\n`);
    const { faults, applied } = await importer().import(staff, { ...list, trial: false });
    expect([applied, faults.map(({ line }) => line)]).toEqual([false, [2, 3, 4, 5]]);
    expect(await stored()).toEqual([]);
    const broken = { file: new Uint8Array([0xff, 0xfe, 0x00]), severity: 'block', trial: true } as const;
    await expect(importer().import(staff, broken)).rejects.toMatchObject({ messageKey: 'wordsUnreadable' });
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
