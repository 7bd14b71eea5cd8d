import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import type { EventItem } from '@khandai/contracts';
import { SectionHead } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { EVENTS } from './event-path';
import { EventRow } from './EventRow';
import { EventStore } from './EventStore';
import { useEventWords } from './use-event-words';

const SHOWN = 3;

export interface RoomEventsProps {
  readonly fixtureId: string;
  /** Id of its heading, unique on the page. */
  readonly id: string;
}

/** Events about a match that are not over; nothing while there are none. */
export const RoomEvents = observer(function RoomEvents({ fixtureId, id }: RoomEventsProps) {
  const { t } = useEventWords();
  const { api, log, viewer } = useServices();
  const { version } = viewer;
  const [list, show] = useState<readonly EventStore[]>([]);
  const stores = useRef(new Map<number, EventStore>());
  // Another reader has other places.
  useEffect(() => {
    const visit = new AbortController();
    const known = stores.current;
    const asked = new Map([...known.values()].map((event) => [event, event.answers]));
    // An event that is shown stays the same store: the place that a guest books with their login is not lost.
    const storeOf = (item: EventItem) => {
      const event = known.get(item.eventId) ?? new EventStore(item, { api });
      event.refresh(item, asked.get(event) ?? event.answers);
      known.set(item.eventId, event);
      return event;
    };
    const load = async () => {
      try {
        const query = { fixtureId, pageSize: SHOWN };
        const found = await api.call('GET /au/api/user/event/list', { query }, visit.signal);
        if (!visit.signal.aborted) show(found.list.map(storeOf));
      } catch (error) {
        // The room is whole without them.
        if (!isAborted(error)) log.warn('events of a match', error);
      }
    };
    void load();
    return () => {
      visit.abort();
    };
  }, [api, fixtureId, log, version]);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('aboutMatch')} more={{ href: EVENTS, label: t('all') }} />
      <ul css={rows}>
        {list.map((event) => (
          <li key={event.item.eventId}>
            <EventRow event={event} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
});

const rows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  margin-top: var(--sp-1);
`;
