import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bus } from './bus/bus.js';
import type { Log } from './log.js';

/** Ended sessions of a user: the named one, or all of them (except `but`, if set). */
export const SessionEnd = Type.Object({
  userId: Type.Integer(),
  session: Type.Optional(Type.String()),
  but: Type.Optional(Type.String()),
});
export type SessionEnd = Static<typeof SessionEnd>;

const sessionEnd = Compile(SessionEnd);
const CHANNEL = 'sessions:ended';

/** Tells every process that a session has ended, so that its sockets there close too. */
export class SessionEndChannel {
  constructor(private readonly deps: { readonly bus: Bus; readonly log: Log }) {}

  /**
   * Never rejects: the session has ended anyway, and a socket that missed the message is refused when it reconnects.
   */
  async publish(end: SessionEnd): Promise<void> {
    try {
      await this.deps.bus.publish(CHANNEL, JSON.stringify(end));
    } catch (error) {
      this.deps.log.error({ err: error, userId: end.userId }, 'publishing the end of a session failed');
    }
  }

  /** Resolves once the subscription is active; the returned function unsubscribes. */
  subscribe(listener: (end: SessionEnd) => void): Promise<() => Promise<void>> {
    return this.deps.bus.subscribe(CHANNEL, (text) => {
      const message: unknown = JSON.parse(text);
      if (sessionEnd.Check(message)) listener(message);
    });
  }
}
