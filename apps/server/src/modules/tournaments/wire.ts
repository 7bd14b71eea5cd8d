import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { calendarRoutes } from './calendar-routes.js';
import { MatchCalendar } from './match-calendar.js';
import { PlayerRepository } from './player-repository.js';
import { TeamService } from './team-service.js';
import { TournamentRepository } from './tournament-repository.js';
import { tournamentRoutes } from './tournament-routes.js';
import { TournamentService } from './tournament-service.js';

type TournamentsDeps = Pick<Platform, 'config' | 'database' | 'clock' | 'log'> & { readonly counts: OnlineCounts };

/** Competitions and teams: tables, brackets, rounds, results and squads, made from the stored matches. */
export function wire({ config, database, clock, log, counts }: TournamentsDeps) {
  const tournaments = new TournamentRepository(database);
  const players = new PlayerRepository(database);
  const fixtures = new FixtureRepository(database);
  const service = new TournamentService({ tournaments, players, fixtures, counts, clock, log });
  const teams = new TeamService({ tournaments, players, service, clock });
  const calendar = new MatchCalendar({ tournaments, clock });
  return {
    handlers: tournamentRoutes(service, teams),
    routes: (http: FastifyInstance, limits: Limits) => {
      calendarRoutes(http, { calendar, limits, siteOrigin: config.siteOrigin });
    },
    ports: { teams, tournaments: service },
  } satisfies Module;
}
