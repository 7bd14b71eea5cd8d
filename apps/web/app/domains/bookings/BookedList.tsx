import { css } from '@emotion/react';
import type { Booking } from '@khandai/contracts';
import { IconButton, Num, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { booking as words } from '../../i18n/vi/lazy/booking';
import { EmptyPanel, RetryPanel } from '../../shell/frame/EmptyPanel';
import { RouterLink } from '../../shell/frame/RouterLink';
import { kickOffTime, matchLabel, momentOf, roomPath, steadyState, useLive, useShownMatch } from '../match';
import { useBookings } from './bookings-domain';
import { useServices } from '../../shell/services/services';
import { isAhead } from './booking-words';

const WEEK_MS = 8 * 86_400_000;

/** A member's bookings, soonest first; with `week` only those of the next seven days. */
export const BookedList = observer(function BookedList({ week = false }: { week?: boolean }) {
  const { t } = useLazyTranslation('booking', words);
  const { t: shell } = useTranslation('shell');
  const { clock } = useServices();
  const bookings = useBookings();
  const live = useLive();
  const box = useRef<HTMLDivElement>(null);
  const { store } = bookings;
  const all = (store?.shown ?? [])
    .map((booking) => ({ ...booking, fixture: live.latest(booking.fixture) }))
    .filter(isAhead);
  const list = week ? all.filter(({ fixture }) => Date.parse(fixture.kickOff) < clock.minute + WEEK_MS) : all;
  const state = bookings.gone ? 'failed' : (store?.state ?? 'loading');
  if (state === 'loading') return <p css={waiting} role="status" aria-label={shell('loading')} aria-busy="true" />;
  if (state === 'failed')
    return <RetryPanel title={t('failed')} text={t('failedText')} onRetry={store?.retry ?? bookings.retry} />;
  return (
    // Takes the focus when the focused row is removed.
    <div ref={box} tabIndex={-1} css={boxCss}>
      {list.length === 0 ? (
        <EmptyPanel plain icon={icons.bell} title={t(all.length > 0 ? 'emptyWeek' : 'empty')} text={t('emptyText')} />
      ) : (
        <ul css={rows}>
          {list.map((booking) => (
            <Row
              key={`${booking.fixtureId} ${booking.commentatorId ?? 0}`}
              booking={booking}
              onRemove={() => box.current?.focus()}
            />
          ))}
        </ul>
      )}
    </div>
  );
});

const Row = observer(function Row({ booking, onRemove }: { booking: Booking; onRemove: () => void }) {
  const { t } = useLazyTranslation('booking', words);
  const { t: matchWords } = useTranslation('match');
  const { clock } = useServices();
  const bookings = useBookings();
  const { fixture, commentatorId, commentator } = booking;
  const match = matchLabel(fixture);
  const { word, minute } = steadyState(useShownMatch(fixture).fixture, momentOf(fixture, clock), matchWords);
  const host = commentator?.name ?? fixture.commentators[0]?.name;
  const remove = () => {
    onRemove();
    bookings.want({ fixture, booked: false, ...(commentatorId === null ? {} : { commentatorId }) });
  };
  return (
    <li css={row}>
      <span css={time}>
        <Num>{kickOffTime(fixture, clock.timezone)}</Num>
      </span>
      <span css={text}>
        <RouterLink href={roomPath(fixture)} css={name}>
          {match}
        </RouterLink>
        <span css={note}>
          {[minute === undefined ? word : `${minute}′ · ${word}`, ...(host ? [t('host', { name: host })] : [])].join(
            ' · ',
          )}
        </span>
      </span>
      <IconButton size="sm" icon={icons.close} label={t('removeLabel', { match })} onClick={remove} />
    </li>
  );
});

const waiting = css`
  min-height: 132px;
`;

const note = css`
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
`;

const boxCss = css`
  &:focus {
    outline: none;
  }
`;

const rows = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const row = css`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--sp-2);
  min-height: 56px;
  padding: var(--sp-1) var(--sp-2) var(--sp-1) var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  line-height: 1.125rem;
`;

const time = css`
  font-weight: var(--fw-medium);
`;

const text = css`
  display: grid;
  min-width: 0;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const name = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: var(--fw-medium);
  &:hover {
    text-decoration: underline;
  }
`;
