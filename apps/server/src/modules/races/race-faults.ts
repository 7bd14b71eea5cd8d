import { Code, type RaceLimits } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

export const raceNotFound = () => new DomainError(Code.notFound, 404, 'raceNotFound');
export const raceNoMarble = (marble: number) => new DomainError(Code.notFound, 404, 'raceNoMarble', { marble });
export const raceNotOpen = () => new DomainError(Code.raceNotOpen, 409, 'raceNotOpen');
export const raceLocked = () => new DomainError(Code.raceLocked, 409, 'raceLocked');
export const raceStake = ({ min, max }: RaceLimits) => new DomainError(Code.raceStake, 409, 'raceStake', { min, max });
export const raceLimit = (max: number, left: number) =>
  new DomainError(Code.raceLimit, 409, 'raceLimit', { max, left });
export const raceOtherMarble = (name: string) =>
  new DomainError(Code.raceOtherMarble, 409, 'raceOtherMarble', { name });
export const raceUuidUsed = () => new DomainError(Code.conflict, 409, 'pickUuidUsed');
