import type { PostAuthor } from '@khandai/contracts';
import { users } from '../../platform/database/schema.js';

/** The columns of an author. Tips show no levels. */
export const authorFields = {
  userId: users.userId,
  username: users.username,
  showName: users.displayName,
  profilePicture: users.profilePicture,
  role: users.role,
  simulated: users.simulated,
} satisfies Record<Exclude<keyof PostAuthor, 'level'>, unknown>;
