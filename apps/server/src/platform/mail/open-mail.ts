import { join } from 'node:path';
import type { MailSettings } from '../config.js';
import { FolderMail } from './folder-mail.js';
import type { Mail } from './mail.js';
import { SmtpMail } from './smtp-mail.js';

/** SMTP when the operator configured it, else files in `dataDir`. */
export function openMail({ smtpUrl, from }: MailSettings, dataDir: string): Mail {
  return smtpUrl === undefined
    ? new FolderMail({ folder: join(dataDir, 'mail'), from })
    : new SmtpMail({ url: smtpUrl, from });
}
