import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createHttp } from './create-http.js';

describe('what cannot be read as a request', () => {
  let app: Awaited<ReturnType<typeof createHttp>>;
  const lines: string[] = [];

  beforeAll(async () => {
    app = await createHttp({
      log: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
      trustProxy: undefined,
      arrival: { requestMs: 200, headersMs: 200, checkMs: 50 },
    });
    app.get('/', () => 'here');
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  /** What the server writes until it closes the connection. */
  async function send(bytes: string): Promise<string> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    socket.write(bytes);
    await once(socket, 'close');
    return answer;
  }
  const ask = (path: string) => send(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);

  it('a search of 10,000 characters with marks, which are 90,000 in an address, is refused in words and logged', async () => {
    const answer = await ask(`/?q=${encodeURIComponent('ộ'.repeat(10_000))}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: 400,
      msg: 'Địa chỉ hay phần đầu của yêu cầu quá dài. Bạn rút ngắn rồi thử lại.',
      data: null,
    });
    expect(lines.join()).toContain('HPE_HEADER_OVERFLOW');
    expect(await ask('/')).toContain('here');
  });

  it('other bytes are refused in words', async () => {
    expect(await send('xin chào\r\n\r\n')).toContain('"msg":"Yêu cầu không hợp lệ."');
  });

  it('who sends nothing more gets 408, and nothing is logged', async () => {
    const before = lines.length;
    expect(await send('GET / HTTP/1.1\r\nhost')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n.*\r\n\r\n$/s);
    expect(lines).toHaveLength(before);
  });
});
