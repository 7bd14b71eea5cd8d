import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

export const memberNotFound = () => new DomainError(Code.notFound, 404, 'memberNotFound');
export const roleChanged = () => new DomainError(Code.conflict, 409, 'roleChanged');
export const lockChanged = () => new DomainError(Code.conflict, 409, 'lockChanged');
export const lastStaff = () => new DomainError(Code.lastStaff, 409, 'lastStaff');
export const ownStanding = () => new DomainError(Code.lastStaff, 409, 'ownStanding');
export const simulatedAccount = () => new DomainError(Code.conflict, 409, 'simulatedAccount');
export const noVerifiedEmail = () => new DomainError(Code.noVerifiedEmail, 409, 'noVerifiedEmail');
export const sessionOver = () => new DomainError(Code.notFound, 404, 'sessionNotFound');
