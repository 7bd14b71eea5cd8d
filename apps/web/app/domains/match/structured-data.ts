import { type Fixture, hasKickOffTime, MatchState, RawStatus, SportType } from '@khandai/contracts';
import { matchLabel, roomPath } from './fixture-view';

/** Names of the sports for schema.org and search engines. */
const sportNames: Readonly<Record<number, string>> = {
  [SportType.football]: 'Soccer',
  [SportType.basketball]: 'Basketball',
  [SportType.esport]: 'Esports',
  [SportType.marble]: 'Marble racing',
};

const statuses: Readonly<Record<number, string>> = {
  [RawStatus.postponed]: 'https://schema.org/EventPostponed',
  [RawStatus.cancelled]: 'https://schema.org/EventCancelled',
};

/** The day alone when the kick-off has no time. */
const startDate = (fixture: Fixture): string =>
  hasKickOffTime(fixture) ? fixture.kickOff : fixture.kickOff.slice(0, 10);

/** A match as schema.org data; `location` is the venue, if known. */
export function sportsEvent(fixture: Fixture, origin: string, location = ''): object {
  const url = `${origin}${roomPath(fixture)}`;
  return {
    '@type': 'SportsEvent',
    '@id': `${url}#match`,
    name: matchLabel(fixture),
    url,
    sport: sportNames[fixture.sportType] ?? 'Sport',
    startDate: startDate(fixture),
    eventStatus: statuses[fixture.status] ?? 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    homeTeam: { '@type': 'SportsTeam', name: fixture.home.name },
    awayTeam: { '@type': 'SportsTeam', name: fixture.away.name },
    superEvent: { '@type': 'SportsEvent', name: fixture.league.name },
    location: location ? { '@type': 'Place', name: location } : { '@type': 'VirtualLocation', url },
  };
}

/** The broadcast of a match in its room. */
export function broadcastEvent(fixture: Fixture, origin: string): object {
  const url = `${origin}${roomPath(fixture)}`;
  return {
    '@type': 'BroadcastEvent',
    '@id': `${url}#broadcast`,
    name: matchLabel(fixture),
    url,
    startDate: startDate(fixture),
    isLiveBroadcast: fixture.state === MatchState.live,
    inLanguage: 'vi',
    isAccessibleForFree: true,
    broadcastOfEvent: { '@id': `${url}#match` },
  };
}
