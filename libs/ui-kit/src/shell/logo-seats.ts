/** Rows of the stand; `K` marks a lit seat. */
export const K_SEATS = ['K...K', 'K..K.', 'KKK..', 'K..K.', 'K...K'] as const;

/** Left or top edge of the n-th seat, in the mark's grid of 32 units. */
export function seatOrigin(n: number): number {
  return Math.round((4.9 + n * 4.58) * 10) / 10;
}
