import type { ChatSocket } from '@khandai/chat-socket';
import { Emitter } from '@khandai/runtime';

/** A page this much older than the first greeting of its socket may have missed a goal. */
const LATE_MS = 5_000;

/**
 * Tells when shown data may be out of date: the socket was away, or took long to open. The socket pushes changes only, never the
 * whole state, so pages that show live data reload it then.
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
