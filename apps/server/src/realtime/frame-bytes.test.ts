import { PassThrough, type Writable } from 'node:stream';
import * as ws from 'ws';
import { PING, textFrame } from './frame-bytes.js';
import { WsSocket } from './ws-socket.js';

// ws exports its Receiver, but its types do not declare it.
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** The text that a client compliant with RFC 6455 reads from these bytes. */
async function read(bytes: Uint8Array): Promise<string> {
  const receiver = new Receiver({ isServer: false });
  const message = new Promise<string>((resolve, reject) => {
    receiver.on('message', (data: Buffer) => resolve(data.toString()));
    receiver.on('error', reject);
  });
  receiver.end(bytes);
  return message;
}

describe('the bytes of a frame', () => {
  test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
    '[WS14] a text of %i bytes is one frame that a client reads',
    async (length) => {
      const text = 'x'.repeat(length);
      expect(await read(textFrame(text))).toBe(text);
    },
  );

  test('[WS14] the length counts bytes, not characters', async () => {
    const text = 'Vào rồi! ⚽'.repeat(12);
    expect(await read(textFrame(text))).toBe(text);
  });

  test('[WS16] clients answer a ping', async () => {
    const receiver = new Receiver({ isServer: false });
    const pinged = new Promise((resolve) => receiver.on('ping', resolve));
    receiver.write(PING);
    expect(String(await pinged)).toBe('');
  });

  test('[WS14] a frame is written to the network unchanged, and not at all after a close has started', () => {
    const network = new PassThrough();
    const connection = { OPEN: 1, readyState: 1 };
    const socket = new WsSocket(connection as ws.WebSocket, network);
    const frame = textFrame('một');
    socket.send(frame);
    expect(socket.bufferedAmount).toBe(network.writableLength);
    connection.readyState = 2;
    socket.send(frame);
    expect(network.read()).toEqual(frame);
    expect(network.read()).toBeNull();
  });
});
