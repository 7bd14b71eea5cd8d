import type { MediaProgress } from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';
import { isGone } from './gone';

export interface WatchDeps {
  /** Asks for the video; the answer says whether readers still get it. */
  readonly ask: () => Promise<unknown>;
  readonly save: (seen: MediaProgress) => Promise<void>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Between two saves, and between two questions whether the video is still on the site. */
const EVERY_MS = 10_000;

/** A video that is watched: where it is, and whether readers still get it. */
export class WatchStore {
  second = 0;
  isGone = false;
  /** The browser could not play it. */
  isBroken = false;
  isOver = false;
  private asked = 0;
  private saved = -1;

  constructor(
    private readonly video: Omit<MediaProgress, 'second'>,
    private readonly deps: WatchDeps,
  ) {
    makeAutoObservable<this, 'video' | 'deps' | 'asked' | 'saved'>(
      this,
      { video: false, deps: false, asked: false, saved: false },
      { autoBind: true },
    );
  }

  /** Where the video is now; from time to time it saves that, and asks for the video. */
  moved(second: number): void {
    this.second = second;
    if (this.deps.now() - this.asked < EVERY_MS) return;
    this.rest();
    void this.check();
  }

  played(): void {
    this.isOver = false;
    this.isBroken = false;
  }

  ended(): void {
    this.isOver = true;
    this.second = this.video.seconds;
    this.rest();
  }

  /** Stays on this video. */
  stay(): void {
    this.isOver = false;
  }

  /** Saves where the video is. */
  rest(): void {
    const { kind, titleId, videoId, seconds } = this.video;
    const second = Math.floor(this.second);
    if (second === this.saved || this.isGone) return;
    this.saved = second;
    void this.deps.save({ kind, titleId, videoId, second, seconds });
  }

  /** The video stopped loading: it is gone, or the line is. */
  async failed(): Promise<void> {
    await this.check();
    this.broke();
  }

  async check(): Promise<void> {
    const { ask, now, report } = this.deps;
    this.asked = now();
    try {
      await ask();
    } catch (error) {
      if (isGone(error)) this.leave();
      else report(error);
    }
  }

  private leave(): void {
    this.isGone = true;
  }

  private broke(): void {
    this.isBroken = true;
  }
}
