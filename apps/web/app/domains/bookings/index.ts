/** Public entry of the `bookings` domain. */
export { BookedAside } from './BookedAside';
export { BookedList } from './BookedList';
export { BookingsContext, createBookings, useBookings } from './bookings-domain';
export { BookingToggle } from './BookingToggle';
export { LazyBookingStore } from './LazyBookingStore';
export { BookingRuntime } from './BookingRuntime';
