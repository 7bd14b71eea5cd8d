import { css } from '@emotion/react';
import { type EventInfo, MatchState } from '@khandai/contracts';
import { Hidden, Icon, type IconDrawing, icons, KitLink, LiveBadge, Num, Panel, Picture } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { EngageFrame } from '../../domains/engage';
import {
  EVENTS,
  EventActs,
  EventDay,
  eventFilePath,
  EventState,
  EventStore,
  useEventTime,
  useEventWords,
} from '../../domains/events';
import { matchLabel, roomPath, useLive } from '../../domains/match';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { ShareEvent } from './ShareEvent';

/** An event: when and where, what one can do, and what it is about. */
export const EventPage = observer(function EventPage({ served }: { readonly served: EventInfo }) {
  const { t } = useEventWords();
  const { api, log, viewer } = useServices();
  const [event] = useState(() => new EventStore(served, { api }));
  const { isMember, version } = viewer;
  /** The member's own answer is newer than the page, which may come from a cache: its texts go with its state. */
  const [latest, setLatest] = useState<EventInfo>();
  useEffect(() => {
    // The server renders the page of a visitor; after a logout it is theirs again.
    if (!isMember) {
      event.show(served);
      return;
    }
    const { answers } = event;
    const visit = new AbortController();
    const { signal } = visit;
    const params = { slug: served.slug };
    api
      .call('GET /other/api/event/info/{slug}', { params }, signal)
      .then((own) => {
        if (signal.aborted) return;
        setLatest(own);
        event.refresh(own, answers);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn('an event', error);
      });
    return () => {
      visit.abort();
    };
  }, [api, log, event, served, isMember, version]);
  const { item } = event;
  const { cover } = item;
  const { cancelReason, description } = (isMember && latest) || served;
  return (
    <EngageFrame>
      <KitLink href={EVENTS} css={back}>
        <Icon icon={icons.chevronLeft} size={16} />
        {t('all')}
      </KitLink>
      <article css={panel}>
        {cover && (
          <Picture
            src={cover.url}
            alt={cover.alt}
            width={cover.width}
            height={cover.height}
            sizes="(min-width: 768px) 680px, 100vw"
            css={picture}
            eager
          />
        )}
        <header css={head}>
          <EventDay at={item.startsAt} />
          <div>
            <h1 css={title}>{item.title}</h1>
            <p css={states}>
              <EventState event={item} />
            </p>
          </div>
        </header>
        {item.state === 'cancelled' && (
          <div css={cancelled} role="status">
            <b>{t('cancelledTitle')}</b>
            {cancelReason !== null && <p>{t('cancelledText', { reason: cancelReason })}</p>}
          </div>
        )}
        {item.summary !== '' && <p css={lead}>{item.summary}</p>}
        <Facts item={item} />
        <div css={acts}>
          <EventActs event={event} />
          <ShareEvent event={item} />
          <a css={file} href={eventFilePath(item.slug)} download>
            <Icon icon={icons.calendar} size={18} />
            {t('addToCalendar')}
          </a>
        </div>
      </article>
      {description !== '' && (
        <Panel title={t('about')} padded>
          <p css={text}>{description}</p>
        </Panel>
      )}
    </EngageFrame>
  );
});

const Facts = observer(function Facts({ item }: { readonly item: EventStore['item'] }) {
  const { grouped } = useNumbers();
  const { t } = useEventWords();
  const live = useLive();
  const time = useEventTime(item);
  const { place, places, taken, state, fixture: given } = item;
  const fixture = given && live.latest(given);
  return (
    <dl css={facts}>
      <Fact icon={icons.calendar} label={t('when')}>
        <Num>{time}</Num>
      </Fact>
      {place !== '' && (
        <Fact icon={icons.globe} label={t('where')}>
          {place}
        </Fact>
      )}
      <Fact icon={icons.users} label={t('who')}>
        <Num>
          {places === null
            ? `${t('unlimited')} · ${t('goers', { number: grouped(taken), count: taken })}`
            : t('places', { taken: grouped(taken), places: grouped(places) })}
          {places !== null && state === 'open' && ` · ${t('left', { number: grouped(Math.max(0, places - taken)) })}`}
        </Num>
      </Fact>
      {fixture && (
        <Fact icon={icons.football} label={t('match')}>
          <KitLink href={roomPath(fixture)} css={link}>
            {matchLabel(fixture)}
          </KitLink>{' '}
          {fixture.state === MatchState.live && <LiveBadge>{t('live')}</LiveBadge>}
        </Fact>
      )}
    </dl>
  );
});

function Fact({ icon, label, children }: { icon: IconDrawing; label: string; children: ReactNode }) {
  return (
    <div css={fact}>
      <dt>
        <Icon icon={icon} size={18} />
        <Hidden>{label}</Hidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const back = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: var(--touch);
  width: fit-content;
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  padding: var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
`;

const picture = css`
  width: 100%;
  height: auto;
  aspect-ratio: 1.91;
  border-radius: var(--r-2);
  object-fit: cover;
`;

const head = css`
  display: flex;
  gap: var(--sp-3);
`;

const title = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

const states = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  margin-top: 4px;
`;

const cancelled = css`
  padding: var(--sp-3);
  border: 1px solid var(--c-neg);
  border-radius: var(--r-2);
  overflow-wrap: anywhere;
`;

const lead = css`
  font-size: var(--fs-16);
  overflow-wrap: anywhere;
`;

const facts = css`
  display: grid;
  gap: var(--sp-2);
`;

const fact = css`
  display: flex;
  align-items: flex-start;
  gap: var(--sp-2);
  dt {
    flex: none;
    margin-top: 2px;
    color: var(--c-muted);
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const link = css`
  font-weight: var(--fw-medium);
  text-decoration: underline;
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;

const file = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--touch);
  padding: 0 var(--sp-2);
  font-weight: var(--fw-medium);
  color: var(--c-text-2);
  &:hover {
    text-decoration: underline;
  }
`;

const text = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
