import { type FrameOf, topicKey, type TopicName, type TopicOf } from '@khandai/contracts';
import type { Bus } from '../bus/bus.js';

/** Bus channel of a topic whose frames are sent by `publish`. */
export const topicChannel = (topic: TopicOf<TopicName>): string => `topic:${topicKey(topic)}`;

/** Sends a frame to the subscribers of a topic, on all processes. It is encoded once. */
export function publish<N extends TopicName>(
  bus: Pick<Bus, 'publish'>,
  topic: TopicOf<N> & { readonly topic: N },
  frame: FrameOf<N>,
): Promise<void> {
  return bus.publish(topicChannel(topic), JSON.stringify(frame));
}
