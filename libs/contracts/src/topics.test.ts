import { type TObject, Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  type MethodDefinition,
  methods,
  ServerFrame,
  SubFrame,
  Topic,
  topicKey,
  type TopicDefinition,
  type TopicName,
  topics,
  UnsubFrame,
} from './index.js';

const each = (Object.entries(topics) as [TopicName, TopicDefinition][]).map(([name, topic]) => ({ name, topic }));
const eachMethod = Object.entries(methods as Readonly<Record<string, MethodDefinition>>).map(([name, method]) => ({
  name,
  method,
}));
const objectsOf = (schema: TSchema): TObject[] =>
  Type.IsUnion(schema) ? schema.anyOf.flatMap(objectsOf) : Type.IsObject(schema) ? [schema] : [];

describe('topics', () => {
  test.each(each)('[CO13] $name fits into a frame, and its parameters have bounds', ({ name, topic }) => {
    expect(name).toMatch(/^[A-Za-z][A-Za-z0-9-]{0,31}$/);
    const loose = Object.values({ ...topic.params, ...topic.sub }).filter(
      (field) => !('maximum' in field || 'maxLength' in field),
    );
    expect(loose).toEqual([]);
  });

  test.each(each)('[CO13] each field of $name means the same in all topics', ({ topic: { params, sub, reply } }) => {
    for (const part of ['params', 'sub', 'reply'] as const) {
      const own = { params, sub, reply }[part] ?? {};
      for (const { topic: other } of each) {
        const shared = Object.entries(other[part] ?? {}).filter(([field]) => field in own);
        expect(shared).toEqual(shared.map(([field]) => [field, own[field]]));
      }
    }
  });

  test.each(each)('[CO13] frames of $name carry its parameters, and no other topic has them', ({ topic }) => {
    const fields = Object.keys((topic.frame as TSchema as TObject).properties);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(topic.params ?? {})));
    const type = topic.frame.properties.type.const;
    expect(ServerFrame.anyOf.filter(({ properties }) => properties.type.const === type)).toEqual([topic.frame]);
  });

  test.each([
    [true, { topic: 'chatroom', groupId: 30 }],
    [true, { topic: 'fixture', fixtureId: '1001' }],
    [true, { topic: 'scores' }],
    [false, { topic: 'chatroom' }],
    [false, { topic: 'fixture', fixtureId: 'a b' }],
    [false, { topic: 'lottery' }],
  ])('[CO13] understood: %s, for %j', (understood, topic) => {
    expect(Compile(Topic).Check(topic)).toBe(understood);
  });

  test.each([
    [SubFrame, ['after', 'fixtureId', 'groupId', 'topic', 'type']],
    [UnsubFrame, ['fixtureId', 'groupId', 'topic', 'type']],
  ])('[CO13] a request has the fields of all topics, each of them optional', (schema, fields) => {
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(fields));
    expect([...schema.required].sort()).toEqual(['topic', 'type']);
  });
});

describe('keys of topics', () => {
  test.each([
    [{ topic: 'chatroom', groupId: 30 } as const, 'chatroom:30'],
    [{ topic: 'fixture', fixtureId: '1001' } as const, 'fixture:1001'],
    [{ topic: 'scores' } as const, 'scores'],
  ])('[CO13] the key of %j is %s', (topic, key) => {
    expect(topicKey(topic)).toBe(key);
  });

  test('[CO13] the order of fields makes no difference, and values do not run together', () => {
    expect(topicKey({ groupId: 30, topic: 'chatroom' })).toBe('chatroom:30');
    expect(topicKey({ topic: 'fixture', fixtureId: 'a:b' })).toBe('fixture:a%3Ab');
  });
});

describe('methods', () => {
  test.each(eachMethod)('[CO14] the data of $name carries the parameters of its topic', ({ method }) => {
    const { params = {} } = topics[method.topic as TopicName] as TopicDefinition;
    for (const { properties, required } of objectsOf(method.data)) {
      expect(properties).toMatchObject(params);
      expect(required).toEqual(expect.arrayContaining(Object.keys(params)));
    }
  });

  test.each(eachMethod)('[CO14] the name $name fits into a frame', ({ name }) => {
    expect(name).toMatch(/^[A-Za-z.]{1,32}$/);
  });
});
