import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  type BrotliOptions,
  constants,
  gunzip,
  gzip,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const accepts = { br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/, gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/ };

/** The best encoding that an Accept-Encoding header names and does not refuse. */
export function encodingOf(accepted = ''): Encoding {
  if (accepts.br.test(accepted)) return 'br';
  return accepts.gzip.test(accepted) ? 'gzip' : 'identity';
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

/**
 * Brotli quality 3: a text lives for two seconds and compression is a tenth of what it costs; quality 4 would save a
 * sixteenth of the size but take half as long again.
 */
const brotliOf = (text: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
});

/** Compresses text that is served to many users for a short time. */
export async function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return toBrotli(text, brotliOf(text));
  return encoding === 'gzip' ? toGzip(text) : text;
}

/**
 * Compresses a page that was just rendered.
 *
 * Brotli runs on the calling thread, where it takes a millisecond for 200 KB, a tenth of rendering them: Node's thread
 * pool keeps each text that it compressed until the next full garbage collection, and so brings those sooner (ADR 0011).
 */
export async function compressPage(html: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotliCompressSync(html, brotliOf(html)) : compress(html, encoding);
}

/** Returns the text that `body` was made of. */
export async function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return fromBrotli(body);
  return encoding === 'gzip' ? fromGzip(body) : body;
}
