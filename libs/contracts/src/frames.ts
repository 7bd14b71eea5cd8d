import { type Static, type TLiteral, type TObject, type TOptional, type TSchema, type TUnsafe, Type } from 'typebox';
import { Instant } from './models/common.js';
import type { Fields, PartOf, TopicDefinition } from './topic.js';
import {
  type FrameOf,
  type MethodName,
  methods,
  type Methods,
  type SendDataOf,
  type TopicName,
  type TopicOf,
  topics,
} from './topics.js';

/** Frames of the chat socket (`/chat?token=`): text, one JSON object each. docs/protocol.md explains the protocol. */

export const Uuid = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' });

/** A union of schemas whose static type is declared, because it is derived from the tables of topics and methods. */
type UnionOf<Value, Member extends TSchema = TSchema> = TUnsafe<Value> & { readonly anyOf: readonly Member[] };
type FrameUnion<Frame> = UnionOf<Frame, TObject<{ type: TLiteral<string> }>>;

type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Optionals<F> = { [K in keyof F]: F[K] extends TSchema ? TOptional<F[K]> : never };
type AllParts<Definitions, P extends string> = Optionals<AllOf<PartOf<Definitions[keyof Definitions], P>>>;

const union = <Members extends UnionOf<unknown>>(members: readonly TSchema[]): Members =>
  Type.Union([...members]) as unknown as Members;

/** The fields that definitions declare as this part, all of them optional. */
function partsOf<Definitions extends Readonly<Record<string, object>>, P extends string>(
  definitions: Definitions,
  part: P,
): AllParts<Definitions, P> {
  const declared = Object.values(definitions).map((one) => (one as Partial<Record<P, Fields>>)[part] ?? {});
  const optional = declared.flatMap(Object.entries<TSchema>).map(([name, schema]) => [name, Type.Optional(schema)]);
  return Object.fromEntries(optional) as AllParts<Definitions, P>;
}

const params = partsOf(topics, 'params');

/** A topic of a subscription: its name and its parameters. */
export type Topic = TopicOf<TopicName>;
export const Topic = union<UnionOf<Topic>>(
  Object.entries(topics).map(([name, definition]) =>
    Type.Object({ topic: Type.Literal(name), ...('params' in definition ? definition.params : {}) }),
  ),
);

export const SubFrame = Type.Object({
  type: Type.Literal('sub'),
  topic: Type.String({ maxLength: 32 }),
  ...params,
  ...partsOf(topics, 'sub'),
});
export type SubFrame = Static<typeof SubFrame>;

export const UnsubFrame = Type.Object({
  type: Type.Literal('unsub'),
  topic: Type.String({ maxLength: 32 }),
  ...params,
});
export type UnsubFrame = Static<typeof UnsubFrame>;

export type SendFrameOf<M extends MethodName> = M extends MethodName
  ? { type: 'send'; topic: Methods[M]['topic']; method: M; uuid: string; data: SendDataOf<M> }
  : never;

/** Made by the client. A second send with the same `uuid` gets the same answer and is not stored again. */
export type SendFrame = SendFrameOf<MethodName>;
export const SendFrame = union<FrameUnion<SendFrame>>(
  Object.entries(methods).map(([name, { topic, data }]) =>
    Type.Object({
      type: Type.Literal('send'),
      topic: Type.Literal(topic),
      method: Type.Literal(name),
      uuid: Uuid,
      data,
    }),
  ),
);

export type ClientFrame = SubFrame | UnsubFrame | SendFrame;
export const ClientFrame = union<FrameUnion<ClientFrame>>([SubFrame, UnsubFrame, ...SendFrame.anyOf]);

export const HelloFrame = Type.Object({
  type: Type.Literal('hello'),
  code: Type.Literal(0),
  userId: Type.Integer(),
  showName: Type.String(),
  isGuest: Type.Integer(),
  serverTime: Instant,
  build: Type.String(),
});
export type HelloFrame = Static<typeof HelloFrame>;

/** Answer to `sub`, with the fields that the topic declares as its reply. */
export const SubReply = Type.Object({
  type: Type.Literal('sub'),
  code: Type.Integer(),
  msg: Type.String(),
  topic: Type.String(),
  ...params,
  ...partsOf(topics, 'reply'),
});
export type SubReply = Static<typeof SubReply>;

export const UnsubReply = Type.Object({
  type: Type.Literal('unsub'),
  code: Type.Integer(),
  msg: Type.String(),
  topic: Type.String(),
  ...params,
});
export type UnsubReply = Static<typeof UnsubReply>;

/** Answer to the `send` with the same uuid. Code 0: the message is stored durably. */
export const SendReply = Type.Object({
  type: Type.Literal('send'),
  uuid: Type.String(),
  code: Type.Integer(),
  msg: Type.String(),
  ...params,
  ...partsOf(methods, 'reply'),
  /** Milliseconds to wait before the next try: with code 1107 or 1115, and with 1114 for a ban that ends. */
  retryAfter: Type.Optional(Type.Integer()),
});
export type SendReply = Static<typeof SendReply>;

export const BeatFrame = Type.Object({ type: Type.Literal('beat'), code: Type.Literal(10000) });
export type BeatFrame = Static<typeof BeatFrame>;

/** An error that answers no particular send. With `key` FIBE_NOT_LOGIN the socket closes: get a new token. */
export const ErrorFrame = Type.Object({
  type: Type.Literal('error'),
  code: Type.Integer(),
  msg: Type.String(),
  key: Type.Optional(Type.String()),
});
export type ErrorFrame = Static<typeof ErrorFrame>;

export type ServerFrame = HelloFrame | SubReply | UnsubReply | SendReply | FrameOf<TopicName> | BeatFrame | ErrorFrame;
export const ServerFrame = union<FrameUnion<ServerFrame>>([
  HelloFrame,
  SubReply,
  UnsubReply,
  SendReply,
  ...Object.values<TopicDefinition>(topics).flatMap(({ frame, also = {} }) => [frame, ...Object.values(also)]),
  BeatFrame,
  ErrorFrame,
]);
