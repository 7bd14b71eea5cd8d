import { NotificationKind } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { Database } from '../../platform/database/database.js';
import { FakeBus, FakeLog } from '../../platform/testing.js';
import type { Delivered } from './delivery.js';
import { NotificationRepository } from './notification-repository.js';
import { NotificationService } from './notification-service.js';
import { NotificationWrites } from './notification-writes.js';
import { Notifier } from './notifier.js';

/** Notifications on a real database; the test controls the clock, the bus and which posts may be seen. */
export function notificationsFixture(database: Database) {
  const clock = new FakeClock('2026-11-20T05:00:00Z');
  const bus = new FakeBus();
  const log = new FakeLog();
  const delivered: Delivered[] = [];
  /** Texts of the posts that everyone may see. */
  const texts = new Map<number, string>();
  const notifications = new NotificationRepository(database);
  const writes = new NotificationWrites(database);
  const delivery = { deliver: async (list: readonly Delivered[]) => void delivered.push(...list) };
  const notifier = new Notifier({ writes, notifications, deliveries: [delivery], bus, clock, log: log.log });
  const service = new NotificationService({
    ...{ notifications, clock },
    posts: { textsOf: async () => texts },
    announce: (userId, counts) => notifier.announce(userId, counts),
  });
  const list = (userId: number, type: NotificationKind = NotificationKind.message) =>
    service.list(userId, { type, pageNum: 1, pageSize: 50 });
  return { clock, notifications, bus, log, delivered, texts, writes, notifier, service, list };
}
