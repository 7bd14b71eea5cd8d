import { css } from '@emotion/react';
import { type EventCard, MatchState } from '@khandai/contracts';
import { KitLink, LiveBadge, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNumbers } from '../../i18n/use-numbers';
import { useLive } from '../match';
import { EventDay } from './EventDay';
import { eventPath } from './event-path';
import { EventState } from './EventState';
import { useEventTime } from './use-event-time';
import { useEventWords } from './use-event-words';

/** The event that a post shares. While its match is played, the card says so. */
export const EventSubject = observer(function EventSubject({ event }: { readonly event: EventCard }) {
  const { grouped } = useNumbers();
  const { t } = useEventWords();
  const live = useLive();
  const time = useEventTime(event);
  const { slug, title, place, startsAt, fixture, places, taken } = event;
  const isLive = fixture !== null && live.latest(fixture).state === MatchState.live;
  return (
    <KitLink href={eventPath(slug)} css={card}>
      <EventDay at={startsAt} />
      <span css={words}>
        <b css={name}>{title}</b>
        <small css={note}>
          <Num>{time}</Num>
          {place !== '' && ` · ${place}`}
        </small>
        <small css={note}>
          <Num>
            {places === null
              ? t('goers', { number: grouped(taken), count: taken })
              : t('places', { taken: grouped(taken), places: grouped(places) })}
          </Num>
          <EventState event={event} />
          {isLive && <LiveBadge>{t('live')}</LiveBadge>}
        </small>
      </span>
    </KitLink>
  );
});

const card = css`
  display: flex;
  gap: var(--sp-3);
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: inherit;
  &:hover b {
    text-decoration: underline;
  }
`;

const words = css`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
`;

const name = css`
  overflow-wrap: anywhere;
  font-weight: var(--fw-semi);
`;

const note = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
