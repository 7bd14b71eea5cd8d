import type { EventInfo } from '@khandai/contracts';
import type { MetaDescriptor } from 'react-router';
import { EVENTS, eventPath } from '../../domains/events';
import { events } from '../../i18n/vi/lazy/events';
import { pageMeta, type SiteMeta, siteName } from '../../shell/seo/page-meta';
import type { EventData, EventsData } from './load-events';

const SITE = ' · Khán Đài';
const CRUMBS = [{ name: events.title, path: EVENTS }];

export const eventsMeta = (data: EventsData | EventData, site: SiteMeta): MetaDescriptor[] =>
  data.kind === 'event' ? eventMeta(data.event, site) : listMeta(data, site);

const listMeta = ({ section, page }: EventsData, site: SiteMeta): MetaDescriptor[] =>
  pageMeta({
    title: (section === 'upcoming' ? events.pageTitle : `${events.title}: ${events[section]}`) + SITE,
    description: events.description,
    path: EVENTS,
    site,
    crumbs: CRUMBS,
    // A list that says nothing, and one of simulated events alone, is not for search engines.
    noindex: section !== 'upcoming' || !page?.ok || page.value.list.every(({ simulated }) => simulated),
  });

function eventMeta(event: EventInfo, site: SiteMeta): MetaDescriptor[] {
  const { slug, title, summary, cover, simulated } = event;
  const path = eventPath(slug);
  return pageMeta({
    ...{ title: title + SITE, description: summary || events.description, path, site },
    ...(cover && { image: { path: cover.url, width: cover.width, height: cover.height } }),
    crumbs: [...CRUMBS, { name: title, path }],
    data: [eventObject(event, site)],
    // Search engines do not take simulated events for real ones.
    noindex: simulated,
  });
}

/** schema.org object of an event. */
function eventObject(event: EventInfo, site: SiteMeta): object {
  const { slug, title, summary, startsAt, endsAt, place, cover, state, places, taken } = event;
  const origin = site.origin ?? '';
  const url = origin + eventPath(slug);
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: title,
    url,
    ...(summary !== '' && { description: summary }),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${place === '' ? 'Online' : 'Mixed'}EventAttendanceMode`,
    location:
      place === ''
        ? { '@type': 'VirtualLocation', url }
        : [
            { '@type': 'Place', name: place, address: place },
            { '@type': 'VirtualLocation', url },
          ],
    ...(cover && { image: [new URL(cover.url, `${origin}/`).href] }),
    ...(places !== null && { maximumAttendeeCapacity: places, remainingAttendeeCapacity: Math.max(0, places - taken) }),
    organizer: { '@type': 'Organization', name: siteName(site), url: `${origin}/` },
    isAccessibleForFree: true,
    inLanguage: 'vi',
  };
}
