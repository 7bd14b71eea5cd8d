/** English has the five words the specification gives and no more; all else reads in Vietnamese. */
export const en = {
  home: { leagues: 'League' },
  live: {},
  match: { hot: 'Hot Match' },
  odds: { heading: 'Odds', time: 'Time', league: 'League' },
} as const;
