import type { Static, TSchema } from 'typebox';

/** Schemas by field name. */
export type Fields = Readonly<Record<string, TSchema>>;

/** Schema of a frame, which has a literal `type`. */
export type FrameSchema = TSchema & { readonly properties: { readonly type: { readonly const: string } } };

/**
 * One topic of the chat socket; its key in `topics` is its name on the wire. The server's module that offers it, the
 * schemas of all frames about it and the types of the client are derived from this definition.
 */
export interface TopicDefinition {
  /** Fields that tell one topic of this name from another. Each client frame, reply and pushed frame carries them. */
  readonly params?: Fields;
  /** Optional fields of the `sub` frame. */
  readonly sub?: Fields;
  /** Fields of the reply to a successful `sub`. */
  readonly reply?: Fields;
  /** The frame that subscribers receive. No two topics share one. */
  readonly frame: FrameSchema;
  /** Other frames that they receive. */
  readonly also?: Readonly<Record<string, FrameSchema>>;
}

/** One method of the `send` frame; its key in `methods` is its name on the wire. */
export interface MethodDefinition {
  /** Name of the topic that the sender must be subscribed to. `data` carries its `params`. */
  readonly topic: string;
  readonly data: TSchema;
  /** Optional fields of the reply, besides the `params` of the topic. */
  readonly reply: Fields;
}

/** Keeps the literal types of a definition while checking its shape. */
export const topic = <const T extends TopicDefinition>(definition: T): T => definition;
export const method = <const M extends MethodDefinition>(definition: M): M => definition;

/** One part of a definition; an empty object when the definition does not have it. */
export type PartOf<D, P extends string> =
  D extends Readonly<Record<P, infer F extends Fields>> ? F : Record<never, never>;

/** Values of these fields. */
export type ValuesOf<F> = { [K in keyof F]: F[K] extends TSchema ? Static<F[K]> : never };
