import { createHash, timingSafeEqual } from 'node:crypto';
import { Code } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';

class ApiKeyRejected extends DomainError {
  constructor() {
    super(Code.unauthorized, 401, 'apiKeyRejected');
  }
}

/** The key with which other sites call. When the operator configured none, every key is rejected. */
export class ApiKey {
  readonly #digest: Buffer | undefined;

  constructor(key: string | undefined) {
    this.#digest = key === undefined ? undefined : digestOf(key);
  }

  /**
   * Throws unless `offered`, the `key` header, matches. Compares in constant time, so response times reveal nothing.
   */
  check(offered: string | string[] | undefined): void {
    const right =
      typeof offered === 'string' && this.#digest !== undefined && timingSafeEqual(digestOf(offered), this.#digest);
    if (!right) throw new ApiKeyRejected();
  }
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
