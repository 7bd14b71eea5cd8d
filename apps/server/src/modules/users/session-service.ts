import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { LoginResponse } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import { AccountLocked, RefreshRejected } from './user-faults.js';
import type { RefreshToken, User, UserRepository } from './user-repository.js';

const REFRESH_MS = 30 * 24 * 60 * 60 * 1000;
/**
 * Two pages of one browser may renew at the same moment, and an answer may get lost on its way: for this long
 * a used token still works. After that its return means that somebody copied it.
 */
const LEEWAY_MS = 10_000;

export interface TokenSigner {
  sign(identity: Identity): Promise<string>;
}

export interface SessionDeps {
  readonly users: UserRepository;
  readonly tokens: TokenSigner;
  readonly clock: Clock;
}

/** Token pairs. Each refresh token is used once; all that follow one login are a family that ends together. */
export class SessionService {
  constructor(private readonly deps: SessionDeps) {}

  async open(user: User): Promise<LoginResponse> {
    await this.deps.users.deleteExpired(user.userId, new Date(this.deps.clock.now()));
    return this.#issue(user, randomUUID());
  }

  async renew(refreshToken: string): Promise<LoginResponse> {
    const tokenHash = hashToken(refreshToken);
    const now = this.deps.clock.now();
    const used = (await this.deps.users.useRefreshToken(tokenHash, new Date(now))) ?? (await this.#usedJustNow(tokenHash, now));
    const user = await this.deps.users.byId(used.userId);
    if (!user) throw new RefreshRejected();
    if (user.locked) {
      await this.deps.users.deleteFamily(used.familyId);
      throw new AccountLocked();
    }
    return this.#issue(user, used.familyId);
  }

  async end(refreshToken: string): Promise<void> {
    const token = await this.deps.users.refreshToken(hashToken(refreshToken));
    if (token) await this.deps.users.deleteFamily(token.familyId);
  }

  async #usedJustNow(tokenHash: string, now: number): Promise<RefreshToken> {
    const token = await this.deps.users.refreshToken(tokenHash);
    if (!token?.usedAt) throw new RefreshRejected();
    if (now - token.usedAt.getTime() <= LEEWAY_MS) return token;
    await this.deps.users.deleteFamily(token.familyId);
    throw new RefreshRejected();
  }

  async #issue(user: User, familyId: string): Promise<LoginResponse> {
    const refreshToken = randomBytes(32).toString('base64url');
    await this.deps.users.insertRefreshToken({
      tokenHash: hashToken(refreshToken),
      userId: user.userId,
      familyId,
      expiresAt: new Date(this.deps.clock.now() + REFRESH_MS),
    });
    return { accessToken: await this.deps.tokens.sign(identityOf(user)), refreshToken };
  }
}

export function identityOf({ userId, guest, role, siteRoleId }: User): Identity {
  return { userId, guest, role, siteRoleId };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
