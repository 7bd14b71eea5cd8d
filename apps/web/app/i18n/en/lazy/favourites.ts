import type { Translated } from '../../sentences';
import type { favourites as vi } from '../../vi/lazy/favourites';

export const favourites = {
  team: 'Star the team {{name}}',
  league: 'Star the league {{name}}',
  match: 'Star the match {{name}}',
  notStored: 'The star was not saved',
  yours: 'Your matches',
  allYours: 'All in the schedule',
} as const satisfies Translated<typeof vi>;
