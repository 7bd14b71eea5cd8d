import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PushMessage } from '@khandai/contracts';
import { instant } from './instant.js';
import { sessions, users } from './members.js';

/** The key pair that the site signs its pushes with: one row. A browser's subscription belongs to the public key. */
export const pushKeys = pgTable('push_keys', {
  keyId: smallint('key_id').primaryKey().default(1),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Browsers that receive a member's notices with no page open, one per session. */
export const pushDevices = pgTable(
  'push_devices',
  {
    deviceId: serial('device_id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.sessionId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** Public key and secret of the browser, for the encryption. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_devices_session').on(table.sessionId),
    uniqueIndex('push_devices_endpoint').on(table.endpoint),
    index('push_devices_user').on(table.userId),
  ],
);

/** Pushes to be sent. A later one of the same topic takes the place of one that still waits. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    deliveryId: bigserial('delivery_id', { mode: 'number' }).primaryKey(),
    deviceId: integer('device_id')
      .notNull()
      .references(() => pushDevices.deviceId, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    message: jsonb('message').$type<PushMessage>().notNull(),
    urgent: boolean('urgent').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** When the next attempt is due; while one is under way, when another process may repeat it. */
    dueAt: instant('due_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_deliveries_topic').on(table.deviceId, table.topic),
    index('push_deliveries_due').on(table.dueAt),
  ],
);
