import { Code } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';

/** More files are on their way than we have memory for. */
export class UploadsBusy extends DomainError {
  /** Whole seconds until the next try has a chance. */
  readonly retryAfter = 5;

  constructor() {
    super(Code.unavailable, 503, 'uploadsBusy');
  }
}

export interface UploadRoomLimits {
  /** Of all files that are on their way or being worked on. */
  readonly mostBytes: number;
  /** Of those of one sender: who sends slowly must not hold all of it. */
  readonly mostOfOne: number;
}

/** Room for files that are read into memory. It is taken before the first byte is read, by what is announced. */
export class UploadRoom {
  #taken = 0;
  readonly #bySender = new Map<string, number>();

  constructor(private readonly limits: UploadRoomLimits) {}

  /** Answers how the room is given back, which may be asked twice. Throws UploadsBusy when there is none. */
  take(sender: string, bytes: number): () => void {
    const own = this.#bySender.get(sender) ?? 0;
    const { mostBytes, mostOfOne } = this.limits;
    if (this.#taken + bytes > mostBytes || own + bytes > mostOfOne) throw new UploadsBusy();
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
