import { Emitter } from '@khandai/runtime';

/** The narrowest port that this library needs. */
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

  /** Rejects when the source rejects, with the same error. */
  async refresh(signal: AbortSignal): Promise<void> {
    const names = await this.#source.load(signal);
    if (signal.aborted || names.join() === this.#names.join()) return;
    this.#names = names;
    this.changed.emit(names);
  }
}
