import type { EventInfo, EventItem } from '@khandai/contracts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { eventPath } from '../../domains/events';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { type EventSection, sectionOf } from './event-sections';

const MOVED = 301;

export interface EventsData {
  readonly kind: 'list';
  readonly section: EventSection;
  /** Undefined for the reader's own events, which the server does not know. */
  readonly page: Loaded<{ readonly total: number; readonly list: readonly EventItem[] }> | undefined;
}

export interface EventData {
  readonly kind: 'event';
  /** As everyone sees it. */
  readonly event: EventInfo;
}

/** `/su-kien` with its sections, and `/su-kien/{slug}`. */
export async function loadEvents({
  request: { signal },
  url,
  context,
  params,
}: LoaderFunctionArgs): Promise<EventsData | EventData> {
  const { api, report } = context.get(pageContext);
  const { slug } = params;
  if (slug !== undefined) {
    const event = await api
      .call('GET /other/api/event/info/{slug}', { params: { slug } }, signal)
      .catch((error: unknown) => {
        throw isMissing(error) ? notFound(url.pathname) : error;
      });
    if (event.slug !== slug) throw redirect(baseOf(url.pathname) + eventPath(event.slug), MOVED);
    return { kind: 'event', event };
  }
  const section = sectionOf(url.searchParams);
  if (section === 'mine') return { kind: 'list', section, page: undefined };
  const query = { when: section };
  return {
    ...{ kind: 'list', section },
    page: await attempt(api.call('GET /au/api/user/event/list', { query }, signal), report),
  };
}
