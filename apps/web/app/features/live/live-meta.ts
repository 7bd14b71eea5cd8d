import type { MetaDescriptor } from 'react-router';
import { vi } from '../../i18n/vi';
import { live } from '../../i18n/vi/lazy/live';
import { pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { sportsEvent } from '../../domains/match';
import type { LiveData } from './load-live';

const EVENTS = 10;
const BASE = '/truc-tiep';

/** Meta tags of the live page, for all sports or for one. */
export function liveMeta(data: LiveData | undefined, site: SiteMeta): MetaDescriptor[] {
  const sport = data?.sport;
  const name = sport && vi.match.sports[sport.key];
  const path = sport ? `${BASE}/${sport.slug}` : BASE;
  const { origin } = site;
  const fixtures = data?.today.list ?? [];
  return pageMeta({
    title: name ? live.titleOf.replace('{{sport}}', name) : live.title,
    description: name ? live.descriptionOf.replace('{{sport}}', name.toLowerCase()) : live.description,
    path,
    site,
    crumbs: [{ name: live.crumb, path: BASE }, ...(name ? [{ name, path }] : [])],
    data: origin ? fixtures.slice(0, EVENTS).map((fixture) => sportsEvent(fixture, origin)) : [],
  });
}
