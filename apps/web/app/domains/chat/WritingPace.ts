import { SocketLimit } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** Wait after a message that came too fast, when the server does not say how long. */
const SLOW_MS = 5_000;

/** How fast this user writes in a room: the burst that the server accepts, and the wait that it asks for. */
export class WritingPace {
  /** Nothing is sent before (milliseconds since the epoch). */
  private slowUntil = 0;
  /** Times of the last messages of this user, at most one burst of them. */
  private sentAt: readonly number[] = [];

  /** `now` ticks for the countdown on screen; `exact` measures how fast the user writes. */
  constructor(private readonly clock: { readonly now: number; exact(): number }) {
    makeAutoObservable<this, 'clock' | 'sentAt'>(this, { clock: false, sentAt: observableRef });
  }

  /** Seconds left until the user may write; 0 when they may. */
  get waitSeconds(): number {
    return Math.max(0, Math.ceil((this.slowUntil - this.clock.now) / 1_000));
  }

  /** Counts a message. False when it comes too fast: then the wait starts. */
  take(): boolean {
    const now = this.clock.exact();
    if (this.sentAt.filter((at) => now - at <= SocketLimit.burstMs).length >= SocketLimit.messagesPerBurst) {
      this.slowUntil = this.clock.now + SLOW_MS;
      return false;
    }
    this.sentAt = [...this.sentAt, now].slice(-SocketLimit.messagesPerBurst);
    return true;
  }

  /** The server asks to wait. */
  slow(retryAfterMs: number | null): void {
    this.slowUntil = Math.max(this.slowUntil, this.clock.now + (retryAfterMs ?? SLOW_MS));
  }
}
