import type { Handlers } from '../../platform/http/handlers.js';
import type { SiteService } from './site-service.js';

type SiteCall =
  | 'GET /other/api/banner/list'
  | 'GET /other/api/resource/domain/list'
  | 'GET /other/api/resource/domain/seo'
  | 'GET /al/api/live/language/list';

export const siteRoutes = (site: SiteService): Handlers<SiteCall> => ({
  'GET /other/api/banner/list': ({ query }) => site.banners(query.position, query.domain),
  'GET /other/api/resource/domain/list': async () => {
    const list = await site.domains();
    return { total: list.length, list };
  },
  'GET /other/api/resource/domain/seo': ({ query }) => site.seo(query.domain),
  'GET /al/api/live/language/list': ({ query }) => site.translations(query.locale),
});
