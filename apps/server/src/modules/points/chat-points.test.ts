import { EXP_RULES } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { chatMessages, pointEntries } from '../../platform/database/schema.js';
import { openTestDatabase, statementsOf } from '../../platform/database/testing.js';
import { FakeLog } from '../../platform/testing.js';
import { newUuid, seeds } from '../chat/testing.js';
import { ChatDayQuery } from './chat-day-query.js';
import { ChatPoints } from './chat-points.js';
import { type Posting, PointsRepository } from './points-repository.js';

const { lines: LINES, exp: EXP, perDay: PER_DAY } = EXP_RULES.chat;
const ALL = (PER_DAY / EXP) * LINES;

let database: PgliteDatabase;
let ledger: PointsRepository;
let sequence = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  ledger = new PointsRepository(database.db);
});
afterAll(() => database.close());

/** 23:00 of 20 November in Vietnam. */
const LATE = Date.parse('2026-11-20T16:00:00Z');

async function fixture() {
  const clock = new FakeClock(LATE);
  const log = new FakeLog();
  const seed = seeds(database);
  const [groupId, privateRoom] = [await seed.room(), await seed.room({ privateMessage: true })];
  const member = async (values: object = {}) => {
    const username = `viet-${(sequence += 1)}`;
    return (await seed.user({ username, usernameKey: username, ...values })).userId;
  };
  const write = async (userId: number, count: number, values: object = {}) => {
    const line = {
      groupId,
      userId,
      originalMessage: 'Vào',
      filteredMessage: 'Vào',
      searchKey: 'vao',
      createdAt: new Date(clock.now()),
    };
    const lines = Array.from({ length: count }, () => ({
      ...{ ...line, uuid: newUuid(), sequence: (sequence += 1), revision: sequence },
      ...values,
    }));
    await database.db.insert(chatMessages).values(lines);
  };
  const process = (post = (all: readonly Posting[], at: Date) => ledger.post(all, at)) =>
    new ChatPoints({ days: new ChatDayQuery(database), ledger: { post }, clock, log: log.log });
  const expOf = async (userId: number) => (await ledger.balances(userId)).exp;
  return { clock, log, privateRoom, member, write, process, expOf };
}

describe('[EN6] (experience of the chat) lines in rooms', () => {
  it('earn experience in steps, up to the number of the day, and start over at midnight in Vietnam', async () => {
    const { clock, member, write, process, expOf } = await fixture();
    const fan = await member();
    const points = process();
    await write(fan, LINES - 1);
    await points.look();
    expect(await expOf(fan)).toBe(0);
    await write(fan, 1);
    await points.look();
    expect(await expOf(fan)).toBe(EXP);
    // The last moment of the day, counted after midnight.
    await clock.advance(3_600_000 - 1);
    await write(fan, 3 * ALL);
    await clock.advance(1);
    await write(fan, LINES);
    await points.look();
    await points.look();
    expect(await expOf(fan)).toBe(PER_DAY + EXP);
    await write(fan, 3 * ALL);
    await points.look();
    expect(await expOf(fan)).toBe(2 * PER_DAY);
  });

  it('are paid once by two processes at the same time, by another one later, and after a write that failed', async () => {
    const { member, write, process, expOf, log } = await fixture();
    const fan = await member();
    await write(fan, 2 * LINES);
    const broken = process(() => Promise.reject(new Error('gone')));
    await expect(broken.look()).rejects.toThrow('gone');
    const [one, two] = [process(), process()];
    await Promise.all([one.look(), two.look()]);
    await write(fan, LINES);
    await Promise.all([one.look(), two.look(), process().look()]);
    expect(await expOf(fan)).toBe(3 * EXP);
    const entries = await database.db.select().from(pointEntries).where(eq(pointEntries.cause, 'chatting'));
    expect(entries.filter(({ idempotencyKey }) => idempotencyKey.startsWith(`chatting:${fan}:`))).toHaveLength(3);
    expect([await ledger.differences(), log.lines]).toEqual([[], []]);
  });

  it('of conversations, of the site and of simulated fans earn nothing, nor do recalled ones', async () => {
    const { privateRoom, member, write, process, expOf } = await fixture();
    const [fan, demo] = [await member(), await member({ simulated: true })];
    await write(fan, ALL, { groupId: privateRoom });
    await write(fan, ALL, { systemMessage: 1 });
    await write(fan, ALL, { recalled: 'author' });
    await write(fan, LINES - 1);
    await write(demo, ALL);
    await process().look();
    expect([await expOf(fan), await expOf(demo)]).toEqual([0, 0]);
  });

  it('of a whole town are posted in parts, each a transaction of its own', async () => {
    const steps = PER_DAY / EXP;
    const fans = Array.from({ length: 700 }, (_, at) => ({ userId: at + 1, day: '2026-11-20', lines: ALL }));
    const posted: string[][] = [];
    const points = new ChatPoints({
      days: { newest: async () => 1, since: async () => fans },
      ledger: { post: async (all) => posted[posted.push(all.map(({ key }) => key)) - 1]! },
      clock: new FakeClock(LATE),
      log: new FakeLog().log,
    });
    await points.look();
    await points.look();
    expect(Math.max(...posted.map((keys) => keys.length))).toBeLessThanOrEqual(500);
    expect(new Set(posted.flat()).size).toBe(fans.length * steps);
    expect(posted.flat()).toHaveLength(fans.length * steps);
  });

  it('cost reads alone while nothing is due', async () => {
    const { member, write, process } = await fixture();
    const fan = await member();
    const points = process();
    await write(fan, LINES);
    await points.look();
    await write(fan, LINES - 1);
    expect(new Set(await statementsOf(database, () => points.look()))).toEqual(new Set(['SELECT']));
  });
});
