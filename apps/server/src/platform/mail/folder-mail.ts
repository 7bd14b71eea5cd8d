import { createTransport } from 'nodemailer';
import { DatedFiles } from '../storage/dated-files.js';
import type { Email, Mail } from './mail.js';
import { messageOf } from './message.js';

export interface FolderMailOptions {
  readonly folder: string;
  readonly from: string;
}

/**
 * For development: writes each e-mail to an .eml file, which mail programs open. The e-mails contain account links, so
 * only the owner may read the files.
 */
export class FolderMail implements Mail {
  readonly kind = 'folder';
  readonly about: string;
  readonly #files: DatedFiles;
  readonly #transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  constructor(private readonly options: FolderMailOptions) {
    this.#files = new DatedFiles(options.folder);
    this.about = `Thư điện tử: chưa có SMTP_URL, thư được ghi thành tệp .eml trong ${options.folder}.`;
  }

  async send(email: Email): Promise<void> {
    const { message } = await this.#transport.sendMail(messageOf(email, this.options.from));
    if (!Buffer.isBuffer(message)) throw new Error('The transport returned no bytes for the e-mail.');
    await this.#files.write(message, '.eml');
  }

  async close(): Promise<void> {
    this.#transport.close();
  }
}
