import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { MatchVoteRepository } from './match-vote-repository.js';
import { matchVoteRoutes } from './match-vote-routes.js';
import { MatchVoteService } from './match-vote-service.js';

/** What fans expect of matches. */
export function wire({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const votes = new MatchVoteRepository(database);
  const service = new MatchVoteService({ votes, clock });
  return { handlers: matchVoteRoutes(service), ports: { votes } } satisfies Module;
}
