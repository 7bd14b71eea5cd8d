import { createHash } from 'node:crypto';
import type { PushDevice, PushMessage } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { TokenRejected } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import { arePushKeys, isPushAddress } from './push-address.js';
import { PushRefused } from './push-faults.js';
import type { KeyPair, PushRepository, Receiver } from './push-repository.js';

/** More browsers than a member really has. */
export const MAX_DEVICES = 10;
/** Notices of one statement. */
const BATCH = 500;

export interface NewPushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: 'vi' | 'en';
}

/** What to say on the devices of members. */
export interface PushNotice extends Pick<PushMessage, 'type' | 'path' | 'tag' | 'values'> {
  /** Wakes a sleeping phone. */
  readonly urgent: boolean;
  /** After this the notice no longer helps, so it is not delivered. */
  readonly until: Date;
}

/** Notices of one call have different tags. */
export interface MemberPush {
  readonly userId: number;
  readonly notice: PushNotice;
}

export interface PushServiceDeps {
  readonly push: PushRepository;
  readonly keys: () => Promise<KeyPair>;
  readonly clock: Clock;
}

/** Notices to browsers with no page of the site open. */
export class PushService {
  constructor(private readonly deps: PushServiceDeps) {}

  async state(identity: Identity): Promise<{ publicKey: string; device: PushDevice | null }> {
    const { push, keys } = this.deps;
    const { publicKey } = await keys();
    return { publicKey, device: (await push.device(sessionOf(identity))) ?? null };
  }

  /** Throws PushRefused when the server may not or cannot send to this browser. */
  async register(identity: Identity, device: NewPushDevice): Promise<PushDevice> {
    const sessionId = sessionOf(identity);
    if (!isPushAddress(device.endpoint) || !arePushKeys(device)) throw new PushRefused();
    const { userId } = identity;
    await this.deps.push.save({ ...device, sessionId, userId, createdAt: this.#now() }, MAX_DEVICES);
    return { endpoint: device.endpoint };
  }

  remove(identity: Identity): Promise<void> {
    return this.deps.push.remove(sessionOf(identity));
  }

  /** Queues each notice for every device of its member. */
  async send(pushes: readonly MemberPush[]): Promise<void> {
    const now = this.#now();
    const useful = pushes.filter(({ notice }) => notice.until > now);
    for (let at = 0; at < useful.length; at += BATCH) {
      const some = useful.slice(at, at + BATCH);
      const receivers = await this.deps.push.receivers([...new Set(some.map(({ userId }) => userId))], now);
      const byMember = Map.groupBy(receivers, ({ userId }) => userId);
      await this.deps.push.queue(
        some.flatMap(({ userId, notice }) =>
          (byMember.get(userId) ?? []).map((receiver) => deliveryTo(receiver, notice, now)),
        ),
      );
    }
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}

const deliveryTo = (receiver: Receiver, notice: PushNotice, dueAt: Date) => ({
  deviceId: receiver.deviceId,
  topic: topicOf(notice.tag),
  message: messageFor(receiver, notice),
  urgent: notice.urgent,
  dueAt,
  expiresAt: notice.until,
});

function messageFor({ language }: Receiver, { type, values, path, tag }: PushNotice): PushMessage {
  return { type, values, path, tag, language };
}

/** Push services take at most 32 characters of base64url. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

function sessionOf({ session }: Identity): string {
  if (session === undefined) throw new TokenRejected();
  return session;
}
