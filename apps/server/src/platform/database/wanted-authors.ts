import { type SQL, sql } from 'drizzle-orm';

/* Whom a reader wants to see; null for a guest. Conditions on the id of an author. */

/** Readers do not see who blocked them, nor who they blocked. */
export const notBlocked = (reader: number | null, author: SQL): SQL | undefined =>
  reader === null
    ? undefined
    : sql`NOT EXISTS (SELECT 1 FROM user_blocks AS mine WHERE mine.user_id = ${reader} AND mine.blocked_id = ${author})
        AND NOT EXISTS (SELECT 1 FROM user_blocks AS theirs WHERE theirs.user_id = ${author} AND theirs.blocked_id = ${reader})`;

/** Without those whom the reader muted. */
export const notMuted = (reader: number | null, author: SQL): SQL | undefined =>
  reader === null
    ? undefined
    : sql`NOT EXISTS (SELECT 1 FROM muted_authors AS muted WHERE muted.user_id = ${reader} AND muted.muted_id = ${author})`;
