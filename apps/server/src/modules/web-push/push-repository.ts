import { and, asc, desc, eq, gt, inArray, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { PushDevice, PushMessage } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import { pushDeliveries, pushDevices, pushKeys, sessions, users } from '../../platform/database/schema.js';

export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

type NewDevice = Omit<typeof pushDevices.$inferInsert, 'deviceId'>;
type NewDelivery = Pick<
  typeof pushDeliveries.$inferInsert,
  'deviceId' | 'topic' | 'message' | 'urgent' | 'dueAt' | 'expiresAt'
>;

/** A device to write messages for. */
export type Receiver = Pick<typeof pushDevices.$inferSelect, 'deviceId' | 'userId' | 'language'>;

/** A push to be sent now. `dueAt` is the end of the lease under which it is sent. */
export interface Delivery {
  readonly deliveryId: number;
  readonly deviceId: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly topic: string;
  readonly message: PushMessage;
  readonly urgent: boolean;
  readonly attempts: number;
  readonly dueAt: Date;
  readonly expiresAt: Date;
}

/** SQL for the site's keys, the devices of members, and the pushes to them. */
export class PushRepository {
  readonly #db: Database['db'];

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** The site's key pair. The first process to ask stores `made()`; all others get the same. */
  async keys(made: () => KeyPair, at: Date): Promise<KeyPair> {
    const { publicKey, privateKey } = pushKeys;
    const [known] = await this.#db.select({ publicKey, privateKey }).from(pushKeys);
    if (known) return known;
    await this.#db
      .insert(pushKeys)
      .values({ ...made(), createdAt: at })
      .onConflictDoNothing();
    const [stored] = await this.#db.select({ publicKey, privateKey }).from(pushKeys);
    if (!stored) throw new Error('the keys of web push were not stored');
    return stored;
  }

  async device(sessionId: string): Promise<PushDevice | undefined> {
    const { endpoint } = pushDevices;
    const [row] = await this.#db.select({ endpoint }).from(pushDevices).where(eq(pushDevices.sessionId, sessionId));
    return row;
  }

  /**
   * Stores the device of a session, in the place of the one before. A browser belongs to the session that registered it last.
   * Of a member's devices the newest `max` stay.
   */
  async save(device: NewDevice, max: number): Promise<void> {
    const { sessionId, userId, endpoint } = device;
    await this.#db.transaction(async (tx) => {
      // A member's requests run one after another.
      await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
      await tx
        .delete(pushDevices)
        .where(
          or(
            and(eq(pushDevices.sessionId, sessionId), ne(pushDevices.endpoint, endpoint)),
            and(eq(pushDevices.endpoint, endpoint), ne(pushDevices.sessionId, sessionId)),
          ),
        );
      const { createdAt: _first, ...changes } = device;
      await tx.insert(pushDevices).values(device).onConflictDoUpdate({ target: pushDevices.endpoint, set: changes });
      const newest = tx
        .select({ deviceId: pushDevices.deviceId })
        .from(pushDevices)
        .where(eq(pushDevices.userId, userId))
        .orderBy(desc(pushDevices.deviceId))
        .limit(max);
      await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), notInArray(pushDevices.deviceId, newest)));
    });
  }

  async remove(sessionId: string): Promise<void> {
    await this.#db.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
  }

  async removeDevice(deviceId: number): Promise<void> {
    await this.#db.delete(pushDevices).where(eq(pushDevices.deviceId, deviceId));
  }

  /** Devices of these members, of sessions that are open and accounts that are not locked. */
  receivers(userIds: readonly number[], now: Date): Promise<Receiver[]> {
    const { deviceId, userId, language } = pushDevices;
    return this.#db
      .select({ deviceId, userId, language })
      .from(pushDevices)
      .innerJoin(sessions, and(eq(sessions.sessionId, pushDevices.sessionId), gt(sessions.expiresAt, now)))
      .innerJoin(users, and(eq(users.userId, pushDevices.userId), eq(users.locked, false)))
      .where(inArray(userId, [...userIds]));
  }

  async queue(deliveries: readonly NewDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await this.#db
      .insert(pushDeliveries)
      .values([...deliveries])
      .onConflictDoUpdate({
        target: [pushDeliveries.deviceId, pushDeliveries.topic],
        set: {
          message: sql`excluded.message`,
          urgent: sql`excluded.urgent`,
          dueAt: sql`excluded.due_at`,
          expiresAt: sql`excluded.expires_at`,
          attempts: 0,
        },
      });
  }

  /** Takes pushes that are due. Until `leaseUntil` no other process takes them. */
  async claim(now: Date, leaseUntil: Date, max: number): Promise<Delivery[]> {
    const due = this.#db
      .select({ deliveryId: pushDeliveries.deliveryId })
      .from(pushDeliveries)
      .where(lte(pushDeliveries.dueAt, now))
      .orderBy(asc(pushDeliveries.dueAt))
      .limit(max)
      .for('update', { skipLocked: true });
    const taken = await this.#db
      .update(pushDeliveries)
      .set({ dueAt: leaseUntil, attempts: sql`${pushDeliveries.attempts} + 1` })
      .where(inArray(pushDeliveries.deliveryId, due))
      .returning();
    if (taken.length === 0) return [];
    const { deviceId, endpoint, p256dh, auth } = pushDevices;
    const devices = await this.#db
      .select({ deviceId, endpoint, p256dh, auth })
      .from(pushDevices)
      .where(inArray(deviceId, [...new Set(taken.map((row) => row.deviceId))]));
    const byId = new Map(devices.map((device) => [device.deviceId, device]));
    return taken.flatMap((row) => {
      const device = byId.get(row.deviceId);
      return device ? [{ ...row, ...device }] : [];
    });
  }

  /** Removes a push, unless a later one of its topic has taken its place since. */
  async done({ deliveryId, dueAt }: Pick<Delivery, 'deliveryId' | 'dueAt'>): Promise<void> {
    await this.#db
      .delete(pushDeliveries)
      .where(and(eq(pushDeliveries.deliveryId, deliveryId), eq(pushDeliveries.dueAt, dueAt)));
  }

  /** Sends a push again later, unless a later one of its topic has taken its place since. */
  async postpone({ deliveryId, dueAt }: Pick<Delivery, 'deliveryId' | 'dueAt'>, until: Date): Promise<void> {
    await this.#db
      .update(pushDeliveries)
      .set({ dueAt: until })
      .where(and(eq(pushDeliveries.deliveryId, deliveryId), eq(pushDeliveries.dueAt, dueAt)));
  }
}
