/**
 * Runs tests with the URL of a real service from the environment. Without it, the tests are skipped by name on a
 * developer's machine, and fail by name in CI, where a skip would go unnoticed.
 */
export function describeWith(
  variable: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL',
  name: string,
  body: (url: string) => void,
): void {
  const url = process.env[variable];
  if (url) describe(name, () => body(url));
  else if (process.env['CI']) it(`${name}: ${variable} is set`, () => expect(url).toBeTruthy());
  else describe.skip(`${name} (no ${variable})`, () => body(''));
}
