import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.js';
import { compressPage, decompress, type Encoding, encodingOf } from '../http/encoding.js';
import { WholeReply } from '../http/whole-reply.js';
import { SHARED_S } from './page-cache.js';
import { hasLoginCookies, pageCookies } from './page-cookies.js';
import { pageUrl } from './page-url.js';

/** Max cached pages; more distinct pages within their lifetime occur only under attack. */
const MAX_PAGES = 200;
/** Max length of a cache key; a longer key belongs to a page that few users request. */
const MAX_KEY_LENGTH = 2_048;
/** Max age of the data that a page shows. */
const OLDEST_MS = SHARED_S * 1000;
/** This long before a page expires, one request renders the next version while the others still get the cached one. */
const RENEWED_BEFORE_MS = 500;
/** Min lifetime of a cached page, even if its rendering was slow: a busy server needs the sharing most. */
const MIN_MS = 1_000;

/** A whole page and its headers, except those for length and encoding. */
export interface GuestPage {
  /** When the oldest data on the page was read, in ms since the epoch. */
  readonly readAt: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
}

/**
 * A page in the cache. It keeps the encodings that were requested, and the text only for those who take no other: it is
 * six times as long, and buffers that live for seconds are freed only by a full garbage collection, which V8 starts for
 * each 64 MB of them.
 */
interface KeptPage {
  readonly headers: GuestPage['headers'];
  /** Milliseconds since the epoch. */
  readonly renewFrom: number;
  readonly until: number;
  readonly packed: Map<Encoding, Promise<WholeReply>>;
  /** The completed entries of `packed`, for synchronous access. */
  readonly atHand: Map<Encoding, WholeReply>;
  /** Encodings that requests for this version took. */
  readonly taken: Set<Encoding>;
  /** True once a request has been sent to render the next version. */
  renewing: boolean;
}

/**
 * Cache of pages that are the same for all guests. A page stays until its data is as old as a cache in front may let it
 * become, so a rush on one page renders and compresses it once. While the next version renders, the cached one is
 * served; the next replaces it once compressed, so only the request that renders it waits.
 *
 * Copies of a cached page share one nonce. That is safe as long as the nonce is unknown while the page's content is
 * written. Content that users write (a message, a name; all of it is escaped as well) exists before the nonce does,
 * nothing is inserted into a copy afterwards, and content from a URL or a cookie reaches only requests with the same
 * URL and cookie. Rendering does not see cookies that pages do not read (pageCookies).
 *
 * The rate limits do not count cached replies: serving one costs less than counting it. They count requests that need a
 * rendering.
 */
export class GuestPages {
  readonly #kept = new Map<string, KeptPage>();
  readonly #making = new Map<string, Promise<KeptPage | undefined>>();

  /** `keepAliveMs`: how long the server keeps an idle connection. */
  constructor(private readonly deps: { readonly clock: Clock; readonly keepAliveMs: number }) {}

  /** Cache key of a request's page; undefined when the page is personal. */
  keyOf({ method, url = '/', headers }: IncomingMessage): string | undefined {
    if (method !== 'GET' || hasLoginCookies(headers.cookie)) return undefined;
    // Everything a page's URL derives from. A forged header only leads to a separate cache entry. JSON distinguishes an
    // absent header from the texts "undefined" and "null".
    const key = JSON.stringify([
      headers.host,
      pageUrl(url),
      pageCookies(headers.cookie),
      headers['x-forwarded-host'],
      headers['x-forwarded-proto'],
    ]);
    return key.length > MAX_KEY_LENGTH ? undefined : key;
  }

  /**
   * Replies from the cache before any other handler sees the request. Returns false when no cached page fits, and for
   * the one request that is to render the next version with `share`.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.keyOf(request);
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (!kept) return false;
    const now = this.deps.clock.now();
    if (now >= kept.until) return false;
    const encoding = encodingOf(request.headers['accept-encoding']);
    const packed = kept.atHand.get(encoding);
    if (!packed) return false;
    if (now >= kept.renewFrom && !kept.renewing) {
      // If this request never renders the next version, the page expires as usual.
      kept.renewing = true;
      return false;
    }
    kept.taken.add(encoding);
    packed.send(request, response, now, this.deps.keepAliveMs);
    return true;
  }

  /**
   * Returns the page of this key in the accepted encoding, rendered once for all concurrent requests; undefined when
   * the rendered page is not public.
   */
  async share(
    key: string,
    acceptEncoding: string | undefined,
    make: () => Promise<GuestPage | undefined>,
  ): Promise<WholeReply | undefined> {
    const encoding = encodingOf(acceptEncoding);
    const kept = this.#fresh(key) ?? (await this.#made(key, encoding, make));
    kept?.taken.add(encoding);
    return kept && pack(kept, encoding, () => textOf(kept));
  }

  #fresh(key: string): KeptPage | undefined {
    const kept = this.#kept.get(key);
    return kept && this.deps.clock.now() < kept.renewFrom ? kept : undefined;
  }

  /** Concurrent requests wait for one rendering, however long a busy server takes. */
  #made(key: string, encoding: Encoding, make: () => Promise<GuestPage | undefined>): Promise<KeptPage | undefined> {
    const running = this.#making.get(key);
    if (running) return running;
    const made = this.#make(key, encoding, make).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #make(
    key: string,
    encoding: Encoding,
    make: () => Promise<GuestPage | undefined>,
  ): Promise<KeptPage | undefined> {
    const page = await make();
    if (!page) {
      this.#kept.delete(key);
      return undefined;
    }
    const now = this.deps.clock.now();
    const until = Math.max(page.readAt + OLDEST_MS, now + MIN_MS);
    const kept: KeptPage = {
      headers: page.headers,
      renewFrom: until - RENEWED_BEFORE_MS,
      until,
      packed: new Map(),
      atHand: new Map(),
      taken: new Set(),
      renewing: false,
    };
    // Compresses in every encoding that requests for the previous version took, so that none of them has to wait.
    const wanted = new Set([encoding, ...(this.#kept.get(key)?.taken ?? [])]);
    await Promise.all([...wanted].map((one) => pack(kept, one, () => page.html)));
    this.#keep(key, kept, now);
    return kept;
  }

  #keep(key: string, kept: KeptPage, now: number): void {
    this.#kept.delete(key);
    // The map's order is oldest first.
    for (const [old, { until }] of this.#kept) {
      if (until > now && this.#kept.size < MAX_PAGES) break;
      this.#kept.delete(old);
    }
    this.#kept.set(key, kept);
  }
}

/** Compresses a page once per encoding. */
function pack(
  { headers, packed, atHand }: KeptPage,
  encoding: Encoding,
  text: () => Buffer | Promise<Buffer>,
): Promise<WholeReply> {
  const known = packed.get(encoding);
  if (known) return known;
  const reply = (async () => {
    const body = await compressPage(await text(), encoding);
    const whole = new WholeReply(flat(headers, encoding, body), body);
    atHand.set(encoding, whole);
    return whole;
  })();
  packed.set(encoding, reply);
  return reply;
}

/** The text of a cached page, from an encoding that it has: few browsers ask for another than the first. */
async function textOf({ atHand }: KeptPage): Promise<Buffer> {
  const [encoded] = atHand;
  if (!encoded) throw new Error('a page was cached without any encoding');
  const [encoding, { body }] = encoded;
  return decompress(body, encoding);
}

function flat(headers: Readonly<Record<string, string>>, encoding: Encoding, body: Buffer): string[] {
  const all = {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return Object.entries(all).flat();
}
