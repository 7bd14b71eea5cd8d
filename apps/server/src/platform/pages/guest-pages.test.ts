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

describe('pages shared by guests', () => {
  it('are made once for all who ask at a time, and again when half a second of their two is left', async () => {
    const { clock, share, versions } = set();
    expect(await Promise.all([share(), share()])).toEqual(['1', '1']);
    await clock.advance(1_499);
    expect(await share()).toBe('1');
    await clock.advance(1);
    expect(await share()).toBe('2');
    expect(versions()).toBe(2);
  });

  it('are answered from what is kept, in each encoding once somebody asked for it', async () => {
    const { pages, key, answer } = set();
    const text = 'Khán Đài '.repeat(500);
    expect(answer(asks())).toBeUndefined();
    for (const [accepted, unpack] of [
      ['gzip, deflate, br', brotliDecompressSync],
      ['gzip;q=1, br;q=0', gunzipSync],
      ['', (body: Buffer) => body],
    ] as const) {
      const first = await pages.share(key, accepted, () => Promise.resolve(page(text)));
      const { headers, body } = answer(asks({ 'accept-encoding': accepted })) ?? new Taker();
      expect(body).toBe(first?.body);
      expect(unpack(body).toString()).toBe(text);
      expect(headers).toEqual(
        expect.arrayContaining(['content-type', 'text/html', 'content-length', String(body.length)]),
      );
    }
  });

  it('are handed out while one asker fetches the next version, which is packed for all before it takes their place', async () => {
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

  it('end when the oldest of what they show is two seconds old, and not before they were of use for a second', async () => {
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

  it('end though the next version is late: nobody gets an old one for long', async () => {
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

  it('are kept apart by host, address, the cookies pages read and what proxies say', () => {
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

  it('are one for guests whose other cookies differ', () => {
    const { pages, key } = set();
    for (const cookie of ['ip=203.0.113.7', 'ip=2001:db8::1; pid=an', '_ga=GA1.2.3; offset=420', ''])
      expect(pages.keyOf(asks({ cookie }))).toBe(key);
    const inJapan = pages.keyOf(asks({ cookie: 'ip=203.0.113.7; timezone=Asia%2FTokyo; pid=an' }));
    expect(pages.keyOf(asks({ cookie: '_ga=GA1.2.3; timezone=Asia%2FTokyo' }))).toBe(inJapan);
    expect(inJapan).not.toBe(key);
  });

  it('are not mixed up by a header that spells what is absent', () => {
    const { pages, key } = set();
    for (const told of ['undefined', 'null', '']) {
      expect(pages.keyOf(asks({ 'x-forwarded-host': told }))).not.toBe(key);
    }
  });

  it('are never a member’s, never the answer to more than a look, never under an endless address', () => {
    const { pages } = set();
    expect(pages.keyOf(asks({ cookie: 'timezone=a; token=x' }))).toBeUndefined();
    expect(pages.keyOf(asks({}, '/', 'HEAD'))).toBeUndefined();
    expect(pages.keyOf(asks({}, `/?${'a'.repeat(3000)}`))).toBeUndefined();
  });

  it('are forgotten at once when nothing for everyone came of it, or a fault', async () => {
    const { pages, key, share } = set();
    expect(await pages.share(key, '', () => Promise.resolve(undefined))).toBeUndefined();
    await expect(pages.share(key, '', () => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
    expect(await share()).toBe('1');
  });

  it('stand for half a second over a fault of the next version, and no longer when there is none for everyone', async () => {
    const { clock, pages, key, answer, share } = set();
    await share();
    await clock.advance(1_500);
    expect(answer(asks())).toBeUndefined();
    await expect(pages.share(key, '', () => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
    expect(answer(asks())?.body.toString()).toBe('1');
    expect(await pages.share(key, '', () => Promise.resolve(undefined))).toBeUndefined();
    expect(answer(asks())).toBeUndefined();
  });

  it('stay few, whatever number of addresses is asked for', async () => {
    const { pages, answer } = set();
    for (let n = 0; n < 300; n += 1) {
      const key = pages.keyOf(asks({}, `/?n=${n}`)) ?? '';
      await pages.share(key, undefined, () => Promise.resolve(page(String(n))));
    }
    const kept = Array.from({ length: 300 }, (_, n) => answer(asks({}, `/?n=${n}`))).filter(Boolean);
    expect(kept).toHaveLength(200);
  });
});
