import type { Module } from '../../platform/module.js';
import { Pace } from '../../platform/pace.js';
import type { Platform } from '../../platform/platform.js';
import { isUserId, type SharedPaces } from '../../platform/shared-paces.js';
import { GiftRepository } from './gift-repository.js';
import { giftRoutes } from './gift-routes.js';
import { type GiftDeps, GiftService } from './gift-service.js';
import type { TopRepository } from './top-repository.js';

type GiftsDeps = Pick<Platform, 'database' | 'clock'> &
  Pick<GiftDeps, 'chat' | 'points' | 'postIn' | 'levelOf'> & {
    readonly tops: TopRepository;
    readonly paces: SharedPaces;
  };

/** Gifts of one member in any ten seconds, combos included. */
const MAX_GIFTS = 20;
const PACE_MS = 10_000;

/** Gifts in chat rooms, and the members who gave and watched most. */
export function wire({ database, clock, tops, chat, points, postIn, levelOf, paces }: GiftsDeps) {
  const pace = paces.share('gifts', new Pace({ clock, max: MAX_GIFTS, windowMs: PACE_MS }), isUserId);
  const gifts = new GiftRepository(database, tops);
  const service = new GiftService({ gifts, tops, chat, points, postIn, levelOf, pace, clock });
  return { handlers: giftRoutes(service) } satisfies Module;
}
