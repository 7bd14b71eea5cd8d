import { randomUUID } from 'node:crypto';
import type { LoginResponse, UserSession } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity, SessionCheck, IdentityLookup } from '../../platform/http/caller.js';
import type { SessionEndChannel } from '../../platform/session-end-channel.js';
import { deviceName, shortAddress } from './device-name.js';
import { hashToken, newToken, successorOf } from './secret-token.js';
import type { RefreshToken, SessionRepository } from './session-repository.js';
import { AccountLocked, RefreshRejected, SessionNotFound } from './user-faults.js';
import type { User, UserRepository } from './user-repository.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session that is not used for this long ends. */
const REFRESH_MS = 30 * DAY_MS;
/** A session ends this long after its login, however often it is used. */
const MAX_SESSION_MS = 90 * DAY_MS;
/**
 * Two tabs of one browser may refresh at the same moment, and a response may get lost: for this long a used token still
 * gives its successor, always the same one. A later reuse means that somebody copied the token.
 */
const LEEWAY_MS = 10_000;

export interface TokenSigner {
  sign(identity: Identity): Promise<string>;
}

/** Address and device of a login or refresh. */
export interface Origin {
  readonly ip: string;
  readonly userAgent?: string;
  /** Content of the device cookie. */
  readonly device?: string;
}

export interface SessionDeps {
  readonly users: Pick<UserRepository, 'byId'>;
  readonly sessions: SessionRepository;
  readonly tokens: TokenSigner;
  /** Derives each refresh token from the one before it. */
  readonly refreshKey: Uint8Array;
  /** Is notified of every ended session, so that its open sockets close. */
  readonly ends: Pick<SessionEndChannel, 'publish'>;
  readonly clock: Clock;
}

/**
 * Token pairs. Each refresh token is used once and has one successor, so a session never has two valid tokens: of two
 * holders of a copied token one comes too late. All tokens that follow one login form a session and end together.
 */
export class SessionService implements SessionCheck, IdentityLookup {
  constructor(private readonly deps: SessionDeps) {}

  async open(user: User, origin: Origin): Promise<LoginResponse> {
    const now = new Date(this.deps.clock.now());
    await this.deps.sessions.deleteExpired(now, user.userId);
    const { userId } = user;
    const refreshToken = newToken();
    const familyId = randomUUID();
    const expiresAt = this.#expiry();
    await this.deps.sessions.open(
      { sessionId: familyId, userId, createdAt: now, expiresAt, ...this.#use(origin) },
      { tokenHash: hashToken(refreshToken), userId, familyId, expiresAt },
    );
    return { accessToken: await this.#sign(user, familyId), refreshToken };
  }

  async renew(token: string, origin: Origin): Promise<LoginResponse> {
    const tokenHash = hashToken(token);
    const now = this.deps.clock.now();
    const used =
      (await this.deps.sessions.useToken(tokenHash, new Date(now))) ?? (await this.#usedJustNow(tokenHash, now));
    const user = await this.deps.users.byId(used.userId);
    if (!user) throw new RefreshRejected();
    if (user.locked) {
      await this.#end(used);
      throw new AccountLocked();
    }
    const refreshToken = successorOf(token, this.deps.refreshKey);
    const { userId, familyId } = used;
    const extended = await this.deps.sessions.extend(
      { tokenHash: hashToken(refreshToken), userId, familyId, expiresAt: this.#expiry() },
      { use: this.#use(origin), startedAfter: new Date(now - MAX_SESSION_MS), maxMs: MAX_SESSION_MS },
    );
    if (!extended) throw new RefreshRejected();
    return { accessToken: await this.#sign(user, used.familyId), refreshToken };
  }

  /** Ends the session of a refresh token, used or not; an unknown token has no effect. */
  async leave(refreshToken: string): Promise<void> {
    const token = await this.deps.sessions.token(hashToken(refreshToken));
    if (token) await this.#end(token);
  }

  async isOpen(identity: Identity): Promise<boolean> {
    return (await this.currentIdentity(identity)) !== null;
  }

  async currentIdentity(identity: Identity): Promise<Identity | null> {
    const { userId, session } = identity;
    const is =
      session === undefined
        ? undefined
        : await this.deps.sessions.currentRole(session, userId, new Date(this.deps.clock.now()));
    return is ? { ...identity, ...is } : null;
  }

  async list({ userId, session }: Identity): Promise<UserSession[]> {
    const open = await this.deps.sessions.list(userId, new Date(this.deps.clock.now()));
    return open.map(({ sessionId, device, address, createdAt, lastUsedAt }) => ({
      sessionId,
      device: device || deviceName(),
      address,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: sessionId === session,
    }));
  }

  /** Ends one of the member's own sessions, which may be the current one. */
  async end({ userId }: Identity, sessionId: string): Promise<void> {
    if (!(await this.deps.sessions.end(sessionId, userId))) throw new SessionNotFound();
    await this.deps.ends.publish({ userId, session: sessionId });
  }

  /** Ends the caller's own session; does nothing when it is over already. */
  async close({ userId, session }: Identity): Promise<void> {
    if (session !== undefined) await this.#end({ familyId: session, userId });
  }

  /** Whether the caller logged in within the last `ms` milliseconds; a renewal is no login. */
  async isFresh({ userId, session }: Identity, ms: number): Promise<boolean> {
    if (session === undefined) return false;
    return this.deps.sessions.isOpenSince(session, userId, new Date(this.deps.clock.now() - ms));
  }

  /** Whether the user has an open session in the network of this address. False for an unknown user. */
  async knowsNetwork(userId: number | undefined, ip: string): Promise<boolean> {
    // An unknown user costs the same query, so that the time tells nothing.
    return this.deps.sessions.hasNetwork(userId ?? 0, shortAddress(ip), new Date(this.deps.clock.now()));
  }

  async endOthers({ userId, session }: Identity): Promise<void> {
    await this.endAll(userId, session);
  }

  /** @param but The session to keep. */
  async endAll(userId: number, but?: string): Promise<void> {
    await this.deps.sessions.endAll(userId, but);
    await this.deps.ends.publish({ userId, ...(but !== undefined && { but }) });
  }

  async #usedJustNow(tokenHash: string, now: number): Promise<RefreshToken> {
    const token = await this.deps.sessions.token(tokenHash);
    if (!token?.usedAt) throw new RefreshRejected();
    if (now - token.usedAt.getTime() <= LEEWAY_MS) return token;
    await this.#end(token);
    throw new RefreshRejected();
  }

  async #end({ familyId, userId }: Pick<RefreshToken, 'familyId' | 'userId'>): Promise<void> {
    await this.deps.sessions.end(familyId);
    await this.deps.ends.publish({ userId, session: familyId });
  }

  #use({ ip, userAgent }: Origin) {
    return {
      device: deviceName(userAgent),
      address: shortAddress(ip),
      lastUsedAt: new Date(this.deps.clock.now()),
    };
  }

  #expiry(): Date {
    return new Date(this.deps.clock.now() + REFRESH_MS);
  }

  #sign(user: User, session: string): Promise<string> {
    return this.deps.tokens.sign({ ...identityOf(user), session });
  }
}

export function identityOf({ userId, guest, role, siteRoleId }: User): Identity {
  return { userId, guest, role, siteRoleId };
}
