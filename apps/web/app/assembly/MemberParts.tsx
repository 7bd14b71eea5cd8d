import { observer } from 'mobx-react-lite';
import { useBookings } from '../domains/bookings';
import { useLazyPart } from '../shell/parts/use-lazy-part';
import { useServices } from '../shell/services/services';

const loadRuntime = () => import('./MemberRuntime').then(({ MemberRuntime }) => MemberRuntime);

/** What runs on every page for a member who is logged in: bookings with their reminders, and the rooms they follow. */
export const MemberParts = observer(function MemberParts() {
  const { viewer } = useServices();
  const bookings = useBookings();
  const Life = useLazyPart(viewer.isMember && !bookings.gone, loadRuntime, bookings.giveUp);
  return Life && viewer.isMember ? <Life /> : null;
});
