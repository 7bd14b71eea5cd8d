import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bus } from './bus/bus.js';
import { LastingNotices, type LastingNoticesDeps } from './bus/lasting-notices.js';

/** Ended sessions of a user: the named one, or all of them (except `but`, if set). */
export const SessionEnd = Type.Object({
  userId: Type.Integer(),
  session: Type.Optional(Type.String()),
  but: Type.Optional(Type.String()),
  /** They ended this many milliseconds ago; sessions that opened since then did not. */
  age: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type SessionEnd = Static<typeof SessionEnd>;

const sessionEnd = Compile(SessionEnd);
const CHANNEL = 'sessions:ended';

/** Tells every process that a session has ended, so that its sockets there close too. */
export class SessionEndChannel {
  readonly #notices: LastingNotices;

  constructor(private readonly deps: LastingNoticesDeps & { readonly bus: Pick<Bus, 'subscribe'> }) {
    this.#notices = new LastingNotices(CHANNEL, deps);
  }

  /** Never rejects: the session has ended anyway, and its sockets close once the bus is back. */
  publish(end: SessionEnd): Promise<void> {
    return this.#notices.publish((age) => JSON.stringify(age > 0 ? { ...end, age: Math.round(age) } : end));
  }

  /** Resolves once the subscription is active; the returned function unsubscribes. */
  subscribe(listener: (end: SessionEnd) => void): Promise<() => Promise<void>> {
    return this.deps.bus.subscribe(CHANNEL, (text) => {
      const message: unknown = JSON.parse(text);
      if (sessionEnd.Check(message)) listener(message);
    });
  }
}
