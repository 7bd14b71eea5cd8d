import { type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { siteMeta } from '../../shell/seo/page-meta';
import { EventPage } from './EventPage';
import { EventsPage } from './EventsPage';
import { eventsMeta } from './events-meta';
import { loadEvents } from './load-events';

export const loader = loadEvents;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? eventsMeta(loaderData, siteMeta(matches)) : [];

export default function EventsRoute() {
  const data = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return data.kind === 'event' ? (
    <EventPage key={pathname} served={data.event} />
  ) : (
    <EventsPage key={data.section} data={data} />
  );
}
