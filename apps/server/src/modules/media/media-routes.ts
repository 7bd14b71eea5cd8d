import { requireIdentity } from '../../platform/http/access.js';
import type { Clock } from '../../platform/clock.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { HighlightService } from './highlight-service.js';
import type { ProgressRepository } from './progress-repository.js';

type MediaCall =
  | 'GET /other/api/highlight/list'
  | 'GET /other/api/highlight/leagues'
  | 'GET /other/api/highlight/info/{slug}'
  | 'GET /other/api/media/progress'
  | 'POST /other/api/media/progress';

export interface MediaRoutesDeps {
  readonly highlights: HighlightService;
  readonly progress: ProgressRepository;
  readonly clock: Pick<Clock, 'now'>;
}

const LAST_WATCHED = 20;

export const mediaRoutes = ({ highlights, progress, clock }: MediaRoutesDeps): Handlers<MediaCall> => ({
  'GET /other/api/highlight/list': ({ query: { ids, pageSize = 12, ...filter } }) =>
    highlights.list({ ...filter, pageSize, ids: ids?.split(',').map(Number) }),
  'GET /other/api/highlight/leagues': () => highlights.leagues(),
  'GET /other/api/highlight/info/{slug}': ({ params }) => highlights.info(params.slug),
  'GET /other/api/media/progress': async (_input, caller) => ({
    list: await progress.of(requireIdentity(caller).userId, new Date(clock.now()), LAST_WATCHED),
  }),
  'POST /other/api/media/progress': async ({ body: { seen, merge = false } }, caller) => {
    await progress.save(requireIdentity(caller).userId, new Date(clock.now()), seen, merge);
    return {};
  },
});
