import { Agent, get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { chatRooms } from '../src/platform/database/schema.js';
import { people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const BOARD = '/al/api/odds/board';

let site: TestApp;
/** Number of statements so far. */
let statements = 0;
beforeAll(async () => {
  site = await openTestApp({ CALLS_PER_MINUTE: '1200' });
  const { db } = site.database;
  Object.defineProperty(site.database, 'db', {
    get: () => {
      statements += 1;
      return db;
    },
  });
});
afterAll(() => site.close());

const from = (remoteAddress: string) => ({ remoteAddress });

describe('calls whose reply is the same for all', () => {
  it('of sixty connections at once share a few reads', async () => {
    const before = statements;
    const first = await site.call('GET', BOARD, from('10.9.0.1'));
    const alone = statements - before;
    const replies = await Promise.all(Array.from({ length: 60 }, () => site.call('GET', BOARD, from('10.9.0.1'))));
    expect(replies.map(({ status }) => status)).toEqual(Array(60).fill(200));
    expect(new Set(replies.map(({ text }) => text))).toEqual(new Set([first.text]));
    expect(statements - before).toBeLessThanOrEqual(4 * alone);
  });

  it('contain what was changed before the call, also during a rush', async () => {
    const url = '/ac/api/chat/room/list-room';
    const rush = Array.from({ length: 20 }, () => site.call('GET', url, from('10.9.0.2')));
    await site.database.db.insert(chatRooms).values({ name: 'Phòng vừa mở' });
    expect((await site.call('GET', url, from('10.9.0.2'))).text).toContain('Phòng vừa mở');
    await Promise.all(rush);
  });

  it('are compressed as the caller accepts', async () => {
    await site.database.db.insert(chatRooms).values(Array.from({ length: 20 }, (_, n) => ({ name: `Phòng số ${n}` })));
    const url = '/ac/api/chat/room/list-room';
    const plain = await site.call('GET', url, from('10.9.0.3'));
    const packed = await site.app.http.inject({ url, headers: { 'accept-encoding': 'gzip, br' }, ...from('10.9.0.3') });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.text);
  });
});

describe('an attack by sixty connections on a process with an embedded database', () => {
  const CONNECTIONS = 60;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS + 1 });
  let origin: string;
  beforeAll(async () => {
    origin = await site.app.listen();
  });
  afterAll(() => agent.destroy());

  const request = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(new URL(path, origin), { agent }, (reply) => {
        reply.resume().once('end', () => resolve(reply.statusCode));
      }).once('error', reject);
    });
  const open = (count: number) => Promise.all(Array.from({ length: count }, () => request('/healthz')));

  it('shares reads, and is answered after the health check that arrives behind it', async () => {
    const before = statements;
    await request(BOARD);
    const alone = statements - before;
    // Open connections, so that all requests arrive in the same turn of the event loop.
    await open(CONNECTIONS + 1);
    let answered = 0;
    const boards = Array.from({ length: CONNECTIONS }, () => request(BOARD).finally(() => (answered += 1)));
    const health = await request('/healthz');
    const answeredBefore = answered;
    expect(await Promise.all(boards)).toEqual(Array(CONNECTIONS).fill(200));
    expect([health, answeredBefore]).toEqual([200, 0]);
    expect(statements - before).toBeLessThanOrEqual(5 * alone);
  });
});

describe('guests of one address', () => {
  it('share one allowance, in which calls weigh by what they cost', async () => {
    const small = await openTestApp({ CALLS_PER_MINUTE: '80' });
    const who = people(small);
    const tokens = await Promise.all(Array.from({ length: 4 }, () => who.guest()));
    const calls = tokens.flatMap((token) =>
      Array.from({ length: 10 }, () => small.call('GET', BOARD, { token, ...from('10.9.0.4') })),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    // Three times 80 for all of them; a board counts as 8.
    expect(statuses).toEqual([...Array<number>(30).fill(200), ...Array<number>(10).fill(429)]);
    expect((await small.app.http.inject({ url: '/healthz', ...from('10.9.0.4') })).statusCode).toBe(200);
    await small.close();
  });
});
