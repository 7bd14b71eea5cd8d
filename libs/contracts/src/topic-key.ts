import type { TopicName, TopicOf } from './topics.js';

/** Key of a topic, such as `fixture:1001`: equal for topics with the same name and parameters. */
export function topicKey({ topic, ...params }: TopicOf<TopicName>): string {
  const values: Readonly<Record<string, string | number>> = params;
  const names = Object.keys(values).sort();
  return [topic, ...names.map((name) => encodeURIComponent(values[name] ?? ''))].join(':');
}
