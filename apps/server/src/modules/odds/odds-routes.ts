import type { Handlers } from '../../platform/http/handlers.js';
import type { OddsService } from './odds-service.js';

export type OddsCall = 'GET /al/api/odds/board' | 'GET /al/api/odds/fixture' | 'GET /al/api/odds/history';

export const oddsRoutes = (odds: OddsService): Handlers<OddsCall> => ({
  'GET /al/api/odds/board': ({ query }) => odds.board(query.companyId),
  'GET /al/api/odds/fixture': ({ query }) => odds.fixture(query.fixtureId),
  'GET /al/api/odds/history': ({ query }) => odds.history(query),
});
