import type { Translated } from '../sentences';
import type { vi } from '../vi';

/** English has only the five words that the specification gives; everything else falls back to Vietnamese. */
export const en = {
  labels: { tournaments: 'League', odds: 'Odds', hotMatch: 'Hot Match', time: 'Time', interest: 'Star' },
  home: { leagues: 'League' },
  match: { hot: 'Hot Match' },
  odds: { heading: 'Odds', time: 'Time', league: 'League' },
} as const satisfies Translated<typeof vi>;
