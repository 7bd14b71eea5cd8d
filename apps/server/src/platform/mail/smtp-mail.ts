import { createTransport, type Transporter } from 'nodemailer';
import type { Email, Mail } from './mail.js';
import { messageOf } from './message.js';

const CONNECT_MS = 10_000;
/** Timeout for a silent server, which is treated like one that is down. */
const SILENT_MS = 30_000;

export interface SmtpMailOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: string;
}

/** Sends e-mails over SMTP. Uses STARTTLS where the server offers it. */
export class SmtpMail implements Mail {
  readonly kind = 'smtp';
  readonly about: string;
  readonly #transport: Transporter;

  constructor(private readonly options: SmtpMailOptions) {
    const { hostname, port } = new URL(options.url);
    this.about = `Thư điện tử: gửi qua ${hostname}${port === '' ? '' : `:${port}`}, từ ${options.from}.`;
    this.#transport = createTransport({
      url: options.url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(email: Email): Promise<void> {
    await this.#transport.sendMail(messageOf(email, this.options.from));
  }

  async close(): Promise<void> {
    this.#transport.close();
  }
}
