import { type Static, Type } from 'typebox';
import { Nullable } from './common.js';
import { Role } from './user.js';

/** A member who is online and does not hide it. */
export const OnlineUser = Type.Object({
  userId: Type.Integer(),
  username: Type.String(),
  displayName: Type.String(),
  profilePicture: Nullable(Type.String()),
  role: Role,
});
export type OnlineUser = Static<typeof OnlineUser>;
