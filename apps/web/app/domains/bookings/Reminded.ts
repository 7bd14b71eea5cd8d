import { parseSaved } from '../../shell/services/saved';

export interface RemindedStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export const REMINDED_KEY = 'khandai:reminded';
/** Older ones give way: their matches are long over. */
const MOST = 200;

/** What this browser was reminded of: whichever of its pages says it first, no other says it again. */
export class Reminded {
  constructor(
    private readonly storage: RemindedStorage,
    /** Does it while no other page of this browser does. */
    private readonly alone: (work: () => void) => Promise<void>,
  ) {}

  /** Those of `keys` that nobody was told yet; they are from now on. */
  async claim(keys: readonly string[]): Promise<ReadonlySet<string>> {
    let fresh: string[] = [];
    await this.alone(() => {
      const told = this.#told();
      fresh = keys.filter((key) => !told.includes(key));
      if (fresh.length > 0) this.storage.setItem(REMINDED_KEY, JSON.stringify({ keys: [...told, ...fresh].slice(-MOST) }));
    });
    return new Set(fresh);
  }

  #told(): string[] {
    const { keys } = parseSaved(this.storage.getItem(REMINDED_KEY));
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  }
}
