import { AccountLink } from '@khandai/contracts';
import { composeEmail } from '../../platform/mail/compose-email.js';
import type { Email } from '../../platform/mail/mail.js';
import { sentence } from '../../platform/messages.js';

/** Recipient of an e-mail, and the account it is about. */
interface Recipient {
  readonly to: string;
  readonly username: string;
}

interface WithLink extends Recipient {
  /** Origin of the site, without a path. */
  readonly origin: string;
  readonly token: string;
}

/** Lifetime of a link in minutes. */
export const LINK_MINUTES = 30;

/** Lifetime in days of a link that undoes a change of address. */
export const UNDO_DAYS = 3;

// The token follows `#`: browsers do not send the fragment, so no log and no Referer contains it.
const addressOf = (origin: string, kind: keyof typeof AccountLink, token: string) =>
  `${origin}/tai-khoan#${AccountLink[kind]}=${token}`;

export function verificationEmail({ to, username, origin, token }: WithLink): Email {
  return composeEmail({
    to,
    subject: sentence('mailVerifySubject'),
    lines: [sentence('mailHello', { username }), sentence('mailVerify')],
    link: { label: sentence('mailVerifyLink'), address: addressOf(origin, 'verifyEmail', token) },
    notes: [sentence('mailLinkOnce', { minutes: LINK_MINUTES }), sentence('mailVerifyIgnore')],
  });
}

export function passwordResetEmail({ to, username, origin, token }: WithLink): Email {
  return composeEmail({
    to,
    subject: sentence('mailResetSubject'),
    lines: [sentence('mailHello', { username }), sentence('mailReset', { username })],
    link: { label: sentence('mailResetLink'), address: addressOf(origin, 'resetPassword', token) },
    notes: [sentence('mailLinkOnce', { minutes: LINK_MINUTES }), sentence('mailResetIgnore')],
  });
}

/** Reports a change of the account, so that a member who did not make it can act. */
export function noticeEmail(what: 'mailPasswordChanged' | 'mailEmailTaken', { to, username }: Recipient): Email {
  return composeEmail({
    to,
    subject: sentence('mailNoticeSubject'),
    lines: [sentence('mailHello', { username }), sentence(what)],
    notes: [sentence('mailNotYou')],
  });
}

/** Tells the old address that it was replaced, with a link that undoes it. */
export function emailChangedEmail({ to, username, origin, token }: WithLink): Email {
  return composeEmail({
    to,
    subject: sentence('mailEmailChangedSubject'),
    lines: [sentence('mailHello', { username }), sentence('mailEmailChanged'), sentence('mailUndo')],
    link: { label: sentence('mailUndoLink'), address: addressOf(origin, 'undoEmail', token) },
    notes: [sentence('mailUndoOnce', { days: UNDO_DAYS }), sentence('mailUndoIgnore')],
  });
}

/** The last e-mail to a member. No account is left to act on. */
export function accountDeletedEmail({ to, username }: Recipient): Email {
  return composeEmail({
    to,
    subject: sentence('mailNoticeSubject'),
    lines: [sentence('mailHello', { username }), sentence('mailAccountDeleted')],
  });
}
