import type { AttemptLimit, Attempts } from '../../platform/attempts/attempts.js';
import { TokenRejected } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import { passwordFits } from './passwords.js';
import type { SessionService } from './session-service.js';
import { WrongPassword } from './user-faults.js';
import type { User } from './user-repository.js';

/** Wrong passwords in one session; the session ends with the last of them. */
const SESSION: AttemptLimit = { max: 10, windowMs: 24 * 60 * 60_000 };

export interface OwnPasswordDeps {
  readonly attempts: Attempts;
  readonly sessions: Pick<SessionService, 'close'>;
}

/**
 * Checks the password that a member with an open session gives again, before a change that somebody with a stolen
 * session must not make. Wrong ones count in this session only, and too many end it: no guess made elsewhere refuses
 * the owner's own password.
 */
export class OwnPassword {
  constructor(private readonly deps: OwnPasswordDeps) {}

  async check(identity: Identity, user: User, password: string): Promise<void> {
    const { attempts } = this.deps;
    const name = `session:${identity.session}`;
    // The attempt counts before the check; otherwise parallel guesses would all pass the limit.
    if ((await attempts.take(name, SESSION)) > 0) return this.#end(identity);
    if (await passwordFits(password, user.passwordHash)) return attempts.giveBack(name);
    if ((await attempts.take(name, SESSION)) > 0) return this.#end(identity);
    // The second call only checks whether the limit is reached.
    await attempts.giveBack(name);
    throw new WrongPassword();
  }

  async #end(identity: Identity): Promise<never> {
    await this.deps.sessions.close(identity);
    throw new TokenRejected();
  }
}
