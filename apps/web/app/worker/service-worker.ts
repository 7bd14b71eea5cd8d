import { zoneOfMachine } from '@khandai/calendar';
import { type NoticeScope, openPage, showPush } from './on-push';

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface Scope extends NoticeScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: WorkerEvent) => void): void;
  addEventListener(
    type: 'push',
    listener: (event: WorkerEvent & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: WorkerEvent & { readonly notification: Pick<Notification, 'data' | 'close'> }) => void,
  ): void;
}

declare const self: Scope;

// It holds no state and answers no requests, so a new version takes over at once.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self, event.data?.text(), zoneOfMachine(new Date().getFullYear())));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(self, event.notification.data));
});
