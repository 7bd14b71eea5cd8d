import { type Static, Type } from 'typebox';
import { Nullable } from './common.js';
import { Fixture, League, phases, Team } from './fixture.js';

/** A competition as lists show it. */
export const TournamentSummary = Type.Object({
  league: League,
  sportType: Type.Integer(),
  /** The newest season, such as `2025/26`; empty when no feed says it. */
  season: Type.String(),
  /** Matches being played. */
  live: Type.Integer(),
  /** The round of the newest match that began, or of the first one. */
  round: Type.String(),
});
export type TournamentSummary = Static<typeof TournamentSummary>;

/** Parts of a season, as matches are grouped in it. */
export const TournamentRound = Type.Object({
  /** Identifies the round within its season. */
  key: Type.String(),
  /** Matchday; in a knock-out round the teams left, and 3 for the match for third place; null when unknown. */
  number: Nullable(Type.Integer()),
  phase: Type.Enum([...phases]),
  /** The feed's name of the round. */
  name: Type.String(),
  from: Type.String({ format: 'date-time' }),
  to: Type.String({ format: 'date-time' }),
  total: Type.Integer(),
  ended: Type.Integer(),
  live: Type.Integer(),
});
export type TournamentRound = Static<typeof TournamentRound>;

export const Tournament = Type.Object({
  league: League,
  sportType: Type.Integer(),
  /** At least one match is simulated. */
  simulated: Type.Boolean(),
  season: Type.String(),
  /** The newest first. */
  seasons: Type.Array(Type.String()),
  /** Teams of this season. */
  teams: Type.Integer(),
  /** Matches of this season that the site has, and those that are over. */
  matches: Type.Integer(),
  ended: Type.Integer(),
  goals: Type.Integer(),
  homeWins: Type.Integer(),
  draws: Type.Integer(),
  hasTable: Type.Boolean(),
  hasBracket: Type.Boolean(),
  /** In order. */
  rounds: Type.Array(TournamentRound),
  /** Key of the round being played, or else of the next one, or else of the last. */
  round: Nullable(Type.String()),
});
export type Tournament = Static<typeof Tournament>;

export const outcomes = ['win', 'draw', 'loss'] as const;
export type Outcome = (typeof outcomes)[number];

/** A match of a team's form. */
export const FormMatch = Type.Object({
  fixtureId: Type.String(),
  link: Type.String(),
  outcome: Type.Enum([...outcomes]),
});
export type FormMatch = Static<typeof FormMatch>;

export const StandingRow = Type.Object({
  team: Team,
  /** Teams that no rule separates share a rank. */
  rank: Type.Integer(),
  played: Type.Integer(),
  wins: Type.Integer(),
  draws: Type.Integer(),
  losses: Type.Integer(),
  goalsFor: Type.Integer(),
  goalsAgainst: Type.Integer(),
  points: Type.Integer(),
  /** Points taken (negative) or given by the league. */
  adjusted: Type.Integer(),
  /** A `ZoneKind` of the library standings. */
  zone: Nullable(Type.String()),
  /** Part of a divided table, a `PartKind` of the library standings; null where the table is not divided. */
  part: Nullable(Type.String()),
  /** What separates the team from the next one when both have the same points. */
  separatedBy: Nullable(Type.String()),
  /** Places won (positive) or lost in the present matchday; null when no matchday is known. */
  moved: Nullable(Type.Integer()),
  /** The newest last. */
  form: Type.Array(FormMatch),
  /** The match being played, with its present score in the order of this team and the other one. */
  live: Nullable(
    Type.Object({ fixtureId: Type.String(), link: Type.String(), score: Type.Tuple([Type.Integer(), Type.Integer()]) }),
  ),
  next: Nullable(Type.Object({ fixtureId: Type.String(), link: Type.String(), opponent: Team })),
});
export type StandingRow = Static<typeof StandingRow>;

export const StandingTable = Type.Object({
  /** Letter of the group, or `east` or `west` for that of a conference; empty for the table of a league. */
  group: Type.String(),
  rows: Type.Array(StandingRow),
  /** Counts matches being played. */
  provisional: Type.Boolean(),
  /** Names of teams that only a play-off can separate. */
  playOffs: Type.Array(Type.Tuple([Type.String(), Type.String()])),
});
export type StandingTable = Static<typeof StandingTable>;

/** Whose places they are: of the site's own matches; of the provider, because the site lacks matches; or of neither. */
const standingsSources = ['own', 'provider', 'none'] as const;
export type StandingsSource = (typeof standingsSources)[number];

