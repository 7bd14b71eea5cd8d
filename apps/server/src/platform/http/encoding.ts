import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const accepts = { br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/, gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/ };

/** The best encoding that an Accept-Encoding header names and does not refuse. */
export function encodingOf(accepted = ''): Encoding {
  if (accepts.br.test(accepted)) return 'br';
  return accepts.gzip.test(accepted) ? 'gzip' : 'identity';
}

const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

/** More than most bodies have once compressed, so that Brotli writes each in one piece. */
const CHUNK_BYTES = 65_536;

/**
 * Compresses text that is served to many users for a short time.
 *
 * Brotli runs on the calling thread: it takes about a millisecond for a page of 200 KB, a tenth of rendering it. Node's
 * thread pool keeps each body that it compressed until the next full garbage collection, and brings those about five
 * times as often (ADR 0011).
 */
export async function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  // Brotli quality 3: a page lives for two seconds and compression is a tenth of its cost; quality 4 would save a
  // sixteenth of the size but take half as long again.
  if (encoding === 'br')
    return brotliCompressSync(text, {
      chunkSize: CHUNK_BYTES,
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    });
  return encoding === 'gzip' ? toGzip(text) : text;
}

/** Returns the text that `compress` made `body` of. */
export async function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return fromBrotli(body);
  return encoding === 'gzip' ? fromGzip(body) : body;
}
