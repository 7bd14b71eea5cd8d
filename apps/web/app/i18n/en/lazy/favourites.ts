import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const favourites = {
  team: 'Star the team {{name}}',
  league: 'Star the league {{name}}',
  match: 'Star the match {{name}}',
  notStored: 'The star was not saved',
  yours: 'Your matches',
  allYours: 'All in the schedule',
} as const satisfies Translated<LazyWords['favourites']>;
