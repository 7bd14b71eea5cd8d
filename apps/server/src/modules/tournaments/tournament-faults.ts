import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

export class TournamentNotFound extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'tournamentNotFound');
  }
}

export class TeamNotFound extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'teamNotFound');
  }
}
