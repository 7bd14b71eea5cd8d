import { LateCode } from '../../shell/parts/late-code';

/** What lies below the first screen of a room, in its summary, and in tabs that are not open at first. */
export const newsCode = new LateCode(() => import('../../domains/news').then(({ LatestNews }) => LatestNews));
export const eventsCode = new LateCode(() => import('../../domains/events').then(({ RoomEvents }) => RoomEvents));
export const lineUpsCode = new LateCode(() => import('./LineUpsTab').then(({ LineUpsTab }) => LineUpsTab));
export const oddsCode = new LateCode(() => import('./OddsTab').then(({ OddsTab }) => OddsTab));
export const voteCode = new LateCode(() => import('./FanVote').then(({ FanVote }) => FanVote));
export const starCode = new LateCode(() =>
  import('../../domains/favourites').then(({ FavouriteStar }) => FavouriteStar),
);
