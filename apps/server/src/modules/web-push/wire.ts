import { lookup } from 'node:dns';
import { request } from 'node:https';
import webPush from 'web-push';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { isPublicAddress } from '../../platform/public-address.js';
import { MemberNotices } from './member-notices.js';
import { PushCourier } from './push-courier.js';
import { type KeyPair, PushRepository } from './push-repository.js';
import { pushRoutes } from './push-routes.js';
import { PushSender } from './push-sender.js';
import { PushService } from './push-service.js';

type WebPushDeps = Pick<Platform, 'config' | 'database' | 'clock' | 'log' | 'address'>;

/** Notices to browsers with no page of the site open. */
export function wire({ config, database, clock, log, address }: WebPushDeps) {
  const push = new PushRepository(database);
  let known: Promise<KeyPair> | undefined;
  const keys = (): Promise<KeyPair> => {
    known ??= push
      .keys(() => webPush.generateVAPIDKeys(), new Date(clock.now()))
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };
  const subject = () =>
    address.origin.startsWith('https:') ? address.origin : `mailto:${addressIn(config.mail.from)}`;
  const sender = new PushSender({ keys, subject, request, lookup, isPublic: isPublicAddress, clock });
  const service = new PushService({ push, keys, clock });
  return {
    handlers: pushRoutes(service),
    jobs: [new PushCourier({ push, sender, clock, log }).job],
    ports: { deliveries: [new MemberNotices({ push: service, clock })] },
  } satisfies Module;
}

/** `Name <address>` or an address. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
