import { BookingRuntime } from '../domains/bookings';
import { RoomsRuntime } from '../domains/chat';
import { NotificationsRuntime } from '../domains/notifications';
import { WebPushRuntime } from '../domains/web-push';

/** Everything that runs for a member. Lazy, because most visitors are guests. */
export function MemberRuntime() {
  return (
    <>
      <BookingRuntime />
      <RoomsRuntime />
      <NotificationsRuntime />
      <WebPushRuntime />
    </>
  );
}
