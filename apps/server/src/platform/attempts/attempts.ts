export interface AttemptLimit {
  readonly most: number;
  readonly windowMs: number;
}

/** Counts tries by name over a sliding window. What stands in a name is never kept in the clear. */
export interface Attempts {
  /** Counts a try and answers 0, or answers the milliseconds until there is room for one and counts nothing. */
  take(name: string, limit: AttemptLimit): Promise<number>;
  /** Uncounts the newest try of `name`: it turned out not to be one that matters. */
  giveBack(name: string): Promise<void>;
}
