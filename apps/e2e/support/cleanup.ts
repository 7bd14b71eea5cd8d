const open = new Set<() => Promise<unknown>>();

/** Registers what must be closed after the tests of a file. The result takes it off the list again: it was closed before. */
export function closeAfterTests(close: () => Promise<unknown>): () => void {
  open.add(close);
  return () => void open.delete(close);
}

/** Closes what a journey left open because its `beforeAll` failed half way: an open connection keeps the run from ending. */
export async function closeRemaining(): Promise<void> {
  const closing = [...open].map((close) => close());
  open.clear();
  await Promise.all(closing);
}
