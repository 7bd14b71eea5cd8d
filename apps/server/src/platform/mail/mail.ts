export interface Email {
  /** One bare address, without a display name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends e-mails. */
export interface Mail {
  readonly kind: 'smtp' | 'folder';
  /** One sentence for the operator: where e-mails go. */
  readonly about: string;
  /** Resolves when the mail server accepts the e-mail; rejects with the server's reply. */
  send(email: Email): Promise<void>;
  close(): Promise<void>;
}
