import type { Reaction, Reactor } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** Members of one page, as the server sends them. */
export const REACTOR_PAGE = 50;

export interface ReactorPage {
  readonly total: number;
  readonly list: readonly Reactor[];
  readonly guests: number;
}

/** Reads a page of those who reacted, with one reaction or with any. */
export type LoadReactors = (
  reaction: Reaction | undefined,
  pageNum: number,
  signal: AbortSignal,
) => Promise<ReactorPage>;

/** Those who reacted to a message, page by page. */
export class ReactorsStore {
  /** Shows only users with this reaction. */
  reaction: Reaction | undefined = undefined;
  state: 'loading' | 'idle' | 'failed' = 'loading';
  list: readonly Reactor[] = [];
  total = 0;
  guests = 0;
  private pages = 0;
  private session = new AbortController();

  constructor(private readonly load: LoadReactors) {
    makeAutoObservable<this, 'load' | 'session' | 'pages'>(
      this,
      { load: false, session: false, pages: false, list: observableRef },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.list.length < this.total && this.pages * REACTOR_PAGE < this.total;
  }

  /** Starts over with one reaction, or with all of them. */
  async show(reaction: Reaction | undefined): Promise<void> {
    this.close();
    this.session = new AbortController();
    this.reaction = reaction;
    this.list = [];
    this.total = 0;
    this.guests = 0;
    this.pages = 0;
    await this.more();
  }

  /** Loads the next page; also retries. */
  async more(): Promise<void> {
    const { signal } = this.session;
    this.state = 'loading';
    try {
      this.accept(signal, await this.load(this.reaction, this.pages + 1, signal));
    } catch {
      this.fail(signal);
    }
  }

  close(): void {
    this.session.abort();
  }

  private accept(signal: AbortSignal, { list, total, guests }: ReactorPage): void {
    if (signal.aborted) return;
    const known = new Set(this.list.map(({ userId }) => userId));
    this.list = [...this.list, ...list.filter(({ userId }) => !known.has(userId))];
    this.total = total;
    this.guests = guests;
    this.pages += 1;
    this.state = 'idle';
  }

  private fail(signal: AbortSignal): void {
    if (!signal.aborted) this.state = 'failed';
  }
}
