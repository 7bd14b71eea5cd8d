import { Code, FeedbackLimit } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import { RefusedForNow } from '../../platform/http/rate-limit.js';

const HOUR_MS = 60 * 60_000;

export const feedbackEmpty = () => new DomainError(Code.feedbackRefused, 400, 'feedbackEmpty');
export const feedbackTooLong = (max: number) => new DomainError(Code.feedbackRefused, 400, 'feedbackTooLong', { max });
export const tooManyFiles = () =>
  new DomainError(Code.feedbackRefused, 400, 'feedbackTooManyFiles', { max: FeedbackLimit.files });
export const feedbackFileGone = () => new DomainError(Code.feedbackFileGone, 400, 'feedbackFileGone');
export const feedbackUuidUsed = () => new DomainError(Code.conflict, 409, 'feedbackUuidUsed');
export const feedbackNotFound = () => new DomainError(Code.notFound, 404, 'feedbackNotFound');
export const feedbackChanged = () => new DomainError(Code.conflict, 409, 'feedbackChanged');

/** The day's allowance of the sender, or of their address, is used up. */
export class FeedbackTooMany extends RefusedForNow {
  readonly retryAfter: number;

  /** @param waitMs Time until the next feedback is accepted. */
  constructor(waitMs: number) {
    super(Code.feedbackTooMany, 429, 'feedbackTooMany', { hours: Math.ceil(waitMs / HOUR_MS) });
    this.retryAfter = Math.ceil(waitMs / 1_000);
  }
}
