import { Code } from '@khandai/contracts';
import { DomainError, RetryLater } from '../../platform/domain-error.js';
import type { MessageKey } from '../../platform/messages.js';

const MINUTE_MS = 60_000;

export const tipNotFound = () => new DomainError(Code.notFound, 404, 'tipNotFound');
export const tipsterNotFound = () => new DomainError(Code.notFound, 404, 'tipsterNotFound');
export const tipLocked = () => new DomainError(Code.tipLocked, 409, 'tipLocked');
/** The match is not played, or its kick-off is not known. */
export const tipMatchOff = () => new DomainError(Code.tipLocked, 409, 'tipMatchOff');
export const tipNotOffered = () => new DomainError(Code.tipNotOffered, 409, 'tipNotOffered');
export const tipWrongSide = () => new DomainError(Code.tipNotOffered, 409, 'tipWrongSide');
export const tipTwice = () => new DomainError(Code.tipTwice, 409, 'tipTwice');
export const tipOwn = () => new DomainError(Code.tipOwn, 409, 'tipOwn');
export const tipVoid = () => new DomainError(Code.tipVoid, 409, 'tipVoid');
/** Only texts of void tips are hidden. */
export const tipNotVoid = () => new DomainError(Code.tipNotVoid, 409, 'tipNotVoid');
export const tipTextTooLong = (key: Extract<MessageKey, 'tipTitleTooLong' | 'tipAnalysisTooLong'>) => (max: number) =>
  new DomainError(Code.badRequest, 400, key, { max });

/** The company offers another price, or another line, by now. */
export const tipPriceChanged = (offer: { readonly company: string; readonly price: string }) =>
  new DomainError(Code.tipPriceChanged, 409, 'tipPriceChanged', offer);
export const tipLineChanged = (offer: { readonly company: string; readonly price: string; readonly line: string }) =>
  new DomainError(Code.tipPriceChanged, 409, 'tipLineChanged', offer);

/** `retryAfter` is in milliseconds. */
export class TipTooFast extends RetryLater {
  constructor(retryAfter: number) {
    super(Code.tipTooFast, 429, 'tipTooFast', retryAfter, { minutes: Math.ceil(retryAfter / MINUTE_MS) });
  }
}

export class TipVoteTooFast extends RetryLater {
  constructor(retryAfter: number) {
    super(Code.tipTooFast, 429, 'tipVoteTooFast', retryAfter);
  }
}
