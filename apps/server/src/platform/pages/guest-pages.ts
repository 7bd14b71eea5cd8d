import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '../clock.js';
import { isSomebodysOwn, SHARED_S } from './page-cache.js';

type Encoding = 'br' | 'gzip' | 'identity';

/** Addresses kept at once; within two seconds more differ only under attack. */
const MOST = 200;
/** Longer keys are no page that many ask for. */
const LONGEST_KEY = 2_048;

/** A whole page and its headers, without those of its length and encoding. */
export interface GuestPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
}

/** One page in one encoding. `headers` is flat, name after name, as Node writes it fastest. */
interface Packed {
  readonly headers: string[];
  readonly body: Buffer;
}

interface Kept {
  /** Counted from when the page is whole: however long a busy server renders it, all who ask meanwhile wait for the one. */
  until: number;
  readonly page: Promise<GuestPage | undefined>;
  readonly packed: Map<Encoding, Packed>;
}

/**
 * Pages that are the same for all guests, kept for as long as a cache in front may keep them: a rush on one page renders
 * it once and packs it once. With a page go its policy and nonce; who could put markup into it does not know the nonce
 * before it is rendered, and nothing is put in afterwards.
 */
export class GuestPages {
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly deps: { readonly clock: Clock }) {}

  /** Under what a request's page is kept; undefined when it is somebody's own. */
  keyOf({ method, url = '/', headers }: IncomingMessage): string | undefined {
    if (method !== 'GET' || isSomebodysOwn(headers.cookie)) return undefined;
    // Whatever the address of a page is told from; who is not believed about these only gets a page of their own.
    // Written so that a header that is absent is told from one that says "undefined" or "null".
    const key = JSON.stringify([headers.host, url, headers.cookie, headers['x-forwarded-host'], headers['x-forwarded-proto']]);
    return key.length > LONGEST_KEY ? undefined : key;
  }

  /** Answers with what is at hand, before anything else has looked at the request; false when nothing is. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.keyOf(request);
    const kept = key === undefined ? undefined : this.#fresh(key);
    const packed = kept?.packed.get(encodingOf(request.headers['accept-encoding']));
    if (!packed) return false;
    response.writeHead(200, packed.headers);
    response.end(packed.body);
    return true;
  }

  /** The page of this key, made once for all who ask at a time; undefined when what came out is not for everyone. */
  share(key: string, make: () => Promise<GuestPage | undefined>): Promise<GuestPage | undefined> {
    const kept = this.#fresh(key);
    if (kept) return kept.page;
    const page = make();
    const entry: Kept = { until: Infinity, page, packed: new Map() };
    this.#keep(key, entry);
    page.then(
      (made) => {
        if (made) entry.until = this.deps.clock.now() + SHARED_S * 1000;
        else this.#kept.delete(key);
      },
      () => this.#kept.delete(key),
    );
    return page;
  }

  /** A kept page as this asker reads it; packed once for all of them. */
  async pack(key: string, page: GuestPage, acceptEncoding: string | undefined): Promise<{ encoding: Encoding; body: Buffer }> {
    const encoding = encodingOf(acceptEncoding);
    const kept = this.#fresh(key);
    const body = kept?.packed.get(encoding)?.body ?? (await compress(page.html, encoding));
    kept?.packed.set(encoding, { headers: flat(page.headers, encoding, body), body });
    return { encoding, body };
  }

  #fresh(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    return kept && kept.until > this.deps.clock.now() ? kept : undefined;
  }

  #keep(key: string, kept: Kept): void {
    // Oldest first.
    for (const [old, { until }] of this.#kept) {
      if (until > this.deps.clock.now() && this.#kept.size < MOST) break;
      this.#kept.delete(old);
    }
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }
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
  if (encoding === 'br')
    return toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });
  return encoding === 'gzip' ? toGzip(html) : Promise.resolve(html);
}

/** The best encoding that is asked for by name and not refused. */
function encodingOf(accepted = ''): Encoding {
  if (asksFor.br.test(accepted)) return 'br';
  return asksFor.gzip.test(accepted) ? 'gzip' : 'identity';
}

const asksFor = { br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/, gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/ };
