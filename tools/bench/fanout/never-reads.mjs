import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { protocols } from './protocols.mjs';
import { clientFrame, upgradeRequest } from './wire.mjs';

const ASKS_A_SECOND = 10;
/** Opcode close, then 4408: slowReader. */
const CLOSED_AS_SLOW = Buffer.from([4408 >> 8, 4408 & 255]);
const GOODBYE_MS = 10_000;

/**
 * A socket in the room that repeatedly requests all missed messages but reads none, for `seconds`. Returns how it
 * ended: 'told' (closed with 4408), 'cut' (disconnected without a close frame), or 'open'.
 */
export async function neverRead({ port, token, address, seconds }) {
  const socket = connect({ port, host: '127.0.0.1' });
  let ended = false;
  // An error here means that the server cut the connection, which is the expected result.
  socket.on('error', () => (ended = true));
  socket.write(upgradeRequest(protocols.khandai.path(token), address));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  const ask = clientFrame(JSON.stringify({ type: 'sub', topic: 'chatroom', groupId: 30, after: 0 }));
  for (let asked = 0; asked < seconds * ASKS_A_SECOND && !ended; asked += 1) {
    socket.write(ask);
    await wait(1_000 / ASKS_A_SECOND);
  }
  let told = false;
  socket.on('data', (chunk) => (told = told || chunk.subarray(-200).includes(CLOSED_AS_SLOW)));
  const over = new Promise((resolve) => socket.on('close', resolve));
  socket.resume();
  await Promise.race([over, wait(GOODBYE_MS, undefined, { ref: false })]);
  const state = told ? 'told' : socket.destroyed || ended ? 'cut' : 'open';
  socket.destroy();
  return state;
}
