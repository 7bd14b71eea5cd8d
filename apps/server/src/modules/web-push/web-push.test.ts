import { createPublicKey } from 'node:crypto';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { jwtVerify } from 'jose';
import webPush from 'web-push';
import type { Database } from '../../platform/database/database.js';
import { pushDeliveries, pushDevices, sessions, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { FakeLog } from '../../platform/testing.js';
import { newUuid } from '../chat/testing.js';
import { PushCourier } from './push-courier.js';
import { PushRefused } from './push-faults.js';
import { PushRepository } from './push-repository.js';
import { PushSender } from './push-sender.js';
import { MAX_DEVICES, type PushNotice, PushService } from './push-service.js';
import { FakeBrowser, openPushService } from './testing.js';

const MINUTE = 60_000;
const keys = webPush.generateVAPIDKeys();

let database: Database;
let service: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  service = await openPushService();
  await database.db.delete(pushDevices);
});
afterEach(() => service.close());
afterAll(() => database.close());

async function world() {
  // The signature of a push has the real time, so the clock starts there.
  const clock = new FakeClock(Date.now());
  const log = new FakeLog();
  const repository = new PushRepository(database);
  const ownKeys = () => Promise.resolve(keys);
  const sender = new PushSender({ ...service.net, keys: ownKeys, subject: () => 'https://khandai.example', clock });
  const push = new PushService({ push: repository, keys: ownKeys, clock });
  const courier = new PushCourier({ push: repository, sender, clock, log: log.log });

  const member = async (): Promise<Identity> => {
    const username = `fan.${newUuid().slice(-12)}`;
    const [user] = await database.db
      .insert(users)
      .values({ username, usernameKey: username, displayName: username })
      .returning();
    if (!user) throw new Error('no user was stored');
    return login(user.userId);
  };
  const login = async (userId: number): Promise<Identity> => {
    const session = newUuid();
    const expiresAt = new Date(clock.now() + 24 * 60 * MINUTE);
    await database.db.insert(sessions).values({ sessionId: session, userId, expiresAt });
    return { userId, guest: false, role: 'member', siteRoleId: 0, session };
  };
  const register = async (identity: Identity, host = 'push.example') => {
    const browser = new FakeBrowser();
    const endpoint = `https://${host}/${newUuid()}`;
    const { p256dh, auth } = browser;
    await push.register(identity, { endpoint, p256dh, auth, language: 'vi' });
    return { browser, endpoint };
  };
  const notice = (part: Partial<PushNotice> = {}): PushNotice => ({
    ...{ type: 'MATCH_GOAL', path: '/truc-tiep/a', tag: 'goal a', values: { match: 'A – B', homeScore: 1 } },
    ...{ urgent: true, silent: false, until: new Date(clock.now() + 10 * MINUTE) },
    ...part,
  });
  return { clock, log, repository, push, courier, member, login, register, notice };
}

const waiting = () => database.db.$count(pushDeliveries);

