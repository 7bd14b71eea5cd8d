import { MatchState } from '@khandai/contracts';
import { aFixture } from '@khandai/testing';
import { bookingOf } from './booking-of';

test('a booking is that of the match at the end of the link, while the match is to come', () => {
  const soon = aFixture({ fixtureId: '1001', state: MatchState.coming });
  const bookings = [
    { fixtureId: '1001', fixture: soon },
    { fixtureId: '1002', fixture: aFixture({ fixtureId: '1002', state: MatchState.ended }) },
  ] as never;
  const of = (link: string) => bookingOf({ type: 30, content: `${link}|||||` }, bookings);
  expect([of('ten-cu-vs-b-1001')?.fixtureId, of('a-vs-b-1002'), of('')]).toEqual(['1001', undefined, undefined]);
});
