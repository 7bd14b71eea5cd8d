import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { roles, type Role } from '@khandai/contracts';
import type { Clock } from './clock.js';
import type { Identity, TokenVerifier } from './http/caller.js';

const ISSUER = 'khandai';
const ALGORITHM = 'HS256';
/** Lifetime of a user's access token. */
export const MEMBER_SECONDS = 15 * 60;
const GUEST_SECONDS = 24 * 60 * 60;
const KEY_BYTES = 32;

/**
 * Signs and verifies access tokens. A user's token lives 15 minutes and is renewable; a guest's lives a day and is not.
 */
export class TokenService implements TokenVerifier {
  readonly #secret: Uint8Array;
  readonly #clock: Clock;

  constructor({ secret, clock }: { secret: Uint8Array; clock: Clock }) {
    this.#secret = secret;
    this.#clock = clock;
  }

  /** A key for one other purpose. It tells nothing about the secret or about keys for other purposes. */
  keyFor(purpose: string): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', this.#secret, '', `${ISSUER} ${purpose}`, KEY_BYTES));
  }

  async sign({ userId, guest, role, siteRoleId, session }: Identity): Promise<string> {
    const now = Math.floor(this.#clock.now() / 1000);
    return new SignJWT({ guest, role, siteRoleId, ...(session !== undefined && { sid: session }) })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(String(userId))
      .setIssuedAt(now)
      .setExpirationTime(now + (guest ? GUEST_SECONDS : MEMBER_SECONDS))
      .sign(this.#secret);
  }

  async verify(token: string): Promise<Identity | null> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        issuer: ISSUER,
        algorithms: [ALGORITHM],
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(this.#clock.now()),
      });
      return readIdentity(payload);
    } catch {
      // Any error means an invalid token; callers need not know why.
      return null;
    }
  }
}

function readIdentity({ sub, guest, role, siteRoleId, sid }: Record<string, unknown>): Identity | null {
  const userId = Number(sub);
  if (!Number.isSafeInteger(userId) || typeof guest !== 'boolean') return null;
  if (!isRole(role) || typeof siteRoleId !== 'number') return null;
  return { userId, guest, role, siteRoleId, ...(typeof sid === 'string' && { session: sid }) };
}

function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}
