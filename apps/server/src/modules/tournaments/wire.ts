import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { TeamService } from './team-service.js';
import { TournamentRepository } from './tournament-repository.js';
import { tournamentRoutes } from './tournament-routes.js';
import { TournamentService } from './tournament-service.js';

type TournamentsDeps = Pick<Platform, 'database' | 'clock'> & { readonly counts: OnlineCounts };

/** Competitions and teams: tables, brackets, rounds, results and squads, made from the stored matches. */
export function wire({ database, clock, counts }: TournamentsDeps) {
  const tournaments = new TournamentRepository(database);
  const service = new TournamentService({ tournaments, fixtures: new FixtureRepository(database), counts, clock });
  const teams = new TeamService({ tournaments, service, clock });
  return { handlers: tournamentRoutes(service, teams) } satisfies Module;
}
