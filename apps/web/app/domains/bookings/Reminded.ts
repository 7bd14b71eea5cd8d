import { parseSaved } from '../../shell/services/saved';

export interface RemindedStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export const REMINDED_KEY = 'khandai:reminded';
/** Max number of stored keys; the oldest are dropped, because their matches are long over. */
const MAX_STORED = 200;

/** Reminders shown in this browser. Each is shown by one page only. */
export class Reminded {
  constructor(
    private readonly storage: RemindedStorage,
    /** Runs `work` while no other page of this browser runs its own. */
    private readonly alone: (work: () => void) => Promise<void>,
  ) {}

  /** Returns the keys that were not shown yet, and marks them as shown. */
  async claim(keys: readonly string[]): Promise<ReadonlySet<string>> {
    let fresh: string[] = [];
    await this.alone(() => {
      const told = this.#told();
      fresh = keys.filter((key) => !told.includes(key));
      if (fresh.length > 0)
        this.storage.setItem(REMINDED_KEY, JSON.stringify({ keys: [...told, ...fresh].slice(-MAX_STORED) }));
    });
    return new Set(fresh);
  }

  #told(): string[] {
    const { keys } = parseSaved(this.storage.getItem(REMINDED_KEY));
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  }
}
