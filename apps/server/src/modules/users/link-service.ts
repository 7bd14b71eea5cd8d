import type { Identity } from '../../platform/http/caller.js';
import type { ChangeEmail, ResetPassword } from '@khandai/contracts';
import type { AttemptLimit, Attempts } from '../../platform/attempts/attempts.js';
import type { Clock } from '../../platform/clock.js';
import { TokenRejected } from '../../platform/http/access.js';
import { addressKey } from '../../platform/http/trusted-proxies.js';
import type { Email } from '../../platform/mail/mail.js';
import { limited } from './guess-guard.js';
import type { LinkRepository, OneTimeLink } from './link-repository.js';
import type { OwnPassword } from './own-password.js';
import { hashPassword, refuseWeak } from './passwords.js';
import { hashToken, newToken } from './secret-token.js';
import type { SessionService } from './session-service.js';
import { EmailTaken, LinkRejected, PasswordNeeded } from './user-faults.js';
import {
  accountDeletedEmail,
  emailChangedEmail,
  LINK_MINUTES,
  noticeEmail,
  passwordResetEmail,
  UNDO_DAYS,
  verificationEmail,
} from './user-emails.js';
import type { User, UserRepository } from './user-repository.js';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** E-mails to one address, whose owner may not want any. */
const TO_ADDRESS: AttemptLimit = { max: 3, windowMs: HOUR_MS };
/** E-mails requested from one network. */
const FROM_NETWORK: AttemptLimit = { max: 20, windowMs: HOUR_MS };
/** Time after a login in which a change of address needs no password. */
const FRESH_MS = 5 * 60_000;

export interface LinkDeps {
  readonly users: UserRepository;
  readonly links: LinkRepository;
  readonly sessions: Pick<SessionService, 'endAll' | 'isFresh'>;
  readonly ownPassword: OwnPassword;
  readonly outbox: { post(write: () => Promise<readonly Email[]>): void };
  readonly attempts: Attempts;
  readonly clock: Clock;
  /** Origin of the site, which the links point to. */
  readonly origin: () => string;
}

/**
 * One-time links by e-mail, to verify an address and to reset a password. Only the owner of an address learns, by
 * e-mail, whether it has an account: the response and its timing are the same in both cases.
 */
export class LinkService {
  constructor(private readonly deps: LinkDeps) {}

  /**
   * Sends a link; opening it makes `email` the member's address. Until then the old address stays. A new address needs
   * the password or a login a few minutes ago: the owner of the address owns the account, and an access token may be
   * stolen.
   */
  async sendVerification(identity: Identity, { email, password }: ChangeEmail, ip: string): Promise<void> {
    const member = await this.deps.users.byId(identity.userId);
    if (!member || hasLeft(member)) throw new TokenRejected();
    if (password !== undefined) await this.deps.ownPassword.check(identity, member, password);
    else if (!sameAddress(member.emailAddress, email) && !(await this.deps.sessions.isFresh(identity, FRESH_MS)))
      throw new PasswordNeeded();
    await this.#limit(email, ip);
    this.#postVerification(identity.userId, email);
  }

  /**
   * Sends the link for an address entered at registration. It has a limit of its own: with a shared limit, the requests
   * that remain would reveal that somebody has just registered with this address.
   */
  async welcome(user: User): Promise<void> {
    const { userId, emailAddress } = user;
    if (emailAddress === null || (await this.deps.attempts.take(`welcome ${toName(emailAddress)}`, TO_ADDRESS)) > 0)
      return;
    this.#postVerification(userId, emailAddress);
  }

