import type { Bus } from '../../../platform/bus/bus.js';
import type { Log } from '../../../platform/log.js';

/** What happened to a post: to itself or its counts, also to its comments, or to the answers to one of them, which it names. */
export type PostChange = 'post' | 'comments' | `answers ${number}`;

const ANSWERS = 'answers ';

/** The change that touches a comment of this parent. */
export const commentChange = (parentId: number | null): PostChange =>
  parentId === null ? 'comments' : `${ANSWERS}${parentId}`;

/** The comment whose answers changed; undefined for other changes. */
export const answeredIn = (change: string): number | undefined =>
  change.startsWith(ANSWERS) ? Number(change.slice(ANSWERS.length)) : undefined;

/** Bus channel of the changes of one post. Its messages are a `PostChange`. */
export const postChannel = (postId: number): string => `post:${postId}`;

/** Bus channel of members who deleted their account, and with it their posts. Its messages are their ids. */
export const AUTHORS_LEFT = 'posts:authors-left';

/** Tells all processes that a post changed. They read it once for all who watch it, and not at all when nobody does. */
export class PostBroadcasts {
  constructor(private readonly deps: { readonly bus: Pick<Bus, 'publish'>; readonly log: Pick<Log, 'warn'> }) {}

  /** Call it once the change is stored. Returns at once and never throws. */
  changed(postId: number | null, change: PostChange = 'post'): void {
    if (postId !== null) this.#publish(postChannel(postId), change);
  }

  /** All posts of a member are deleted: one message, however many they are. Call it once that is stored. */
  authorLeft(userId: number): void {
    this.#publish(AUTHORS_LEFT, String(userId));
  }

  #publish(channel: string, payload: string): void {
    const { bus, log } = this.deps;
    bus.publish(channel, payload).catch((err: unknown) => {
      log.warn({ err, channel }, 'a change of a post was not sent');
    });
  }
}
