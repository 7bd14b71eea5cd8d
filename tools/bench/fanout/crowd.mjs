// The clients of one server, in their own process: opens sockets, sends messages at a rate, counts what arrives.
import { setTimeout as wait } from 'node:timers/promises';
import { saying } from './message.mjs';
import { protocols } from './protocols.mjs';
import { Reader } from './reader.mjs';

const AT_ONCE = 50;
/** One in this many readers parses what it receives. */
const WATCHING_EACH = 40;
/** When nothing arrives for this long, missing messages count as lost. */
const LOST_MS = 20_000;
const POLL_MS = 100;

const readers = [];

const commands = { open, round, close };

process.on('message', async ({ id, command, options }) => {
  try {
    process.send({ id, value: await commands[command](options) });
  } catch (error) {
    process.send({ id, fault: String(error?.stack ?? error) });
  }
});

/** Opens a socket for each token and waits until all of them have joined the room. */
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

// Uses a private network, because the documentation networks have too few addresses.
const addressOf = (number) => `10.1.${number >> 8}.${number & 255}`;

/**
 * Sends `count` messages at `perSecond`, rotating over `talkers`, and waits until all have arrived. Returns how many
 * messages arrived at how many readers, and the delay of each.
 */
async function round({ count, perSecond, talkers, talker }) {
  for (const reader of readers) reader.reset();
  const began = performance.now();
  for (let said = 0; said < count;) {
    const due = Math.min(count, Math.ceil(((performance.now() - began) / 1000) * perSecond));
    for (; said < due; said += 1) readers[(talker + said) % talkers].say(saying());
    await wait(1);
  }
  // Senders also receive confirmations, so only readers that never send measure the broadcast.
  const watching = readers.slice(talkers).filter((reader) => reader.watching);
  await arrived(watching, count);
  const max = Math.max(...watching.map(({ bytes }) => bytes));
  const heard = Math.max(...watching.map(({ delays }) => delays.length));
  return {
    heard,
    whole: readers.filter(({ bytes, ended }) => bytes >= max && !ended).length,
    readers: readers.length,
    delays: watching.flatMap(({ delays }) => delays),
  };
}

/** Waits until all readers have every message, or until no more arrive. */
async function arrived(watching, count) {
  let had = -1;
  let since = performance.now();
  while (performance.now() - since < LOST_MS) {
    const [first] = watching;
    if (watching.every(({ delays }) => delays.length >= count) && readers.every(({ bytes }) => bytes >= first.bytes))
      return;
    const has = readers.reduce((sum, { bytes }) => sum + bytes, 0);
    if (has !== had) since = performance.now();
    had = has;
    await wait(POLL_MS);
  }
}

function close() {
  for (const { socket } of readers.splice(0)) socket.destroy();
}
