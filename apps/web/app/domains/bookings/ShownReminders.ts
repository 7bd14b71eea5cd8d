import { parseSaved } from '../../shell/services/saved';

export interface ShownRemindersStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export const SHOWN_REMINDERS_KEY = 'khandai:reminded';
/** Max number of stored keys; the oldest are dropped, because their matches are long over. */
const MAX_STORED = 200;

/** Reminders shown in this browser. Each is shown by one page only. */
export class ShownReminders {
  constructor(
    private readonly storage: ShownRemindersStorage,
    /** Runs `work` while no other page of this browser runs its own. */
    private readonly runExclusive: (work: () => void) => Promise<void>,
  ) {}

  /** Returns the keys that were not shown yet, and marks them as shown. */
  async claim(keys: readonly string[]): Promise<ReadonlySet<string>> {
    let fresh: string[] = [];
    await this.runExclusive(() => {
      const shown = this.#read();
      fresh = keys.filter((key) => !shown.includes(key));
      if (fresh.length > 0)
        this.storage.setItem(SHOWN_REMINDERS_KEY, JSON.stringify({ keys: [...shown, ...fresh].slice(-MAX_STORED) }));
    });
    return new Set(fresh);
  }

  #read(): string[] {
    const { keys } = parseSaved(this.storage.getItem(SHOWN_REMINDERS_KEY));
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  }
}
