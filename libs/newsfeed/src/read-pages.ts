import type { Post, PostPage } from '@khandai/contracts';
import type { FeedPort } from './feed.js';

export interface Reading {
  /** Posts to be read, beside those that are newer. */
  readonly wanted: number;
  /** The newest post that is known; 0 when none is. */
  readonly newest: number;
}

/** What the pages of a feed have from the top down. */
export interface ReadPages extends PostPage {
  /** Posts that were not known before. */
  readonly newer: readonly Post[];
}

/** Reads a feed from its top until it has this many known posts, or ends. */
export async function readPages(
  port: Pick<FeedPort, 'page'>,
  { wanted, newest }: Reading,
  signal: AbortSignal,
): Promise<ReadPages> {
  const newer: Post[] = [];
  const list: Post[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await port.page(cursor ?? undefined, signal, wanted - list.length);
    for (const post of page.list) (newest > 0 && post.id > newest ? newer : list).push(post);
    ({ cursor } = page);
  } while (cursor !== null && list.length < wanted && !signal.aborted);
  return { list, newer, cursor };
}
