import type { Bus } from '../../../platform/bus/bus.js';
import type { Log } from '../../../platform/log.js';

/** What happened to a post: to itself or its counts, or also to its comments. */
export type PostChange = 'post' | 'comments';

/** Bus channel of the changes of one post. Its messages are a `PostChange`. */
export const postChannel = (postId: number): string => `post:${postId}`;

/** Tells all processes that a post changed. They read it once for all who watch it, and not at all when nobody does. */
export class PostBroadcasts {
  constructor(private readonly deps: { readonly bus: Pick<Bus, 'publish'>; readonly log: Pick<Log, 'warn'> }) {}

  /** Call it once the change is stored. Returns at once and never throws. */
  changed(postId: number | null, change: PostChange = 'post'): void {
    if (postId === null) return;
    const { bus, log } = this.deps;
    bus.publish(postChannel(postId), change).catch((err: unknown) => {
      log.warn({ err, postId }, 'a change of a post was not sent');
    });
  }
}
