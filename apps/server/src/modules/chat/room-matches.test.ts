import { MatchState } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { fixtures, hosts } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import type { HistoryRequest } from './history-pages.js';
import { sequenceAt } from './room-match-query.js';
import { chatFixture, newUuid } from './testing.js';

const START = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;

let database: Database;
let world: ReturnType<typeof chatFixture>;
let fan: Identity;
let host: Identity;
let groupId: number;
let first: string;
let second: string;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

/** A commentator's room that goes on from a match at 12:00 to one at 15:00, with messages about both. */
beforeEach(async () => {
  world = chatFixture(database);
  fan = await world.user();
  host = await world.user({ role: 'commentator' });
  groupId = await world.room({ authorId: host.userId });
  first = await hosted(0, { status: -1, homeScore: 2, awayScore: 1 });
  second = await hosted(180, { status: 1, homeScore: 0, awayScore: 0 });
  await hosted(90, { status: -14 });
  await say('trước trận', -20);
  await say('hết trận', 115);
  await say('sang trận sau', 151);
  await say('vào trận', 185);
});

async function hosted(minute: number, values: Partial<typeof fixtures.$inferInsert>): Promise<string> {
  const fixtureId = newUuid();
  const { db } = database;
  await world.fixture(fixtureId);
  const kickOff = new Date(START + minute * MINUTE);
  await db
    .update(fixtures)
    .set({ kickOff, ...values })
    .where(eq(fixtures.fixtureId, fixtureId));
  await db.insert(hosts).values({ fixtureId, userId: host.userId });
  return fixtureId;
}

async function say(originalMessage: string, minute: number): Promise<void> {
  await world.clock.advance(START + minute * MINUTE - world.clock.now());
  await world.chat.send(fan, { groupId, uuid: newUuid(), originalMessage, parentMessageId: null });
}

async function page(request: Partial<HistoryRequest> = {}) {
  const {
    list,
    matches = [],
    hasNewer,
  } = await world.chat.history({ groupId, pageNum: 1, pageSize: 50, ...request }, fan);
  const texts = list.map(({ filteredMessage }) => filteredMessage);
  return { texts, matches, ids: matches.map(({ fixtureId }) => fixtureId), hasNewer };
}

test('[CH10] (matches of a page) the newest page has the matches that it is about, with their results, without a postponed one', async () => {
  const { ids, matches, hasNewer } = await page();
  expect(ids).toEqual([first, second]);
  expect(matches.map(({ state, homeScore, awayScore }) => [state, homeScore, awayScore])).toEqual([
    [MatchState.ended, 2, 1],
    [MatchState.live, 0, 0],
  ]);
  expect(matches.map(({ from }) => from)).toEqual(['2026-11-20T11:30:00.000Z', '2026-11-20T14:30:00.000Z']);
  expect(hasNewer).toBeUndefined();
});

test('[CH10] (matches of a page) the newest page has the match that follows, before a message is about it', async () => {
  const third = await hosted(400, {});
  await hosted(3_000, {});
  expect((await page({ pageSize: 1 })).ids).toEqual([second, third]);
});

test('[CH10] (matches of a page) the talk of a short match is not cut: it turns late to the next one half an hour afterwards', async () => {
  const races = [await hosted(600, { status: -1 }), await hosted(630, {})] as const;
  await say('gần tới đích', 620);
  await say('lượt sau nào', 624);
  const { matches } = await page({ pageSize: 2 });
  expect(matches.map(({ fixtureId, from }) => [fixtureId, from])).toEqual([
    [races[0], '2026-11-20T21:30:00.000Z'],
    [races[1], '2026-11-20T22:22:30.000Z'],
  ]);
  expect((await page({ talkOf: races[0] })).texts.at(-1)).toBe('gần tới đích');
});

test('[CH10] (matches of a page) an older page and a search have the matches that their messages are about, and no others', async () => {
  expect(await page({ before: 3 })).toMatchObject({ texts: ['trước trận', 'hết trận'], ids: [first], hasNewer: true });
  expect(await page({ searchKeyword: 'vao tran' })).toMatchObject({ texts: ['vào trận'], ids: [second] });
  expect(await page({ searchKeyword: 'tran' })).toMatchObject({ ids: [first, second] });
});

test('[CH10] (matches of a page) the talk of an ended match ends where the room turns to the next one', async () => {
  const talk = await page({ talkOf: first });
  expect(talk).toMatchObject({ texts: ['trước trận', 'hết trận'], ids: [first], hasNewer: true });
  expect((await page({ talkOf: first, before: 2 })).texts).toEqual(['trước trận']);
});

test('[CH10] (matches of a page) the talk of the last match, and of a match of someone else, is the newest page', async () => {
  for (const talkOf of [second, 'no-such-match']) {
    expect(await page({ talkOf })).toMatchObject({ ids: [first, second], hasNewer: undefined });
  }
});

test('[CH10] (matches of a page) a room without a commentator has no matches', async () => {
  const { matches } = await world.chat.history({ groupId: await world.room(), pageNum: 1, pageSize: 50 }, fan);
  expect(matches).toBeUndefined();
});

test('[CH10] (matches of a page) the sequence of a moment is that of the first message from then on', async () => {
  const at = (minute: number) => sequenceAt(database.db, groupId, new Date(START + minute * MINUTE));
  expect([await at(-60), await at(-20), await at(-19), await at(150), await at(185)]).toEqual([1, 1, 2, 3, 4]);
  expect([await at(186), await sequenceAt(database.db, await world.room(), new Date(START))]).toEqual([
    undefined,
    undefined,
  ]);
});
