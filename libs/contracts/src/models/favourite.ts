import { type Static, Type } from 'typebox';

/** What a user can mark with a star. */
export const favouriteKinds = ['team', 'league', 'match'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** Ids of what a member has marked, in the order in which they did. */
export const Favourites = Type.Object({
  teams: Type.Array(Type.String()),
  leagues: Type.Array(Type.String()),
  matches: Type.Array(Type.String()),
});
export type Favourites = Static<typeof Favourites>;

/** Whether one thing is marked. */
export const Favourite = Type.Object({
  kind: Type.Enum(favouriteKinds),
  id: Type.String(),
  marked: Type.Boolean(),
});
export type Favourite = Static<typeof Favourite>;

/** An id that a device has marked, and the one that the same thing has now. */
export const RenamedFavourite = Type.Object({
  kind: Type.Enum(favouriteKinds),
  formerId: Type.String(),
  id: Type.String(),
});
export type RenamedFavourite = Static<typeof RenamedFavourite>;
