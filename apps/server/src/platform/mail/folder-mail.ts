import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Letter, Mail } from './mail.js';
import { messageOf } from './message.js';

export interface FolderMailOptions {
  readonly folder: string;
  readonly from: string;
}

/** For development: each letter is an .eml file, which mail programs open. They hold links, so only their owner may read them. */
export class FolderMail implements Mail {
  readonly kind = 'folder';
  readonly about: string;
  readonly #transport = createTransport({ streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true });

  constructor(private readonly options: FolderMailOptions) {
    this.about = `Thư điện tử: chưa có SMTP_URL, thư được ghi thành tệp .eml trong ${options.folder}.`;
  }

  async send(letter: Letter): Promise<void> {
    const { folder, from } = this.options;
    const { message } = await this.#transport.sendMail(messageOf(letter, from));
    if (!Buffer.isBuffer(message)) throw new Error('The letter did not come as bytes.');
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
    // Renamed when whole: whoever watches the folder never opens half a letter.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  async close(): Promise<void> {
    this.#transport.close();
  }
}
