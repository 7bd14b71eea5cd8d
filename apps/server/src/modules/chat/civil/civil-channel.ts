import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bus } from '../../../platform/bus/bus.js';
import { LastingNotices, type LastingNoticesDeps } from '../../../platform/bus/lasting-notices.js';

const CHANNEL = 'chat:civil';

/**
 * What changed: a room's state, the votes of its poll, or what holds for readers (`mine`; of one user, or of all; in one room,
 * or in all). `address`: the process that knows the user's address stores it with the ban. `removed`: the user may no longer
 * enter the room.
 */
const CivilNotice = Type.Union([
  Type.Object({ kind: Type.Literal('room'), groupId: Type.Integer() }),
  Type.Object({ kind: Type.Literal('votes'), groupId: Type.Integer() }),
  Type.Object({
    kind: Type.Literal('mine'),
    groupId: Type.Union([Type.Integer(), Type.Null()]),
    userId: Type.Union([Type.Integer(), Type.Null()]),
    /** Only readers with this address; a keyed hash. */
    addressKey: Type.Optional(Type.String()),
  }),
  Type.Object({ kind: Type.Literal('address'), banId: Type.Integer(), userId: Type.Integer() }),
  Type.Object({ kind: Type.Literal('removed'), groupId: Type.Integer(), userId: Type.Integer() }),
]);
export type CivilNotice = Static<typeof CivilNotice>;

const civilNotice = Compile(CivilNotice);

/** Nothing in the database says these to a process that missed them. */
const LASTING: ReadonlySet<CivilNotice['kind']> = new Set(['address', 'removed']);

/**
 * Tells every process what changed. Only how soon readers see a change depends on it: what holds is in the database. Notices
 * that nothing replaces are published again once the bus is back.
 */
export class CivilChannel {
  readonly #lasting: LastingNotices;

  constructor(
    private readonly deps: LastingNoticesDeps & { readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'restored'> },
  ) {
    this.#lasting = new LastingNotices(CHANNEL, deps);
  }

  /** Notices may have been lost. */
  get restored(): Bus['restored'] {
    return this.deps.bus.restored;
  }

  /** Never rejects: the change is stored, and readers learn of it with their next subscription at the latest. */
  async publish(...notices: readonly CivilNotice[]): Promise<void> {
    for (const notice of notices)
      if (LASTING.has(notice.kind)) await this.#lasting.publish(() => JSON.stringify(notice));
      else await this.#publish(notice);
  }

  async #publish(notice: CivilNotice): Promise<void> {
    try {
      await this.deps.bus.publish(CHANNEL, JSON.stringify(notice));
    } catch (error) {
      this.deps.log.error({ err: error }, 'readers of a room did not learn of a change');
    }
  }

  /** Resolves once the subscription is active; the returned function unsubscribes. */
  subscribe(listener: (notice: CivilNotice) => void): Promise<() => Promise<void>> {
    return this.deps.bus.subscribe(CHANNEL, (text) => {
      const notice: unknown = JSON.parse(text);
      if (civilNotice.Check(notice)) listener(notice);
    });
  }
}
