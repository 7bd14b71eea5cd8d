import { once } from 'node:events';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import type { LookupFunction } from 'node:net';
import { namesClosedAddress, publicLookup } from '../../platform/public-lookup.js';
import { isAllowedPicture } from '../../platform/safe-address.js';
import { SourceNotAllowed } from './image-faults.js';

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_REDIRECTS = 3;

export interface FetcherDeps {
  /** Hosts whose pictures are allowed, `example.com` or `example.com:8443`. */
  readonly hosts: readonly string[];
  readonly request: (url: URL, options: RequestOptions) => ClientRequest;
  readonly lookup: LookupFunction;
  /** Whether a fetch on a user's behalf may connect to an address. */
  readonly isPublic: (address: string) => boolean;
  /** In milliseconds, for all redirects and the whole picture; tests use a shorter time. */
  readonly timeoutMs?: number;
}

/**
 * Fetches pictures from allowed hosts. It checks every redirect against the list again, and checks the resolved address
 * inside the connection's own lookup: so the address it connects to is the one it checked, even if DNS changes in
 * between.
 */
export class PictureFetcher {
  constructor(private readonly deps: FetcherDeps) {}

  /** Returns the bytes at `address`; throws SourceNotAllowed, or an Error with the reason of the failure. */
  async fetch(address: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(this.deps.timeoutMs ?? TIMEOUT_MS);
    let next = address;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const answer = await this.#request(this.#checked(next), signal);
      const to = redirection(answer, next);
      if (to === undefined) return picture(answer);
      answer.destroy();
      next = to;
    }
    throw new Error('too many redirects');
  }

  #checked(address: string): URL {
    if (!isAllowedPicture(address, this.deps.hosts)) throw new SourceNotAllowed();
    const url = new URL(address);
    if (namesClosedAddress(url, this.deps.isPublic)) throw new SourceNotAllowed();
    return url;
  }

  async #request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const headers = {
      accept: 'image/avif,image/webp,image/*',
      'accept-encoding': 'identity',
      'user-agent': 'khan-dai',
    };
    const request = this.deps.request(url, { headers, signal, agent: false, lookup: publicLookup(this.deps) });
    request.end();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    // After the response starts, errors reach the reader through the response stream.
    request.on('error', () => undefined);
    return answer;
  }
}

function redirection({ statusCode = 0, headers: { location } }: IncomingMessage, from: string): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  return URL.parse(location ?? '', from)?.href ?? '';
}

/** Counts the bytes while they arrive, so that an endless picture cannot fill the memory. */
async function picture(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    if (answer.statusCode !== 200) throw new Error(`the host of the picture answered ${answer.statusCode ?? 0}`);
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MAX_BYTES) throw new Error('the picture is too large');
      parts.push(part);
    }
  } finally {
    answer.destroy();
  }
  if (!answer.complete) throw new Error('the response is truncated');
  return Buffer.concat(parts);
}
