/** Set by the countdown to the next video: that one starts by itself, without sound. */
export interface PlayerState {
  readonly follows: true;
}

export const follows = (state: unknown): boolean => typeof state === 'object' && state !== null && 'follows' in state;
