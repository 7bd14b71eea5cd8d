const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

/** What the database itself said of a statement that failed; drizzle wraps it. */
export const faultOf = (error: unknown) => (error as { cause?: { code?: unknown; constraint?: unknown } }).cause;

/** Whether a statement failed because what this unique index or constraint guards is another row's. */
export function isTaken(error: unknown, constraint: string): boolean {
  const fault = faultOf(error);
  return fault?.code === UNIQUE_VIOLATION && fault.constraint === constraint;
}

/** Whether a statement failed because of this CHECK constraint. */
export function violates(error: unknown, constraint: string): boolean {
  const fault = faultOf(error);
  return fault?.code === CHECK_VIOLATION && fault.constraint === constraint;
}
