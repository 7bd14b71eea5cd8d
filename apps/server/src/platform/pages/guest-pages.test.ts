import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FakeClock } from '@khandai/testing';
import { type GuestPage, GuestPages } from './guest-pages.js';

const asks = (headers: Record<string, string> = {}, url = '/', method = 'GET') =>
  ({ method, url, headers: { host: 'khandai.example', ...headers } }) as unknown as IncomingMessage;

const page = (text: string, readAt = 0): GuestPage => ({
  readAt,
  headers: { 'content-type': 'text/html' },
  html: Buffer.from(text),
});

/** A fake response that records what is written to it. */
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
  const pages = new GuestPages({ clock, keepAliveMs: 5_000 });
  const key = pages.keyOf(asks()) ?? '';
  const answer = (request: IncomingMessage) => {
    const taker = new Taker();
    return pages.answer(request, taker as unknown as ServerResponse) ? taker : undefined;
  };
  let made = 0;
  /** The page's text, decompressed: the number of its version. */
  const share = async () =>
    (await pages.share(key, undefined, () => Promise.resolve(page(String((made += 1)), clock.now()))))?.body.toString();
  return { clock, pages, key, answer, share, versions: () => made };
}

describe('cached guest pages', () => {
  it('are rendered once for parallel requests, and again when half a second of their two is left', async () => {
    const { clock, share, versions } = set();
    expect(await Promise.all([share(), share()])).toEqual(['1', '1']);
    await clock.advance(1_499);
    expect(await share()).toBe('1');
    await clock.advance(1);
    expect(await share()).toBe('2');
    expect(versions()).toBe(2);
  });

  const inEach = {
    br: ['gzip, deflate, br', brotliDecompressSync],
    gzip: ['gzip;q=1, br;q=0', gunzipSync],
    identity: ['', (body: Buffer) => body],
  } as const;

  it.each([
    ['br', 'gzip', 'identity'],
    ['gzip', 'identity', 'br'],
    ['identity', 'br', 'gzip'],
  ] as const)('are served from the cache, in each encoding after its first request: %s, %s, %s', async (...order) => {
    const { pages, key, answer } = set();
    const text = 'Khán Đài '.repeat(500);
    expect(answer(asks())).toBeUndefined();
    for (const [accepted, unpack] of order.map((encoding) => inEach[encoding])) {
      const first = await pages.share(key, accepted, () => Promise.resolve(page(text)));
      const { headers, body } = answer(asks({ 'accept-encoding': accepted })) ?? new Taker();
      expect(body).toBe(first?.body);
      expect(unpack(body).toString()).toBe(text);
      expect(headers).toEqual(
        expect.arrayContaining(['content-type', 'text/html', 'content-length', String(body.length)]),
      );
    }
  });

  it('are made ahead in the encodings that the version before was taken in, and no longer in others', async () => {
    const { clock, pages, key, answer, share } = set();
    const [inBrotli, plain] = [asks({ 'accept-encoding': 'br' }), asks()];
    const renew = () => pages.share(key, 'br', () => Promise.resolve(page('x', clock.now())));
    await share();
    await renew();
    await clock.advance(1_500);
    await renew();
    expect(answer(plain)).toBeDefined();
    await clock.advance(1_500);
    await renew();
    expect(answer(plain)).toBeDefined();
    await clock.advance(1_500);
    await renew();
    await clock.advance(1_500);
    await renew();
    expect(answer(plain)).toBeUndefined();
    expect(answer(inBrotli)).toBeDefined();
  });

  it('are served while one request renders the next version, which is compressed before it replaces them', async () => {
    const { clock, pages, key, answer, share } = set();
    const inBrotli = asks({ 'accept-encoding': 'br' });
    await share();
    await pages.share(key, 'br', () => Promise.reject(new Error('made twice')));
    await clock.advance(1_500);
    expect(answer(asks())).toBeUndefined();
    const renewed = share();
    expect(answer(asks())?.body.toString()).toBe('1');
    expect(brotliDecompressSync(answer(inBrotli)?.body ?? '').toString()).toBe('1');
    expect(await renewed).toBe('2');
    expect(answer(asks())?.body.toString()).toBe('2');
    expect(brotliDecompressSync(answer(inBrotli)?.body ?? '').toString()).toBe('2');
  });

  it('expire when their oldest data are two seconds old, but not within the first second', async () => {
    const { clock, pages, key, answer } = set();
    const readBefore = (ms: number) => Promise.resolve(page('page', clock.now() - ms));
    for (const [age, kept] of [
      [600, 1_400],
      [1_700, 1_000],
      [9_000, 1_000],
    ] as const) {
      await pages.share(key, '', () => readBefore(age));
      await clock.advance(kept - 501);
      expect(answer(asks())).toBeDefined();
      await clock.advance(500);
      // One request is sent to render the next version and never completes.
      answer(asks());
      expect(answer(asks())).toBeDefined();
      await clock.advance(1);
      expect(answer(asks())).toBeUndefined();
    }
  });

  it('expire even when the next version is late', async () => {
    const { clock, pages, key, answer, share } = set();
    await share();
    await clock.advance(1_500);
    expect(answer(asks())).toBeUndefined();
    const late = Promise.withResolvers<GuestPage>();
    const both = Promise.all([pages.share(key, '', () => late.promise), share()]);
    await clock.advance(499);
    expect(answer(asks())?.body.toString()).toBe('1');
    await clock.advance(1);
    expect(answer(asks())).toBeUndefined();
    late.resolve(page('late'));
    expect((await both)[0]?.body.toString()).toBe('late');
    expect((await both)[1]).toBe('late');
  });

  it('have separate entries per host, URL, the cookies that pages read and the proxy headers', () => {
    const { pages, key } = set();
    const keys = [
      asks({ host: 'other.example' }),
      asks({}, '/ty-le-keo'),
      asks({ cookie: 'timezone=Asia%2FTokyo' }),
      asks({ cookie: 'language=en' }),
      asks({ cookie: 'DomainCookie=other.example' }),
      asks({ 'x-forwarded-host': 'other.example' }),
      asks({ 'x-forwarded-proto': 'https' }),
    ].map((request) => pages.keyOf(request));
    expect(new Set([key, ...keys]).size).toBe(8);
  });

  it('share one entry between guests whose other cookies differ', () => {
    const { pages, key } = set();
    for (const cookie of ['ip=203.0.113.7', 'ip=2001:db8::1; pid=an', '_ga=GA1.2.3; offset=420', ''])
      expect(pages.keyOf(asks({ cookie }))).toBe(key);
    const inJapan = pages.keyOf(asks({ cookie: 'ip=203.0.113.7; timezone=Asia%2FTokyo; pid=an' }));
    expect(pages.keyOf(asks({ cookie: '_ga=GA1.2.3; timezone=Asia%2FTokyo' }))).toBe(inJapan);
    expect(inJapan).not.toBe(key);
  });

  it('are not confused by a header that imitates an absent one', () => {
    const { pages, key } = set();
    for (const told of ['undefined', 'null', '']) {
      expect(pages.keyOf(asks({ 'x-forwarded-host': told }))).not.toBe(key);
    }
  });

  it('are one page for all addresses that differ by parameters that no page reads', () => {
    const { pages, key } = set();
    for (const url of ['/?x=1', '/?x=2', '/?utm_source=a&fbclid=b', '/?pid=an&login=1'])
      expect(pages.keyOf(asks({}, url))).toBe(key);
    expect(pages.keyOf(asks({}, '/?ngay=2026-11-22'))).not.toBe(key);
  });

  it('are never cached for members, for methods other than GET and HEAD, or for very long URLs', () => {
    const { pages } = set();
    expect(pages.keyOf(asks({ cookie: 'timezone=a; token=x' }))).toBeUndefined();
    expect(pages.keyOf(asks({}, '/', 'HEAD'))).toBeUndefined();
    expect(pages.keyOf(asks({}, `/${'a'.repeat(3000)}`))).toBeUndefined();
  });

  it('are not cached when the response is personal or an error', async () => {
    const { pages, key, share } = set();
    expect(await pages.share(key, '', () => Promise.resolve(undefined))).toBeUndefined();
    await expect(pages.share(key, '', () => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
    expect(await share()).toBe('1');
  });

  it('stay for half a second when the next version fails, and are dropped when it is personal', async () => {
    const { clock, pages, key, answer, share } = set();
    await share();
    await clock.advance(1_500);
    expect(answer(asks())).toBeUndefined();
    await expect(pages.share(key, '', () => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
    expect(answer(asks())?.body.toString()).toBe('1');
    expect(await pages.share(key, '', () => Promise.resolve(undefined))).toBeUndefined();
    expect(answer(asks())).toBeUndefined();
  });

  it('are limited in number, however many URLs are requested', async () => {
    const { pages, answer } = set();
    for (let n = 0; n < 300; n += 1) {
      const key = pages.keyOf(asks({}, `/?ngay=${n}`)) ?? '';
      await pages.share(key, undefined, () => Promise.resolve(page(String(n))));
    }
    const kept = Array.from({ length: 300 }, (_, n) => answer(asks({}, `/?ngay=${n}`))).filter(Boolean);
    expect(kept).toHaveLength(200);
  });
});
