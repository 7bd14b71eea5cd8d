import type { SharedPost } from '@khandai/contracts';
import { postPath } from './post-path';
import { useFeedWork } from './use-feed-work';
import { useFeedWords } from './use-feed-words';

export interface PostLink {
  /** Resolves to true once the address is copied. */
  readonly copy: () => Promise<boolean>;
  /** Opens the system's sheet; undefined in browsers without one. */
  readonly send: (() => Promise<boolean>) | undefined;
}

/** Gives the address of a post to others. In the browser alone. */
export function usePostLink({ id, author }: Pick<SharedPost, 'id' | 'author'>): PostLink {
  const { t } = useFeedWords();
  const { run, done } = useFeedWork();
  const url = new URL(postPath(id), location.origin).href;
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(url);
      done('copy');
    });
  // A reader who closes the sheet without sharing causes no failure: `run` passes over what was aborted.
  const send = () => run(() => navigator.share({ title: t('by', { name: author.showName }), url }));
  // Many browsers lack it, although its type is not optional.
  return { copy, send: typeof navigator.share === 'function' ? send : undefined };
}
