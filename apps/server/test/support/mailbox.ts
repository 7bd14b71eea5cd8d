import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received extends Email {
  /** Recipients of the SMTP envelope, which decides where a mail server delivers. */
  readonly rcpt: readonly string[];
  readonly raw: string;
}

/** A real SMTP server that stores the e-mails it receives. */
export class Mailbox {
  readonly received: Received[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #server: SMTPServer;
  #seen = 0;

  constructor(options: SMTPServerOptions = {}) {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const rcpt = session.envelope.rcptTo.map(({ address }) => address);
          void this.#keep(Buffer.concat(parts), rcpt).then(() => done(), done);
        });
      },
      ...options,
    });
  }

  async open(): Promise<string> {
    const server = this.#server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Waits for and returns the next unread e-mail. */
  async next(): Promise<Received> {
    while (this.received.length <= this.#seen) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const email = this.received[this.#seen];
    this.#seen += 1;
    if (!email) throw new Error('no e-mail arrived');
    return email;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }

  async #keep(bytes: Buffer, rcpt: readonly string[]): Promise<void> {
    this.received.push({ ...(await PostalMime.parse(bytes)), rcpt, raw: bytes.toString('latin1') });
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
