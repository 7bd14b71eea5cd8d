import { FUTURE_MATCH_STATUS } from '@khandai/contracts';
import type { Handlers } from '../../platform/http/handlers.js';
import type { LiveService } from './live-service.js';

const FEATURED = 40;

export type LiveCall =
  | 'GET /al/api/live/live-total'
  | 'GET /al/api/schedule/featureMatch'
  | 'GET /other/api/schedule/total-live-schedule'
  | 'GET /al/api/schedule/freshness'
  | 'GET /al/api/schedule/liveRoom'
  | 'GET /al/api/schedule/otherSchedule'
  | 'GET /al/api/schedule/anchor'
  | 'GET /al/api/schedule/anchorSchedule';

export const liveRoutes = (live: LiveService): Handlers<LiveCall> => ({
  'GET /al/api/live/live-total': ({ query }) => live.totals(query.mode ?? 0),
  'GET /al/api/schedule/featureMatch': ({ query }) =>
    live.featured(query.status ?? FUTURE_MATCH_STATUS, query.pageSize ?? FEATURED),
  'GET /other/api/schedule/total-live-schedule': async ({ query }) => ({ total: await live.liveCount(query.id) }),
  'GET /al/api/schedule/freshness': () => live.freshness(),
  'GET /al/api/schedule/liveRoom': ({ query }) => live.room(query.id),
  'GET /al/api/schedule/otherSchedule': ({ query }) => live.others(query.fixtureId, query.userId),
  'GET /al/api/schedule/anchor': () => live.anchors(),
  'GET /al/api/schedule/anchorSchedule': ({ query }) => live.anchorSchedule(query.fixtureId, query.userId),
});
