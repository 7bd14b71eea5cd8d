import { DrizzleQueryError } from 'drizzle-orm';

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

interface DatabaseFault {
  readonly code?: unknown;
  readonly constraint?: unknown;
}

/** The database's own error: Drizzle wraps it as the cause, `Database.query` throws it as it is. */
export const faultOf = (error: unknown): DatabaseFault | undefined =>
  error instanceof DrizzleQueryError ? (error.cause as DatabaseFault) : (error as DatabaseFault);

/** Whether a statement failed because another row already has the value that this unique index or constraint covers. */
export function isTaken(error: unknown, constraint: string): boolean {
  const fault = faultOf(error);
  return fault?.code === UNIQUE_VIOLATION && fault.constraint === constraint;
}

/** Whether a statement failed because of this CHECK constraint. */
export function violates(error: unknown, constraint: string): boolean {
  const fault = faultOf(error);
  return fault?.code === CHECK_VIOLATION && fault.constraint === constraint;
}
