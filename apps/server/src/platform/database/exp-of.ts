import { type SQL, sql } from 'drizzle-orm';

/** The experience of the member in a row of `users`, by the name of the table in the statement. */
export const expOf = (table: 'users' | 'author'): SQL.Aliased<number> =>
  sql<number>`coalesce((SELECT balance FROM point_accounts AS held
    WHERE held.user_id = ${sql.raw(`"${table}"."user_id"`)} AND held.unit = 'exp'), 0)::float8`.as('exp');
