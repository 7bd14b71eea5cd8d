type Variable = 'TEST_DATABASE_URL' | 'TEST_REDIS_URL';

/**
 * URL of a real service from the environment; empty without one. Several URLs, separated by commas, are one for each worker
 * of Jest: messages of Redis reach everyone on it, so files that run at the same time need one each.
 */
export function serviceUrl(variable: Variable): string {
  const urls = (process.env[variable] ?? '').split(',');
  return urls[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % urls.length] ?? '';
}

/**
 * Runs tests with the URL of a real service from the environment. Without it, the tests are skipped by name on a
 * developer's machine, and fail by name in CI, where a skip would go unnoticed.
 */
export function describeWith(variable: Variable, name: string, body: (url: string) => void): void {
  const url = serviceUrl(variable);
  if (url) describe(name, () => body(url));
  else if (process.env['CI']) it(`${name}: ${variable} is set`, () => expect(url).toBeTruthy());
  else describe.skip(`${name} (no ${variable})`, () => body(''));
}
