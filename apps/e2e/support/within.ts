/**
 * The result of a step that has no time limit itself, such as `page.evaluate` or `context.close`.
 * Throws an Error that names the step when it takes longer than a minute: the test's own limit would not say which one hung.
 */
export async function withinAMinute<T>(step: string, run: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step} took longer than a minute`)), 60_000);
  });
  try {
    return await Promise.race([run, limit]);
  } finally {
    clearTimeout(timer);
  }
}