describe('a push', () => {
  it('reaches its browser encrypted, signed by the site, with time to live, urgency and topic', async () => {
    const { push, courier, member, register, notice } = await world();
    const fan = await member();
    const { browser, endpoint } = await register(fan);
    await push.send([{ userId: fan.userId, notice: notice() }]);
    expect(await courier.pass()).toBe(1);
    const [got] = service.received;
    if (!got) throw new Error('nothing was received');
    expect(browser.read(got.body)).toEqual({
      ...{ type: 'MATCH_GOAL', path: '/truc-tiep/a', tag: 'goal a', values: { match: 'A – B', homeScore: 1 } },
      language: 'vi',
    });
    expect([got.path, got.headers['ttl'], got.headers['urgency']]).toEqual([new URL(endpoint).pathname, '600', 'high']);
    expect(got.headers['topic']).toMatch(/^[A-Za-z0-9_-]{32}$/);
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(got.headers.authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    const point = Buffer.from(keys.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const { payload } = await jwtVerify(token, signer, { audience: 'https://push.example' });
    expect(payload.sub).toBe('https://khandai.example');
    expect(await waiting()).toBe(0);
  });

  it('is replaced by a later one of the same tag while it waits', async () => {
    const { push, courier, member, register, notice } = await world();
    const fan = await member();
    const { browser } = await register(fan);
    await push.send([{ userId: fan.userId, notice: notice() }]);
    await push.send([{ userId: fan.userId, notice: notice({ values: { match: 'A – B', homeScore: 2 } }) }]);
    await push.send([{ userId: fan.userId, notice: notice({ tag: 'another' }) }]);
    expect(await courier.pass()).toBe(2);
    const scores = service.received.map(({ body }) => browser.read(body).values['homeScore']).sort();
    expect(scores).toEqual([1, 2]);
  });

  it('stays queued when a later one takes its place during the attempt', async () => {
    const { clock, repository, push, member, register, notice } = await world();
    const fan = await member();
    await register(fan);
    await push.send([{ userId: fan.userId, notice: notice() }]);
    const [taken] = await repository.claim(new Date(clock.now()), new Date(clock.now() + MINUTE), 10);
    if (!taken) throw new Error('nothing was due');
    await push.send([{ userId: fan.userId, notice: notice({ values: { homeScore: 2 } }) }]);
    await repository.done(taken);
    expect(await waiting()).toBe(1);
  });

  it.each([404, 410])('removes the device when the push service answers %d', async (status) => {
    const { push, courier, member, register, notice } = await world();
    const fan = await member();
    await register(fan);
    service.reply.status = status;
    await push.send([{ userId: fan.userId, notice: notice() }]);
    await courier.pass();
    expect([(await push.state(fan)).device, await waiting()]).toEqual([null, 0]);
  });

  it('is tried again with growing waits, and not before the time the push service names', async () => {
    const { clock, push, courier, member, register, notice } = await world();
    const fan = await member();
    await register(fan);
    service.reply.status = 503;
    await push.send([{ userId: fan.userId, notice: notice() }]);
    await courier.pass();
    await clock.advance(9_000);
    expect(await courier.pass()).toBe(0);
    await clock.advance(1_000);
    Object.assign(service.reply, { status: 429, headers: { 'retry-after': '120' } });
    expect(await courier.pass()).toBe(1);
    await clock.advance(119_000);
    expect(await courier.pass()).toBe(0);
    await clock.advance(1_000);
    service.reply.status = 201;
    expect(await courier.pass()).toBe(1);
    expect([service.received.length, await waiting()]).toEqual([3, 0]);
  });

  it('is given up when it no longer helps', async () => {
    const { clock, log, push, courier, member, register, notice } = await world();
    const fan = await member();
    await register(fan);
    service.reply.status = 500;
    await push.send([{ userId: fan.userId, notice: notice({ until: new Date(clock.now() + 5_000) }) }]);
    await courier.pass();
    expect([await waiting(), log.lines.map(({ level }) => level)]).toEqual([0, ['warn']]);
    await push.send([{ userId: fan.userId, notice: notice({ until: new Date(clock.now() - 1) }) }]);
    expect(await waiting()).toBe(0);
    await push.send([{ userId: fan.userId, notice: notice({ until: new Date(clock.now() + 5_000) }) }]);
    await clock.advance(5_000);
    await courier.pass();
    expect([await waiting(), service.received.length]).toEqual([0, 1]);
  });

  it('is dropped, with the device kept, when the push service refuses it', async () => {
    const { log, push, courier, member, register, notice } = await world();
    const fan = await member();
    const { endpoint } = await register(fan);
    service.reply.status = 413;
    await push.send([{ userId: fan.userId, notice: notice() }]);
    await courier.pass();
    expect([(await push.state(fan)).device?.endpoint, await waiting()]).toEqual([endpoint, 0]);
    expect(log.lines[0]?.facts).toEqual({ host: 'push.example', reason: 'the push service answered 413' });
  });

  it('is sent by another process when the one that took it is killed', async () => {
    const { clock, repository, push, courier, member, register, notice } = await world();
    const fan = await member();
    await register(fan);
    await push.send([{ userId: fan.userId, notice: notice() }]);
    await repository.claim(new Date(clock.now()), new Date(clock.now() + MINUTE), 10);
    expect(await courier.pass()).toBe(0);
    await clock.advance(MINUTE);
    expect(await courier.pass()).toBe(1);
  });

  it('does not connect to a name that leads to a private address', async () => {
    const { push, courier, member, register, notice } = await world();
    const fan = await member();
    await register(fan, 'trong.example');
    await push.send([{ userId: fan.userId, notice: notice() }]);
    await courier.pass();
    expect([service.received, await waiting()]).toEqual([[], 1]);
  });

  it('ends with the session, and with a locked account', async () => {
    const { push, courier, member, register, notice } = await world();
    const [fan, locked] = [await member(), await member()];
    await register(fan);
    await register(locked);
    await database.db.delete(sessions).where(eq(sessions.sessionId, fan.session ?? ''));
    await database.db.update(users).set({ locked: true }).where(eq(users.userId, locked.userId));
    await push.send([fan, locked].map(({ userId }) => ({ userId, notice: notice() })));
    expect([await courier.pass(), await database.db.$count(pushDevices)]).toEqual([0, 1]);
  });

  it('waits for nothing while the job runs, and ends with it', async () => {
    const { clock, push, courier, member, register, notice } = await world();
    const fan = await member();
    await register(fan);
    const stop = new AbortController();
    const running = courier.job.run(stop.signal);
    await push.send([{ userId: fan.userId, notice: notice() }]);
    await clock.advance(2_000);
    while (service.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    await running;
    expect(service.received).toHaveLength(1);
  });
});

it('keeps sending while a push service does not answer', async () => {
  const clock = new FakeClock(Date.now());
  const slow = Promise.withResolvers<undefined>();
  const waitingIds = Array.from({ length: 120 }, (_, deliveryId) => deliveryId);
  const sent: number[] = [];
  const courier = new PushCourier({
    push: {
      claim: async (_now, dueAt, max) =>
        waitingIds.splice(0, max).map((deliveryId) => ({
          ...{ deliveryId, deviceId: 1, endpoint: 'https://push.example/a', p256dh: '', auth: '', topic: 'a' },
          ...{ message: { type: 'NEW_COMMENT', values: {}, path: '/', tag: 'a', language: 'vi' } },
          ...{ urgent: false, attempts: 1, dueAt, expiresAt: new Date(clock.now() + MINUTE) },
        })),
      done: async ({ deliveryId }) => void sent.push(deliveryId),
      postpone: async () => undefined,
      removeDevice: async () => undefined,
    },
    sender: {
      send: async ({ deliveryId }) => {
        if (deliveryId === 0) await slow.promise;
        return { result: 'sent' };
      },
    },
    clock,
    log: new FakeLog().log,
  });
  const stop = new AbortController();
  const running = courier.run(stop.signal);
  while (sent.length < 119) await new Promise((resolve) => setImmediate(resolve));
  stop.abort();
  slow.resolve(undefined);
  await running;
  expect(sent).toHaveLength(120);
});

describe('a device', () => {
  it('belongs to the session that registered it last, and a session has one', async () => {
    const { push, member, register } = await world();
    const [first, second] = [await member(), await member()];
    await register(first);
    const { browser, endpoint } = await register(first);
    expect(await database.db.$count(pushDevices)).toBe(1);
    const { p256dh, auth } = browser;
    await push.register(second, { endpoint, p256dh, auth, language: 'en' });
    expect([(await push.state(first)).device, (await push.state(second)).device]).toEqual([null, { endpoint }]);
    await push.remove(second);
    expect((await push.state(second)).device).toBeNull();
  });

  it('is one of the newest ten of its member', async () => {
    const { member, login, register } = await world();
    const fan = await member();
    for (let made = 0; made < MAX_DEVICES + 2; made += 1) await register(await login(fan.userId));
    expect(await database.db.$count(pushDevices)).toBe(MAX_DEVICES);
  });

  it.each([
    'http://push.example/a',
    'https://push.example:8443/a',
    'https://a:b@push.example/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://169.254.169.254/latest/meta-data',
    'javascript:alert(1)',
    'x',
  ])('with the address %s is refused', async (endpoint) => {
    const { push, member } = await world();
    const { p256dh, auth } = new FakeBrowser();
    const device = { endpoint, p256dh, auth, language: 'vi' } as const;
    await expect(push.register(await member(), device)).rejects.toBeInstanceOf(PushRefused);
  });

  it('with keys that are no keys is refused', async () => {
    const { push, member } = await world();
    const fan = await member();
    const { p256dh, auth } = new FakeBrowser();
    const noPoint = Buffer.alloc(65, 4).toString('base64url');
    for (const bad of [{ p256dh: noPoint }, { p256dh: auth }, { auth: p256dh }]) {
      const device = {
        endpoint: 'https://push.example/a',
        p256dh,
        auth,
        language: 'vi',
        ...bad,
      } as const;
      await expect(push.register(fan, device)).rejects.toBeInstanceOf(PushRefused);
    }
  });
});

it('the site makes its keys once, for all processes and starts', async () => {
  const made = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
  const of = (pair: (typeof made)[number] | undefined) =>
    new PushRepository(database).keys(() => pair ?? keys, new Date());
  const [one, other] = await Promise.all([of(made[0]), of(made[1])]);
  expect(one).toEqual(other);
  expect(await of(undefined)).toEqual(one);
});
