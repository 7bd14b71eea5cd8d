import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createHttp, type HttpOptions } from './create-http.js';

const MEGABYTE = 1024 * 1024;

describe('connections', () => {
  let app: FastifyInstance;
  let port: number;
  let sockets: Socket[];

  async function listen(options: Partial<HttpOptions>): Promise<void> {
    app = await createHttp({ log: { level: 'silent' }, trustProxy: undefined, ...options });
    app.get('/large', () => Buffer.alloc(16 * MEGABYTE));
    app.get('/small', () => 'small');
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
  }

  beforeEach(() => {
    sockets = [];
  });

  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });

  async function open(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  }

  const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  const openAtServer = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

  it('a client that never reads its reply is disconnected', async () => {
    await listen({ unreadMs: 100 });
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const client = await open();
    client.pause();
    ask(client, '/large');
    const [server] = await accepted;
    await once(server, 'close');
    expect(server.destroyed).toBe(true);
    expect(server.bytesWritten).toBeGreaterThan(0);
  });

  it('a slow client that keeps reading gets its whole reply', async () => {
    await listen({ unreadMs: 1_500 });
    const client = await open();
    let received = 0;
    // The pauses add up to more than `unreadMs`.
    const whole = new Promise<void>((resolve, reject) => {
      client.on('close', () => reject(new Error('The server closed the connection.')));
      client.on('data', (bytes: Buffer) => {
        received += bytes.length;
        if (received > 16 * MEGABYTE) return resolve();
        client.pause();
        setTimeout(() => client.resume(), 8);
      });
    });
    ask(client, '/large');
    await whole;
    expect(received).toBeGreaterThan(16 * MEGABYTE);
  });

  it('the number of connections per address is limited, and closing one frees a place', async () => {
    await listen({ connectionsPerAddress: 3 });
    const [first] = await Promise.all([open(), open(), open()]);
    const refused = await open();
    await once(refused, 'close');
    const freed = once(first as Socket, 'close');
    (first as Socket).destroy();
    await freed;
    while ((await openAtServer()) > 2);
    const next = await open();
    ask(next, '/small');
    const [reply] = (await once(next, 'data')) as [Buffer];
    expect(reply.toString()).toContain('200 OK');
  });

  it('a trusted proxy is not limited', async () => {
    await listen({ connectionsPerAddress: 1, trustProxy: 'loopback' });
    const all = await Promise.all([open(), open(), open()]);
    for (const socket of all) ask(socket, '/small');
    const replies = (await Promise.all(all.map((socket) => once(socket, 'data')))) as [Buffer][];
    expect(replies.map(([reply]) => reply.toString().split('\r\n')[0])).toEqual(Array(3).fill('HTTP/1.1 200 OK'));
  });
});
