import { type Browser, type BrowserContextOptions, errors, type Locator, type Page } from 'playwright-core';
import { type Visitor, visitor } from './chromium.js';
import { ownNetwork } from './network.js';
import { withinAMinute } from './within.js';

/** Max wait; a busy machine took 45 s for one page with a match. */
const TIMEOUT_MS = 90_000;
/** Max time for a message to leave the field. */
const SENT_MS = 30_000;

/** A fan with a separate browser context. Methods find elements by the words on the page. */
export class Fan {
  private constructor(
    readonly url: string,
    readonly visitor: Visitor,
  ) {}

  /** Opens a browser context for a new visitor, by default with a separate network address. */
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

  /** Reloads the page and waits until it is hydrated: an earlier click would do nothing. */
  async reload(): Promise<void> {
    await this.#alive(() => this.page.reload());
  }

  async #alive(load: () => Promise<unknown>): Promise<void> {
    await Promise.all([
      this.page.waitForEvent('websocket', { predicate: (one) => one.url().includes('/chat?') }),
      load(),
    ]);
  }

  /** Goes from home to the first live match. Returns the room's path. */
  async enterLiveRoom(): Promise<string> {
    return this.#enter(/^Xem .+ – .+/);
  }

  /** Goes from home to the room of this team's live match. */
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

  /** Opens the odds board; asks again as a fan does while the server, which has just started, is too busy to answer. */
  async openBoard(): Promise<void> {
    await this.open('/ty-le-keo');
    const table = this.page.getByRole('table').first();
    const again = this.page.getByRole('button', { name: 'Thử lại' });
    for (let tries = 5; tries > 0; tries -= 1) {
      await table.or(again).first().waitFor();
      if (await table.isVisible()) return;
      // It goes when the answer to the click before is here.
      await again.click({ timeout: 10_000 }).catch((error: unknown) => {
        if (!(error instanceof errors.TimeoutError)) throw error;
      });
    }
    throw new Error('the board was not loaded');
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

  /** Sends a message, once the chat is hydrated: Enter would send nothing before. Throws when it stays in the field. */
  async say(text: string): Promise<void> {
    await this.composer.scrollIntoViewIfNeeded();
    await this.page.locator('[data-unhydrated]', { has: this.composer }).waitFor({ state: 'detached' });
    await this.composer.fill(text);
    await this.composer.press('Enter');
    if (await this.#fieldIsEmpty()) return;
    const left = await this.composer.inputValue();
    const around = await this.page.locator('[data-composer]', { has: this.composer }).innerText();
    const focus = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`"${text}" was not sent. The field has "${left}", around it: ${around}. The focus is on ${focus}`);
  }

  /** Whether the field gets empty, as it does at once when a message is sent. */
  async #fieldIsEmpty(): Promise<boolean> {
    const field = await this.composer.elementHandle();
    try {
      await this.page.waitForFunction((element) => (element as HTMLTextAreaElement | null)?.value === '', field, {
        timeout: SENT_MS,
      });
      return true;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      return false;
    }
  }

  /** Waits until the chat shows this text. The chat of the home page is fetched when a fan scrolls there: its HTML may be older. */
  async sees(text: string): Promise<void> {
    const unhydrated = this.page.locator('[data-unhydrated]', { has: this.log }).count();
    if ((await withinAMinute('looking for the chat', unhydrated)) > 0) await this.log.scrollIntoViewIfNeeded();
    await this.log.getByText(text, { exact: true }).first().waitFor();
  }

  /** Waits until the chat no longer has this text. */
  async seesNoMore(text: string): Promise<void> {
    await this.log.getByText(text, { exact: true }).first().waitFor({ state: 'detached' });
  }

  /** Waits until the chat has gone to its end, as it does once it is hydrated: it would undo a scroll before that. */
  async chatIsAtEnd(): Promise<void> {
    await this.page.waitForFunction(() => {
      const box = document.querySelector('[role="log"]');
      return box && box.scrollTop > 0 && box.scrollHeight - box.scrollTop - box.clientHeight < 2;
    });
  }

  /** Waits until the server has all the fan's messages: the chat shows them before. */
  async hasSent(): Promise<void> {
    await this.log.getByText('Đang gửi…').first().waitFor({ state: 'detached' });
  }

  /** Number of chat messages with this text. */
  async count(text: string): Promise<number> {
    return withinAMinute('counting messages', this.log.getByText(text, { exact: true }).count());
  }

  /** Matching texts of the chat, oldest first. */
  async texts(pattern: RegExp): Promise<string[]> {
    const all = await this.log.innerText();
    return all
      .split('\n')
      .filter((line) => pattern.test(line.trim()))
      .map((line) => line.trim());
  }

  /** Waits until the video has played for `seconds`. */
  async watches(seconds: number): Promise<void> {
    const time = () => this.page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    await this.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    const from = await time();
    await this.page.waitForFunction(
      (target) => (document.querySelector('video')?.currentTime ?? 0) > target,
      from + seconds,
    );
  }

  /** Pauses the video of the room, because playback uses a whole CPU core. */
  async pause(): Promise<void> {
    const player = this.page.getByRole('region', { name: 'Trình phát' });
    // The controls hide after three seconds without input.
    await player.hover();
    await player.getByRole('button', { name: 'Tạm dừng' }).click();
  }

  /** Waits until the result of `look` changes, without a reload of the page. */
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

  /** Resolves to true at the next change of the document, or to false without one within this many milliseconds. */
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

  /** From the next page on, records every text that appears at `selector`, even briefly; the returned function lists them. */
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
    await withinAMinute('closing the browser context', this.visitor.context.close());
  }
}
