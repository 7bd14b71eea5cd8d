import { noticeOf } from './notice-of';
import { ownPath, readMessage } from './read-message';

/** The parts of a service worker's scope that notices need; TypeScript's own types of it exclude those of pages. */
export interface NoticeScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageTab[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

interface PageTab {
  readonly url: string;
  focus(): Promise<unknown>;
}

const ICON = '/icon-192.png';

/** Shows a push. Browsers take the permission away from a site that shows nothing, so every push is shown. */
export async function showPush(scope: NoticeScope, text: string | undefined, timezone: string): Promise<void> {
  const message = readMessage(text);
  const notice = noticeOf(message, timezone);
  await scope.registration.showNotification(notice.title, {
    body: notice.text,
    icon: ICON,
    badge: ICON,
    lang: message?.language ?? 'vi',
    data: { path: message?.path ?? '/' },
    // A later message of the same tag takes its place, and is heard again.
    ...(message && message.tag !== '' && { tag: message.tag, renotify: true }),
  });
}

/** Opens the page of a notice that was clicked: the tab that shows it already, or a new one. What a tab plays goes on. */
export async function openPage(scope: NoticeScope, data: unknown): Promise<void> {
  const path = ownPath(typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined);
  const address = new URL(path, scope.location.origin).href;
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => url.split('#')[0] === address.split('#')[0]);
  await (open ? open.focus() : scope.clients.openWindow(address));
}
