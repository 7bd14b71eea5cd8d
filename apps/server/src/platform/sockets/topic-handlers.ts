import type { FrameOf, SubOf, SubReplyOf, TopicName, TopicOf, Topics } from '@khandai/contracts';
import type { Identity } from '../http/caller.js';

/** The user of a socket. */
export interface SocketUser extends Identity {
  readonly showName: string;
  readonly address: string;
}

/** One socket of a topic. The same object is passed when it subscribes and when it leaves. */
export interface Outlet {
  /** Sends a frame to this socket alone. */
  send(frame: FrameOf<TopicName>): void;
  /** Closes the socket of a user who may read less than before: the client connects and subscribes again, as it now may. */
  reconnect(): void;
}

export type Stop = () => void | Promise<void>;

/** Joins the texts that a topic receives within a short time into frames. */
export interface Batch {
  /** JSON of one frame that carries these texts. */
  readonly frame: (texts: readonly string[]) => string;
  /** Position of a text: processes publish in parallel, so neighbouring texts may arrive in the wrong order. */
  readonly order: (text: string) => number;
}

interface Offer<N extends TopicName> {
  /** Throws a DomainError when this user may not subscribe, or when the topic does not exist. Absent: everyone may. */
  admit?(topic: TopicOf<N>, user: SocketUser): Promise<void>;
  /** Runs when a socket of this user subscribes. */
  joined?(topic: TopicOf<N>, user: SocketUser, outlet: Outlet): void;
  /** Runs when that socket unsubscribes or closes. */
  left?(topic: TopicOf<N>, user: SocketUser, outlet: Outlet): void;
  /** A frame for this socket alone, sent after the reply: the state that later frames change. */
  snapshot?(topic: TopicOf<N>): FrameOf<N> | Promise<FrameOf<N>>;
  /**
   * Listens while the topic has a subscriber, and calls `push` with the JSON of each frame; with `batch`, with the
   * texts of a batch. `pushFrame` sends the JSON of a whole frame, also of a topic with `batch`. Absent: subscribers receive
   * what `publish` sends.
   */
  listen?(topic: TopicOf<N>, push: (text: string) => void, pushFrame: (text: string) => void): Promise<Stop>;
  batch?(topic: TopicOf<N>): Batch;
}

interface Replier<N extends TopicName> {
  /** The declared fields of the reply. Runs after the socket listens, so that no change falls between. */
  reply(request: SubOf<N>, user: SocketUser): Promise<SubReplyOf<N>>;
}

/** How a module offers a topic. A topic with a declared reply must give it. */
export type TopicHandlerOf<N extends TopicName> = Offer<N> &
  (Topics[N] extends { readonly reply: unknown } ? Replier<N> : unknown);

/** The handler of any topic, as the sockets call it. */
export interface TopicHandler extends Offer<TopicName> {
  reply?(request: SubOf<TopicName>, user: SocketUser): Promise<SubReplyOf<TopicName>>;
}

/**
 * A module's topics. app.ts joins them into `TopicHandlers<TopicName>`, so a topic of the contracts that no module
 * offers does not compile.
 */
export type TopicHandlers<N extends TopicName> = { readonly [K in N]: TopicHandlerOf<K> };
