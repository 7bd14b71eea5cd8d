import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bus } from '../../../platform/bus/bus.js';
import type { Log } from '../../../platform/log.js';

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

/** Tells every process what changed. Nothing depends on it but how soon readers see a change: the database decides. */
export class CivilChannel {
  constructor(
    private readonly deps: { readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'restored'>; readonly log: Log },
  ) {}

  /** Notices may have been lost. */
  get restored(): Bus['restored'] {
    return this.deps.bus.restored;
  }

  /** Never rejects: the change is stored, and readers learn of it with their next subscription at the latest. */
  async publish(...notices: readonly CivilNotice[]): Promise<void> {
    try {
      for (const notice of notices) await this.deps.bus.publish(CHANNEL, JSON.stringify(notice));
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
