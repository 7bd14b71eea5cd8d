import type { NewDevice } from './WebPushStore';

/** What the site needs of the browser to send it notifications with no page open. */
export interface PushBrowser {
  support(): 'supported' | 'unsupported' | 'install';
  permission(): NotificationPermission;
  ask(): Promise<NotificationPermission>;
  current(): Promise<{ readonly endpoint: string } | undefined>;
  subscribe(publicKey: string): Promise<NewDevice>;
  unsubscribe(): Promise<void>;
}

/** Built beside the pages (vite.config.ts); at the root, because its address limits the pages it belongs to. */
const WORKER = '/sw.js';

/** How long a new worker may take to become active, in milliseconds. */
const ACTIVE_MS = 20_000;

/** Where pushes need a site on the home screen; an iPad says it is a Mac, with fingers. */
const isApple = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

export const pushBrowser: PushBrowser = {
  support: () => {
    if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
    return isApple(navigator) ? 'install' : 'unsupported';
  },
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  current: async () => (await subscription()) ?? undefined,
  subscribe: async (publicKey) => {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await active();
    const known = await pushManager.getSubscription();
    // A subscription with another key of the site would never be reached.
    if (known && textOf(known.options.applicationServerKey) !== publicKey) await known.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    return { endpoint: made.endpoint, p256dh: textOf(made.getKey('p256dh')), auth: textOf(made.getKey('auth')) };
  },
  unsubscribe: async () => {
    await (await subscription())?.unsubscribe();
  },
};

/** Rejects when the worker does not become active, for example because its file does not load; `ready` alone would wait forever. */
const active = (): Promise<ServiceWorkerRegistration> =>
  new Promise((resolve, reject) => {
    AbortSignal.timeout(ACTIVE_MS).addEventListener('abort', () => {
      reject(new Error('the service worker did not become active'));
    });
    navigator.serviceWorker.ready.then(resolve, reject);
  });

const subscription = async (): Promise<PushSubscription | null | undefined> =>
  (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription();

/** base64url */
const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
