import { type Call, type CallKey, calls, splitKey } from '@khandai/contracts';
import type { Clock } from '../clock.js';
import { TtlCache } from '../ttl-cache.js';
import type { InProcessSend } from './web-build.js';

type Request = Parameters<InProcessSend>[0];
type DatedAnswer = Awaited<ReturnType<InProcessSend>> & { readonly requestedAt: number };

/** The reads of one page. */
interface PageReading {
  /** Sends a call, or reuses another page's recent answer to the same call. */
  readonly send: InProcessSend;
  /** When the oldest answer so far was requested, in ms since the epoch. */
  readAt(): number;
}

/** How long pages share an answer. */
const CACHE_TTL_MS = 1_000;

/** Paths of POST calls that only read. */
const READING_POSTS: ReadonlySet<string> = new Set(
  (Object.entries(calls) as [CallKey, Call][]).filter(([, { readOnly }]) => readOnly).map(([key]) => splitKey(key)[1]),
);

/**
 * Shares the answers to this process's own calls between all pages that render within a second: every page reads the
 * same navigation, live matches and banners. The services do not share answers, because an open page that subscribes
 * first and loads afterwards must find every earlier change in the answer. Only anonymous reads are shared; an error
 * reaches the pages that waited for it and is not cached.
 */
export class PageReads {
  readonly #answers: TtlCache<DatedAnswer>;

  constructor(private readonly deps: { readonly clock: Clock }) {
    this.#answers = new TtlCache({
      clock: deps.clock,
      ttlMs: CACHE_TTL_MS,
      isCacheable: ({ status }) => status === 200,
    });
  }

  /** Creates the reads of one page, which sends its calls with `send`. */
  reading(send: InProcessSend): PageReading {
    const { clock } = this.deps;
    let readAt = clock.now();
    return {
      readAt: () => readAt,
      send: async (request) => {
        if (!isForEveryone(request)) return send(request);
        const answer = await this.#answers.get(`${request.method} ${request.url}\n${request.body ?? ''}`, async () => {
          const requestedAt = clock.now();
          const reply = await send(request);
          return { ...reply, body: sharedValue(reply.body), requestedAt };
        });
        readAt = Math.min(readAt, answer.requestedAt);
        return answer;
      },
    };
  }
}

/** The value in a JSON text, parsed once for all pages and frozen, so that no page can change what another shows. */
const sharedValue = (body: unknown): unknown => (typeof body === 'string' ? frozen(parsed(body)) : body);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON: the API client reports the text, with its status.
    return text;
  }
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

function isForEveryone({ method, url, headers }: Request): boolean {
  if (headers['authorization'] !== undefined || headers['cookie'] !== undefined) return false;
  return method === 'GET' || (method === 'POST' && READING_POSTS.has(url));
}
