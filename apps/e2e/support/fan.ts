import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Visitor, visitor } from './chromium.js';

const PATIENCE_MS = 20_000;

/** What a fan does, in the words a fan sees. */
export class Fan {
  private constructor(
    readonly url: string,
    readonly visitor: Visitor,
  ) {}

  static async arrive(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Fan> {
    const fan = new Fan(url, await visitor(browser, options));
    fan.page.setDefaultTimeout(PATIENCE_MS);
    return fan;
  }

  get page(): Page {
    return this.visitor.page;
  }

  /** Console errors, hydration warnings and server faults so far. */
  get complaints(): string[] {
    return this.visitor.complaints;
  }

  /** Opens a page and waits until it is hydrated and its socket is open. */
  async open(path: string): Promise<void> {
    const socket = this.page.waitForEvent('websocket', { predicate: (one) => one.url().includes('/chat?') });
    await this.page.goto(this.url + path);
    await socket;
  }

  /** From home into the first live match. Answers the room's path. */
  async enterLiveRoom(): Promise<string> {
    await this.open('/');
    const live = this.page.getByRole('region', { name: 'Đang trực tiếp' });
    await live.getByRole('link', { name: /^Xem .+ – .+/ }).first().click();
    await this.page.waitForURL(/\/truc-tiep\/.+-vs-.+/);
    return new URL(this.page.url()).pathname;
  }

  /** On phones the chat is a tab. */
  async openTab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }

  get composer(): Locator {
    return this.page.getByRole('textbox', { name: 'Nhập tin nhắn' });
  }

  get log(): Locator {
    return this.page.getByRole('log');
  }

  async say(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
  }

  async sees(text: string): Promise<void> {
    await this.log.getByText(text, { exact: true }).first().waitFor();
  }

  /** How often a text stands in the chat. */
  async count(text: string): Promise<number> {
    return this.log.getByText(text, { exact: true }).count();
  }

  /** The texts of the chat that match, from the oldest to the newest. */
  async texts(pattern: RegExp): Promise<string[]> {
    const all = await this.log.innerText();
    return all.split('\n').filter((line) => pattern.test(line.trim())).map((line) => line.trim());
  }

  /** Waits until the picture has moved on by `seconds`. */
  async watches(seconds: number): Promise<void> {
    const time = () => this.page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    await this.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    const from = await time();
    await this.page.waitForFunction((target) => (document.querySelector('video')?.currentTime ?? 0) > target, from + seconds);
  }

  /** Runs `change` until the text of `place` differs from what it is now, without the page being loaded again. */
  async seesChange(place: Locator, withinMs: number): Promise<{ before: string; after: string }> {
    const mark = await this.page.evaluate(() => performance.timeOrigin);
    const before = await place.innerText();
    const deadline = Date.now() + withinMs;
    for (;;) {
      const after = await place.innerText();
      if (after !== before) {
        if ((await this.page.evaluate(() => performance.timeOrigin)) !== mark) throw new Error('the page was loaded again');
        return { before, after };
      }
      if (Date.now() > deadline) throw new Error(`nothing changed within ${withinMs} ms: ${before.slice(0, 300)}`);
      await this.page.waitForTimeout(200);
    }
  }

  async leave(): Promise<void> {
    await this.visitor.context.close();
  }
}
