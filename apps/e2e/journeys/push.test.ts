import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import { Members } from '../support/members.js';
import type { SharedSite } from '../support/shared-site.js';
import { until } from '../support/until.js';
import { EMPTY, withSite } from '../support/with-site.js';

const TITLE = 'Nhận thông báo cả khi đóng trang';
const ENDPOINT = 'https://push.khandai.test/mot';
const MESSAGE = { type: 'NEW_COMMENT', language: 'vi', path: '/', tag: 'notice 1', values: { actor: 'An' } };

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

describe('notifications with no page open', () => {
  let site: SharedSite;
  let members: Members;
  withSite(EMPTY, (running) => {
    ({ site } = running);
    members = new Members(running);
  });

  /** A new member, logged in in a browser that may show notifications. */
  async function member(username: string) {
    const { fan, page, token } = await members.newcomer(username);
    const { context } = fan.visitor;
    await context.grantPermissions(['notifications'], { origin: site.url });
    await context.addInitScript(subscribeWithoutService, ENDPOINT);
    return { fan, page, context, token };
  }

  const device = (token: string) =>
    members.get<{ publicKey: string; device: { endpoint: string } | null }>('/au/api/user/push-device', token);
  const toggle = (page: Page) => page.getByRole('main').getByRole('switch', { name: TITLE });

  it('(push) a member turns them on; the service worker shows a push, and a click opens its page; turned off, the server forgets the browser', async () => {
    const { fan, page, context, token } = await member('day.mot');
    await fan.open('/tai-khoan');
    await toggle(page).waitFor();
    await page.getByText('Nhắc trận đã đặt').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await toggle(page).click();
    await page.getByText('Thiết bị này đang nhận thông báo của bạn.').waitFor();
    const known = await device(token);
    expect(known.device).toEqual({ endpoint: ENDPOINT });
    expect(await page.evaluate(() => sessionStorage.getItem('site-key'))).toBe(known.publicKey);

    const push = await pushesTo(context, page, site.url);
    await push(JSON.stringify({ ...MESSAGE, path: '/bang-tin' }));
    const first = await until(async () => (await shown(page)).at(0), 'notification');
    expect(first).toEqual({ title: 'Bình luận mới', body: 'An đã bình luận bài viết của bạn.', path: '/bang-tin' });
    await push(JSON.stringify({ ...MESSAGE, tag: 'other', path: 'https://xau.example/' }));
    const second = await until(async () => (await shown(page)).at(1), 'second notification');
    expect(second.path).toBe('/');

    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no service worker runs');
    const opened = await worker.evaluate(clickFirst);
    expect(opened).toEqual([`${site.url}/bang-tin`]);
    await page.goto(opened[0] ?? '');
    await page.getByRole('heading', { level: 1, name: 'Bảng tin' }).waitFor();

    await fan.open('/tai-khoan');
    await page.getByText('Thiết bị này đang nhận thông báo của bạn.').waitFor();
    expect(await toggle(page).isChecked()).toBe(true);
    await toggle(page).click();
    await page.getByText('Nhắc trận đã đặt').waitFor();
    expect((await device(token)).device).toBeNull();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('(worker) the service worker is a small file of its own, which browsers always ask for again', async () => {
    const answer = await fetch(`${site.url}/sw.js`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; img-src 'self'");
    expect((await answer.text()).length).toBeLessThan(16_384);
    const manifest = await fetch(`${site.url}/manifest.webmanifest`);
    expect([manifest.status, manifest.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
  });
});

/**
 * Runs in the page. Chromium has no push service in a context of its own, so this one subscribes without: the server stores the
 * device, and the test brings the pushes.
 */
function subscribeWithoutService(endpoint: string): void {
  const known: { current: object | null } = { current: null };
  const base64 = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
  const manager = PushManager.prototype;
  manager.getSubscription = () =>
    Promise.resolve(
      (sessionStorage.getItem('endpoint') === null ? null : { endpoint, ...known.current }) as PushSubscription | null,
    );
  manager.subscribe = async (options) => {
    const key = options?.applicationServerKey;
    sessionStorage.setItem('site-key', typeof key === 'string' ? key : base64(new Uint8Array(key as ArrayBuffer)));
    sessionStorage.setItem('endpoint', endpoint);
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const point = await crypto.subtle.exportKey('raw', pair.publicKey);
    const secret = crypto.getRandomValues(new Uint8Array(16)).buffer;
    known.current = { getKey: (name: string) => (name === 'auth' ? secret : point), options: {} };
    return { endpoint, ...known.current } as PushSubscription;
  };
}

/** Runs in the page: the notifications on the screen, the oldest first. */
const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const list = await registration.getNotifications();
    return list
      .toSorted(
        (a, b) => (a as unknown as { timestamp: number }).timestamp - (b as unknown as { timestamp: number }).timestamp,
      )
      .map(({ title, body, data }) => ({ title, body, path: (data as { path: string }).path }));
  });

/** Runs in the worker: clicks the first notification. Browsers open windows for a real finger only, so this lists the addresses. */
async function clickFirst(): Promise<string[]> {
  interface Worker {
    registration: ServiceWorkerRegistration;
    clients: { openWindow(address: string): Promise<null>; constructor: { prototype: object } };
    dispatchEvent(event: Event): void;
    NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
  }
  const worker = globalThis as unknown as Worker;
  const opened: string[] = [];
  Object.assign(worker.clients.constructor.prototype, {
    openWindow: (address: string) => {
      opened.push(address);
      return Promise.resolve(null);
    },
  });
  const list = await worker.registration.getNotifications();
  const notification = list.find(({ data }) => (data as { path: string }).path !== '/');
  const event = new worker.NotificationEvent('notificationclick', { notification });
  const work: Promise<unknown>[] = [];
  Object.defineProperty(event, 'waitUntil', { value: (promise: Promise<unknown>) => work.push(promise) });
  worker.dispatchEvent(event);
  await Promise.all(work);
  return opened;
}

/** Delivers pushes as the browser does when its push service brings one. */
async function pushesTo(context: BrowserContext, page: Page, origin: string): Promise<(data: string) => Promise<void>> {
  const devtools: CDPSession = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  return async (data) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}
