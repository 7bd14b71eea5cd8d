import type { FriendSettings } from '../../platform/config.js';
import type { Module } from '../../platform/module.js';
import { Pace } from '../../platform/pace.js';
import type { Platform } from '../../platform/platform.js';
import { isUserId, type SharedPaces } from '../../platform/shared-paces.js';
import { peopleRoutes, relationRoutes } from './friend-routes.js';
import { PeopleRepository } from './people-repository.js';
import { PeopleService, type PeopleServiceDeps } from './people-service.js';
import { RelationRepository } from './relation-repository.js';
import { type FriendNotices, RelationService, type RelationServiceDeps } from './relation-service.js';

interface FriendsDeps extends Pick<Platform, 'database' | 'clock'> {
  readonly config: { readonly friends: FriendSettings };
  readonly paces: SharedPaces;
  readonly presence: PeopleServiceDeps['presence'];
  readonly memberSince: RelationServiceDeps['memberSince'];
  readonly friendNotices: FriendNotices;
}

const HOUR_MS = 60 * 60_000;
const FOLLOWS_PER_HOUR = 200;

/** Friends, followers, requests, and members whom one may know. */
export function wire({ config, database, clock, paces, memberSince, presence, friendNotices: notices }: FriendsDeps) {
  const pace = (name: string, max: number, hours: number) =>
    paces.share(`friends.${name}`, new Pace({ clock, max, windowMs: hours * HOUR_MS }), isUserId);
  const relations = new RelationService({
    ...{ relations: new RelationRepository(database), notices, memberSince, clock },
    paces: {
      requests: pace('requests', config.friends.requestsPerDay, 24),
      newcomers: pace('first requests', config.friends.newcomerRequestsPerDay, 24),
      follows: pace('follows', FOLLOWS_PER_HOUR, 1),
    },
  });
  const people = new PeopleService({ people: new PeopleRepository(database), presence });
  return { handlers: { ...relationRoutes(relations), ...peopleRoutes(people) } } satisfies Module;
}
