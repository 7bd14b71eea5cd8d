import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpIconSource } from './http-icon-source.js';

/** A service with a given reply; `hungUp` resolves when its client disconnects. */
async function serving(answer: (reply: ServerResponse) => void) {
  const server = createServer((_, reply) => answer(reply)).listen(0, '127.0.0.1');
  const hungUp = once(server, 'request').then(([, reply]: ServerResponse[]) => reply && once(reply, 'close'));
  await once(server, 'listening');
  const source = new HttpIconSource(`http://127.0.0.1:${(server.address() as AddressInfo).port}/{name}.svg`);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { ask: () => source.icon('ball', new AbortController().signal), hungUp, stop };
}

describe('the public service of icons', () => {
  test('[UI6] (service) returns the complete drawing', async () => {
    const { ask, stop } = await serving((reply) => reply.end('<svg viewBox="0 0 1 1"/>'));
    expect(await ask()).toBe('<svg viewBox="0 0 1 1"/>');
    stop();
  });

  test('aborts an endless response as soon as it is too long', async () => {
    const { ask, hungUp, stop } = await serving((reply) => {
      const more = () => {
        while (reply.writable && reply.write('<svg>'.repeat(1_000)));
      };
      reply.on('drain', more);
      more();
    });
    await expect(ask()).rejects.toThrow('without a usable drawing');
    await hungUp;
    stop();
  });

  test.each([
    [404, '<svg/>'],
    [200, '<html>'],
  ])('%s with %s is no drawing', async (status, body) => {
    const { ask, stop } = await serving((reply) => reply.writeHead(status).end(body));
    await expect(ask()).rejects.toThrow('without a usable drawing');
    stop();
  });
});
