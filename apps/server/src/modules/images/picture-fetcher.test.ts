import { once } from 'node:events';
import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { isPublicAddress } from '../../platform/public-address.js';
import { SourceNotAllowed } from './image-faults.js';
import { PictureFetcher } from './picture-fetcher.js';

/** Host names and their addresses; the test treats 127.0.0.1 as a public address. */
const NAMES: Record<string, string> = {
  'anh.example': '127.0.0.1',
  'trong.example': '10.0.0.1',
  'ngoai.example': '127.0.0.1',
};
const lookup = ((hostname: string, _options: object, callback: (fault: Error | null, found: unknown) => void) =>
  callback(null, [{ address: NAMES[hostname] ?? '0.0.0.0', family: 4 }])) as unknown as LookupFunction;

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A picture host; `asked` collects the requested paths. */
async function host(answer: RequestListener, timeoutMs = 60_000) {
  const requested: string[] = [];
  const server = createServer((request, reply) => {
    requested.push(request.url ?? '');
    answer(request, reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const fetcher = new PictureFetcher({
    hosts: [`anh.example:${port}`, `trong.example:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`],
    request: (url, options) => httpRequest(new URL(url.href.replace('https:', 'http:')), options),
    lookup,
    isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    timeoutMs,
  });
  return { requested, port, fetcher, fetch: (path: string) => fetcher.fetch(`https://anh.example:${port}${path}`) };
}

describe('fetching a picture', () => {
  it('fetches from an allowed host, and follows redirects to the same host', async () => {
    const { fetch, requested } = await host(({ url }, reply) =>
      url === '/a' ? reply.writeHead(302, { location: '/b' }).end() : reply.end('bytes'),
    );
    expect((await fetch('/a')).toString()).toBe('bytes');
    expect(requested).toEqual(['/a', '/b']);
  });

  it.each([
    'https://ngoai.example/a',
    'http://anh.example/a',
    'file:///etc/passwd',
    '/tep/avatars/1/a.webp',
    'https://a:b@anh.example/',
  ])('does not call %s, which is not allowed', async (address) => {
    const { fetcher, requested } = await host((_, reply) => reply.end('x'));
    await expect(fetcher.fetch(address)).rejects.toBeInstanceOf(SourceNotAllowed);
    expect(requested).toEqual([]);
  });

  it('does not follow redirects to other hosts or to http', async () => {
    for (const location of [
      'https://ngoai.example/secret',
      'http://anh.example/',
      'https://169.254.169.254/latest/meta-data',
    ]) {
      const { fetch, requested } = await host((_, reply) => reply.writeHead(301, { location }).end());
      await expect(fetch('/a')).rejects.toBeInstanceOf(SourceNotAllowed);
      expect(requested).toEqual(['/a']);
    }
  });

  it('does not call an allowed name that resolves to a private address, directly or by redirect', async () => {
    const { fetch, fetcher, requested, port } = await host((_, reply) =>
      reply.writeHead(302, { location: `https://trong.example:${port}/` }).end(),
    );
    await expect(fetcher.fetch(`https://trong.example:${port}/`)).rejects.toThrow('no public address');
    expect(requested).toEqual([]);
    await expect(fetch('/a')).rejects.toThrow('no public address');
    expect(requested).toEqual(['/a']);
  });

  it('does not call an allowed address that is not public', async () => {
    const { fetcher, requested, port } = await host((_, reply) => reply.end('x'));
    await expect(fetcher.fetch(`https://[::1]:${port}/`)).rejects.toBeInstanceOf(SourceNotAllowed);
    expect(requested).toEqual([]);
  });

  it.each([
    'https://2130706433/a',
    'https://0x7f000001/a',
    'https://0177.0.0.1/a',
    'https://127.1/a',
    'https://0.0.0.0/a',
    'https://[::]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://[::ffff:a00:1]/a',
    'https://[fe80::1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://[64:ff9b::a9fe:a9fe]/a',
  ])('does not call %s although the operator configured it: it is not public, in any notation', async (address) => {
    const requested: string[] = [];
    const request = (url: URL) => {
      requested.push(url.href);
      throw new Error('called');
    };
    const hosts = [new URL(address).host];
    const fetcher = new PictureFetcher({ hosts, request, lookup, isPublic: isPublicAddress });
    await expect(fetcher.fetch(address)).rejects.toBeInstanceOf(SourceNotAllowed);
    expect(requested).toEqual([]);
  });

  it('resolves and checks a name at each call', async () => {
    const { fetch, requested, fetcher, port } = await host((_, reply) => reply.end('bytes'));
    expect((await fetch('/a')).toString()).toBe('bytes');
    NAMES['anh.example'] = '192.168.1.1';
    await expect(fetcher.fetch(`https://anh.example:${port}/a`)).rejects.toThrow('no public address');
    NAMES['anh.example'] = '127.0.0.1';
    expect(requested).toEqual(['/a']);
  });

  it('does not decompress responses', async () => {
    const { fetch } = await host((_, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end('packed'));
    expect((await fetch('/a')).toString()).toBe('packed');
  });

  it('follows at most three redirects', async () => {
    const { fetch, requested } = await host((_, reply) => reply.writeHead(307, { location: '/again' }).end());
    await expect(fetch('/a')).rejects.toThrow('too many redirects');
    expect(requested).toHaveLength(4);
  });

  it('aborts an endless response as soon as it is too large', async () => {
    const { fetch } = await host((_, reply) => {
      const more = () => {
        while (reply.writable && reply.write(Buffer.alloc(64 * 1024)));
      };
      reply.on('drain', more);
      more();
    });
    await expect(fetch('/a')).rejects.toThrow('too large');
  });

  it('times out when no response arrives', async () => {
    const { fetch } = await host((_, reply) => void reply.writeHead(200, { 'content-length': 100 }).write('half'), 50);
    await expect(fetch('/a')).rejects.toThrow();
  });

  it.each([[404], [500], [204]])('treats status %d as no picture', async (status) => {
    const { fetch } = await host((_, reply) => reply.writeHead(status).end());
    await expect(fetch('/a')).rejects.toThrow(`answered ${status}`);
  });

  it('treats a truncated response as no picture', async () => {
    const { fetch } = await host((_, reply) => {
      reply.writeHead(200, { 'content-length': 100 }).write('half', () => reply.destroy());
    });
    await expect(fetch('/a')).rejects.toThrow();
  });
});
