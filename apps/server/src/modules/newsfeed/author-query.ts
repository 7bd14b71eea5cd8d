import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema.js';
import { TokenRejected } from '../../platform/http/access.js';

/**
 * Keeps the account of an author from being deleted until the transaction ends. Throws when it is: what is written afterwards would
 * stay for ever.
 */
export async function admitAuthor(tx: Db, userId: number): Promise<void> {
  const [author] = await tx
    .select({ usernameKey: users.usernameKey, simulated: users.simulated })
    .from(users)
    .where(eq(users.userId, userId))
    .for('key share');
  if (!author || (author.usernameKey === null && !author.simulated)) throw new TokenRejected();
}
