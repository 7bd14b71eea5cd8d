import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, freshDataDir, runServer, type Site, START_MS, startSite } from '../support/site.js';
import { ChatClient } from '../support/chat-client.js';

/** A new folder with nothing in it. */
const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'khan-dai-'));

/** Runs a server that cannot start and answers what it said. */
async function refused(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const run = runServer({ FEED: 'none', ...env });
  const late = setTimeout(() => run.child.kill('SIGKILL'), START_MS);
  const code = await run.exited;
  clearTimeout(late);
  return { code, lines: run.output().trim().split('\n') };
}

describe('a server that cannot start', () => {
  let site: Site;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await freshDataDir();
    site = await startSite({ FEED: 'none', DATA_DIR: dataDir });
  });

  afterAll(async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('ends the wait of a journey for it at once, with what it said', async () => {
    await expect(startSite({ FEED: 'radio' })).rejects.toThrow(/the server stopped with 1:\n.*FEED/);
  });

  it('keeps its data folder and everything in it from other users of the machine', async () => {
    const entries = await readdir(dataDir, { recursive: true });
    expect(entries).toContain('postgres/PG_VERSION');
    const modes = await Promise.all(
      ['', ...entries].map(async (entry) => (await stat(join(dataDir, entry))).mode & 0o077),
    );
    expect(new Set(modes)).toEqual(new Set([0]));
  });

  it('reports in one sentence that the port is taken, and exits with 1', async () => {
    const other = await emptyFolder();
    const { code, lines } = await refused({ PORT: String(site.port), DATA_DIR: other });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(String(site.port));
    await rm(other, { recursive: true, force: true });
  });

  it('reports in one sentence that another process uses the data folder; that process continues', async () => {
    const { code, lines } = await refused({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(dataDir);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });

  it('reports in one sentence that the data folder cannot be written', async () => {
    // /proc takes no new folders, not even from root.
    const { code, lines } = await refused({ PORT: String(await freePort()), DATA_DIR: '/proc/khan-dai' });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('/proc/khan-dai');
  });

  it('names a file at the path of the data folder, and leaves it unchanged', async () => {
    const parent = await emptyFolder();
    const file = join(parent, 'data');
    await writeFile(file, 'mine');
    const { code, lines } = await refused({ PORT: String(await freePort()), DATA_DIR: file });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(await readdir(parent)).toEqual(['data']);
    await rm(parent, { recursive: true, force: true });
  });

  it.each([
    ['PORT', { PORT: 'bốn nghìn' }],
    ['PORT', { PORT: '70000' }],
    ['FEED', { FEED: 'radio' }],
    ['RECORDING', { FEED: 'recording' }],
    ['RECORDING', { FEED: 'recording', RECORDING: '/khong/co/thu/muc/nay' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['REDIS_URL', { REDIS_URL: 'redis://127.0.0.1:1' }],
  ])('names the variable %s when it is wrong: %j', async (variable, env) => {
    const own = await freshDataDir();
    const { code, lines } = await refused({ PORT: String(await freePort()), DATA_DIR: own, ...env });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(variable);
    await rm(own, { recursive: true, force: true });
  });
});

describe('a server that stops', () => {
  it('closes sockets with 1001, ends with 0, and a killed one loses no confirmed message', async () => {
    const dataDir = await freshDataDir();
    const first = await startSite({ FEED: 'none', DATA_DIR: dataDir });
    const talker = await ChatClient.enter(first, 30);
    const confirmed = await talker.say('Còn nguyên sau khi mất điện tiến trình');
    expect(confirmed.code).toBe(0);
    await first.stop('SIGKILL');

    const second = await startSite({ FEED: 'none', DATA_DIR: dataDir });
    const again = await ChatClient.enter(second, 30);
    expect(again.missed.map((message) => message.filteredMessage)).toContain('Còn nguyên sau khi mất điện tiến trình');
    const closed = again.closed();
    expect(await second.stop('SIGINT')).toBe(0);
    expect(await closed).toBe(1001);
    await rm(dataDir, { recursive: true, force: true });
  });
});

describe('a script of analytics', () => {
  const analytics = 'https://do.example.com/do.js';
  const scriptsOf = async (site: Site) => {
    const page = await fetch(`${site.url}/lich-thi-dau`);
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    const tags = [...(await page.text()).matchAll(/<script[^>]* src="([^"]+)"[^>]*>/g)];
    const others = tags.filter(([, src]) => !src?.startsWith('/'));
    return others.map(([tag, src]) => ({ src, allowed: tag.includes(`nonce="${nonce}"`) }));
  };

  it('[SH17] (analytics) is in every page, allowed by its policy, only where one is configured', async () => {
    const dataDir = await freshDataDir();
    const plain = await startSite({ FEED: 'none', DATA_DIR: dataDir });
    expect(await scriptsOf(plain)).toEqual([]);
    await plain.stop();
    const measured = await startSite({ FEED: 'none', DATA_DIR: dataDir, ANALYTICS_SRC: analytics });
    expect(await scriptsOf(measured)).toEqual([{ src: analytics, allowed: true }]);
    await measured.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});
