/**
 * A reason not to start that the operator can act on. Its message is one whole sentence, printed alone;
 * the program then ends with exit code 1 and data untouched.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** In one line; a refused connection to a name with several addresses comes as many errors without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ');
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? '';
}
