import type { RoomMine, RoomState } from '@khandai/contracts';

/** The order of a room as the server last described it: for everyone, and for this reader. Null until it did. */
export class RoomOrder {
  #state: RoomState | null = null;
  #mine: RoomMine | null = null;

  constructor(private readonly changed: () => void) {}

  get state(): RoomState | null {
    return this.#state;
  }

  get mine(): RoomMine | null {
    return this.#mine;
  }

  /** Takes over what a frame says; what it leaves out stays. */
  set({ state, mine }: { readonly state?: RoomState | undefined; readonly mine?: RoomMine | undefined }): void {
    this.#state = state ?? this.#state;
    this.#mine = mine ?? this.#mine;
    if (state || mine) this.changed();
  }

  /** What the server said of one reader does not hold for the next one. */
  forgetReader(): void {
    this.#mine = null;
    this.changed();
  }
}
