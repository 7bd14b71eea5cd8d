import type { Calls, DeskBanner, DeskDomain, DeskMarqueeLine } from '@khandai/contracts';
import { requireIdentity } from '../../platform/http/access.js';
import type { Caller } from '../../platform/http/caller.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { BannerFilter } from './banner-repository.js';
import type { LanguageDesk } from './language-desk.js';
import type { NavigationDesk } from './navigation-desk.js';
import type { SeoTemplateDesk } from './seo-template-desk.js';
import type { RecordDesk } from '../../platform/desk-records/record-desk.js';

type Of<Resource extends string> = Extract<
  keyof Calls,
  `${'GET' | 'POST' | 'DELETE'} /other/api/desk/${Resource}${'' | `/${string}`}`
>;

export interface SiteDesks {
  readonly banners: RecordDesk<DeskBanner, BannerFilter>;
  readonly lines: RecordDesk<DeskMarqueeLine, object>;
  readonly domains: RecordDesk<DeskDomain, object>;
  readonly navigation: NavigationDesk;
  readonly templates: SeoTemplateDesk;
  readonly language: LanguageDesk;
}

const actorOf = (caller: Caller): number => requireIdentity(caller).userId;

const always = { sort: 0, startsAt: null, endsAt: null, active: true } as const;
const noTexts = { bannerType: 20, seoTitle: null, seoDescription: null, seoImage: null, isDefault: false } as const;

export const siteDeskRoutes = (desks: SiteDesks) => ({
  ...bannerRoutes(desks),
  ...marqueeRoutes(desks),
  ...domainRoutes(desks),
  ...navigationRoutes(desks),
  ...templateRoutes(desks),
  ...languageRoutes(desks),
});

const bannerRoutes = ({ banners }: SiteDesks): Handlers<Of<'banner'>> => ({
  'GET /other/api/desk/banner': ({ query }) => banners.page(query),
  'GET /other/api/desk/banner/{id}': ({ params }) => banners.one(params.id),
  'POST /other/api/desk/banner': ({ body }, caller) =>
    banners.create(actorOf(caller), { ...always, domain: null, ...body }),
  'POST /other/api/desk/banner/{id}': ({ params, body: { version, ...changes } }, caller) =>
    banners.update(actorOf(caller), params.id, version, changes),
  'DELETE /other/api/desk/banner/{id}': ({ params }, caller) => banners.remove(actorOf(caller), params.id),
});

const marqueeRoutes = ({ lines }: SiteDesks): Handlers<Of<'marquee'>> => ({
  'GET /other/api/desk/marquee': ({ query }) => lines.page(query),
  'GET /other/api/desk/marquee/{id}': ({ params }) => lines.one(params.id),
  'POST /other/api/desk/marquee': ({ body }, caller) => lines.create(actorOf(caller), { ...always, ...body }),
  'POST /other/api/desk/marquee/{id}': ({ params, body: { version, ...changes } }, caller) =>
    lines.update(actorOf(caller), params.id, version, changes),
  'DELETE /other/api/desk/marquee/{id}': ({ params }, caller) => lines.remove(actorOf(caller), params.id),
});

const domainRoutes = ({ domains }: SiteDesks): Handlers<Of<'domain'>> => ({
  'GET /other/api/desk/domain': ({ query }) => domains.page(query),
  'GET /other/api/desk/domain/{id}': ({ params }) => domains.one(params.id),
  'POST /other/api/desk/domain': ({ body: { id, ...draft } }, caller) =>
    domains.create(actorOf(caller), { ...noTexts, ...draft }, id),
  'POST /other/api/desk/domain/{id}': ({ params, body: { version, ...changes } }, caller) =>
    domains.update(actorOf(caller), params.id, version, changes),
  'DELETE /other/api/desk/domain/{id}': ({ params }, caller) => domains.remove(actorOf(caller), params.id),
});

const navigationRoutes = ({ navigation }: SiteDesks): Handlers<Of<'navigation'>> => ({
  'GET /other/api/desk/navigation': () => navigation.page(),
  'GET /other/api/desk/navigation/{id}': ({ params }) => navigation.one(params.id),
  'POST /other/api/desk/navigation/{id}': ({ params, body }, caller) =>
    navigation.update(actorOf(caller), params.id, body),
  'DELETE /other/api/desk/navigation/{id}': ({ params }, caller) => navigation.reset(actorOf(caller), params.id),
});

const templateRoutes = ({ templates }: SiteDesks): Handlers<Of<'seo-template'>> => ({
  'GET /other/api/desk/seo-template': () => templates.page(),
  'GET /other/api/desk/seo-template/{id}': ({ params }) => templates.one(params.id),
  'POST /other/api/desk/seo-template/{id}': ({ params, body }, caller) =>
    templates.update(actorOf(caller), params.id, body),
});

const languageRoutes = ({ language }: SiteDesks): Handlers<Of<'language'>> => ({
  'GET /other/api/desk/language': ({ query }) => language.page(query),
  'GET /other/api/desk/language/{id}': ({ params }) => language.one(params.id),
  'POST /other/api/desk/language/{id}': ({ params, body }, caller) =>
    language.update(actorOf(caller), params.id, body.own, body.version),
  'GET /other/api/desk/language/csv': async () => ({ csv: await language.csv() }),
  'POST /other/api/desk/language/import': ({ query, file }, caller) =>
    language.import(actorOf(caller), file, query.trial),
});
