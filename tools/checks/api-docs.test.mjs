import { run } from './packed-libraries.mjs';

const MINUTES = 60_000;

describe('the API pages of the libraries', () => {
  it(
    'are made without a warning',
    () => {
      expect(() => run('typedoc', ['--emit', 'none', '--logLevel', 'Warn'])).not.toThrow();
    },
    20 * MINUTES,
  );
});
