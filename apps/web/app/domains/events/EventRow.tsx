import { css } from '@emotion/react';
import { KitLink, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNumbers } from '../../i18n/use-numbers';
import { EventActs } from './EventActs';
import { EventDay } from './EventDay';
import { eventPath } from './event-path';
import { EventState } from './EventState';
import type { EventStore } from './EventStore';
import { useEventTime } from './use-event-time';
import { useEventWords } from './use-event-words';

export interface EventRowProps {
  readonly event: EventStore;
  /** Of its heading. */
  readonly level?: 2 | 3;
}

/** An event in a list: its day, what it is about, how many go, and what one can do. */
export const EventRow = observer(function EventRow({ event, level = 2 }: EventRowProps) {
  const { grouped } = useNumbers();
  const { t } = useEventWords();
  const { item } = event;
  const time = useEventTime(item);
  const { slug, title, place, startsAt, places, taken } = item;
  const Heading = `h${level}` as const;
  return (
    <article css={row}>
      <EventDay at={startsAt} />
      <div css={body}>
        <Heading css={name}>
          <KitLink href={eventPath(slug)} css={cover}>
            {title}
          </KitLink>
        </Heading>
        <p css={note}>
          <Num>{time}</Num>
          {place !== '' && ` · ${place}`}
        </p>
        <p css={foot}>
          <Num>
            {places === null
              ? t('goers', { number: grouped(taken), count: taken })
              : t('places', { taken: grouped(taken), places: grouped(places) })}
          </Num>
          <EventState event={item} />
        </p>
      </div>
      <EventActs event={event} size="sm" />
    </article>
  );
});

const row = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  &:hover {
    border-color: var(--c-line-strong);
  }
`;

const body = css`
  flex: 1 1 220px;
  min-width: 0;
`;

const name = css`
  font-size: var(--fs-16);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const cover = css`
  color: inherit;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-3);
  }
`;

const note = css`
  margin-top: 2px;
  font-size: var(--fs-13);
  color: var(--c-muted);
  overflow-wrap: anywhere;
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px var(--sp-2);
  margin-top: 6px;
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
