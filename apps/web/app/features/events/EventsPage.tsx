import { css } from '@emotion/react';
import { Button, EmptyState, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoginPanel } from '../../domains/account';
import { EngageFrame, FilterNav } from '../../domains/engage';
import { EventRow, useEventWords } from '../../domains/events';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { EventListStore } from './EventListStore';
import { type EventSection, eventSections, sectionHref } from './event-sections';
import type { EventsData } from './load-events';
import { MyCalendar } from './MyCalendar';

/** Events: those ahead, the reader's own, and those that are over. */
export const EventsPage = observer(function EventsPage({ data }: { readonly data: EventsData }) {
  const { t } = useEventWords();
  const { viewer } = useServices();
  const { section, page } = data;
  const isMine = section === 'mine';
  return (
    <EngageFrame>
      <h1 css={title}>{t('title')}</h1>
      <FilterNav
        label={t('sections')}
        items={eventSections.map((one) => ({ href: sectionHref(one), label: t(one), current: one === section }))}
      />
      {isMine && !viewer.isMember
        ? viewer.isKnown && (
            <LoginPanel
              icon={icons.ticket}
              title={t('guestMine')}
              text={t('guestMineText')}
              reason={t('guestMineText')}
            />
          )
        : null}
      {(!isMine || viewer.isMember) && (
        <Events
          key={viewer.version}
          section={section}
          {...(page?.ok && { served: page.value })}
          isFailed={page?.ok === false}
        />
      )}
      {isMine && viewer.isMember && <MyCalendar key={`calendar ${viewer.version}`} />}
    </EngageFrame>
  );
});

interface EventsProps {
  readonly section: EventSection;
  readonly served?: ConstructorParameters<typeof EventListStore>[1];
  readonly isFailed: boolean;
}

const empty = {
  upcoming: ['emptyUpcoming', 'emptyUpcomingText'],
  mine: ['emptyMine', 'emptyMineText'],
  past: ['emptyPast', 'emptyPastText'],
} as const;

const Events = observer(function Events({ section, served, isFailed }: EventsProps) {
  const { t } = useEventWords();
  const { api, log, viewer } = useServices();
  const [store] = useState(
    () =>
      new EventListStore(section, served, {
        api,
        report: (error) => {
          log.warn('events', error);
        },
      }),
  );
  const { isMember } = viewer;
  const [tries, retry] = useState(0);
  useEffect(() => {
    // The served list is the one of a visitor.
    if (!isMember && !isFailed && tries === 0) return;
    const visit = new AbortController();
    void store.refresh(visit.signal);
    return () => {
      visit.abort();
    };
  }, [store, isMember, isFailed, tries]);
  const { events, load } = store;
  const [titleKey, textKey] = empty[section];
  if (events.length === 0 && load.state === 'failed')
    return (
      <RetryPanel
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => {
          retry((before) => before + 1);
        }}
      />
    );
  if (events.length === 0 && load.state === 'loading') return <p role="status">{t('loading')}</p>;
  if (events.length === 0) return <EmptyState icon={icons.ticket} framed title={t(titleKey)} text={t(textKey)} />;
  return (
    <>
      <ul css={list}>
        {events.map((event) => (
          <li key={event.item.eventId}>
            <EventRow event={event} />
          </li>
        ))}
      </ul>
      <p role="status" css={note}>
        {load.state === 'failed' ? t('failed') : ''}
      </p>
      {store.hasMore && (
        <Button
          block
          aria-busy={load.state === 'loading'}
          onClick={() => void store.more(new AbortController().signal)}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
});

const title = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

const note = css`
  font-size: var(--fs-13);
  color: var(--c-neg);
  &:empty {
    position: absolute;
  }
`;

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;
