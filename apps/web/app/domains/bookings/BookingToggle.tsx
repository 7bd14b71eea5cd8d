import { type Fixture, hasKickOffTime } from '@khandai/contracts';
import { isOverdue } from '@khandai/live-schedule';
import { BookButton } from '@khandai/match-ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { matchLabel } from '../match';
import { useServices } from '../../shell/services/services';
import { useAccount } from '../account';
import { useBookings } from './bookings-domain';

/** Books a coming match or cancels the booking. A guest logs in first, then the match is booked. */
export const BookingToggle = observer(function BookingToggle({
  fixture,
  hostId,
}: {
  fixture: Fixture;
  hostId?: number | undefined;
}) {
  const { t } = useTranslation('match');
  const bookings = useBookings();
  const account = useAccount();
  const { clock } = useServices();
  // A reminder needs an hour, and a match that should be over is none to wait for.
  if (!hasKickOffTime(fixture) || isOverdue(fixture, clock.minute)) return null;
  const booked = bookings.isBooked(fixture.fixtureId);
  const word = t(booked ? 'booked' : 'book');
  const match = matchLabel(fixture);
  const toggle = () => {
    account.asMember(
      () => {
        bookings.want(booked ? { fixture, booked: false } : { fixture, booked: true, commentatorId: hostId });
      },
      t('loginToBook', { match }),
    );
  };
  return <BookButton booked={booked} word={word} label={`${word} ${match}`} onToggle={toggle} />;
});
