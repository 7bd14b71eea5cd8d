import { Code } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';

/** The files being uploaded need more memory than the limit allows. */
export class UploadsBusy extends DomainError {
  /** Whole seconds until a retry can succeed. */
  readonly retryAfter = 5;

  constructor() {
    super(Code.unavailable, 503, 'uploadsBusy');
  }
}

export interface UploadLimits {
  /** Max bytes of all files being uploaded or processed. */
  readonly maxBytes: number;
  /** Max bytes per sender: a slow sender must not hold all of the memory. */
  readonly maxBytesPerSender: number;
}

/** Memory budget for uploaded files. A reservation is made before the first byte is read, for the announced size. */
export class UploadBudget {
  #taken = 0;
  readonly #bySender = new Map<string, number>();

  constructor(private readonly limits: UploadLimits) {}

  /**
   * Returns a function that releases the reservation and may be called twice. Throws UploadsBusy when the budget is
   * used up.
   */
  take(sender: string, bytes: number): () => void {
    const own = this.#bySender.get(sender) ?? 0;
    const { maxBytes, maxBytesPerSender } = this.limits;
    if (this.#taken + bytes > maxBytes || own + bytes > maxBytesPerSender) throw new UploadsBusy();
    this.#count(sender, bytes);
    let back = false;
    return () => {
      if (!back) this.#count(sender, -bytes);
      back = true;
    };
  }

  #count(sender: string, bytes: number): void {
    this.#taken += bytes;
    const own = (this.#bySender.get(sender) ?? 0) + bytes;
    if (own > 0) this.#bySender.set(sender, own);
    else this.#bySender.delete(sender);
  }
}
