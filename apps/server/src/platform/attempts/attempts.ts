export interface AttemptLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** Counts attempts per name over a sliding window. Names are stored only as hashes. */
export interface Attempts {
  /**
   * Counts an attempt and returns 0; at the limit it counts nothing and returns the milliseconds until a slot frees.
   */
  take(name: string, limit: AttemptLimit): Promise<number>;
  /** Removes the newest attempt of `name` from the count, for example after a successful login. */
  giveBack(name: string): Promise<void>;
}
