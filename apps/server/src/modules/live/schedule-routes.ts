import { VIETNAM } from '@khandai/calendar';
import type { Handlers } from '../../platform/http/handlers.js';
import type { ScheduleService } from './schedule-service.js';

const SCHEDULED = 200;
const START = { whole: 30, first: 20 };

export type ScheduleCall =
  | 'GET /al/api/schedule/liveSchedule'
  | 'GET /al/api/schedule/firstScreens'
  | 'GET /al/api/schedule/calendar'
  | 'GET /al/api/schedule/leagues'
  | 'GET /al/api/live/show-online'
  | 'GET /al/api/live/stream/operator-online'
  | 'POST /al/api/live/menu';

export const scheduleRoutes = (schedule: ScheduleService): Handlers<ScheduleCall> => ({
  'GET /al/api/schedule/liveSchedule': ({ query }) =>
    schedule.day({
      ...query,
      timezone: query.timezone ?? VIETNAM,
      pageNum: query.pageNum ?? 1,
      pageSize: query.pageSize ?? SCHEDULED,
    }),
  'GET /al/api/schedule/firstScreens': ({ query }) =>
    schedule.start({
      ...query,
      timezone: query.timezone ?? VIETNAM,
      whole: query.whole ?? START.whole,
      first: query.first ?? START.first,
    }),
  'GET /al/api/schedule/calendar': ({ query }) => schedule.month({ ...query, timezone: query.timezone ?? VIETNAM }),
  'GET /al/api/schedule/leagues': ({ query: { sportType, date, timezone = VIETNAM } }) =>
    schedule.leagues({ sportType, day: date === undefined ? undefined : { date, timezone } }),
  'GET /al/api/live/show-online': () => schedule.onlineRooms(),
  'GET /al/api/live/stream/operator-online': () => schedule.onAir(),
  'POST /al/api/live/menu': ({ body }) => schedule.menu(body.location ?? 'sports'),
});
