/** Limits of a lucky draw. `prizePoints` is for one winner, `paidPoints` for all of them together. */
export const DrawLimit = {
  title: 120,
  prize: 120,
  text: 2_000,
  winners: 200,
  prizePoints: 100_000,
  paidPoints: 1_000_000,
  entryCost: 10_000,
} as const;
