import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '../clock.js';
import { SHARED_S } from './page-cache.js';
import { isSomebodysOwn, pageCookies } from './page-cookies.js';

type Encoding = 'br' | 'gzip' | 'identity';

/** Addresses kept at once; within their time more differ only under attack. */
const MOST = 200;
/** Longer keys are no page that many ask for. */
const LONGEST_KEY = 2_048;
/** What a page has read may become so old. */
const OLDEST_MS = SHARED_S * 1000;
/** So long before its end one asker waits for the next version, while the others get the one at hand. */
const RENEWED_BEFORE_MS = 500;
/** For so long it is handed out however late it came: the busier the server, the more must share what it made. */
const LEAST_MS = 1_000;

/** A whole page and its headers, without those of its length and encoding. */
export interface GuestPage {
  /** When the oldest of what it shows was read; milliseconds since the epoch. */
  readonly readAt: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
}

/** A page in one encoding. `headers` is flat, name after name, as Node writes it fastest. */
export interface PackedPage {
  readonly headers: string[];
  readonly body: Buffer;
}

interface KeptPage {
  readonly page: GuestPage;
  /** Milliseconds since the epoch. */
  readonly renewFrom: number;
  readonly until: number;
  readonly packed: Map<Encoding, Promise<PackedPage>>;
  /** The same once they are there, for whoever must not wait. */
  readonly atHand: Map<Encoding, PackedPage>;
  /** Somebody has gone to fetch the next version. */
  renewing: boolean;
}

/**
 * Pages that are the same for all guests, kept until what they show is as old as a cache in front may let it become: a
 * rush on one page renders it once and packs it once. While it is made anew the old one is handed out, and the new one
 * takes its place when it is packed, so nobody waits in a rush but the one who fetches it.
 *
 * KeptPage copies share one nonce. That is safe for as long as it is unknown when the text of a page is written: who could
 * put markup into a page (a message, a name; all are escaped besides) did so before the nonce was made, nothing is put
 * into a copy afterwards, and what an address or a cookie says is in a copy only for those who send the very same. Cookies
 * that pages do not read are not there when one is rendered (pageCookies).
 *
 * Pages at hand are not counted by the rate limits: to answer one costs less than to count it. What makes the server
 * work, a page that is not at hand, is counted.
 */
export class GuestPages {
  readonly #kept = new Map<string, KeptPage>();
  readonly #making = new Map<string, Promise<KeptPage | undefined>>();

  constructor(private readonly deps: { readonly clock: Clock }) {}

  /** Under what a request's page is kept; undefined when it is somebody's own. */
  keyOf({ method, url = '/', headers }: IncomingMessage): string | undefined {
    if (method !== 'GET' || isSomebodysOwn(headers.cookie)) return undefined;
    // Whatever the address of a page is told from; who is not believed about these only gets a page of their own.
    // Written so that a header that is absent is told from one that says "undefined" or "null".
    const key = JSON.stringify([headers.host, url, pageCookies(headers.cookie), headers['x-forwarded-host'], headers['x-forwarded-proto']]);
    return key.length > LONGEST_KEY ? undefined : key;
  }

  /**
   * Answers with what is at hand, before anything else has looked at the request; false when nothing is, and for the one
   * who is to fetch the next version with `share`.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.keyOf(request);
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (!kept) return false;
    const now = this.deps.clock.now();
    if (now >= kept.until) return false;
    const packed = kept.atHand.get(encodingOf(request.headers['accept-encoding']));
    if (!packed) return false;
    if (now >= kept.renewFrom && !kept.renewing) {
      // Should this one not get there, the page simply ends.
      kept.renewing = true;
      return false;
    }
    response.writeHead(200, packed.headers);
    response.end(packed.body);
    return true;
  }

  /**
   * The page of this key as an asker reads it, made once for all who ask at a time; undefined when what came out is not
   * for everyone.
   */
  async share(
    key: string,
    acceptEncoding: string | undefined,
    make: () => Promise<GuestPage | undefined>,
  ): Promise<PackedPage | undefined> {
    const encoding = encodingOf(acceptEncoding);
    const kept = this.#fresh(key) ?? (await this.#made(key, encoding, make));
    return kept && pack(kept, encoding);
  }

  #fresh(key: string): KeptPage | undefined {
    const kept = this.#kept.get(key);
    return kept && this.deps.clock.now() < kept.renewFrom ? kept : undefined;
  }

  /** However long a busy server renders it, all who need it meanwhile wait for the one. */
  #made(key: string, encoding: Encoding, make: () => Promise<GuestPage | undefined>): Promise<KeptPage | undefined> {
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const made = this.#make(key, encoding, make).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #make(key: string, encoding: Encoding, make: () => Promise<GuestPage | undefined>): Promise<KeptPage | undefined> {
    const page = await make();
    if (!page) {
      this.#kept.delete(key);
      return undefined;
    }
    const now = this.deps.clock.now();
    const until = Math.max(page.readAt + OLDEST_MS, now + LEAST_MS);
    const kept: KeptPage = { page, renewFrom: until - RENEWED_BEFORE_MS, until, packed: new Map(), atHand: new Map(), renewing: false };
    // As all who read the version before will want it, so that none of them has to wait for it.
    const wanted = new Set([encoding, ...(this.#kept.get(key)?.atHand.keys() ?? [])]);
    await Promise.all([...wanted].map((one) => pack(kept, one)));
    this.#keep(key, kept, now);
    return kept;
  }

  #keep(key: string, kept: KeptPage, now: number): void {
    this.#kept.delete(key);
    // Oldest first.
    for (const [old, { until }] of this.#kept) {
      if (until > now && this.#kept.size < MOST) break;
      this.#kept.delete(old);
    }
    this.#kept.set(key, kept);
  }
}

/** Packed once for all who read it so. */
function pack({ page, packed, atHand }: KeptPage, encoding: Encoding): Promise<PackedPage> {
  const known = packed.get(encoding);
  if (known) return known;
  const begun = compress(page.html, encoding).then((body) => {
    const whole = { headers: flat(page.headers, encoding, body), body };
    atHand.set(encoding, whole);
    return whole;
  });
  packed.set(encoding, begun);
  return begun;
}

function flat(headers: Readonly<Record<string, string>>, encoding: Encoding, body: Buffer): string[] {
  const all = {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return Object.entries(all).flat();
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

function compress(html: Buffer, encoding: Encoding): Promise<Buffer> {
  // A page lives for two seconds, and packing it is a tenth of what it costs: 4 would make it a sixteenth smaller and take
  // half as long again.
  if (encoding === 'br')
    return toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });
  return encoding === 'gzip' ? toGzip(html) : Promise.resolve(html);
}

/** The best encoding that is asked for by name and not refused. */
function encodingOf(accepted = ''): Encoding {
  if (asksFor.br.test(accepted)) return 'br';
  return asksFor.gzip.test(accepted) ? 'gzip' : 'identity';
}

const asksFor = { br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/, gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/ };
