import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

export const voteClosed = () => new DomainError(Code.notBookable, 409, 'matchVoteClosed');
