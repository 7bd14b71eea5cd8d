import { Code } from '@khandai/contracts';
import { DomainError, RetryLater } from '../../platform/domain-error.js';

export const giftNotFound = () => new DomainError(Code.giftNotFound, 404, 'giftNotFound');
export const giftLocked = (level: number) => new DomainError(Code.giftLocked, 403, 'giftLocked', { level });
export const giftPriceChanged = (points: number) =>
  new DomainError(Code.giftPriceChanged, 409, 'giftPriceChanged', { points });
export const giftsAllOff = () => new DomainError(Code.giftsAllOff, 409, 'giftsAllOff');
export const giftToSelf = () => new DomainError(Code.giftToSelf, 409, 'giftToSelf');
export const giftNoteTooLong = (max: number) => new DomainError(Code.messageTooLong, 400, 'giftNoteTooLong', { max });
export const giftUuidUsed = () => new DomainError(Code.conflict, 409, 'giftUuidUsed');

/** `retryAfter` is in milliseconds. */
export class GiftsTooFast extends RetryLater {
  constructor(retryAfter: number) {
    super(Code.messageTooFast, 429, 'messageTooFast', retryAfter);
  }
}
