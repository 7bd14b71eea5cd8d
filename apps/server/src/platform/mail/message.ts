import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './mail.js';

/** The letter as nodemailer takes it. Replies by machines (on holiday, full) are asked not to come. */
export function messageOf({ to, subject, text, html }: Letter, from: string): SendMailOptions {
  return {
    from,
    // As an object it is one address, whatever commas stand in it.
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Content-Language': 'vi' },
  };
}
