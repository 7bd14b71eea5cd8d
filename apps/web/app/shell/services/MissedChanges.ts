import type { ChatSocket } from '@khandai/chat-socket';
import { Emitter } from '@khandai/runtime';

/** A page this much older than its socket's first greeting was made before a goal that may have fallen meanwhile. */
const LATE_MS = 5_000;

/**
 * Knows when what a page shows may have changed without a word: its line was away, or took long to come. Only changes are
 * pushed, never how things stand, so whoever shows something of the kind loads it anew.
 */
export class MissedChanges {
  readonly possible = new Emitter<void>();
  private greeted = false;

  /** `madeAt`: when the server made the page, by its own clock, milliseconds since the epoch. Answers how to stop. */
  follow(socket: Pick<ChatSocket, 'resumed' | 'greeted'>, madeAt: number): () => void {
    const stops = [
      socket.resumed.on(() => {
        this.possible.emit();
      }),
      socket.greeted.on(({ serverTime }) => {
        const isLate = !this.greeted && Date.parse(serverTime) - madeAt > LATE_MS;
        this.greeted = true;
        if (isLate) this.possible.emit();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}
