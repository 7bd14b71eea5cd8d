import { randomUUID } from 'node:crypto';
import { TipMarket } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { tips, users } from '../../platform/database/schema.js';
import { DeskLog } from '../../platform/desk-log/desk-log.js';
import type { Identity } from '../../platform/http/caller.js';
import { Pace } from '../../platform/pace.js';
import { betMatches, COMPANY } from '../fixtures/bets/testing.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { DeskTipRepository } from './desk-tip-repository.js';
import { OfferQuery } from '../fixtures/bets/offer-query.js';
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

  const { match, offer, change, ends } = await betMatches(database, clock);

  const member = async (role: Identity['role'] = 'member'): Promise<Identity> => {
    const username = `fan.${randomUUID().slice(0, 8)}`;
    const values = { username, usernameKey: username, displayName: `Fan ${username.slice(-4)}`, role };
    const [user] = await db.insert(users).values(values).returning();
    if (!user) throw new Error('no user was stored');
    return { userId: user.userId, guest: false, role, siteRoleId: 0 };
  };
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
