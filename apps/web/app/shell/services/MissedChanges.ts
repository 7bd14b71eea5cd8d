import type { ChatSocket } from '@khandai/chat-socket';
import { Emitter } from '@khandai/runtime';

/** If the socket's first greeting comes this long after the page was rendered, the page may have missed a goal. */
const LATE_MS = 5_000;

/**
 * Fires when shown data may be outdated: the socket reconnected, or took long to connect. The socket pushes only
 * changes, never the whole state, so pages with live data then reload it.
 */
export class MissedChanges {
  readonly suspected = new Emitter<void>();
  private greeted = false;

  /** `madeAt` is the server's render time of the page, in ms since the epoch. Returns a function that stops. */
  follow(socket: Pick<ChatSocket, 'resumed' | 'greeted'>, renderedAt: number): () => void {
    const stops = [
      socket.resumed.on(() => {
        this.suspected.emit();
      }),
      socket.greeted.on(({ serverTime }) => {
        const isLate = !this.greeted && Date.parse(serverTime) - renderedAt > LATE_MS;
        this.greeted = true;
        if (isLate) this.suspected.emit();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}
