import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

export class ArticleNotShown extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'articleNotFound');
  }
}
