import { bookingRoutes } from './booking-routes.js';
import type { BookingService } from './booking-service.js';

const caller = {
  identity: { userId: 1, guest: false, role: 'member', siteRoleId: 0 },
  ip: '10.0.0.1',
  requestId: 'r',
} as const;

test('[LS6] (page size) a list of bookings is by default a page of one hundred', async () => {
  const requested: unknown[] = [];
  const bookings = { list: async (_: unknown, query: unknown) => void requested.push(query) };
  const routes = bookingRoutes(bookings as unknown as BookingService);
  await routes['GET /au/api/user/booking/booking-list']({ query: {} }, caller);
  await routes['GET /au/api/user/booking/booking-list']({ query: { pageNum: 2, pageSize: 5 } }, caller);
  expect(requested).toEqual([
    { pageNum: 1, pageSize: 100 },
    { pageNum: 2, pageSize: 5 },
  ]);
});
