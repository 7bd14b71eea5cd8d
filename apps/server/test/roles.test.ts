import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GuestLogin } from '@khandai/contracts';
import pg from 'pg';
import { WebSocket } from 'ws';
import { createApp } from '../src/app.js';
import { readConfig } from '../src/platform/config.js';
import type { App } from '../src/platform/serve.js';
import { newDatabase } from './support/postgres.js';
import { describeWith, serviceUrl } from './support/service.js';

interface Site {
  readonly app: App;
  readonly address: string;
}

describeWith('TEST_DATABASE_URL', 'two processes that share the work of one site', (server) => {
  const redisUrl = serviceUrl('TEST_REDIS_URL');
  const folders: string[] = [];
  const apps: App[] = [];
  let databaseUrl = '';
  let client: pg.Client;
  let front: Site;
  let back: Site;

  async function open(serve: string): Promise<Site> {
    const dataDir = await mkdtemp(join(tmpdir(), 'khan-dai-roles-'));
    folders.push(dataDir);
    const shared = {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      TOKEN_SECRET: 'one secret of all processes of the site',
    };
    const config = readConfig({
      ...shared,
      SERVE: serve,
      DATA_DIR: dataDir,
      PORT: '0',
      FEED: 'demo',
      LOG_LEVEL: 'silent',
    });
    const app = await createApp(config, { web: null });
    apps.push(app);
    return { app, address: await app.listen() };
  }

  beforeAll(async () => {
    databaseUrl = await newDatabase(server);
    client = new pg.Client(databaseUrl);
    await client.connect();
    front = await open('web,api,sockets');
    back = await open('jobs,feeds');
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await client.end();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  const ask = async ({ address }: Site, method: string, path: string) => {
    const answer = await fetch(`${address}${path}`, { method });
    return {
      status: answer.status,
      type: answer.headers.get('content-type')?.split(';')[0],
      text: await answer.text(),
    };
  };
  const guestToken = async () => {
    const { text } = await ask(front, 'POST', '/au/api/user/guest-login');
    return (JSON.parse(text) as { data: GuestLogin }).data.guestToken;
  };
  const running = async () => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT name FROM pgboss.job WHERE state = 'active' ORDER BY name",
    );
    return rows.map(({ name }) => name);
  };

  it('each process reports its roles and that it is ready', async () => {
    expect(front.app.notices).toContain('SERVE: tiến trình này chỉ phục vụ web, api, sockets.');
    expect(back.app.notices).toContain('SERVE: tiến trình này chỉ phục vụ jobs, feeds.');
    for (const site of [front, back]) while ((await ask(site, 'GET', '/readyz')).status !== 200);
  });

  it('pages come from the process with the role web only', async () => {
    // The web app is not built in this test, so the page says that.
    expect(await ask(front, 'GET', '/')).toMatchObject({ status: 503, type: 'text/html' });
    expect(await ask(back, 'GET', '/')).toMatchObject({ status: 404, type: 'application/json' });
    expect((await ask(front, 'GET', '/robots.txt')).status).toBe(200);
    expect((await ask(back, 'GET', '/robots.txt')).status).toBe(404);
  });

  it('calls are answered by the process with the role api only', async () => {
    expect((await ask(front, 'POST', '/au/api/user/guest-login')).status).toBe(200);
    const refused = await ask(back, 'POST', '/au/api/user/guest-login');
    expect([refused.status, refused.text]).toEqual([
      404,
      expect.stringContaining('Không có địa chỉ /au/api/user/guest-login.'),
    ]);
  });

  it('sockets are taken by the process with the role sockets only', async () => {
    const token = await guestToken();
    const connect = ({ address }: Site) => new WebSocket(`${address.replace('http', 'ws')}/chat?token=${token}`);
    const taken = connect(front);
    const [hello] = (await once(taken, 'message')) as [Buffer];
    expect(JSON.parse(hello.toString())).toMatchObject({ type: 'hello', code: 0 });
    taken.close();
    const [error] = (await once(connect(back), 'error')) as [Error];
    expect(error.message).toContain('404');
  });

  it('feed and jobs run on the processes with their roles, and all processes show the results', async () => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT name FROM pgboss.queue WHERE name NOT LIKE $1 ORDER BY name',
      ['\\_\\_%'],
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'announce-posts',
      'article-views',
      'booking-notices',
      'booking-notices-housekeeping',
      'chat-attachments',
      'chat-housekeeping',
      'chat-points',
      'comic-notices',
      'count-hashtags',
      'deliver-posts',
      'draw-notices',
      'event-notices',
      'event-notices-housekeeping',
      'feed',
      'feedback-housekeeping',
      'feedback-mail',
      'lucky-draws',
      'marble-races',
      'new-episodes',
      'notifications-housekeeping',
      'picks',
      'points-audit',
      'post-uploads',
      'post-videos',
      'publish-articles',
      'races-housekeeping',
      'rankings-housekeeping',
      'reel-viewers',
      'referrals',
      'room-tops-housekeeping',
      'tip-notices',
      'tips',
      'title-videos',
      'unused-subtitles',
      'user-housekeeping',
      'watch-points',
      'web-push',
    ]);
    for (let seen = false; !seen;) {
      const { text } = await ask(front, 'GET', '/al/api/live/live-total');
      const { data } = JSON.parse(text) as { data: { totalLive: number } };
      seen = data.totalLive > 0;
    }
    expect(await running()).toEqual(expect.arrayContaining(['feed', 'watch-points']));
    expect(JSON.parse((await ask(back, 'GET', '/readyz')).text)).toMatchObject({ feeds: [{ name: 'demo' }] });
    expect(JSON.parse((await ask(front, 'GET', '/readyz')).text)).toMatchObject({ feeds: [] });
  });

  it('a process without the role does not take over jobs, one with it does', async () => {
    await back.app.close();
    expect(await running()).toEqual([]);
    const next = await open('jobs,feeds');
    for (let fresh = false; !fresh;) {
      const { feeds } = JSON.parse((await ask(next, 'GET', '/readyz')).text) as { feeds: { freshAt: string | null }[] };
      fresh = feeds[0]?.freshAt != null;
    }
    expect(await running()).toEqual(expect.arrayContaining(['feed']));
  });
});
