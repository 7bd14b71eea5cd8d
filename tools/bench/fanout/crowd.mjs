// The crowd of one contender in a process of its own: opens sockets, talks at a rate, counts what arrives.
import { setTimeout as wait } from 'node:timers/promises';
import { saying } from './message.mjs';
import { protocols } from './protocols.mjs';
import { Reader } from './reader.mjs';

const AT_ONCE = 50;
/** Every so many readers one looks into what it gets. */
const WATCHING_EACH = 40;
/** Nothing more arrives for so long: it is all there, or lost. */
const QUIET_MS = 2_000;

const readers = [];

const commands = { open, round, close };

process.on('message', async ({ id, command, options }) => {
  try {
    process.send({ id, value: await commands[command](options) });
  } catch (error) {
    process.send({ id, fault: String(error?.stack ?? error) });
  }
});

/** Opens a socket for each token and waits until all are in the room. */
async function open({ kind, port, tokens }) {
  const first = readers.length;
  for (let from = 0; from < tokens.length; from += AT_ONCE) {
    const some = tokens.slice(from, from + AT_ONCE).map((token, index) => {
      const number = first + from + index;
      const watching = number % WATCHING_EACH === 0;
      return new Reader({ port, token, address: addressOf(number), protocol: protocols[kind], watching });
    });
    await Promise.all(some.map(({ entered }) => entered));
    readers.push(...some);
  }
}

// A network of documentation for each talker would be too few: a private one.
const addressOf = (number) => `10.1.${number >> 8}.${number & 255}`;

/**
 * Says `count` messages at `perSecond`, each by the next of `talkers`, and waits until nothing more comes.
 * Answers how many were heard by how many, what each was on its way, and the moment the last one was there.
 */
async function round({ count, perSecond, talkers, talker }) {
  for (const reader of readers) reader.reset();
  const began = performance.now();
  for (let said = 0; said < count; ) {
    const due = Math.min(count, Math.ceil(((performance.now() - began) / 1000) * perSecond));
    for (; said < due; said += 1) readers[(talker + said) % talkers].say(saying());
    await wait(1);
  }
  await quiet();
  const watching = readers.filter((reader) => reader.watching);
  const most = Math.max(...watching.map(({ bytes }) => bytes));
  const heard = Math.max(...watching.map(({ delays }) => delays.length));
  return {
    heard,
    whole: readers.filter(({ bytes, ended }) => bytes >= most && !ended).length,
    readers: readers.length,
    delays: watching.flatMap(({ delays }) => delays),
  };
}

async function quiet() {
  for (let before = -1, now = total(); now !== before; before = now, now = total()) await wait(QUIET_MS);
}

const total = () => readers.reduce((sum, { bytes }) => sum + bytes, 0);

function close() {
  for (const { socket } of readers.splice(0)) socket.destroy();
}
