/** What tips and their forms share. Texts in code points. */
export const TipLimit = {
  title: 120,
  analysis: 2_000,
  /** A tipster with fewer settled tips has no place in the ranking. */
  ranked: 20,
  /** Results that a record shows, the newest first. */
  last: 10,
} as const;

/** The markets of tips by their codes (section 9). */
export const TipMarket = {
  overUnder: 10,
  european: 20,
  handicap: 30,
  handicapHalf: 40,
  overUnderHalf: 50,
} as const;
export type TipMarket = (typeof TipMarket)[keyof typeof TipMarket];

/** `home` and `away` also take the handicap; `draw` is only of the European market, `over` and `under` of goals. */
export const tipSides = ['home', 'away', 'draw', 'over', 'under'] as const;
export type TipSide = (typeof tipSides)[number];

/** Results of tips (section 4). */
export const TipResult = { win: 10, draw: 20, lose: 30 } as const;
export type TipResult = (typeof TipResult)[keyof typeof TipResult];

/**
 * `open`: before the kick-off. `locked`: the match is being played. `waiting`: it is not played for now, or its result is
 * missing. `void`: the tip does not count.
 */
export const tipStates = ['open', 'locked', 'waiting', 'settled', 'void'] as const;
export type TipState = (typeof tipStates)[number];

/** Why a tip does not count: the match was called off, was not over in time, or the desk decided so. */
export const tipVoidCauses = ['called-off', 'late', 'desk', 'started'] as const;
export type TipVoidCause = (typeof tipVoidCauses)[number];

/** Orders of the table of tipsters (section 4). */
export const tipsterSorts = ['win_rate', 'win_streak', 'time_tips'] as const;
export type TipsterSort = (typeof tipsterSorts)[number];
