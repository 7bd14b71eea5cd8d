import type { CDPSession, Page } from 'playwright-core';

export interface Finger {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8;

/** Simulates touches at the level of the browser's input. The context of the page must have touch. */
export class Fingers {
  private constructor(private readonly cdp: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** All fingers touch at `from`, move to `to` together, and lift. Both lists have the same length. */
  async move(from: readonly Finger[], to: readonly Finger[]): Promise<void> {
    await this.#send('touchStart', from);
    for (let step = 1; step <= STEPS; step += 1)
      await this.#send(
        'touchMove',
        from.map((finger, at) => between(finger, to[at] ?? finger, step / STEPS)),
      );
    await this.#send('touchEnd', []);
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]): Promise<void> {
    await this.cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
    });
  }
}

const between = (from: Finger, to: Finger, part: number): Finger => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
