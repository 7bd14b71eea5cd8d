import type { OddsHistory } from '@khandai/contracts';
import { type Odds, sameOffer } from '@khandai/odds-parser';
import { makeAutoObservable, observableRef } from 'mobx';
import { readRows } from '../read-rows';
import type { Log } from '../../../shell/services/log';
import type { Watched } from './watched';

/** An offer of a company and the time at which the company changed to it. */
export interface Move {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly odds: Odds;
}

/** `unread` until the first history is asked for or taken. */
type Load = 'unread' | 'loading' | 'idle' | 'failed';

export interface MovesDeps {
  readonly history: (watched: Watched, signal: AbortSignal) => Promise<OddsHistory>;
  readonly log: Log;
}

/** Maximum number of moves on the page; the server keeps the same number. */
const KEPT = 200;

/** Price history of one company in one market: the server's history plus pushed rows. */
export class MovesStore {
  load: Load = 'unread';
  watched: Watched;
  /** Oldest first. */
  moves: readonly Move[] = [];
  private session = new AbortController();

  constructor(
    watched: Watched,
    private readonly deps: MovesDeps,
  ) {
    this.watched = watched;
    makeAutoObservable<this, 'deps' | 'session'>(
      this,
      { watched: observableRef, moves: observableRef, deps: false, session: false },
      { autoBind: true },
    );
  }

  /** Takes the history that the loader returned; undefined means that it failed to load. */
  take(history: OddsHistory | undefined): void {
    if (!history) this.load = 'failed';
    else this.accept(this.session.signal, this.read(history), 'idle');
  }

  /** Shows another company or market. Clears the moves until the new history arrives. */
  async watch(watched: Watched): Promise<void> {
    this.watched = watched;
    this.moves = [];
    await this.reload();
  }

  /** Loads the history again, after a failure or after a socket reconnect. */
  async reload(): Promise<void> {
    this.session.abort();
    this.session = new AbortController();
    const { signal } = this.session;
    this.load = 'loading';
    try {
      const history = await this.deps.history(this.watched, signal);
      this.accept(signal, this.read(history), 'idle');
    } catch (error) {
      if (!signal.aborted) this.deps.log.warn('odds history', error);
      this.accept(signal, this.moves, 'failed');
    }
  }

  close(): void {
    this.session.abort();
  }

  /**
   * Applies odds that were pushed at `now`. They become a move if they offer something else than the last one.
   */
  push(odds: Odds, now: number): void {
    const { companyId, category } = this.watched;
    if (odds.companyId !== companyId || odds.category !== category) return;
    const last = this.moves.at(-1);
    if (!last || !sameOffer(last.odds, odds)) this.moves = [...this.moves, moveOf(odds, now)].slice(-KEPT);
  }

  /** The only writer of loaded history. An answer that outlives its session changes nothing. */
  private accept(signal: AbortSignal, moves: readonly Move[], load: Load): void {
    if (signal.aborted) return;
    this.moves = moves;
    this.load = load;
  }

  private read({ list }: OddsHistory): Move[] {
    const { category } = this.watched;
    return list.flatMap(({ movedAt, row }) =>
      readRows({ [category]: [row] }, this.deps.log).map((odds) => moveOf(odds, Date.parse(movedAt))),
    );
  }
}

/** The provider says when the price changed; `seenAt` is used only for a row without that time. */
const moveOf = (odds: Odds, seenAt: number): Move => ({
  at: odds.changeTime > 0 ? odds.changeTime * 1000 : seenAt,
  odds,
});
