import { Code, type StakeLimits } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import type { OfferNow } from '../fixtures/bets/offer-now.js';

export const pickLocked = () => new DomainError(Code.pickLocked, 409, 'pickLocked');
/** The match is not played, or its kick-off is not known. */
export const pickMatchOff = () => new DomainError(Code.pickLocked, 409, 'pickMatchOff');
export const pickNotOffered = () => new DomainError(Code.pickNotOffered, 409, 'pickNotOffered');
export const pickPricesOld = () => new DomainError(Code.pickPricesOld, 409, 'pickPricesOld');
export const pickWrongSide = () => new DomainError(Code.pickNotOffered, 409, 'pickWrongSide');
export const pickUuidUsed = () => new DomainError(Code.conflict, 409, 'pickUuidUsed');
export const pickStake = ({ min, max }: StakeLimits) => new DomainError(Code.pickStake, 409, 'pickStake', { min, max });
export const pickMatchLimit = (max: number, left: number) =>
  new DomainError(Code.pickLimit, 409, 'pickMatchLimit', { max, left });
export const pickDayLimit = (max: number, left: number) =>
  new DomainError(Code.pickLimit, 409, 'pickDayLimit', { max, left });

/** The company offers another price, or another line, by now. */
export const pickMoved = ({ moved, words: { line, price } }: OfferNow) =>
  moved === 'line'
    ? new DomainError(Code.pickPriceChanged, 409, 'pickLineChanged', { line, price })
    : new DomainError(Code.pickPriceChanged, 409, 'pickPriceChanged', { price });
