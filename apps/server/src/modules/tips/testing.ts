import { randomUUID } from 'node:crypto';
import { TipMarket } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { companies, fixtures, leagues, odds, teams, tips, users } from '../../platform/database/schema.js';
import { DeskLog } from '../../platform/desk-log/desk-log.js';
import type { Identity } from '../../platform/http/caller.js';
import { Pace } from '../../platform/pace.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { DeskTipRepository } from './desk-tip-repository.js';
import { OfferQuery } from './offer-query.js';
import { SettlementRepository } from './settlement-repository.js';
import { Settlements } from './settlements.js';
import { TipDesk } from './tip-desk.js';
import { TipNoticeRepository } from './tip-notice-repository.js';
import { TipNotices } from './tip-notices.js';
import { TipPostMaker, type TipPosts } from './tip-post-maker.js';
import { TipPoster, type TipRequest } from './tip-poster.js';
import { TipRepository } from './tip-repository.js';
import { TipService } from './tip-service.js';
import { TipViews } from './tip-views.js';

const HOUR_MS = 3_600_000;
const COMPANY = 7;

/** Tips on a real database; the test controls the clock, the matches and the prices. */
export async function tipsFixture(database: Database, posts: TipPosts) {
  const clock = new FakeClock(Date.parse('2026-11-20T10:00:00Z'));
  const told: { type: string; userIds: readonly number[]; slug: string }[] = [];
  /** What fails while it is false. */
  const working = { posts: true, notices: true };
  const notices = {
    notify: (notice: (typeof told)[number]) => {
      if (!working.notices) return Promise.reject(new Error('the database is away'));
      told.push(notice);
      return Promise.resolve();
    },
  };
  const tipsOf = new TipRepository(database);
  const offers = new OfferQuery(database);
  const cards = new FixtureCards({ database, counts: { online: () => 0 } });
  const views = new TipViews({ tips: tipsOf, offers, cards, commentsOf: (ids) => posts.commentsOf(ids), clock });
  const log = { error: () => undefined };
  const create: TipPosts['create'] = (post) =>
    working.posts ? posts.create(post) : Promise.reject(new Error('the process ends here'));
  const maker = new TipPostMaker({ tips: tipsOf, log, posts: { create, ofUuid: (...one) => posts.ofUuid(...one) } });
  const pace = (max: number) => new Pace({ clock, max, windowMs: HOUR_MS });
  const poster = new TipPoster({
    ...{ tips: tipsOf, offers, fixtures: new FixtureRepository(database), maker, clock, pace: pace(30) },
    writers: { text: (_author, typed) => Promise.resolve({ shown: typed.trim() }) },
  });
  const deskLog = new DeskLog({ clock });
  const settlements = new SettlementRepository(database);
  const { db } = database;

  await db.insert(leagues).values({ leagueId: 'vl1', name: 'V.League 1', shortName: 'VL1', color: '#112233' });
  const look = { color: '#112233', secondColor: '#445566' };
  await db.insert(teams).values([
    { teamId: 'hp', name: 'Hải Phòng', shortName: 'Hải Phòng', code: 'HP', ...look },
    { teamId: 'hn', name: 'Hà Nội', shortName: 'Hà Nội', code: 'HN', ...look },
  ]);
  await db.insert(companies).values({ companyId: COMPANY, name: 'Nhà cái thử' });
  let matches = 0;

  const member = async (role: Identity['role'] = 'member'): Promise<Identity> => {
    const username = `fan.${randomUUID().slice(0, 8)}`;
    const values = { username, usernameKey: username, displayName: `Fan ${username.slice(-4)}`, role };
    const [user] = await db.insert(users).values(values).returning();
    if (!user) throw new Error('no user was stored');
    return { userId: user.userId, guest: false, role, siteRoleId: 0 };
  };
  /** A match in so many hours, with a handicap of 0.75 and prices 0.90 and 0.98. Returns its id. */
  const match = async (hours = 2): Promise<string> => {
    matches += 1;
    const fixtureId = `9000${matches}`;
    const at = new Date(clock.now() + hours * HOUR_MS);
    await db.insert(fixtures).values({
      ...{ fixtureId, link: `hp-vs-hn-${fixtureId}`, leagueId: 'vl1', homeId: 'hp', awayId: 'hn' },
      ...{ kickOff: at, origin: 'provider', updatedAt: at },
    });
    await offer(fixtureId, '0.90');
    return fixtureId;
  };
  const offer = async (fixtureId: string, home: string, line = '0.75') => {
    const row = `${fixtureId},${COMPANY},0.75,0.90,0.98,${line},${home},0.98,false,false,1790000000,false,2`;
    const stored = {
      fixtureId,
      companyId: COMPANY,
      category: 'handicap' as const,
      row,
      updatedAt: new Date(clock.now()),
    };
    await db
      .insert(odds)
      .values(stored)
      .onConflictDoUpdate({ target: [odds.fixtureId, odds.companyId, odds.category], set: { row } });
  };
  const change = (fixtureId: string, values: Partial<typeof fixtures.$inferInsert>) =>
    db.update(fixtures).set(values).where(eq(fixtures.fixtureId, fixtureId));
  const ends = (fixtureId: string, homeScore: number, awayScore: number) =>
    change(fixtureId, { status: -1, homeScore, awayScore });
  const post = (author: Identity, fixtureId: string, rest: Partial<TipRequest> = {}) =>
    poster.post(author, {
      ...{ fixtureId, market: TipMarket.handicap, side: 'home', line: 0.75, price: 0.9, companyId: COMPANY },
      ...{ uuid: randomUUID(), ...rest },
    });
  const work = () => new Settlements({ settlements, deskLog, clock, log }).look();
  /** The notices of one process, so many members at once. */
  const telling = (members?: number) => {
    const noted = new TipNoticeRepository(database);
    return new TipNotices({ noted, maker, posts, notices, clock, log }, members);
  };
  /** A process tells what is due now. */
  const tell = async (members?: number) => {
    const told = telling(members);
    while (await told.look());
  };
  const stored = async (tipId: number) => {
    const [row] = await db.select().from(tips).where(eq(tips.tipId, tipId));
    if (!row) throw new Error('the tip is gone');
    return row;
  };
  return {
    ...{ clock, told, member, match, offer, change, ends, post, work, telling, tell, working, stored },
    service: new TipService({ tips: tipsOf, views, votePace: pace(1_000), clock }),
    desk: new TipDesk({ desk: new DeskTipRepository(database), views, settlements, deskLog, clock }),
  };
}
