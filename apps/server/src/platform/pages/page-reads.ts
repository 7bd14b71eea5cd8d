import { type Call, type CallKey, calls, splitKey } from '@khandai/contracts';
import type { Clock } from '../clock.js';
import { Kept } from '../kept.js';
import type { InProcessSend } from './web-build.js';

type Request = Parameters<InProcessSend>[0];
type DatedAnswer = Awaited<ReturnType<InProcessSend>> & { readonly askedAt: number };

/** What one page reads. */
interface PageReading {
  /** Asks, but for what another page has just asked. */
  readonly send: InProcessSend;
  /** When the oldest of what it has read so far was asked for; milliseconds since the epoch. */
  readAt(): number;
}

/** For how long pages share what they read. */
const KEPT_MS = 1_000;

/** Paths of the calls that only read though they carry a body. */
const READING_POSTS: ReadonlySet<string> = new Set(
  (Object.entries(calls) as [CallKey, Call][]).filter(([, { readOnly }]) => readOnly).map(([key]) => splitKey(key)[1]),
);

/**
 * What pages read of this process's own calls, shared by all pages that are rendered within a second: every one of
 * them asks for the same navigation, live matches and banners. Sharing here, and not in the services, leaves the calls
 * of open pages as they are: a page that listens first and loads then must find in its answer whatever came before it
 * listened. Only what names nobody is shared; what failed goes to those who waited for it and is asked anew.
 */
export class PageReads {
  readonly #answers: Kept<DatedAnswer>;

  constructor(private readonly deps: { readonly clock: Clock }) {
    this.#answers = new Kept({ clock: deps.clock, ms: KEPT_MS, worth: ({ status }) => status === 200 });
  }

  /** The reading of one page that asks with `send`. */
  reading(send: InProcessSend): PageReading {
    const { clock } = this.deps;
    let readAt = clock.now();
    return {
      readAt: () => readAt,
      send: async (request) => {
        if (!isForEveryone(request)) return send(request);
        const answer = await this.#answers.get(`${request.method} ${request.url}\n${request.body ?? ''}`, async () => {
          const askedAt = clock.now();
          return { ...(await send(request)), askedAt };
        });
        readAt = Math.min(readAt, answer.askedAt);
        return answer;
      },
    };
  }
}

function isForEveryone({ method, url, headers }: Request): boolean {
  if (headers['authorization'] !== undefined || headers['cookie'] !== undefined) return false;
  return method === 'GET' || (method === 'POST' && READING_POSTS.has(url));
}
