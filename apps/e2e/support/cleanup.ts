const open = new Set<() => Promise<unknown>>();

/** Registers a resource to close after the tests of a file. The returned function removes it from the list once it is closed. */
export function closeAfterTests(close: () => Promise<unknown>): () => void {
  open.add(close);
  return () => void open.delete(close);
}

/** Closes what a journey left open after a failed `beforeAll`: an open connection would keep the run from ending. */
export async function closeRemaining(): Promise<void> {
  const closing = [...open].map((close) => close());
  open.clear();
  await Promise.all(closing);
}
