import type { MessageSticker, StickerPackage } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

export interface StickersDeps {
  readonly packages: (signal: AbortSignal) => Promise<readonly StickerPackage[]>;
  readonly stickers: (packageId: number, signal: AbortSignal) => Promise<readonly MessageSticker[]>;
  /** The member's level. */
  readonly level: (signal: AbortSignal) => Promise<number>;
}

/** The packages of stickers, and those of the chosen one. */
export class StickersStore {
  state: 'loading' | 'idle' | 'failed' = 'loading';
  packages: readonly StickerPackage[] = [];
  chosen = 0;
  level = 1;
  private readonly known = new Map<number, readonly MessageSticker[]>();
  private session = new AbortController();

  constructor(private readonly deps: StickersDeps) {
    makeAutoObservable<this, 'deps' | 'session'>(
      this,
      { deps: false, session: false, packages: observableRef },
      { autoBind: true },
    );
  }

  /** Stickers of the chosen package; undefined while they load. */
  get stickers(): readonly MessageSticker[] | undefined {
    return this.known.get(this.chosen);
  }

  /** Loads the packages, and the first one. Call it again to retry. */
  async open(isMember: boolean): Promise<void> {
    this.close();
    this.session = new AbortController();
    const { signal } = this.session;
    this.state = 'loading';
    try {
      const [packages, level] = await Promise.all([
        this.deps.packages(signal),
        isMember ? this.deps.level(signal) : Promise.resolve(1),
      ]);
      this.accept(signal, packages, level);
      const [first] = packages;
      if (first) await this.choose(this.chosen === 0 ? first.packageId : this.chosen);
    } catch {
      this.fail(signal);
    }
  }

  async choose(packageId: number): Promise<void> {
    const { signal } = this.session;
    this.chosen = packageId;
    if (this.known.has(packageId)) return;
    try {
      this.keep(packageId, await this.deps.stickers(packageId, signal));
    } catch {
      this.fail(signal);
    }
  }

  close(): void {
    this.session.abort();
  }

  private accept(signal: AbortSignal, packages: readonly StickerPackage[], level: number): void {
    if (signal.aborted) return;
    this.packages = packages;
    this.level = level;
    this.state = 'idle';
  }

  private keep(packageId: number, stickers: readonly MessageSticker[]): void {
    this.known.set(packageId, stickers);
  }

  private fail(signal: AbortSignal): void {
    if (!signal.aborted) this.state = 'failed';
  }
}
