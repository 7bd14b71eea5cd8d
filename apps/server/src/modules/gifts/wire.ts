import type { Module } from '../../platform/module.js';
import { Pace } from '../../platform/pace.js';
import type { Platform } from '../../platform/platform.js';
import { isUserId, type SharedPaces } from '../../platform/shared-paces.js';
import { DeskGiftRepository } from './desk/desk-gift-repository.js';
import { deskGiftRoutes } from './desk/desk-gift-routes.js';
import { DeskGifts } from './desk/desk-gifts.js';
import { GiftPrices } from './gift-prices.js';
import { GiftRepository } from './gift-repository.js';
import { giftRoutes } from './gift-routes.js';
import { type GiftDeps, GiftService } from './gift-service.js';
import type { TopRepository } from './top-repository.js';

type GiftsDeps = Pick<Platform, 'database' | 'clock' | 'deskLog' | 'deskChanges'> &
  Pick<GiftDeps, 'chat' | 'points' | 'postIn' | 'levelOf'> & {
    readonly tops: TopRepository;
    readonly paces: SharedPaces;
  };

/** Gifts of one member in any ten seconds, combos included. */
const MAX_GIFTS = 20;
const PACE_MS = 10_000;

/** Gifts in chat rooms with their desk, and the members who gave and watched most. */
export function wire({ database, clock, deskLog, deskChanges, tops, chat, points, postIn, levelOf, paces }: GiftsDeps) {
  const pace = paces.share('gifts', new Pace({ clock, max: MAX_GIFTS, windowMs: PACE_MS }), isUserId);
  const gifts = new GiftRepository(database, tops);
  const prices = new GiftPrices(database);
  const service = new GiftService({ gifts, prices, tops, chat, points, postIn, levelOf, pace, clock });
  const desk = new DeskGifts({ database, store: new DeskGiftRepository(prices), deskLog, deskChanges });
  return {
    handlers: { ...giftRoutes(service), ...deskGiftRoutes(desk) },
    undoers: { gift: desk.undoer },
  } satisfies Module;
}