  /** Sends a link to the member who has verified the address. An unverified one may be anybody's. */
  async forgotPassword(email: string, ip: string): Promise<void> {
    await this.#limit(email, ip);
    this.deps.outbox.post(async () => {
      const owner = await this.deps.users.byVerifiedEmail(email);
      return owner ? [await this.#resetEmail(owner, email)] : [];
    });
  }

  /** Sends the member a link at the request of staff; returns false when they have verified no address. */
  async sendReset(userId: number): Promise<boolean> {
    const member = await this.deps.users.byId(userId);
    if (!member || hasLeft(member) || member.emailAddress === null || member.emailVerifiedAt === null) return false;
    const address = member.emailAddress;
    await limited(this.deps.attempts, toName(address), TO_ADDRESS);
    this.deps.outbox.post(async () => [await this.#resetEmail(member, address)]);
    return true;
  }

  /** Sets a new password and ends every session, because somebody else may know the old password. */
  async resetPassword({ token, password }: ResetPassword): Promise<void> {
    const tokenHash = hashToken(token);
    const sent = await this.deps.links.find(tokenHash, 'reset-password', this.#now());
    const member = sent && (await this.deps.users.byId(sent.userId));
    if (!member || hasLeft(member) || !owns(member, sent.emailAddress)) throw new LinkRejected();
    // Checks the password before the link is used up, so that a weak password does not cost the link.
    await refuseWeak(member.username, password);
    const passwordHash = await hashPassword(password);
    if (!(await this.deps.links.use(tokenHash, 'reset-password', this.#now()))) throw new LinkRejected();
    await this.deps.users.setPassword(member.userId, passwordHash);
    await this.deps.links.deleteOf(member.userId);
    await this.deps.sessions.endAll(member.userId);
    this.#notify('mailPasswordChanged', sent.emailAddress, member);
  }

  /**
   * Makes the address of the link the member's own. The old address, if it was verified, gets an e-mail with a link that
   * undoes the change.
   */
  async verifyEmail(token: string): Promise<void> {
    const link = await this.deps.links.use(hashToken(token), 'verify-email', this.#now());
    const member = link && (await this.deps.users.byId(link.userId));
    if (!member || hasLeft(member)) throw new LinkRejected();
    if (!(await this.deps.users.setVerifiedEmail(member.userId, link.emailAddress, this.#now())))
      throw new EmailTaken();
    // A link sent to the old address must not give access to the account any more.
    await this.deps.links.deleteOf(member.userId);
    const { emailAddress: old, emailVerifiedAt } = member;
    if (old !== null && emailVerifiedAt !== null && !sameAddress(old, link.emailAddress))
      await this.#offerUndo(member, old);
  }

  /**
   * Gives the member back the address that the link was sent to. The person who changed it may know the password and
   * hold sessions: all sessions end, and the address gets a link to set a new password.
   */
  async undoEmail(token: string): Promise<void> {
    const undo = await this.deps.links.useUndo(hashToken(token), this.#now());
    const member = undo && (await this.deps.users.byId(undo.userId));
    if (!member || hasLeft(member)) throw new LinkRejected();
    const { userId } = member;
    if (!(await this.deps.users.setVerifiedEmail(userId, undo.emailAddress, this.#now()))) throw new EmailTaken();
    await this.deps.links.deleteOf(userId);
    await this.deps.sessions.endAll(userId);
    this.deps.outbox.post(async () => [await this.#resetEmail(member, undo.emailAddress)]);
  }

  /**
   * Sends a notice to the member's verified address that their password was changed. Open links are deleted: the person
   * who requested one may be the reason for the change.
   */
  async sendPasswordChanged(member: User): Promise<void> {
    await this.deps.links.deleteOf(member.userId);
    const { emailAddress, emailVerifiedAt } = member;
    if (emailAddress !== null && emailVerifiedAt !== null) this.#notify('mailPasswordChanged', emailAddress, member);
  }

  /** Sends the last e-mail to a member who has left, if their address was verified. */
  sendAccountDeleted({ emailAddress, emailVerifiedAt, username }: User): void {
    if (emailAddress === null || emailVerifiedAt === null) return;
    this.deps.outbox.post(async () => [accountDeletedEmail({ to: emailAddress, username })]);
  }

  async #offerUndo({ userId, username }: User, old: string): Promise<void> {
    const token = newToken();
    const expiresAt = new Date(this.deps.clock.now() + UNDO_DAYS * DAY_MS);
    await this.deps.links.putUndo({ tokenHash: hashToken(token), userId, emailAddress: old, expiresAt });
    this.deps.outbox.post(async () => [emailChangedEmail({ to: old, username, origin: this.deps.origin(), token })]);
  }

  async #resetEmail({ userId, username }: User, to: string): Promise<Email> {
    const token = await this.#newLink('reset-password', userId, to);
    return passwordResetEmail({ to, username, origin: this.deps.origin(), token });
  }

  #postVerification(userId: number, email: string): void {
    this.deps.outbox.post(async () => {
      const [owner, member] = await Promise.all([this.deps.users.byVerifiedEmail(email), this.deps.users.byId(userId)]);
      // The member may have left since their request.
      if (!member || hasLeft(member)) return [];
      if (owner && owner.userId !== userId)
        return [noticeEmail('mailEmailTaken', { to: email, username: owner.username })];
      const token = await this.#newLink('verify-email', userId, email);
      return [verificationEmail({ to: email, username: member.username, origin: this.deps.origin(), token })];
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

  #notify(what: Parameters<typeof noticeEmail>[0], to: string, { username }: User): void {
    this.deps.outbox.post(async () => [noticeEmail(what, { to, username })]);
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}

/** A member who has left keeps a row without a name. */
const hasLeft = ({ usernameKey }: User): boolean => usernameKey === null;

const toName = (email: string): string => `mail-to:${email.toLowerCase()}`;

const sameAddress = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** Whether the member has shown that the address is theirs. */
const owns = ({ emailAddress, emailVerifiedAt }: User, address: string): boolean =>
  emailVerifiedAt !== null && sameAddress(emailAddress, address);