export const Standings = Type.Object({
  season: Type.String(),
  source: Type.Enum([...standingsSources]),
  /** When the provider was asked for its table; null with another source. */
  takenAt: Nullable(Type.String({ format: 'date-time' })),
  /** Matches that the tables count. */
  counted: Type.Integer(),
  /** Name of the rules of the library standings; `unknown` when the site does not know the competition's own. */
  rules: Type.String(),
  tables: Type.Array(StandingTable),
  /** The third-placed teams of the groups, the best first; empty when none of them goes on. */
  thirds: Type.Array(Type.Object({ group: Type.String(), row: StandingRow })),
});
export type Standings = Static<typeof Standings>;

export const standingViews = ['all', 'home', 'away', 'half'] as const;
export type StandingView = (typeof standingViews)[number];

export const BracketTie = Type.Object({
  teams: Type.Tuple([Team, Team]),
  /** In order of kick-off. */
  legs: Type.Array(Fixture),
  /** Goals of all legs in the order of `teams`; null before the first match. */
  aggregate: Nullable(Type.Tuple([Type.Integer(), Type.Integer()])),
  penalties: Nullable(Type.Tuple([Type.Integer(), Type.Integer()])),
  /** Index in `teams` of the team that goes on. */
  winner: Nullable(Type.Integer({ minimum: 0, maximum: 1 })),
  decidedBy: Nullable(Type.Enum(['score', 'extraTime', 'penalties', 'nextRound'])),
});
export type BracketTie = Static<typeof BracketTie>;

export const Bracket = Type.Object({
  season: Type.String(),
  rounds: Type.Array(
    Type.Object({ number: Nullable(Type.Integer()), name: Type.String(), ties: Type.Array(BracketTie) }),
  ),
  thirdPlace: Nullable(BracketTie),
});
export type Bracket = Static<typeof Bracket>;

export const Scorer = Type.Object({
  player: Type.String(),
  team: Team,
  goals: Type.Integer(),
  /** Goals from the penalty spot, included in `goals`. */
  penalties: Type.Integer(),
});
export type Scorer = Static<typeof Scorer>;

export const Scorers = Type.Object({
  list: Type.Array(Scorer),
  /** Ended matches whose scorers the site knows, of all that are over and had goals. */
  known: Type.Integer(),
  ended: Type.Integer(),
});
export type Scorers = Static<typeof Scorers>;

/** A page of matches; `cursor` gets the next one, and is null behind the last. */
export const MatchPage = Type.Object({ list: Type.Array(Fixture), cursor: Nullable(Type.String()) });
export type MatchPage = Static<typeof MatchPage>;

export const TeamOfLeague = Type.Object({
  team: Team,
  rank: Nullable(Type.Integer()),
  points: Nullable(Type.Integer()),
  form: Type.Array(FormMatch),
});
export type TeamOfLeague = Static<typeof TeamOfLeague>;

export const TeamProfile = Type.Object({
  team: Team,
  sportType: Type.Integer(),
  simulated: Type.Boolean(),
  /** The league or cup of the team's present matches; null for a team without matches. */
  league: Nullable(League),
  season: Type.String(),
  /** Where it last played at home; empty when unknown. */
  ground: Type.String(),
  coach: Type.String(),
  /** Matches being played, and the next ones. */
  coming: Type.Array(Fixture),
  /** The last ended matches, the newest first. */
  last: Type.Array(Fixture),
  /** The table that the team is in, in the rows around it; null without a table. */
  standing: Nullable(
    Type.Object({
      group: Type.String(),
      provisional: Type.Boolean(),
      /** When the provider was asked for the table; null for the site's own. */
      takenAt: Nullable(Type.String({ format: 'date-time' })),
      rows: Type.Array(StandingRow),
    }),
  ),
});
export type TeamProfile = Static<typeof TeamProfile>;

export const SquadPlayer = Type.Object({
  name: Type.String(),
  number: Type.Integer(),
  /** Matches in the line-up, and those from the start, among the counted ones. */
  matches: Type.Integer(),
  starts: Type.Integer(),
  goals: Type.Integer(),
  keeper: Type.Boolean(),
  captain: Type.Boolean(),
});
export type SquadPlayer = Static<typeof SquadPlayer>;

export const Squad = Type.Object({
  /** Matches whose line-ups it is made from; 0 for the players whom the team has registered. */
  matches: Type.Integer(),
  list: Type.Array(SquadPlayer),
});
export type Squad = Static<typeof Squad>;

/** Two teams before a match. Matches that had ended by its kick-off, the newest first. */
export const HeadToHead = Type.Object({
  /** Between the two, at either ground. */
  meetings: Type.Array(Fixture),
  /** Of the home team. */
  home: Type.Array(Fixture),
  /** Of the away team. */
  away: Type.Array(Fixture),
});
export type HeadToHead = Static<typeof HeadToHead>;
