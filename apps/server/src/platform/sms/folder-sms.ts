import { DatedFiles } from '../storage/dated-files.js';
import type { Sms } from './sms.js';

/** For development: writes each SMS to a file that only its owner may read. */
export class FolderSms implements Sms {
  readonly kind = 'folder';
  readonly about: string;
  readonly #files: DatedFiles;

  constructor(folder: string) {
    this.#files = new DatedFiles(folder);
    this.about = `Tin nhắn SMS: chưa nối nhà mạng, tin được ghi thành tệp .txt trong ${folder}.`;
  }

  send(to: string, text: string): Promise<void> {
    return this.#files.write(`${to}\n${text}\n`, '.txt');
  }
}
