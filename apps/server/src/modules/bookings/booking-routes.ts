import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { BookingService } from './booking-service.js';
import type { MatchFollowService } from './match-follow-service.js';

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

type FollowCall =
  'GET /au/api/user/match-follow' | 'GET /au/api/user/match-follow/list' | 'POST /au/api/user/match-follow';

export const matchFollowRoutes = (follows: MatchFollowService): Handlers<FollowCall> => ({
  'GET /au/api/user/match-follow': ({ query }, caller) => follows.state(requireIdentity(caller), query.fixtureId),
  'GET /au/api/user/match-follow/list': (_, caller) => follows.list(requireIdentity(caller)),
  'POST /au/api/user/match-follow': ({ body }, caller) =>
    follows.set(requireIdentity(caller), body.fixtureId, body.follow),
});
