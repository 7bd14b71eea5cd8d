import type { Static } from 'typebox';
import type { MethodDefinition, PartOf, TopicDefinition, ValuesOf } from './topic.js';
import { chatMethods, chatTopics } from './topics/chat.js';
import { fixtureTopics } from './topics/fixtures.js';
import { newsfeedTopics } from './topics/newsfeed.js';
import { notificationTopics } from './topics/notification.js';
import { oddsTopics } from './topics/odds.js';
import { taskTopics } from './topics/task.js';

/** Every topic of the chat socket by name. */
export const topics = {
  ...chatTopics,
  ...fixtureTopics,
  ...oddsTopics,
  ...newsfeedTopics,
  ...notificationTopics,
  ...taskTopics,
} satisfies Readonly<Record<string, TopicDefinition>>;

export type Topics = typeof topics;
export type TopicName = keyof Topics;

/** Every method of the `send` frame by name. */
export const methods = {
  ...chatMethods,
} satisfies Readonly<Record<string, MethodDefinition & { readonly topic: TopicName }>>;

export type Methods = typeof methods;
export type MethodName = keyof Methods;

/** One topic: its name and its parameters. */
export type TopicOf<N extends TopicName> = N extends TopicName
  ? { readonly topic: N } & Readonly<ValuesOf<PartOf<Topics[N], 'params'>>>
  : never;

/** A topic with the optional fields of its `sub` frame. */
export type SubOf<N extends TopicName> = N extends TopicName
  ? TopicOf<N> & Readonly<Partial<ValuesOf<PartOf<Topics[N], 'sub'>>>>
  : never;

/** Fields of the reply to a successful `sub`. */
export type SubReplyOf<N extends TopicName> = N extends TopicName ? ValuesOf<PartOf<Topics[N], 'reply'>> : never;

type AlsoOf<D> = D extends { readonly also: infer A } ? ValuesOf<A>[keyof A] : never;

/** The frames that subscribers of a topic receive. */
export type FrameOf<N extends TopicName> = N extends TopicName ? Static<Topics[N]['frame']> | AlsoOf<Topics[N]> : never;

export type SendDataOf<M extends MethodName> = M extends MethodName ? Static<Methods[M]['data']> : never;

/** Fields of the reply to a successful `send`, besides the parameters of the topic. */
export type SendReplyOf<M extends MethodName> = M extends MethodName
  ? Partial<ValuesOf<PartOf<Methods[M], 'reply'>>>
  : never;
