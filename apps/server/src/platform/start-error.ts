/**
 * A reason not to start that the operator can fix. Its message is one whole sentence, printed alone; the program then
 * exits with code 1 and leaves data unchanged.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * The error's message in one line. A refused connection to a name with several addresses is an AggregateError without a
 * message.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ');
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? '';
}
