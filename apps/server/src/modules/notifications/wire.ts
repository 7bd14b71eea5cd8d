import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import type { Delivery } from './delivery.js';
import { NotificationHousekeeping } from './notification-housekeeping.js';
import { NotificationRepository } from './notification-repository.js';
import { noticesTopic, notificationRoutes } from './notification-routes.js';
import { NotificationService, type VisiblePosts } from './notification-service.js';
import { NotificationWrites } from './notification-writes.js';
import { Notifier } from './notifier.js';

type NotificationsDeps = Pick<Platform, 'database' | 'bus' | 'clock' | 'log'> & {
  readonly posts: VisiblePosts;
  readonly deliveries: readonly Delivery[];
};

/** What members are notified of: the list, its counts, and what they want to hear of. */
export function wire({ database, bus, clock, log, posts, deliveries }: NotificationsDeps) {
  const notifications = new NotificationRepository(database);
  const writes = new NotificationWrites(database);
  const notices = new Notifier({ writes, notifications, deliveries, bus, clock, log });
  const service = new NotificationService({
    ...{ notifications, posts, clock },
    announce: (userId, counts) => notices.announce(userId, counts),
  });
  return {
    handlers: notificationRoutes(service),
    topics: noticesTopic(service),
    jobs: [new NotificationHousekeeping({ notifications, clock }).job],
    loops: [notices],
    ports: { notices },
  } satisfies Module;
}
