const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

/** The database's own error, which Drizzle wraps as the cause. */
export const faultOf = (error: unknown) => (error as { cause?: { code?: unknown; constraint?: unknown } }).cause;

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
