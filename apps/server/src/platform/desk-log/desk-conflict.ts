import { Code } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';

/** Another editor changed the record meanwhile. */
export const deskConflict = () => new DomainError(Code.conflict, 409, 'deskConflict');
