import { AccountLink } from '@khandai/contracts';
import { composeLetter } from '../../platform/mail/compose-letter.js';
import type { Letter } from '../../platform/mail/mail.js';
import { sentence } from '../../platform/messages.js';

/** Recipient of an e-mail, and the account it is about. */
interface Addressee {
  readonly to: string;
  readonly username: string;
}

interface WithLink extends Addressee {
  /** Origin of the site, without a path. */
  readonly origin: string;
  readonly token: string;
}

/** Lifetime of a link in minutes. */
export const LINK_MINUTES = 30;

// The token follows `#`: browsers do not send the fragment, so no log and no Referer contains it.
const addressOf = (origin: string, kind: keyof typeof AccountLink, token: string) =>
  `${origin}/tai-khoan#${AccountLink[kind]}=${token}`;

export function verifyLetter({ to, username, origin, token }: WithLink): Letter {
  return composeLetter({
    to,
    subject: sentence('mailVerifySubject'),
    lines: [sentence('mailHello', { username }), sentence('mailVerify')],
    link: { label: sentence('mailVerifyLink'), address: addressOf(origin, 'verifyEmail', token) },
    notes: [sentence('mailLinkOnce', { minutes: LINK_MINUTES }), sentence('mailVerifyIgnore')],
  });
}

export function resetLetter({ to, username, origin, token }: WithLink): Letter {
  return composeLetter({
    to,
    subject: sentence('mailResetSubject'),
    lines: [sentence('mailHello', { username }), sentence('mailReset', { username })],
    link: { label: sentence('mailResetLink'), address: addressOf(origin, 'resetPassword', token) },
    notes: [sentence('mailLinkOnce', { minutes: LINK_MINUTES }), sentence('mailResetIgnore')],
  });
}

/** Reports a change of the account, so that a member who did not make it can act. */
export function noticeLetter(
  what: 'mailPasswordChanged' | 'mailEmailChanged' | 'mailEmailTaken',
  { to, username }: Addressee,
): Letter {
  return composeLetter({
    to,
    subject: sentence('mailNoticeSubject'),
    lines: [sentence('mailHello', { username }), sentence(what)],
    notes: [sentence('mailNotYou')],
  });
}

/** The last e-mail to a member. No account is left to act on. */
export function farewellLetter({ to, username }: Addressee): Letter {
  return composeLetter({
    to,
    subject: sentence('mailNoticeSubject'),
    lines: [sentence('mailHello', { username }), sentence('mailAccountDeleted')],
  });
}
