/** Max wait, in milliseconds. */
const TIMEOUT_MS = 45_000;
const POLL_MS = 200;

/** Polls until the value is defined, and returns it. Throws an Error that names `what` after the max wait. */
export async function until<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`There is no ${what}.`);
}
