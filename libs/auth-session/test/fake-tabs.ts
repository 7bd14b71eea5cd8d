import type { SessionStore, StoredSession, TabChannel, TabLock } from '../src/index.js';

/** The pages of one browser: one lock, and one store, which notifies the other pages of every save. */
export class FakeTabs {
  saved: StoredSession | null;
  readonly #listeners = new Map<object, () => void>();
  #tail: Promise<unknown> = Promise.resolve();

  constructor(saved: StoredSession | null = null) {
    this.saved = saved;
  }

  /** Opens a page and returns its dependencies. */
  open(): { store: SessionStore; lock: TabLock; channel: TabChannel } {
    const page = {};
    return {
      store: {
        load: () => this.saved,
        save: (session) => {
          this.saved = session;
          for (const [other, listener] of this.#listeners) if (other !== page) listener();
        },
      },
      lock: { runExclusive: (work) => this.#runExclusive(work) },
      channel: {
        onSaved: (listener) => {
          this.#listeners.set(page, listener);
          return () => this.#listeners.delete(page);
        },
      },
    };
  }

  /** Saves a session as another page would. */
  save(session: StoredSession | null): void {
    this.saved = session;
    for (const listener of this.#listeners.values()) listener();
  }

  /** The number of pages that listen. */
  get listening(): number {
    return this.#listeners.size;
  }

  #runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#tail.then(work);
    this.#tail = turn.catch(() => undefined);
    return turn;
  }
}
