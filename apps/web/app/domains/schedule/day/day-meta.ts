import type { MetaDescriptor } from 'react-router';
import { vi } from '../../../i18n/vi';
import { schedule } from '../../../i18n/vi/lazy/schedule';
import { pageMeta, type SiteMeta } from '../../../shell/seo/page-meta';
import { sportsEvent } from '../../match';
import { type DayData, dayKinds } from './load-day';
import { scopePath } from './scope';
import { scopeTitle } from './scope-words';

/** Max number of matches in the structured data; the page itself lists all. */
const EVENTS = 10;

/** Meta tags of a day page; only the site's title if it could not be loaded. */
export function dayMeta(data: DayData | undefined, site: SiteMeta): MetaDescriptor[] {
  if (!data) return [{ title: vi.shell.tagline }];
  const { base } = dayKinds[data.kind];
  const words = schedule.page[data.kind];
  const scope = scopeTitle(data.scope);
  const fill = (sentence: string) => sentence.replace('{{scope}}', scope ? `${scope} ` : '');
  const path = scopePath(base, data.scope);
  const { origin } = site;
  const fixtures = data.served.list;
  return pageMeta({
    title: fill(words.title),
    description: fill(words.description),
    path,
    site,
    crumbs: [{ name: words.heading, path: base }, ...(path === base ? [] : [{ name: scope, path }])],
    data: origin ? fixtures.slice(0, EVENTS).map((fixture) => sportsEvent(fixture, origin)) : [],
  });
}
