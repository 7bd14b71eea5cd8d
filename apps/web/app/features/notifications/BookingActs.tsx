import { css } from '@emotion/react';
import { notificationPath } from '@khandai/contracts';
import { Button, LinkButton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useBookings } from '../../domains/bookings';
import { matchLabel } from '../../domains/match';
import { type NotificationActsProps, useNotificationWords } from '../../domains/notifications';
import { bookingOf } from './booking-of';

/** What a member does at a notice about a match that they booked: enter its room, or cancel the booking. */
export const BookingActs = observer(function BookingActs({ notification, onOpen }: NotificationActsProps) {
  const { t } = useNotificationWords();
  const bookings = useBookings();
  const booking = bookingOf(notification, bookings.store?.shown ?? []);
  const { title, event } = notification;
  const isEvent = event.startsWith('EVENT_');
  return (
    <div css={acts}>
      <LinkButton
        size="sm"
        href={notificationPath(notification)}
        {...(!isEvent && { 'aria-label': t('enterOf', { match: title }) })}
        onClick={onOpen}
      >
        {t(isEvent ? 'toEvent' : 'enter')}
      </LinkButton>
      {booking && (
        <Button
          size="sm"
          look="quiet"
          aria-label={t('cancelOf', { match: matchLabel(booking.fixture) })}
          onClick={() => {
            bookings.want({ fixture: booking.fixture, booked: false });
            onOpen();
          }}
        >
          {t('cancelBooking')}
        </Button>
      )}
    </div>
  );
});

const acts = css`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3) var(--sp-2);
  width: fit-content;
  padding: var(--sp-2) 0 2px;
`;
