import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, PHONE } from './chromium.js';

const BUILT = join(import.meta.dirname, '..', '..', '..', 'storybook-static');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StoryName {
  id: string;
  /** "Match/MatchCard". */
  title: string;
  name: string;
}

/** Every story of the built Storybook; undefined when it is not built. */
export function builtStories(): StoryName[] | undefined {
  const index = join(BUILT, 'index.json');
  if (!existsSync(index)) return undefined;
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, StoryName & { type: string }> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The built Storybook on a port of its own; `url` without a slash at the end. */
export async function serveStories(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return { server, url: `http://127.0.0.1:${address.port}` };
}

/** Where a story stands alone. The add-on does not look for faults by itself there. */
export const addressOf = (url: string, { id }: Pick<StoryName, 'id'>): string =>
  `${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;

/** How a story ended: undefined when well, else what went wrong. */
type Outcome = string | undefined;

/** One page that shows story after story without being loaded again. */
export class StoryPage {
  readonly complaints: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly server: Server,
  ) {
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && this.complaints.push(message.text()));
  }

  static async open(browser: Browser, first: StoryName): Promise<StoryPage> {
    const { server, url } = await serveStories();
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'vi-VN', colorScheme: 'light', reducedMotion: 'reduce' });
    const story = new StoryPage(await context.newPage(), server);
    // Faults are looked for here, in both themes and at both widths.
    await story.page.goto(addressOf(url, first));
    await story.page.waitForFunction(
      () => '__STORYBOOK_PREVIEW__' in globalThis && document.querySelector('#storybook-root')?.children.length,
    );
    await story.page.evaluate(await axeSource);
    return story;
  }

  /** Renders a story in a wide window and lets it play to its end. */
  async play({ id }: StoryName): Promise<Outcome> {
    this.complaints.length = 0;
    await this.page.setViewportSize(DESKTOP);
    await this.page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
    return this.page.evaluate(playInPage, id);
  }

  async turnDarkOnPhone(): Promise<void> {
    await this.page.setViewportSize(PHONE);
    await this.page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  }

  /** By how many pixels what is shown is wider than the window. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  }

  /** What axe finds wrong, as rule and place; all rules unless some are named. */
  violations(rules: string[] = []): Promise<string[]> {
    return this.page.evaluate(violationsInPage, rules);
  }

  async close(): Promise<void> {
    await this.page.context().close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function answer(url: string): Promise<{ status: number; type: string; body: Buffer | string }> {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  try {
    return { status: 200, type: TYPES[extname(path)] ?? 'application/octet-stream', body: await readFile(join(BUILT, path)) };
  } catch {
    // A file that is not there is an answer too; the page complains if it needed it.
    return { status: 404, type: 'text/plain', body: 'not found' };
  }
}

/** Runs in the page: asks Storybook for the story and waits for the event with which it ends. */
function playInPage(id: string): Promise<string | undefined> {
  interface Channel {
    on(event: string, listener: (news: never) => void): void;
    off(event: string, listener: (news: never) => void): void;
    emit(event: string, news: unknown): void;
  }
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const endings: Record<string, (news: never) => void> = {
      storyRendered: (shown: string) => shown === id && end(undefined),
      storyMissing: () => end('there is no such story'),
      storyErrored: (error: { title: string; description: string }) => end(`${error.title}: ${error.description}`),
      storyThrewException: (error: Error) => end(error.message),
      playFunctionThrewException: (error: Error) => end(error.message),
    };
    const end = (outcome: string | undefined) => {
      for (const [event, listener] of Object.entries(endings)) channel.off(event, listener);
      resolve(outcome);
    };
    for (const [event, listener] of Object.entries(endings)) channel.on(event, listener);
    // Asking for the story that is shown already does nothing: it is rendered anew instead.
    const shown = new URLSearchParams(location.search).get('id') === id;
    if (shown) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

async function violationsInPage(rules: string[]): Promise<string[]> {
  interface Found {
    violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  }
  const axe = (globalThis as unknown as { axe: { run(where: string, options: object): Promise<Found> } }).axe;
  const { violations } = await axe.run('#storybook-root', {
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: rules }),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}
