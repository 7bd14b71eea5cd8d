import { offerOf, rowKey } from '@khandai/odds-parser';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable } from 'mobx';
import type { RowMove } from '../OddsBook';

/**
 * Time between two messages. Prices of a live match change every second; a screen reader needs some seconds for one message. On a
 * board of many matches some price always moves, and frequent messages would interrupt the reading of the page.
 */
export const TELL_EVERY_MS = { match: 20_000, board: 60_000 } as const;

export interface MoveTellerDeps {
  readonly timers: Clock;
  /** Shortest time between two messages. */
  readonly everyMs: number;
  /** Whether the page is hidden, for example behind another tab. */
  readonly isHidden: () => boolean;
  /** A short sentence about the rows, each before and after; empty if the page shows none of them. */
  readonly words: (moves: readonly RowMove[]) => string;
}

/** Collects price moves and puts them into one message at a time, for a live region. */
export class MoveTeller {
  /** The newest message; empty if nothing moved since the one before. */
  text = '';
  /** What moved since the last message, by row: from the last prices that were offered before. */
  private readonly waiting = new Map<string, RowMove>();

  constructor(private readonly deps: MoveTellerDeps) {
    makeAutoObservable<this, 'deps' | 'waiting'>(this, { deps: false, waiting: false }, { autoBind: true });
  }

  /**
   * A row keeps the prices that it had at the last message, so that a price that moved and came back did not move. The prices of a
   * suspended row were not offered, and nothing moves from them.
   */
  add(moves: readonly RowMove[]): void {
    for (const { before, after } of moves) {
      const key = rowKey(after);
      const first = this.waiting.get(key)?.before ?? before;
      if (offerOf(first) === 'open') this.waiting.set(key, { before: first, after });
    }
  }

  /** Tells what moved, at most every `everyMs`, until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.deps.timers.sleep(this.deps.everyMs, signal);
      if (!signal.aborted) this.tell();
    }
  }

  /**
   * Waits while the page is hidden: the first message after that tells what moved meanwhile. A suspended row waits until it opens
   * again.
   */
  private tell(): void {
    if (this.deps.isHidden()) return;
    const moves = [...this.waiting.values()].filter(({ after }) => offerOf(after) === 'open');
    for (const { after } of moves) this.waiting.delete(rowKey(after));
    this.text = moves.length === 0 ? '' : this.deps.words(moves);
  }
}
