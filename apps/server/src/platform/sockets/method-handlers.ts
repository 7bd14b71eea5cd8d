import type { MethodName, SendDataOf, SendReplyOf } from '@khandai/contracts';
import type { SocketUser } from './topic-handlers.js';

export interface SendRequest<M extends MethodName> {
  /** Made by the client: a request that is sent again has the same. */
  readonly uuid: string;
  readonly data: SendDataOf<M>;
}

/** How a module performs a method of `send`. The sender is subscribed to the topic of the method. */
export interface MethodHandler<M extends MethodName> {
  /** Throws a DomainError when the request is refused. */
  perform(request: SendRequest<M>, user: SocketUser): Promise<SendReplyOf<M>>;
}

/** A module's methods; app.ts joins them like the topics. */
export type MethodHandlers<M extends MethodName> = { readonly [K in M]: MethodHandler<K> };
