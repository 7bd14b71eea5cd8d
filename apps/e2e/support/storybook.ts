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
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, StoryName & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The built Storybook on a port of its own; `url` without a slash at the end. */
export async function serveStories(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return { server, url: `http://127.0.0.1:${address.port}` };
}

/** The address of a story without Storybook's own frame; its accessibility add-on does not run there. */
export const addressOf = (url: string, { id }: Pick<StoryName, 'id'>): string =>
  `${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;

/** Result of one story; all lists are empty for a story without problems. */
export interface StoryReport {
  /** Error while it rendered or played; undefined if it completed. */
  readonly failure: string | undefined;
  /** Violations that axe finds in a wide window, as rule and element. */
  readonly violations: readonly string[];
  /** Violations in the dark theme on a phone, of the rules that depend on theme and width. */
  readonly violationsInDark: readonly string[];
  /** Pixels by which the story is wider than a phone. */
  readonly overflow: number;
  /** Errors of the console and uncaught errors. */
  readonly complaints: readonly string[];
}

/** Rules of axe whose result depends on theme and width. */
const RULES_OF_LOOK = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** One page that shows story after story without being loaded again. */
class StoryPage {
  readonly #complaints: string[] = [];

  private constructor(private readonly page: Page) {
    page.on('pageerror', (error) => this.#complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && this.#complaints.push(message.text()));
  }

  static async open(browser: Browser, address: string): Promise<StoryPage> {
    const context = await browser.newContext({
      viewport: DESKTOP,
      locale: 'vi-VN',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(await axeSource);
    const story = new StoryPage(await context.newPage());
    await story.page.goto(address);
    await story.#shown();
    return story;
  }

  /**
   * The first story has come to its end. Storybook loads the page again when the next story is requested before that
   * (`StoryRender.teardown` in storybook's preview), and axe and the listeners of this page are lost.
   */
  async #shown(): Promise<void> {
    await this.page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      return preview?.currentRender?.phase === 'finished';
    });
  }

  /** Plays a story in a wide window, then checks it in the dark theme on a phone. */
  async examine({ id }: StoryName): Promise<StoryReport> {
    this.#complaints.length = 0;
    await this.page.setViewportSize(DESKTOP);
    await this.page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
    const failure = await this.page.evaluate(playInPage, id);
    const violations = await this.page.evaluate(violationsInPage, []);
    await this.page.setViewportSize(PHONE);
    await this.page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    const violationsInDark = await this.page.evaluate(violationsInPage, RULES_OF_LOOK);
    const overflow = await this.page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
    return { failure, violations, violationsInDark, overflow, complaints: [...this.#complaints] };
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** Examines stories on two pages, one for each core: while a test asks for one story, the next is examined too. */
export class StoryExaminer {
  readonly #reports = new Map<number, Promise<StoryReport>>();
  /** The last examination of each page; its next one waits for it. */
  readonly #busy: Promise<unknown>[];

  private constructor(
    private readonly stories: readonly StoryName[],
    private readonly pages: readonly StoryPage[],
    private readonly server: Server,
  ) {
    this.#busy = pages.map(() => Promise.resolve());
  }

  /** @param stories in the order in which the caller requests their reports; at least one */
  static async open(browser: Browser, stories: readonly [StoryName, ...StoryName[]]): Promise<StoryExaminer> {
    const { server, url } = await serveStories();
    const address = addressOf(url, stories[0]);
    return new StoryExaminer(stories, await Promise.all([1, 2].map(() => StoryPage.open(browser, address))), server);
  }

  async report(story: StoryName): Promise<StoryReport> {
    const at = this.stories.indexOf(story);
    const report = this.#examine(at);
    if (at + 1 < this.stories.length) void this.#examine(at + 1);
    return report;
  }

  #examine(at: number): Promise<StoryReport> {
    const known = this.#reports.get(at);
    const lane = at % this.pages.length;
    const [story, page] = [this.stories[at], this.pages[lane]];
    if (known) return known;
    if (!story || !page) throw new Error(`there is no story ${at}`);
    const report = Promise.resolve(this.#busy[lane]).then(() => page.examine(story));
    this.#reports.set(at, report);
    // The caller of the report gets its failure; the page goes on with its next story.
    this.#busy[lane] = report.catch(() => undefined);
    return report;
  }

  async close(): Promise<void> {
    for (const page of this.pages) await page.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function answer(url: string): Promise<{ status: number; type: string; body: Buffer | string }> {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  try {
    return {
      status: 200,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      body: await readFile(join(BUILT, path)),
    };
  } catch {
    // A missing file is answered with 404, and the page complains if it needed the file.
    return { status: 404, type: 'text/plain', body: 'not found' };
  }
}

/** Runs in the page: asks Storybook for the story and waits for its end; returns what failed. */
function playInPage(id: string): Promise<string | undefined> {
  interface Channel {
    on(event: string, listener: (news: never) => void): void;
    off(event: string, listener: (news: never) => void): void;
    emit(event: string, news: unknown): void;
  }
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const endings: Record<string, (news: never) => void> = {
      // Comes after an error, too, but not after a story that is missing.
      storyFinished: ({ storyId }: { storyId: string }) => storyId === id && end(),
      storyMissing: () => {
        failure = 'there is no such story';
        end();
      },
      storyErrored: (error: { title: string; description: string }) => {
        failure ??= `${error.title}: ${error.description}`;
      },
      storyThrewException: (error: Error) => {
        failure ??= error.message;
      },
      playFunctionThrewException: (error: Error) => {
        failure ??= error.message;
      },
    };
    let failure: string | undefined;
    const end = () => {
      for (const [event, listener] of Object.entries(endings)) channel.off(event, listener);
      resolve(failure);
    };
    for (const [event, listener] of Object.entries(endings)) channel.on(event, listener);
    // Storybook ignores a request for the story it shows already, so that story is remounted.
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
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}
