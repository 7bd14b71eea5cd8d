import type { HashtagTotal } from '@khandai/contracts';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { folded } from '../../i18n/folded';

const PAUSE_MS = 200;
const MAX_OFFERED = 5;

export interface HashtagSource {
  /** Without a word, the hashtags of the day. */
  readonly ask: (word: string | undefined) => Promise<readonly HashtagTotal[]>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** The hashtags that complete a word. */
export class HashtagIdeas {
  /** What the server named, by the word that it was asked for. */
  found: ReadonlyMap<string, readonly HashtagTotal[]> = new Map();
  private latest = '';

  constructor(private readonly source: HashtagSource) {
    makeObservable(this, { found: observableRef });
  }

  /** Asks for hashtags that begin with a word, once the user pauses. Never rejects. */
  async look(word: string): Promise<void> {
    const plain = folded(word);
    this.latest = plain;
    if (this.found.has(plain)) return;
    await this.source.sleep(PAUSE_MS);
    if (this.latest !== plain || this.found.has(plain)) return;
    try {
      const list = await this.source.ask(plain === '' ? undefined : word);
      runInAction(() => {
        this.found = new Map([...this.found, [plain, list]]);
      });
    } catch (error) {
      this.source.failed(error);
    }
  }

  /** Those that are known to begin with a word, in any case and without marks; the word itself is no idea. */
  fitting(word: string, found: ReadonlyMap<string, readonly HashtagTotal[]>): readonly HashtagTotal[] {
    const plain = folded(word);
    const known = found.get(plain) ?? [...found.values()].flat();
    const fits = new Map(
      known
        .filter(({ hashtag }) => folded(hashtag).startsWith(plain) && hashtag !== word)
        .map((one) => [one.hashtag, one]),
    );
    return [...fits.values()].slice(0, MAX_OFFERED);
  }
}
