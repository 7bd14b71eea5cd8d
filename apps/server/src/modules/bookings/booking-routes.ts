import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { BookingService } from './booking-service.js';

const LISTED = 100;

export type BookingCall = 'GET /au/api/user/booking/booking-list' | 'POST /au/api/user/booking-schedule';

export const bookingRoutes = (bookings: BookingService): Handlers<BookingCall> => ({
  'GET /au/api/user/booking/booking-list': ({ query }, caller) =>
    bookings.list(requireIdentity(caller), {
      ...query,
      pageNum: query.pageNum ?? 1,
      pageSize: query.pageSize ?? LISTED,
    }),
  'POST /au/api/user/booking-schedule': async ({ body }, caller) => ({
    booking: await bookings.set(requireIdentity(caller), { ...body, booked: body.booked ?? true }),
  }),
});
