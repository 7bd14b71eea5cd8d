import { EventType, SportType } from '@khandai/contracts';
import type { FeedEvent, FeedFixture, FeedLeague, FeedTeam } from '../../modules/fixtures/feed.js';
import { numericId } from '../input/numeric-id.js';
import { clubAppearance } from '../input/club-appearance.js';
import { isFollowed } from '../input/vietnamese-names.js';
import { resultOnly } from '../input/result-only.js';
import type { OpenCompetition, OpenGoal, OpenMatch } from './open-match.js';
import { leagueNameOf, nationName, roundName } from './vietnamese.js';

/** Data from the folder's other files. */
export interface OpenContext {
  /** Team codes such as `MEX`, by team name. */
  codes: ReadonlyMap<string, string>;
  /** Stadiums by the town that matches give as their ground. */
  stadiums: ReadonlyMap<string, string>;
}

export const noContext: OpenContext = { codes: new Map(), stadiums: new Map() };

export function leagueOf(competition: string): FeedLeague {
  const { key, name } = leagueNameOf(competition);
  return { leagueId: numericId(`openfootball/${key}`), name, shortName: name, color: clubAppearance(key).colors[0] };
}

export function teamOf(name: string, { codes }: OpenContext): FeedTeam {
  const { code, colors } = clubAppearance(name);
  const shown = nationName(name);
  return {
    teamId: numericId(`openfootball/${name}`),
    name: shown,
    shortName: shown,
    code: codes.get(name) ?? code,
    colors,
  };
}

/**
 * Two clubs meet once per season at each home ground, and once per cup round, so the date is not part of the id: a
 * rescheduled match keeps its id.
 */
export const matchIdOf = ({ name }: Pick<OpenCompetition, 'name'>, { round, home, away }: OpenMatch): string =>
  numericId(`openfootball/${name}/${/^Matchday/.test(round) ? '' : round}/${home}/${away}`);

/** A replayed match gets its own id, so that a replay never overwrites an imported result. */
export const replayIdOf = (competition: Pick<OpenCompetition, 'name'>, match: OpenMatch): string =>
  numericId(`openfootball-replay/${matchIdOf(competition, match)}`);

export function locationOf({ ground }: OpenMatch, { stadiums }: OpenContext): string {
  const stadium = stadiums.get(ground);
  return stadium === undefined ? ground : `${stadium}, ${ground}`;
}

/** A match as the file has it: upcoming, or with its result. */
export function importedFixture(competition: OpenCompetition, match: OpenMatch, context: OpenContext): FeedFixture {
  const home = teamOf(match.home, context);
  const away = teamOf(match.away, context);
  return {
    ...resultOnly,
    fixtureId: matchIdOf(competition, match),
    sportType: SportType.football,
    league: leagueOf(competition.name),
    round: roundName(match.round, match.group),
    home,
    away,
    kickOff: new Date(match.kickOff),
    status: match.status,
    homeScore: match.full?.[0] ?? null,
    awayScore: match.full?.[1] ?? null,
    homeHalfScore: match.half?.[0] ?? null,
    awayHalfScore: match.half?.[1] ?? null,
    extra: match.extra,
    location: locationOf(match, context),
    hot: isFollowed(home.name) || isFollowed(away.name),
    origin: 'import',
    goalTimesEstimated: false,
    hosts: [],
  };
}

/** Goal events with the score after each goal. */
export function goalEvents(goals: readonly OpenGoal[]): FeedEvent[] {
  const score = { home: 0, away: 0 };
  return goals.map((goal, index) => {
    score[goal.home ? 'home' : 'away'] += 1;
    return {
      eventId: String(index + 1).padStart(3, '0'),
      type: goal.ownGoal ? EventType.ownGoal : goal.penalty ? EventType.penaltyScored : EventType.goal,
      minute: goal.minute,
      addedMinute: goal.addedMinute,
      homeEvent: goal.home,
      playerName: goal.playerName,
      otherPlayerName: null,
      homeScore: score.home,
      awayScore: score.away,
    };
  });
}
