import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FakeClock } from '@khandai/testing';
import { type GuestPage, GuestPages } from './guest-pages.js';

const asks = (headers: Record<string, string> = {}, url = '/', method = 'GET') =>
  ({ method, url, headers: { host: 'khandai.example', ...headers } }) as unknown as IncomingMessage;

const page = (text: string): GuestPage => ({ headers: { 'content-type': 'text/html' }, html: Buffer.from(text) });

/** Takes what is written to it. */
class Taker {
  headers: string[] = [];
  body: Buffer = Buffer.alloc(0);
  writeHead(_status: number, headers: string[]) {
    this.headers = headers;
  }
  end(body: Buffer) {
    this.body = body;
  }
}

function set() {
  const clock = new FakeClock();
  const pages = new GuestPages({ clock });
  const key = pages.keyOf(asks()) ?? '';
  const answer = (request: IncomingMessage) => {
    const taker = new Taker();
    return pages.answer(request, taker as unknown as ServerResponse) ? taker : undefined;
  };
  return { clock, pages, key, answer };
}

describe('pages shared by guests', () => {
  it('are made once for all who ask at a time, and again after two seconds', async () => {
    const { clock, pages, key } = set();
    let made = 0;
    const make = () => Promise.resolve(page(String((made += 1))));
    const both = await Promise.all([pages.share(key, make), pages.share(key, make)]);
    expect(both.map((one) => one?.html.toString())).toEqual(['1', '1']);
    await clock.advance(2000);
    expect((await pages.share(key, make))?.html.toString()).toBe('2');
  });

  it('are answered from what is kept, in each encoding once somebody asked for it, until two seconds are over', async () => {
    const { clock, pages, key, answer } = set();
    const text = 'Khán Đài '.repeat(500);
    const made = await pages.share(key, () => Promise.resolve(page(text)));
    expect(answer(asks())).toBeUndefined();
    for (const [accepted, unpack] of [
      ['gzip, deflate, br', brotliDecompressSync],
      ['gzip;q=1, br;q=0', gunzipSync],
      ['', (body: Buffer) => body],
    ] as const) {
      if (made) await pages.pack(key, made, accepted);
      const { headers, body } = answer(asks({ 'accept-encoding': accepted })) ?? new Taker();
      expect(unpack(body).toString()).toBe(text);
      expect(headers).toEqual(expect.arrayContaining(['content-type', 'text/html', 'content-length', String(body.length)]));
    }
    await clock.advance(2000);
    expect(answer(asks())).toBeUndefined();
  });

  it('are kept apart by host, address, cookies and what proxies say', () => {
    const { pages, key } = set();
    const keys = [
      asks({ host: 'other.example' }),
      asks({}, '/ty-le-keo'),
      asks({ cookie: 'timezone=Asia%2FTokyo' }),
      asks({ 'x-forwarded-host': 'other.example' }),
      asks({ 'x-forwarded-proto': 'https' }),
    ].map((request) => pages.keyOf(request));
    expect(new Set([key, ...keys]).size).toBe(6);
  });

  it('are not mixed up by a header that spells what is absent', () => {
    const { pages, key } = set();
    for (const told of ['undefined', 'null', '']) {
      expect(pages.keyOf(asks({ 'x-forwarded-host': told }))).not.toBe(key);
      expect(pages.keyOf(asks({ cookie: told }))).not.toBe(key);
    }
  });

  it('are never a member’s, never the answer to more than a look, never under an endless address', () => {
    const { pages } = set();
    expect(pages.keyOf(asks({ cookie: 'timezone=a; token=x' }))).toBeUndefined();
    expect(pages.keyOf(asks({}, '/', 'HEAD'))).toBeUndefined();
    expect(pages.keyOf(asks({}, `/?${'a'.repeat(3000)}`))).toBeUndefined();
  });

  it('are forgotten at once when nothing for everyone came of it, or a fault', async () => {
    const { pages, key } = set();
    expect(await pages.share(key, () => Promise.resolve(undefined))).toBeUndefined();
    await expect(pages.share(key, () => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
    expect((await pages.share(key, () => Promise.resolve(page('now'))))?.html.toString()).toBe('now');
  });

  it('stay few, whatever number of addresses is asked for', async () => {
    const { pages, answer } = set();
    for (let n = 0; n < 300; n += 1) {
      const key = pages.keyOf(asks({}, `/?n=${n}`)) ?? '';
      const made = await pages.share(key, () => Promise.resolve(page(String(n))));
      if (made) await pages.pack(key, made, undefined);
    }
    const kept = Array.from({ length: 300 }, (_, n) => answer(asks({}, `/?n=${n}`))).filter(Boolean);
    expect(kept).toHaveLength(200);
  });
});
