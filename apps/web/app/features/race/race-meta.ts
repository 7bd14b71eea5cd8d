import type { MetaDescriptor } from 'react-router';
import { race } from '../../i18n/vi/lazy/race';
import { pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { RACES } from './race-path';

/** Meta tags for search and sharing. */
export const raceMeta = (site: SiteMeta): MetaDescriptor[] =>
  pageMeta({
    title: race.title,
    description: race.description,
    path: RACES,
    site,
    crumbs: [{ name: race.crumb, path: RACES }],
  });
