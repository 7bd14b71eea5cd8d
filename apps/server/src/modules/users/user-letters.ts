import { AccountLink } from '@khandai/contracts';
import { composeLetter } from '../../platform/mail/compose-letter.js';
import type { Letter } from '../../platform/mail/mail.js';
import { sentence } from '../../platform/messages.js';

/** Whom a letter is for, and about which account. */
interface Addressee {
  readonly to: string;
  readonly username: string;
}

interface WithLink extends Addressee {
  /** The site's, without a path. */
  readonly origin: string;
  readonly token: string;
}

/** Minutes a link works. */
export const LINK_MINUTES = 30;

// The token stands behind `#`: browsers keep that part to themselves, so no log and no Referer ever has it.
const addressOf = (origin: string, kind: keyof typeof AccountLink, token: string) => `${origin}/tai-khoan#${AccountLink[kind]}=${token}`;

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

/** Says something that happened, so that a member who did not do it can act. */
export function noticeLetter(what: 'mailPasswordChanged' | 'mailEmailChanged' | 'mailEmailTaken', { to, username }: Addressee): Letter {
  return composeLetter({
    to,
    subject: sentence('mailNoticeSubject'),
    lines: [sentence('mailHello', { username }), sentence(what)],
    notes: [sentence('mailNotYou')],
  });
}

/** The last letter a member gets. There is no account left to act on. */
export function farewellLetter({ to, username }: Addressee): Letter {
  return composeLetter({
    to,
    subject: sentence('mailNoticeSubject'),
    lines: [sentence('mailHello', { username }), sentence('mailAccountDeleted')],
  });
}
