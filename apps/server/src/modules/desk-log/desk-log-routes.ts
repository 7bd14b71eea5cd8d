import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { DeskLogService } from './desk-log-service.js';

type DeskLogCall =
  | 'GET /other/api/desk/log'
  | 'GET /other/api/desk/log/csv'
  | 'GET /other/api/desk/log/{id}'
  | 'POST /other/api/desk/log/{id}/undo';

export const deskLogRoutes = (log: DeskLogService): Handlers<DeskLogCall> => ({
  'GET /other/api/desk/log': ({ query: { pageNum = 1, pageSize = 50, ...filter } }) =>
    log.page(filter, { pageNum, pageSize }),
  'GET /other/api/desk/log/csv': async ({ query }) => ({ csv: await log.csv(query) }),
  'GET /other/api/desk/log/{id}': ({ params }) => log.entry(params.id),
  'POST /other/api/desk/log/{id}/undo': ({ params }, caller) => log.undo(requireIdentity(caller).userId, params.id),
});
