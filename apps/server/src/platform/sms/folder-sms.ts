import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sms } from './sms.js';

/** For development: each text is a file that only its owner may read. */
export class FolderSms implements Sms {
  readonly about: string;

  constructor(private readonly folder: string) {
    this.about = `Tin nhắn SMS: chưa nối nhà mạng, tin được ghi thành tệp .txt trong ${folder}.`;
  }

  async send(to: string, text: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const file = join(this.folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.txt`);
    await writeFile(`${file}.part`, `${to}\n${text}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}
