import type { Translated } from '../sentences';
import type { vi } from '../vi';

/** English has the five words the specification gives and no more; all else reads in Vietnamese. */
export const en = {
  labels: { tournaments: 'League', odds: 'Odds', hotMatch: 'Hot Match', time: 'Time', interest: 'Star' },
  home: { leagues: 'League' },
  match: { hot: 'Hot Match' },
  odds: { heading: 'Odds', time: 'Time', league: 'League' },
} as const satisfies Translated<typeof vi>;
