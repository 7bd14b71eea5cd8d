import type { Handlers } from '../../platform/http/handlers.js';
import type { TeamService } from './team-service.js';
import type { TournamentService } from './tournament-service.js';

export type TournamentCall =
  | 'GET /al/api/tournament/list'
  | 'GET /al/api/tournament/detail'
  | 'GET /al/api/tournament/standings'
  | 'GET /al/api/tournament/bracket'
  | 'GET /al/api/tournament/round'
  | 'GET /al/api/tournament/matches'
  | 'GET /al/api/tournament/scorers'
  | 'GET /al/api/team/list'
  | 'GET /al/api/team/detail'
  | 'GET /al/api/team/matches'
  | 'GET /al/api/team/squad'
  | 'GET /al/api/team/headToHead';

export const tournamentRoutes = (tournaments: TournamentService, teams: TeamService): Handlers<TournamentCall> => ({
  'GET /al/api/tournament/list': () => tournaments.list(),
  'GET /al/api/tournament/detail': ({ query }) => tournaments.detail(query),
  'GET /al/api/tournament/standings': ({ query }) => tournaments.standings(query, query.view ?? 'all'),
  'GET /al/api/tournament/bracket': ({ query }) => tournaments.bracket(query),
  'GET /al/api/tournament/round': ({ query }) => tournaments.round(query, query.round),
  'GET /al/api/tournament/matches': ({ query }) => tournaments.matches(query, query),
  'GET /al/api/tournament/scorers': ({ query }) => tournaments.scorers(query),
  'GET /al/api/team/list': ({ query }) => tournaments.teams(query.id),
  'GET /al/api/team/detail': ({ query }) => teams.detail(query.id),
  'GET /al/api/team/matches': ({ query }) => teams.matches(query.id, query),
  'GET /al/api/team/squad': ({ query }) => teams.squad(query.id),
  'GET /al/api/team/headToHead': ({ query }) => teams.headToHead(query.fixtureId),
});
