import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/database.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { Log } from '../../../platform/log.js';
import type { WordBook } from './word-book.js';
import { WordRepository } from './word-repository.js';

/** A process that missed a notice of another one has the words after this time. */
const REFRESH_MS = 60_000;

export interface WordLoaderDeps {
  readonly database: Pick<Database, 'db'>;
  readonly book: Pick<WordBook, 'replace'>;
  readonly changes: Pick<DeskChanges, 'changed'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/** Keeps the word book of this process as the database has it. */
export class WordLoader {
  constructor(private readonly deps: WordLoaderDeps) {}

  /** Rejects when the database does. */
  async load(): Promise<void> {
    this.deps.book.replace(await new WordRepository(this.deps.database.db).all());
  }

  async run(signal: AbortSignal): Promise<void> {
    const stop = this.deps.changes.changed.on((resource) => {
      if (resource === 'word') void this.#reload();
    });
    while (!signal.aborted) {
      await this.deps.clock.sleep(REFRESH_MS, signal);
      if (!signal.aborted) await this.#reload();
    }
    stop();
  }

  async #reload(): Promise<void> {
    try {
      await this.load();
    } catch (err) {
      this.deps.log.error({ err }, 'loading the words of the filter failed; the words before stay in use');
    }
  }
}
