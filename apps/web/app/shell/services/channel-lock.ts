import { type Clock, SystemClock } from '@khandai/runtime';

/** Broadcasts a page's messages to all other pages of the browser. */
export interface LockChannel {
  post(message: LockMessage): void;
  listen(listener: (message: LockMessage) => void): void;
}

/** `ticket` identifies and orders requests: the lowest goes first. */
export type LockMessage =
  | { readonly type: 'asked'; readonly ticket: string }
  | { readonly type: 'held'; readonly ticket: string }
  | { readonly type: 'freed' };

/** The page that holds the lock, or an earlier request, answers within this time. */
const ANSWER_MS = 100;
/** A waiting page asks again after this time, because the holder may have been killed without a message. */
const RETRY_MS = 1_000;

/** Longer than any call takes: a page that holds the lock this long is frozen. */
const MAX_WAIT_MS = 15_000;

let pageLock: ChannelLock | undefined;

/** The lock of this page. Without BroadcastChannel the page acts as if it were alone. */
export function channelLock(name: string): ChannelLock {
  return (pageLock ??= new ChannelLock(channelOf(name), { clock: new SystemClock(), maxWaitMs: MAX_WAIT_MS }));
}

function channelOf(name: string): LockChannel {
  const pages = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  return {
    post: (message) => pages?.postMessage(message),
    listen: (listener) =>
      pages?.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
        listener(data);
      }),
  };
}

/**
 * A lock between the pages of a browser without Web Locks: the pages ask each other. A page too busy to answer may be
 * missed; the server tolerates two concurrent refreshes.
 */
export class ChannelLock {
  private request: { readonly ticket: string; busy: boolean } | undefined;
  private holding = false;
  private freed = new AbortController();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly channel: LockChannel,
    private readonly deps: { readonly clock: Clock; readonly maxWaitMs: number },
  ) {
    channel.listen((message) => {
      this.receive(message);
    });
  }

  /** Waits until no other page holds the lock, at most for `maxWaitMs`, then works. */
  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(() => this.take(work));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async take<T>(work: () => Promise<T>): Promise<T> {
    const { clock, maxWaitMs } = this.deps;
    const until = clock.now() + maxWaitMs;
    const ticket = `${clock.now()} ${crypto.randomUUID()}`;
    while (!(await this.isFree(ticket)) && clock.now() < until) {
      this.freed = new AbortController();
      await clock.sleep(RETRY_MS, this.freed.signal);
    }
    this.holding = true;
    try {
      return await work();
    } finally {
      this.holding = false;
      this.channel.post({ type: 'freed' });
    }
  }

  private async isFree(ticket: string): Promise<boolean> {
    const request = { ticket, busy: false };
    this.request = request;
    this.channel.post({ type: 'asked', ticket });
    await this.deps.clock.sleep(ANSWER_MS);
    this.request = undefined;
    return !request.busy;
  }

  private receive(message: LockMessage): void {
    const { request } = this;
    if (message.type === 'freed') this.freed.abort();
    else if (message.type === 'held') {
      if (request?.ticket === message.ticket) request.busy = true;
    } else if (this.holding || (request && request.ticket < message.ticket)) {
      this.channel.post({ type: 'held', ticket: message.ticket });
    } else if (request) request.busy = true;
  }
}
