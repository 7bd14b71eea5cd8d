import { Emitter } from '@khandai/runtime';

/** What this library asks of the outside: the narrowest port that will do. */
export interface {{Class}}Source {
  load(signal: AbortSignal): Promise<readonly string[]>;
}

export class {{Class}} {
  readonly changed = new Emitter<readonly string[]>();
  readonly #source: {{Class}}Source;
  #names: readonly string[] = [];

  constructor({ source }: { source: {{Class}}Source }) {
    this.#source = source;
  }

  /** Rejects with what the source rejects with. */
  async refresh(signal: AbortSignal): Promise<void> {
    const names = await this.#source.load(signal);
    if (signal.aborted || names.join() === this.#names.join()) return;
    this.#names = names;
    this.changed.emit(names);
  }
}
