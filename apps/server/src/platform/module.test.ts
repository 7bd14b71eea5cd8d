import type { MethodName, TopicName } from '@khandai/contracts';
import { joinParts, type Module } from './module.js';
import type { MethodHandlers } from './sockets/method-handlers.js';
import type { TopicHandlers } from './sockets/topic-handlers.js';

const reply = async () => ({ revision: 0, list: [], more: false });
const rooms = { topics: { private: { reply }, rooms: {} } } satisfies Module;
const matches = { topics: { fixture: {}, scores: {} } } satisfies Module;
const odds = { topics: { odds: {} } } satisfies Module;
const speech = { methods: { 'chat.sendMessage': { perform: async () => ({}) } } } satisfies Module;

describe('parts of modules', () => {
  test('topics and methods of all modules become one table each', () => {
    const modules = [rooms, matches, odds, speech, {}] as const;
    const topics: TopicHandlers<'fixture' | 'odds' | 'private' | 'rooms' | 'scores'> = joinParts(modules, 'topics');
    const methods: MethodHandlers<'chat.sendMessage'> = joinParts(modules, 'methods');
    expect(Object.keys(topics).sort()).toEqual(['fixture', 'odds', 'private', 'rooms', 'scores']);
    expect(methods['chat.sendMessage']).toBe(speech.methods['chat.sendMessage']);
  });

  test('a topic that two modules offer stops the start', () => {
    expect(() => joinParts([matches, { topics: { scores: {} } }] as const, 'topics')).toThrow(
      'Two modules answer scores.',
    );
  });

  test('a declared topic or method that no module offers does not compile', () => {
    // @ts-expect-error No module offers odds.
    const topics: TopicHandlers<TopicName> = joinParts([rooms, matches] as const, 'topics');
    // @ts-expect-error No module performs chat.sendMessage.
    const methods: MethodHandlers<MethodName> = joinParts([rooms, matches] as const, 'methods');
    expect([topics, methods].map((part) => Object.keys(part).length)).toEqual([4, 0]);
  });

  test('a topic or method that is not declared does not compile', () => {
    // @ts-expect-error The contract declares no topic of this name.
    const lottery = { topics: { lottery: {} } } satisfies Module;
    // @ts-expect-error The contract declares no method of this name.
    const recall = { methods: { 'chat.recall': { perform: async () => ({}) } } } satisfies Module;
    // @ts-expect-error The contract declares fields of the reply.
    const silent = { topics: { private: {} } } satisfies Module;
    expect([lottery, recall, silent]).toHaveLength(3);
  });
});
