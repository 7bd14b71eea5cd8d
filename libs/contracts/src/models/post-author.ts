import { type Static, Type } from 'typebox';
import { Nullable } from './common.js';
import { Role } from './user.js';

/** The author of a post or comment. */
export const PostAuthor = Type.Object({
  userId: Type.Integer(),
  /** Identifies the profile; empty for users who deleted their account. */
  username: Type.String(),
  showName: Type.String(),
  profilePicture: Nullable(Type.String()),
  role: Role,
  /** Absent below the level whose perk is the badge. */
  level: Type.Optional(Type.Integer()),
  /** The demo feed owns this account; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
});
export type PostAuthor = Static<typeof PostAuthor>;
