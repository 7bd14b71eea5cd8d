import { FUTURE_MATCH_STATUS, type Fixture } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';

export interface FutureMatchSearch {
  readonly status: number;
  readonly pageSize: number;
}

/** The API call the list needs. */
export interface FutureMatchesApi {
  futureMatches(search: FutureMatchSearch, signal: AbortSignal): Promise<{ total: number; list: Fixture[] }>;
}

export interface FutureMatchesState {
  readonly total: number;
  readonly list: readonly Fixture[];
  readonly selected: Fixture | null;
}

const SEARCH: FutureMatchSearch = { pageSize: 40, status: FUTURE_MATCH_STATUS };

/** The list of future matches and the selected match. */
export class FutureMatches {
  readonly changed = new Emitter<FutureMatchesState>();
  readonly #deps: { readonly api: FutureMatchesApi };
  #state: FutureMatchesState = { total: 0, list: [], selected: null };

  constructor(deps: { readonly api: FutureMatchesApi }) {
    this.#deps = deps;
  }

  get state(): FutureMatchesState {
    return this.#state;
  }

  /** Loads the list and selects its first match. Rejects if the call fails; ignores the reply after an abort. */
  async load(signal: AbortSignal, search: Partial<FutureMatchSearch> = {}): Promise<void> {
    const { total, list } = await this.#deps.api.futureMatches({ ...SEARCH, ...search }, signal);
    if (!signal.aborted) this.#become({ total, list, selected: list[0] ?? null });
  }

  /** Ignores an id that is not in the list. */
  select(fixtureId: string): void {
    const selected = this.#state.list.find((fixture) => fixture.fixtureId === fixtureId);
    if (selected && selected !== this.#state.selected) this.#become({ ...this.#state, selected });
  }

  #become(state: FutureMatchesState): void {
    this.#state = state;
    this.changed.emit(state);
  }
}
