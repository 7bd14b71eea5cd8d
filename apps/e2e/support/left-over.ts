const open = new Set<() => Promise<unknown>>();

/** Closed after the tests of a file at the latest. Answers how to say that it was closed before. */
export function closeAtLast(close: () => Promise<unknown>): () => void {
  open.add(close);
  return () => void open.delete(close);
}

/** A journey whose beginning failed half way ends nothing itself, and what runs on would keep the whole run from ending. */
export async function closeWhatIsLeft(): Promise<void> {
  const closing = [...open].map((close) => close());
  open.clear();
  await Promise.all(closing);
}
