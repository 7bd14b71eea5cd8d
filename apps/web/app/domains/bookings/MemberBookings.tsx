import { observer } from 'mobx-react-lite';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useBookings } from './bookings-domain';
import { useServices } from '../../shell/services/services';

const loadRuntime = () => import('./BookingRuntime').then(({ BookingRuntime }) => BookingRuntime);

/** Runs a member's bookings and reminders while they are logged in. */
export const MemberBookings = observer(function MemberBookings() {
  const { viewer } = useServices();
  const bookings = useBookings();
  const Life = useLazyPart(viewer.isMember && !bookings.gone, loadRuntime, bookings.giveUp);
  return Life && viewer.isMember ? <Life /> : null;
});
