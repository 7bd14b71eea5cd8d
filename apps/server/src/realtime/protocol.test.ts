import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ClientFrame,
  CloseCode,
  Code,
  type MethodDefinition,
  methods,
  NOT_LOGGED_IN,
  PresenceFrame,
  PresenceReply,
  ServerFrame,
  SocketLimit,
  type TopicDefinition,
  topics,
} from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import { serverRoot } from '../platform/server-root.js';
import { BATCH_MS } from './room-batch.js';

const page = readFileSync(join(serverRoot(), '../../docs/protocol.md'), 'utf8');
const frames = [ClientFrame, ServerFrame, PresenceFrame, PresenceReply].map((schema) => Compile(schema));
const examples = [...page.matchAll(/```json\n(.*)\n```/g)].map(([, text = '']) => text);

const names = (fields: object = {}) => Object.keys(fields).map((name) => `\`${name}\``);
/** A row of a table, up to the cells that are free text. */
const rowOf = (...cells: string[]) => `\n|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;

describe('docs/protocol.md', () => {
  test.each(Object.entries<TopicDefinition>(topics))(
    '[WS7] (page) says of topic %s what its declaration says',
    (name, topic) => {
      const cells = [topic.params, topic.sub, topic.reply].map((part) => names(part).join(', '));
      expect(page).toContain(`${rowOf(`\`${name}\``, ...cells)} \`${topic.frame.properties.type.const}\``);
    },
  );

  test.each(Object.entries<MethodDefinition>(methods))(
    '[WS7] (page) says of method %s what its declaration says',
    (name, method) => {
      expect(page).toContain(rowOf(`\`${name}\``, `\`${method.topic}\``, names(method.reply).join(', ')));
    },
  );

  test.each(Object.entries(Code))('[WS6] (page) names code %s with its number', (name, code) => {
    expect(page).toMatch(new RegExp(`^\\| ${code} \\| \`${name}\` \\| \\S`, 'm'));
  });

  test('[WS6] (page) lists each code once', () => {
    const section = page.slice(page.indexOf('## Codes'), page.indexOf('## Close codes'));
    const numbers = [...section.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Object.values(Code).sort((a, b) => a - b));
  });

  test.each(Object.entries(CloseCode))('[WS5] (page) says what a client does on close code %s', (name, code) => {
    expect(page).toMatch(new RegExp(`^\\| ${code} \\| \`${name}\` \\| \\S.* \\| \\S.* \\|$`, 'm'));
  });

  test.each(examples)('[WS5] (page) shows a frame that is one: %s', (text) => {
    const frame: unknown = JSON.parse(text);
    expect(frames.some((schema) => schema.Check(frame))).toBe(true);
  });

  test('[WS7] (page) shows every frame of both sides of the chat, and one answered frame of presence', () => {
    const shown = new Set(examples.map((text) => (JSON.parse(text) as { type: string }).type));
    const types = [...ClientFrame.anyOf, ...ServerFrame.anyOf].map(({ properties }) => properties.type.const);
    expect([...shown].sort()).toEqual([...new Set([...types, 'online', 'join'])].sort());
  });

  test('[WS5] (page) states the limits that the server applies', () => {
    const {
      frameBytes,
      topicsPerSocket,
      messageLength,
      messagesPerWindow,
      messagesPerBurst,
      reactionsPerWindow,
      missedPerSub,
      framesAtOnce,
      framesPerSecond,
    } = SocketLimit;
    const said = [
      `(${frameBytes} bytes)`,
      `at most ${topicsPerSocket} topics`,
      `at most ${messageLength} code points`,
      `at most ${messagesPerWindow} messages in ${SocketLimit.windowMs / 1000} seconds`,
      `at most ${messagesPerBurst} in any second`,
      `At most ${reactionsPerWindow} in`,
      `more than ${missedPerSub} were missed`,
      `${framesAtOnce} frames at once and ${framesPerSecond} a second`,
      `Every ${SocketLimit.heartbeatMs / 1000} seconds`,
      `within ${BATCH_MS} ms`,
      NOT_LOGGED_IN,
    ];
    expect(said.filter((text) => !page.includes(text))).toEqual([]);
  });

  test('has one id for each rule', () => {
    const ids = [...page.matchAll(/^- \*\*(WS\d+)\*\*/gm)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(36);
  });
});
