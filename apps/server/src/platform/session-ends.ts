import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bus } from './bus/bus.js';
import type { Log } from './log.js';

/** Sessions of a member that are over: the named one, or all (`but` one, if that is named). */
export const SessionEnd = Type.Object({
  userId: Type.Integer(),
  session: Type.Optional(Type.String()),
  but: Type.Optional(Type.String()),
});
export type SessionEnd = Static<typeof SessionEnd>;

const sessionEnd = Compile(SessionEnd);
const CHANNEL = 'sessions:ended';

/** Tells every process that a session is over, so that the sockets it has open there end too. */
export class SessionEnds {
  constructor(private readonly deps: { readonly bus: Bus; readonly log: Log }) {}

  /** Never rejects: the session is over, told or not, and a socket that did not hear of it is refused when it comes back. */
  async tell(end: SessionEnd): Promise<void> {
    try {
      await this.deps.bus.publish(CHANNEL, JSON.stringify(end));
    } catch (error) {
      this.deps.log.error({ err: error, userId: end.userId }, 'the end of a session was not told to the sockets');
    }
  }

  /** Resolves when listening; the result stops it. */
  listen(listener: (end: SessionEnd) => void): Promise<() => Promise<void>> {
    return this.deps.bus.subscribe(CHANNEL, (text) => {
      const heard: unknown = JSON.parse(text);
      if (sessionEnd.Check(heard)) listener(heard);
    });
  }
}
