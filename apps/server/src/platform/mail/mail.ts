export interface Letter {
  /** One address, nothing around it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands letters on. */
export interface Mail {
  readonly kind: 'smtp' | 'folder';
  /** One sentence for the operator: where letters go. */
  readonly about: string;
  /** Resolves when the letter was taken; rejects with what the other side said. */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}
