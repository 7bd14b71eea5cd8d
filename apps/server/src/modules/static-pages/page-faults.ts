import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

export const pageNotFound = () => new DomainError(Code.notFound, 404, 'pageNotFound');
export const pageChanged = () => new DomainError(Code.conflict, 409, 'pageChanged');
export const pageEmpty = () => new DomainError(Code.pageRefused, 400, 'pageEmpty');
export const pageTextOnly = () => new DomainError(Code.pageRefused, 400, 'pageTextOnly');
export const pageTooLong = (max: number) => new DomainError(Code.pageRefused, 400, 'pageTooLong', { max });
