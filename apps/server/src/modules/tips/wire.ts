import { isUserId, type SharedPaces } from '../../platform/shared-paces.js';
import type { Module } from '../../platform/module.js';
import { Pace } from '../../platform/pace.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { DeskTipRepository } from './desk-tip-repository.js';
import { OfferQuery } from '../fixtures/bets/offer-query.js';
import { SettlementRepository } from './settlement-repository.js';
import { Settlements } from './settlements.js';
import { SimulatedTipRepository } from './simulated-tip-repository.js';
import { clearSimulatedTipsters } from './simulated-tips-query.js';
import { TIP, TipDesk } from './tip-desk.js';
import { TipNoticeRepository } from './tip-notice-repository.js';
import { TipNotices, type TipNoticesDeps } from './tip-notices.js';
import { TipPostMaker, type TipPosts } from './tip-post-maker.js';
import { TipPoster, type TipWriters } from './tip-poster.js';
import { TipRepository } from './tip-repository.js';
import { tipRoutes } from './tip-routes.js';
import { TipService } from './tip-service.js';
import { tipUndoer } from './tip-undoer.js';
import { TipViews } from './tip-views.js';

type TipsDeps = Pick<Platform, 'config' | 'database' | 'clock' | 'log' | 'deskLog'> & {
  readonly paces: SharedPaces;
  readonly counts: OnlineCounts;
  readonly writers: TipWriters;
  readonly posts: TipPosts;
  readonly notices: TipNoticesDeps['notices'];
};

const MINUTE = 60_000;

/** Tips of commentators: their prices, their settlement and the records of tipsters. */
export function wire(deps: TipsDeps) {
  const { config, database, clock, log, deskLog, paces, writers, posts, notices } = deps;
  const pace = (name: string, max: number, minutes: number) =>
    paces.share(`tips.${name}`, new Pace({ clock, max, windowMs: minutes * MINUTE }), isUserId);
  const repository = new TipRepository(database);
  const settlements = new SettlementRepository(database);
  const offers = new OfferQuery(database);
  const views = new TipViews({
    ...{ tips: repository, offers, cards: new FixtureCards(deps), clock },
    commentsOf: (postIds) => posts.commentsOf(postIds),
  });
  const maker = new TipPostMaker({ tips: repository, posts, log });
  const tips = new TipService({ tips: repository, views, votePace: pace('votes', 60, 1), clock });
  const poster = new TipPoster({
    ...{ tips: repository, offers, fixtures: new FixtureRepository(database), writers, maker, clock },
    pace: pace('tips', 20, 60),
  });
  const desk = new TipDesk({ desk: new DeskTipRepository(database), views, settlements, deskLog, clock });
  const tipBoard = new SimulatedTipRepository({ database, maker, clock });
  const work = new Settlements({ settlements, deskLog, clock, log });
  const noted = new TipNoticeRepository(database);
  const told = new TipNotices({ noted, maker, posts, notices, clock, log });
  return {
    handlers: tipRoutes({ tips, poster, desk }),
    jobs: [work.job, told.job],
    undoers: { [TIP]: tipUndoer },
    // The FEED setting matters only in a process that runs the feed.
    start: async () => {
      if (config.serve.has('feeds') && config.feed !== 'demo') await clearSimulatedTipsters(database);
    },
    ports: { tips, tipBoard },
  } satisfies Module;
}
