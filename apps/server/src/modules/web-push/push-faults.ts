import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

export class PushRefused extends DomainError {
  constructor() {
    super(Code.pushRefused, 400, 'pushRefused');
  }
}
