import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { until } from './until.js';

/** Mails and text messages, which a site without SMTP and SMS writes into its data folder. */
export class Inbox {
  constructor(private readonly dataDir: string) {}

  /** Waits for a mail to this address that matches, and returns the match of the newest one. */
  async link(to: string, pattern: RegExp): Promise<string> {
    return until(async () => {
      for (const file of await newest(join(this.dataDir, 'mail'), '.eml')) {
        const email = await PostalMime.parse(await readFile(file));
        const found = email.to?.some(({ address }) => address === to) ? pattern.exec(email.text ?? '')?.[0] : undefined;
        if (found !== undefined) return found;
      }
      return undefined;
    }, `an e-mail to ${to} with ${pattern.source}`);
  }

  /** The code in the newest text. */
  async code(): Promise<string> {
    return until(async () => {
      for (const file of await newest(join(this.dataDir, 'sms'), '')) {
        const code = /\b\d{6}\b/.exec(await readFile(file, 'utf8'))?.[0];
        if (code !== undefined) return code;
      }
      return undefined;
    }, 'a code by SMS');
  }
}

/** Files of a folder, the newest first; their names begin with their time. */
async function newest(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}
