import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { commentAnchor } from './comment-anchor';
import type { CommentsStore } from './CommentsStore';
import { commentIdOf } from './post-path';

/** Loads the newest comments. An address with `binh-luan` leads to them, and to its comment if it is among the newest. */
export function useFirstComments(store: CommentsStore, root: RefObject<HTMLElement | null>): void {
  const [search] = useSearchParams();
  const wanted = commentIdOf(search);
  const lead = useEffectEvent(() => {
    if (wanted === undefined) return;
    const comment = document.getElementById(commentAnchor(wanted));
    (comment ?? root.current)?.scrollIntoView({ block: comment ? 'center' : 'start' });
    comment?.focus({ preventScroll: true });
  });
  useEffect(() => {
    void store.more(null).then(lead);
    return () => {
      store.close();
    };
  }, [store]);
}
