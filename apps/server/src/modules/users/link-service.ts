import type { Identity } from '../../platform/http/caller.js';
import type { ResetPassword } from '@khandai/contracts';
import type { AttemptLimit, Attempts } from '../../platform/attempts/attempts.js';
import type { Clock } from '../../platform/clock.js';
import { addressKey } from '../../platform/http/trusted-proxies.js';
import type { Letter } from '../../platform/mail/mail.js';
import { limited } from './guess-guard.js';
import type { LinkRepository, OneTimeLink } from './link-repository.js';
import { hashPassword, refuseWeak } from './passwords.js';
import { hashToken, newToken } from './secret-token.js';
import { EmailTaken, LinkRejected } from './user-faults.js';
import { farewellLetter, LINK_MINUTES, noticeLetter, resetLetter, verifyLetter } from './user-letters.js';
import type { User, UserRepository } from './user-repository.js';

const HOUR_MS = 60 * 60_000;
/** Letters to one address, which may be of somebody who wants none. */
const TO_ADDRESS: AttemptLimit = { most: 3, windowMs: HOUR_MS };
/** Letters asked for from one network. */
const FROM_NETWORK: AttemptLimit = { most: 20, windowMs: HOUR_MS };
/** Several members may have given one address that none of them has shown to be his. */
const ACCOUNTS_OF_ADDRESS = 3;

export interface LinkDeps {
  readonly users: UserRepository;
  readonly links: LinkRepository;
  readonly sessions: { endAll(userId: number): Promise<void> };
  readonly outbox: { post(write: () => Promise<readonly Letter[]>): void };
  readonly attempts: Attempts;
  readonly clock: Clock;
  /** Where links lead: the site's origin. */
  readonly origin: () => string;
}

/**
 * One-time links by mail: to show that an address is one's own, and to get back in. Whether an address is anybody's
 * only its owner is told, by letter: answers and the time they take are the same.
 */
export class LinkService {
  constructor(private readonly deps: LinkDeps) {}

  /** Sends a link that makes `email` the member's once it is opened; until then the old address stays. */
  async sendVerification(identity: Identity, email: string, ip: string): Promise<void> {
    await this.#limit(email, ip);
    this.#postVerification(identity.userId, email);
  }

  /**
   * For an address given at registration, which has limits of its own. Counted apart from letters somebody asks for: else
   * these would run out sooner where somebody has just registered, and tell it.
   */
  async welcome(user: User): Promise<void> {
    const { userId, emailAddress } = user;
    if (emailAddress === null || (await this.deps.attempts.take(`welcome ${toName(emailAddress)}`, TO_ADDRESS)) > 0) return;
    this.#postVerification(userId, emailAddress);
  }

  async forgotPassword(email: string, ip: string): Promise<void> {
    await this.#limit(email, ip);
    this.deps.outbox.post(async () => {
      const owner = await this.deps.users.byVerifiedEmail(email);
      const members = owner ? [owner] : await this.deps.users.byEmail(email, ACCOUNTS_OF_ADDRESS);
      return Promise.all(
        members.map(async ({ userId, username }) =>
          resetLetter({ to: email, username, origin: this.deps.origin(), token: await this.#newLink('reset-password', userId, email) }),
        ),
      );
    });
  }

  /** Sets a new password and ends every session: whoever forgot his may not be the only one who knows it. */
  async resetPassword({ token, password }: ResetPassword): Promise<void> {
    const tokenHash = hashToken(token);
    const sent = await this.deps.links.find(tokenHash, 'reset-password', this.#now());
    const member = sent && (await this.deps.users.byId(sent.userId));
    if (!member || hasLeft(member)) throw new LinkRejected();
    // Before the link is used up: a weak password must not cost it.
    refuseWeak(member.username, password);
    const passwordHash = await hashPassword(password);
    if (!(await this.deps.links.use(tokenHash, 'reset-password', this.#now()))) throw new LinkRejected();
    await this.deps.users.setPassword(member.userId, passwordHash);
    await this.deps.links.deleteOf(member.userId);
    await this.deps.sessions.endAll(member.userId);
    this.#notify('mailPasswordChanged', sent.emailAddress, member);
  }

  /** The address the link went to is the member's from now on; his old one is told. */
  async verifyEmail(token: string): Promise<void> {
    const link = await this.deps.links.use(hashToken(token), 'verify-email', this.#now());
    const member = link && (await this.deps.users.byId(link.userId));
    if (!member || hasLeft(member)) throw new LinkRejected();
    if (!(await this.deps.users.setVerifiedEmail(member.userId, link.emailAddress, this.#now()))) throw new EmailTaken();
    // A letter that went to the old address must not open the account of who has just left it behind.
    await this.deps.links.deleteOf(member.userId);
    const { emailAddress: old, emailVerifiedAt } = member;
    if (old !== null && emailVerifiedAt !== null && !sameAddress(old, link.emailAddress)) this.#notify('mailEmailChanged', old, member);
  }

  /**
   * Tells a member by mail that his password was changed, where he has shown an address to be his. Links that are on their
   * way are good no more: whoever asked for one may be whom the password was changed for.
   */
  async passwordChanged(member: User): Promise<void> {
    await this.deps.links.deleteOf(member.userId);
    const { emailAddress, emailVerifiedAt } = member;
    if (emailAddress !== null && emailVerifiedAt !== null) this.#notify('mailPasswordChanged', emailAddress, member);
  }

  /** The last letter of a member who has left, where he had shown an address to be his. */
  farewell({ emailAddress, emailVerifiedAt, username }: User): void {
    if (emailAddress === null || emailVerifiedAt === null) return;
    this.deps.outbox.post(async () => [farewellLetter({ to: emailAddress, username })]);
  }

  #postVerification(userId: number, email: string): void {
    this.deps.outbox.post(async () => {
      const [owner, member] = await Promise.all([this.deps.users.byVerifiedEmail(email), this.deps.users.byId(userId)]);
      // He may have left since he asked.
      if (!member || hasLeft(member)) return [];
      if (owner && owner.userId !== userId) return [noticeLetter('mailEmailTaken', { to: email, username: owner.username })];
      const token = await this.#newLink('verify-email', userId, email);
      return [verifyLetter({ to: email, username: member.username, origin: this.deps.origin(), token })];
    });
  }

  async #limit(email: string, ip: string): Promise<void> {
    await limited(this.deps.attempts, `mail-from:${addressKey(ip)}`, FROM_NETWORK);
    await limited(this.deps.attempts, toName(email), TO_ADDRESS);
  }

  async #newLink(purpose: OneTimeLink['purpose'], userId: number, emailAddress: string): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(this.deps.clock.now() + LINK_MINUTES * 60_000);
    await this.deps.links.put({ tokenHash: hashToken(token), purpose, userId, emailAddress, expiresAt });
    return token;
  }

  #notify(what: Parameters<typeof noticeLetter>[0], to: string, { username }: User): void {
    this.deps.outbox.post(async () => [noticeLetter(what, { to, username })]);
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}

/** Of who has left there is a row without a name. */
const hasLeft = ({ usernameKey }: User): boolean => usernameKey === null;

const toName = (email: string): string => `mail-to:${email.toLowerCase()}`;

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
