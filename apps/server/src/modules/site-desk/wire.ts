import type { DeskBanner, DeskDomain, DeskMarqueeLine, DeskSeoTemplate } from '@khandai/contracts';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { type BannerFilter, BannerRepository } from './banner-repository.js';
import { DomainRepository } from './domain-repository.js';
import { LanguageDesk } from './language-desk.js';
import { LanguageRepository } from './language-repository.js';
import { loggedBanner, loggedDomain, loggedLine, loggedLinks, loggedTemplate } from './logged-records.js';
import { MarqueeRepository } from './marquee-repository.js';
import { type BuiltInLinks, linksChecker, NavigationDesk } from './navigation-desk.js';
import { NavigationRepository, type StoredLinks } from './navigation-repository.js';
import { RecordDesk } from '../../platform/desk-records/record-desk.js';
import { checkTemplate, SeoTemplateDesk } from './seo-template-desk.js';
import { SeoTemplateRepository } from './seo-template-repository.js';
import { SiteChecks } from './site-checks.js';
import { siteDeskRoutes } from './site-desk-routes.js';
import { claimPicture } from './site-files-query.js';

type SiteDeskDeps = Pick<Platform, 'config' | 'database' | 'deskLog' | 'deskChanges' | 'web'> & {
  readonly builtInLinks: BuiltInLinks;
};

/** Where staff keep banners, links, the marquee, the hosts of the site and its sentences. */
export function wire({ config, database, deskLog, deskChanges, web, builtInLinks }: SiteDeskDeps) {
  const domainRepository = new DomainRepository(database);
  const checks = new SiteChecks({
    imageHosts: config.site.imageHosts,
    isDomain: (tx, domain) => domainRepository.isKnown(tx, domain),
    claimPicture,
  });
  const shared = { database, deskLog, deskChanges };
  const banners = new RecordDesk<DeskBanner, BannerFilter>({
    ...{ ...shared, resource: 'banner', store: new BannerRepository(database), check: checks.banner },
    ...{ read: loggedBanner, titleOf: ({ title }) => title },
  });
  const lines = new RecordDesk<DeskMarqueeLine, object>({
    ...{ ...shared, resource: 'marquee', store: new MarqueeRepository(database), check: checks.line },
    ...{ read: loggedLine, titleOf: ({ label }) => label },
  });
  const domains = new RecordDesk<DeskDomain, object>({
    ...{ ...shared, resource: 'domain', store: domainRepository, check: checks.domain },
    ...{ read: loggedDomain, titleOf: ({ id }) => id },
  });
  const links = new RecordDesk<StoredLinks, object>({
    ...{
      ...shared,
      resource: 'navigation',
      store: new NavigationRepository(database),
      check: linksChecker(builtInLinks),
    },
    ...{ read: loggedLinks, titleOf: ({ id }) => id },
  });
  const templates = new RecordDesk<DeskSeoTemplate, object>({
    ...{ ...shared, resource: 'seo-template', store: new SeoTemplateRepository(database), check: checkTemplate },
    ...{ read: loggedTemplate, titleOf: ({ id }) => id },
  });
  const builtIn = web?.sentences ?? { vi: {}, en: {} };
  const language = new LanguageDesk({ ...shared, repository: new LanguageRepository(database), builtIn });
  return {
    handlers: siteDeskRoutes({
      banners,
      lines,
      domains,
      navigation: new NavigationDesk(links, builtInLinks),
      templates: new SeoTemplateDesk(templates),
      language,
    }),
    undoers: {
      banner: banners.undoer,
      marquee: lines.undoer,
      domain: domains.undoer,
      navigation: links.undoer,
      'seo-template': templates.undoer,
      language: language.undoer,
    },
  } satisfies Module;
}
