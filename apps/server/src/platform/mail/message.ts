import type { SendMailOptions } from 'nodemailer';
import type { Email } from './mail.js';

/** The e-mail in nodemailer's format. Its headers ask for no automatic replies (out of office, mailbox full). */
export function messageOf({ to, subject, text, html }: Email, from: string): SendMailOptions {
  return {
    from,
    // As an object it is always one address; a string with commas would be parsed as several.
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Content-Language': 'vi' },
  };
}
