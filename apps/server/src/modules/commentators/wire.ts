import type { Db } from '../../platform/database/database.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { type BroadcastDeps, BroadcastService } from './broadcast-service.js';
import { CommentatorService, type CommentatorDeps } from './commentator-service.js';
import { RoleRepository } from './role-repository.js';
import { type AssignableRole, type RoleDeps, type RoleOwner, RoleService } from './role-service.js';
import { RoomUpdates, type RoomUpdatesDeps } from './room-updates.js';
import { StreamService } from './stream-service.js';
import { StudioRepository } from './studio-repository.js';
import { studioRoutes } from './studio-routes.js';
import { TotalsRepository } from './totals-repository.js';

type CommentatorsDeps = Pick<Platform, 'config' | 'database' | 'bus' | 'clock' | 'log' | 'ends'> & {
  readonly counts: OnlineCounts;
  readonly matches: RoomUpdatesDeps['live'] & CommentatorDeps['live'];
  readonly avatars: BroadcastDeps['uploads'];
  readonly sessions: RoleDeps['sessions'];
};

/** Commentators: their streams, their broadcasts, and what viewers see of them. */
export function wire({
  config,
  database,
  bus,
  clock,
  log,
  ends,
  counts,
  matches,
  avatars,
  sessions,
}: CommentatorsDeps) {
  const studio = new StudioRepository(database);
  const news = new RoomUpdates({ bus, live: matches, log });
  const handlers = studioRoutes({
    links: new StreamService({ studio, news, clock, log }),
    broadcasts: new BroadcastService({ studio, news, uploads: avatars, imageHosts: config.site.imageHosts }),
    commentators: new CommentatorService({ totals: new TotalsRepository(database), live: matches, counts, clock }),
  });
  const roles = new RoleRepository(database);
  const roleService = new RoleService({ database, roles, sessions, ends, news, clock });
  return {
    handlers,
    ports: {
      memberRoles: {
        setRole: (tx: Db, member: RoleOwner, role: AssignableRole) => roles.setRole(tx, member, role),
        follow: (member: RoleOwner, role: AssignableRole) => roleService.follow(member, role),
      },
    },
  } satisfies Module;
}
