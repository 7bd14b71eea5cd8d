/** Given up for dead then. */
const PATIENCE_MS = 45_000;
const LOOK_AGAIN_MS = 200;

/** Looks again and again, where nothing tells of it, until there is something. Throws an Error that names `what` if there never is. */
export async function until<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error(`There is no ${what}.`);
}
