import { type Booking, MatchState, type Notification, readContent } from '@khandai/contracts';

/** The booking that a notification is about, while the member has it and the match is to come. */
export function bookingOf(
  { type, content }: Pick<Notification, 'type' | 'content'>,
  bookings: readonly Booking[],
): Booking | undefined {
  const { link = '' } = readContent(type, content);
  // The names of the teams in a link may be old; its end is the id.
  const id = link.slice(link.lastIndexOf('-') + 1);
  return bookings.find(({ fixtureId, fixture }) => fixtureId === id && fixture.state === MatchState.coming);
}
