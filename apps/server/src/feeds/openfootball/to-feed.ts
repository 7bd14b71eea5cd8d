import { EventType, SportType } from '@khandai/contracts';
import type { FeedEvent, FeedFixture, FeedLeague, FeedTeam } from '../../modules/fixtures/feed.js';
import type { FormerMatch } from '../input/former-match.js';
import { formerNumericId, numericId } from '../input/numeric-id.js';
import { clubAppearance } from '../input/club-appearance.js';
import { clubOf } from './club.js';
import { isFollowed } from '../input/vietnamese-names.js';
import { resultOnly } from '../input/result-only.js';
import type { CompetitionName, OpenGoal, OpenMatch } from './open-match.js';
import { isMatchday } from './parse-competition.js';
import { stageOf } from './stage-of.js';
import { namesOf, nationName, roundName } from './vietnamese.js';

/** Data from the folder's other files. */
export interface OpenContext {
  /** Team codes such as `MEX`, by team name. */
  codes: ReadonlyMap<string, string>;
  /** Stadiums by the town that matches give as their ground. */
  stadiums: ReadonlyMap<string, string>;
}

export const noContext: OpenContext = { codes: new Map(), stadiums: new Map() };

export function leagueOf({ key, shown }: CompetitionName): FeedLeague {
  return {
    leagueId: leagueIdOf(key),
    name: shown,
    shortName: shown,
    color: clubAppearance(key).colors[0],
  };
}

const leagueIdOf = (key: string): string => numericId(`openfootball/${key}`);

type SeasonKey = Pick<CompetitionName, 'key' | 'season'>;

/** Codes that earlier imports read from the names of files, by the present one: `cl` is Chile too. */
const formerCodes: Readonly<Record<string, string>> = { 'uefa.cl.q': 'cl.quali' };

/**
 * The keys that earlier imports may have given the season. A league whose code they did not know had its name with its season,
 * so that each season was a league of its own; a name without a season does not say which one was stored.
 */
function formerKeys({ key, name, season }: CompetitionName): SeasonKey[] {
  const code = formerCodes[key];
  const isNameOfSeason = key !== name && season !== '' && name.endsWith(` ${season}`);
  return [
    ...(isNameOfSeason ? [{ key: name, season: '' }] : []),
    ...(code === undefined ? [] : [{ key: code, season }]),
  ];
}

/** The ids that earlier imports may have given this season's league. */
export const formerLeagueIds = (competition: CompetitionName): string[] =>
  formerKeys(competition).map(({ key }) => leagueIdOf(key));

export function teamOf(name: string, { codes }: OpenContext): FeedTeam {
  const club = clubOf(name);
  const { code, colors } = clubAppearance(club.shown);
  const shown = nationName(club.shown);
  return {
    teamId: numericId(teamKey(club.key)),
    name: shown,
    shortName: shown,
    code: codes.get(name) ?? code,
    colors,
  };
}

/** The ids that earlier imports may have given the team, which they knew by its name in the file. */
export const formerTeamIds = (name: string): string[] => clubOf(name).formerKeys.map((key) => numericId(teamKey(key)));

const teamKey = (name: string): string => `openfootball/${name}`;

/** `1A` and `3A/B/C` are places in a group, `W74` and `L101` the winner and the loser of a match. */
const UNDECIDED = /^(?:[1-9][A-Z](?:\/[A-Z])*|[WL]\d{1,3})$/;

/** Whether at least one team of the match depends on other matches. */
export const isUndecided = ({ home, away }: Pick<OpenMatch, 'home' | 'away'>): boolean =>
  UNDECIDED.test(home) || UNDECIDED.test(away);

/**
 * Everything that identifies a match, without its date: a rescheduled match stays the same. Two clubs meet at one ground
 * once per cup round, and a counted number of times per season of a league. A match whose teams are not known yet is
 * identified by its number; when they are, the import renames it.
 */
export function matchKey({ key, season }: SeasonKey, match: OpenMatch): string {
  if (isUndecided(match) && match.number !== undefined) return numberKey({ key, season }, match.number);
  const which = isMatchday(match) ? String(match.meeting) : match.round;
  return ['openfootball', key, season, match.stage, which, match.home, match.away].join('/');
}

export const matchIdOf = (competition: CompetitionName, match: OpenMatch): string =>
  numericId(matchKey(competition, match));

const numberKey = ({ key, season }: SeasonKey, number: number): string =>
  ['openfootball', key, season, 'number', number].join('/');

/** The ids under which earlier imports may have stored the match. Names that users read are no part of them. */
export function formerMatches(competition: CompetitionName, match: OpenMatch): FormerMatch[] {
  const { number } = match;
  const formers = formerKeys(competition);
  const keys = formers.map((former) => matchKey(former, match));
  if (number !== undefined && !isUndecided(match))
    for (const one of [competition, ...formers]) keys.push(numberKey(one, number));
  return [...keys.map((key) => ({ fixtureId: numericId(key), teams: undefined })), ...shortIds(competition, match)];
}

/**
 * The ids with eleven digits that older versions gave the match and its teams, which they knew by the name in the file;
 * none for a match that they did not read.
 */
function shortIds({ name }: CompetitionName, match: OpenMatch): FormerMatch[] {
  if (match.meeting > 1 || match.stage !== '' || match.dateOnly) return [];
  const round = isMatchday(match) ? '' : match.round;
  return namesOf(match.home).flatMap((home) =>
    namesOf(match.away).map((away) => ({
      fixtureId: formerNumericId(`openfootball/${name}/${round}/${home}/${away}`),
      teams: { homeId: formerNumericId(teamKey(home)), awayId: formerNumericId(teamKey(away)) },
    })),
  );
}

/** A replayed match gets its own id, so that a replay never overwrites an imported result. */
export const replayIdOf = (competition: CompetitionName, match: OpenMatch): string =>
  numericId(`openfootball-replay/${matchIdOf(competition, match)}`);

export function locationOf({ ground }: OpenMatch, { stadiums }: OpenContext): string {
  const stadium = stadiums.get(ground);
  return stadium === undefined ? ground : `${stadium}, ${ground}`;
}

/** A match as the file has it: upcoming, or with its result. */
export function importedFixture(competition: CompetitionName, match: OpenMatch, context: OpenContext): FeedFixture {
  const home = teamOf(match.home, context);
  const away = teamOf(match.away, context);
  return {
    ...resultOnly,
    fixtureId: matchIdOf(competition, match),
    sportType: SportType.football,
    league: leagueOf(competition),
    round: roundName(match),
    stage: stageOf(competition, match),
    home,
    away,
    kickOff: new Date(match.kickOff),
    dateOnly: match.dateOnly,
    status: match.status,
    awarded: match.awarded,
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
