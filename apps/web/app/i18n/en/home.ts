import type { Translated } from '../sentences';
import type { vi } from '../vi';

export const home = {
  title: 'Khán Đài: live football with Vietnamese commentary',
  heading: 'Khán Đài: live football with Vietnamese commentary',
  live: 'Live now',
  updated: 'updated',
  all: 'All',
  sports: 'Filter by sport',
  upcoming: 'Hot matches to come',
  toSchedule: 'Schedule',
  tonight: 'Tonight, noon to noon in Vietnam',
  leagues: 'League',
  leaguesLive: 'live',
  allLeagues: 'All leagues',
  lounge: 'Main stand',
  noLive: 'No match is live right now',
  noLiveText: 'The next match starts at {{time}}.',
  noLiveNothing: 'Nothing is scheduled today. Please come back later.',
  noUpcoming: 'No matches to come yet',
  noUpcomingText: 'The next rounds appear here once their times are fixed.',
} as const satisfies Translated<typeof vi.home>;
