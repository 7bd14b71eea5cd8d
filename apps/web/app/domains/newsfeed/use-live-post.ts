import { type Post, type PostFrame, PostVisibility } from '@khandai/contracts';
import { type RefObject, useEffect } from 'react';
import { useServices } from '../../shell/services/services';
import { useFeed } from './feed-context';

/** A post that is scrolled past is not watched. */
const SEEN_MS = 1_000;

/** Keeps a post, and the one it shares, as others change them, while it is on the screen. */
export function useLivePost(root: RefObject<Element | null>, { id, visibility, shared }: Post): void {
  const { socket, timers } = useServices();
  const feed = useFeed();
  const sharedId = shared?.id;
  const isPublic = visibility === PostVisibility.public;
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const ids = [...(isPublic ? [id] : []), ...(sharedId === undefined ? [] : [sharedId])];
    let visit = new AbortController();
    const start = async ({ signal }: AbortController) => {
      await timers.sleep(SEEN_MS, signal);
      if (signal.aborted) return;
      for (const postId of ids) signal.addEventListener('abort', socket.watch({ topic: 'post', postId }, feed.accept));
    };
    const observer = new IntersectionObserver((entries) => {
      visit.abort();
      if (!entries.at(-1)?.isIntersecting) return;
      visit = new AbortController();
      void start(visit);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      visit.abort();
    };
  }, [root, socket, timers, feed, id, sharedId, isPublic]);
}

/** Passes what the server pushes about an open post to `listener`. */
export function usePostFrames({ id, visibility }: Post, listener: (frame: PostFrame) => void): void {
  const { socket } = useServices();
  const isPublic = visibility === PostVisibility.public;
  useEffect(
    () => (isPublic ? socket.watch({ topic: 'post', postId: id }, listener) : undefined),
    [socket, id, isPublic, listener],
  );
}
