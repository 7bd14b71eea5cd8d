import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

/** Readers do not get the title, or not any more. */
export class TitleNotShown extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'mediaNotFound');
  }
}

export class ArticleNotShown extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'articleNotFound');
  }
}
