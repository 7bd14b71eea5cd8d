import { createStoreContext } from '../../shell/services/store-context';
import { LazyBookingStore } from './LazyBookingStore';

export const createBookings = (): LazyBookingStore => new LazyBookingStore();

/** The matches that this member booked. */
export const [BookingsContext, useBookings] = createStoreContext<LazyBookingStore>('LazyBookingStore');
