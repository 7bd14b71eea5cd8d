import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Visitor, visitor } from './chromium.js';
import { ownNetwork } from './network.js';

/** Waiting longer has failed. A busy machine took forty-five seconds for one page with a match in it. */
const TIMEOUT_MS = 90_000;

/** A fan in a browser context of their own; what they do is named by the words on the page. */
export class Fan {
  private constructor(
    readonly url: string,
    readonly visitor: Visitor,
  ) {}

  /** Somebody new, from a network of their own unless `options` say otherwise. */
  static async arrive(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Fan> {
    const fan = new Fan(url, await visitor(browser, { extraHTTPHeaders: ownNetwork(), ...options }));
    fan.visitor.context.setDefaultTimeout(TIMEOUT_MS);
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
    await this.#alive(() => this.page.goto(this.url + path));
  }

  /** Reloads the page and waits likewise: a click before the page is hydrated does nothing. */
  async reload(): Promise<void> {
    await this.#alive(() => this.page.reload());
  }

  async #alive(load: () => Promise<unknown>): Promise<void> {
    await Promise.all([
      this.page.waitForEvent('websocket', { predicate: (one) => one.url().includes('/chat?') }),
      load(),
    ]);
  }

  /** From home into the first live match. Answers the room's path. */
  async enterLiveRoom(): Promise<string> {
    return this.#enter(/^Xem .+ – .+/);
  }

  /** From home into the room of this team's live match. */
  async enterRoomOf(team: string): Promise<string> {
    return this.#enter(new RegExp(`^Xem .*${team}`));
  }

  async #enter(link: RegExp): Promise<string> {
    await this.open('/');
    const live = this.page.getByRole('region', { name: 'Đang trực tiếp' });
    await live.getByRole('link', { name: link }).first().click();
    await this.page.waitForURL(/\/truc-tiep\/.+-vs-.+/);
    await this.page.getByRole('region', { name: 'Tỷ số' }).waitFor();
    return new URL(this.page.url()).pathname;
  }

  /** The score in the open room, such as "2–1". */
  async score(): Promise<string> {
    const text = await this.page.getByRole('region', { name: 'Tỷ số' }).innerText();
    return /\d+\s*–\s*\d+/.exec(text)?.[0].replaceAll(/\s/g, '') ?? '';
  }

  /** All prices of the board, two decimals each, in order. */
  async prices(): Promise<string> {
    const text = await this.page.getByRole('table').first().innerText();
    return (text.match(/−?\d+\.\d\d/g) ?? []).join(' ');
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
    return all
      .split('\n')
      .filter((line) => pattern.test(line.trim()))
      .map((line) => line.trim());
  }

  /** Waits until the picture has moved on by `seconds`. */
  async watches(seconds: number): Promise<void> {
    const time = () => this.page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    await this.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    const from = await time();
    await this.page.waitForFunction(
      (target) => (document.querySelector('video')?.currentTime ?? 0) > target,
      from + seconds,
    );
  }

  /** Stops the picture of the room, which takes a core as long as it plays. */
  async pause(): Promise<void> {
    await this.page.getByRole('region', { name: 'Trình phát' }).getByRole('button', { name: 'Tạm dừng' }).click();
  }

  /** Waits until what `look` sees differs from what it sees now, the page never having been loaded again. */
  async seesChange(look: () => Promise<string>, withinMs: number): Promise<{ before: string; after: string }> {
    const loadedAt = () => this.page.evaluate(() => performance.timeOrigin);
    const loaded = await loadedAt();
    const before = await look();
    for (const deadline = Date.now() + withinMs; ;) {
      const changed = this.#nextChange(deadline - Date.now());
      const after = await look();
      if (after !== before) {
        // The wait for one more change ends when the page closes.
        void changed.catch(() => undefined);
        if ((await loadedAt()) !== loaded) throw new Error('the page was loaded again');
        return { before, after };
      }
      if (!(await changed)) throw new Error(`nothing changed within ${withinMs} ms: ${before.slice(0, 300)}`);
    }
  }

  /** True with the next change of the document, false when there is none within so many milliseconds. */
  async #nextChange(withinMs: number): Promise<boolean> {
    return this.page.evaluate(
      (patience) =>
        new Promise<boolean>((resolve) => {
          const observer = new MutationObserver(() => end(true));
          const timer = setTimeout(() => end(false), Math.max(0, patience));
          const end = (changed: boolean) => {
            observer.disconnect();
            clearTimeout(timer);
            resolve(changed);
          };
          observer.observe(document, { subtree: true, childList: true, characterData: true });
        }),
      withinMs,
    );
  }

  /** Keeps every text that stands at `selector`, however shortly, from the next page on; the result answers them so far. */
  async listenTo(selector: string): Promise<() => Promise<string[]>> {
    await this.page.addInitScript((watched) => {
      const texts = new Set<string>();
      Object.assign(globalThis, { heardTexts: texts });
      new MutationObserver(() => {
        const text = document.querySelector(watched)?.textContent;
        if (text) texts.add(text);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }, selector);
    return () => this.page.evaluate(() => [...(globalThis as unknown as { heardTexts: Set<string> }).heardTexts]);
  }

  async leave(): Promise<void> {
    await this.visitor.context.close();
  }
}
