/**
 * A reason not to start that the operator can act on. Its message is one whole sentence, printed alone;
 * the program then ends with exit code 1 and data untouched.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
