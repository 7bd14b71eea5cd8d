import { type Clock, SystemClock } from '@khandai/runtime';

/** Broadcasts a page's messages to all other pages of the browser. */
export interface TurnChannel {
  tell(message: TurnMessage): void;
  listen(listener: (message: TurnMessage) => void): void;
}

/** `ticket` identifies and orders requests: the lowest goes first. */
export type TurnMessage =
  | { readonly type: 'asked'; readonly ticket: string }
  | { readonly type: 'held'; readonly ticket: string }
  | { readonly type: 'freed' };

/** The page that holds the turn, or an earlier request, answers within this time. */
const ANSWER_MS = 100;
/** A waiting page asks again after this time, because the holder may have been killed without a message. */
const AGAIN_MS = 1_000;

/** Longer than any call takes: a page that holds the turn this long is frozen. */
const PATIENCE_MS = 15_000;

let ofThisPage: TabTurns | undefined;

/** The lock of this page. Without BroadcastChannel the page acts as if it were alone. */
export function turnsOf(name: string): TabTurns {
  return (ofThisPage ??= new TabTurns(channelOf(name), { clock: new SystemClock(), patienceMs: PATIENCE_MS }));
}

function channelOf(name: string): TurnChannel {
  const pages = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  return {
    tell: (message) => pages?.postMessage(message),
    listen: (listener) =>
      pages?.addEventListener('message', ({ data }: MessageEvent<TurnMessage>) => {
        listener(data);
      }),
  };
}

/**
 * A lock between the pages of a browser without Web Locks: the pages ask each other. A page too busy to answer may be
 * missed; the server tolerates two concurrent refreshes.
 */
export class TabTurns {
  private asking: { readonly ticket: string; busy: boolean } | undefined;
  private holding = false;
  private freed = new AbortController();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly channel: TurnChannel,
    private readonly deps: { readonly clock: Clock; readonly patienceMs: number },
  ) {
    channel.listen((message) => {
      this.hear(message);
    });
  }

  /** Waits until no other page holds the turn, at most for `patienceMs`, then works. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(() => this.take(work));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async take<T>(work: () => Promise<T>): Promise<T> {
    const { clock, patienceMs } = this.deps;
    const until = clock.now() + patienceMs;
    const ticket = `${clock.now()} ${crypto.randomUUID()}`;
    while (!(await this.ask(ticket)) && clock.now() < until) {
      this.freed = new AbortController();
      await clock.sleep(AGAIN_MS, this.freed.signal);
    }
    this.holding = true;
    try {
      return await work();
    } finally {
      this.holding = false;
      this.channel.tell({ type: 'freed' });
    }
  }

  private async ask(ticket: string): Promise<boolean> {
    const asking = { ticket, busy: false };
    this.asking = asking;
    this.channel.tell({ type: 'asked', ticket });
    await this.deps.clock.sleep(ANSWER_MS);
    this.asking = undefined;
    return !asking.busy;
  }

  private hear(message: TurnMessage): void {
    const { asking } = this;
    if (message.type === 'freed') this.freed.abort();
    else if (message.type === 'held') {
      if (asking?.ticket === message.ticket) asking.busy = true;
    } else if (this.holding || (asking && asking.ticket < message.ticket)) {
      this.channel.tell({ type: 'held', ticket: message.ticket });
    } else if (asking) asking.busy = true;
  }
}
