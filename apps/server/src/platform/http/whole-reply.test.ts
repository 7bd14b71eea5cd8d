import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WholeReply } from './whole-reply.js';

const BODY = Buffer.from('Khán Đài');
const HEADERS = [
  'content-type',
  'text/html; charset=utf-8',
  'x-frame-options',
  'DENY',
  'content-length',
  String(BODY.length),
];
const NOW = Date.UTC(2026, 10, 20, 13, 20, 1, 500);

const reply = new WholeReply(HEADERS, BODY);
const whole: RequestListener = (request, response) => reply.send(request, response, NOW, 5_000);
/** The reply that Node would write. */
const plain: RequestListener = (_request, response) => {
  response.setHeader('date', new Date(NOW).toUTCString());
  response.writeHead(200, HEADERS);
  response.end(BODY);
};

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer({ keepAliveTimeout: 5_000 }, listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

const ask = (path = '/', more = '', version = '1.1') => `GET ${path} HTTP/${version}\r\nhost: a\r\n${more}\r\n`;

/** Sends `text` on one connection; returns what comes back until the server closes it or `replies` are complete. */
async function talk(port: number, text: string, replies = 1): Promise<{ text: string; closed: boolean }> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').write(text);
  let received = '';
  let closed = false;
  socket.on('end', () => (closed = true));
  for await (const chunk of socket) {
    received += String(chunk);
    if (received.split('Khán Đài').length > replies) break;
  }
  if (text.includes('connection: close') && !socket.destroyed) await once(socket, 'end');
  socket.destroy();
  return { text: received, closed };
}

/** Header lines without their order, in which Node's own differ. */
const lines = (text: string) => {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...headers] = head.split('\r\n');
  return { first, headers: headers.map((line) => line.toLowerCase()).sort(), body };
};

describe('a reply in one write', () => {
  it('has the bytes that Node would write, order and case of the headers aside', async () => {
    const ours = await talk((await serve(whole)).port, ask());
    const nodes = await talk((await serve(plain)).port, ask());
    expect(lines(ours.text)).toEqual(lines(nodes.text));
    expect(ours.text).toContain('Date: Fri, 20 Nov 2026 13:20:01 GMT\r\n');
  });

  it('leaves the connection to the next request, also after one with a body', async () => {
    const { server, port } = await serve(whole);
    let connections = 0;
    server.on('connection', () => (connections += 1));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const body of ['', 'ignored', '', '']) {
      const asked = httpRequest({ port, agent, ...(body && { headers: { 'content-length': body.length } }) });
      asked.end(body);
      const [answer] = (await once(asked, 'response')) as [AsyncIterable<Buffer>];
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      expect(Buffer.concat(chunks)).toEqual(BODY);
    }
    expect(connections).toBe(1);
    agent.destroy();
  });

  it('keeps the order of requests that arrive together, for both reply paths', async () => {
    const { port } = await serve((request, response) => {
      if (request.url === '/') whole(request, response);
      else void wait(20).then(() => response.end(`[${String(request.url)}]Khán Đài`));
    });
    const { text } = await talk(port, ['/a', '/', '/', '/b', '/'].map((path) => ask(path)).join(''), 5);
    expect(text.match(/\[\/.\]|x-frame-options/g)).toEqual([
      '[/a]',
      'x-frame-options',
      'x-frame-options',
      '[/b]',
      'x-frame-options',
    ]);
  });

  it('closes the connection of a request that asks for it, and of HTTP/1.0', async () => {
    const { port } = await serve(whole);
    const asked = await talk(port, ask('/', 'connection: close\r\n'));
    expect(lines(asked.text).headers).toContain('connection: close');
    const old = connect(port, '127.0.0.1');
    old.write(ask('/', '', '1.0'));
    await once(old.resume(), 'end');
  });

  it('tells Node when it is sent: the response closes, and an idle connection does not delay a stop', async () => {
    const closed: string[] = [];
    const { server, port } = await serve((request, response) => {
      response.on('close', () => closed.push(String(request.url)));
      whole(request, response);
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(ask());
    await once(socket, 'data');
    await wait(10);
    expect(closed).toEqual(['/']);
    server.close();
    server.closeIdleConnections();
    await once(server, 'close');
    socket.destroy();
  });

  it('does not fail when the client disconnects before it is sent', async () => {
    const big = new WholeReply(['content-length', String(8 << 20)], Buffer.alloc(8 << 20));
    const sent = Promise.withResolvers<boolean>();
    const { port } = await serve((request, response) => {
      response.on('close', () => sent.resolve(response.destroyed));
      big.send(request, response, NOW, 5_000);
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(ask());
    await once(socket, 'data');
    socket.resetAndDestroy();
    expect(await sent.promise).toBe(true);
    expect((await talk((await serve(whole)).port, ask())).text).toContain('Khán Đài');
  });

  it('has the current second in its Date header', () => {
    const written: string[] = [];
    const socket = { write: (bytes: Buffer) => written.push(bytes.toString()) };
    const reply = new WholeReply(HEADERS, BODY);
    const send = (now: number) =>
      reply.send({ httpVersion: '1.1', headers: {} } as never, { socket } as never, now, 72_000);
    for (const now of [NOW, NOW + 499, NOW + 500]) send(now);
    expect(written.map((text) => /13:20:0\d/.exec(text)?.[0])).toEqual(['13:20:01', '13:20:01', '13:20:02']);
    expect(written[0]).toContain('Keep-Alive: timeout=72\r\n');
  });
});
