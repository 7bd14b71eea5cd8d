import { dayOf } from './answers.mjs';
import { stateAt } from './match-day.mjs';

const STATUS = {
  0: 'TIMED',
  1: 'IN_PLAY',
  2: 'PAUSED',
  3: 'IN_PLAY',
  4: 'EXTRA_TIME',
  5: 'PENALTY_SHOOTOUT',
  '-1': 'FINISHED',
  '-10': 'CANCELLED',
  '-12': 'SUSPENDED',
  '-13': 'SUSPENDED',
  '-14': 'POSTPONED',
};

/**
 * The matches of a world in the form of football-data.org's version 4, for the simulator's option `football`.
 * @param {{ world: { matches: import('./match-day.mjs').Match[] }, token: string }} options
 */
export function footballData({ world, token }) {
  return (path, given, at) => {
    const url = new URL(path, 'http://simulator');
    if (url.pathname !== '/v4/matches') return undefined;
    if (given !== token) return { status: 403, body: { message: 'Your API token is invalid.', errorCode: 403 } };
    const [from, to] = [url.searchParams.get('dateFrom'), url.searchParams.get('dateTo')];
    const matches = world.matches.filter(({ kickOff }) => dayOf(kickOff) >= from && dayOf(kickOff) <= to);
    return {
      body: { filters: {}, resultSet: { count: matches.length }, matches: matches.map((one) => match(one, at)) },
    };
  };
}

function match(one, now) {
  const { row, kickOff } = one;
  const state = stateAt(one, now);
  const isCup = row.leagueType === 2;
  return {
    id: Number(row.matchId),
    utcDate: new Date(kickOff).toISOString(),
    status: STATUS[state.status],
    matchday: isCup ? null : Number(row.round),
    stage: isCup ? 'FINAL' : 'REGULAR_SEASON',
    group: null,
    venue: null,
    lastUpdated: new Date(now).toISOString(),
    competition: { id: Number(row.leagueId), name: row.leagueName, code: 'X', type: isCup ? 'CUP' : 'LEAGUE' },
    season: { id: 1, startDate: '2026-08-01', endDate: '2027-05-30', currentMatchday: 12 },
    homeTeam: { id: Number(row.homeId), name: row.homeName, shortName: row.homeName, tla: 'HOM', crest: null },
    awayTeam: { id: Number(row.awayId), name: row.awayName, shortName: row.awayName, tla: 'AWA', crest: null },
    score: scoreOf(state),
    odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
    referees: [],
  };
}

function scoreOf({ status, homeScore, awayScore, homeHalfScore, awayHalfScore, extraExplain: extra }) {
  const none = { home: null, away: null };
  if (status === 0) return { winner: null, duration: 'REGULAR', fullTime: none, halfTime: none };
  const halfTime = status === 1 ? none : { home: homeHalfScore, away: awayHalfScore };
  const ninety = { home: homeScore, away: awayScore };
  if (extra.extraTimeStatus === 0) return { winner: null, duration: 'REGULAR', fullTime: ninety, halfTime };
  const kicks = { home: extra.penHomeScore, away: extra.penAwayScore };
  return {
    winner: null,
    duration: kicks.home + kicks.away > 0 ? 'PENALTY_SHOOTOUT' : 'EXTRA_TIME',
    fullTime: { home: extra.extraHomeScore + kicks.home, away: extra.extraAwayScore + kicks.away },
    halfTime,
    regularTime: ninety,
    extraTime: { home: extra.extraHomeScore - homeScore, away: extra.extraAwayScore - awayScore },
    ...(kicks.home + kicks.away > 0 && { penalties: kicks }),
  };
}
