import { type Static, Type } from 'typebox';
import { origins } from '../enumerations.js';
import { Instant, Nullable } from './common.js';

export const Team = Type.Object({
  teamId: Type.String(),
  name: Type.String(),
  shortName: Type.String(),
  /** Two to four letters drawn in the crest. */
  code: Type.String(),
  /** Club colours as `#rrggbb`, main and second; crests are drawn from them. */
  colors: Type.Tuple([Type.String(), Type.String()]),
  /** The team's page is `/doi-bong/{pageId}`; absent where no page is linked. */
  pageId: Type.Optional(Type.Integer()),
});
export type Team = Static<typeof Team>;

export const League = Type.Object({
  leagueId: Type.String(),
  name: Type.String(),
  shortName: Type.String(),
  color: Type.String(),
  /** Place among the popular leagues, which come first in lists, lowest first; absent for all other leagues. */
  position: Type.Optional(Type.Integer()),
  /** The league's page is `/giai-dau/{pageId}`; absent where no page is linked. */
  pageId: Type.Optional(Type.Integer()),
});
export type League = Static<typeof League>;

/** A commentator (BLV) as match cards show them. */
export const Commentator = Type.Object({
  userId: Type.Integer(),
  name: Type.String(),
  profilePicture: Nullable(Type.String()),
  roomNumber: Type.Integer(),
  groupId: Type.Integer(),
  /** On air in this fixture's room now. */
  live: Type.Boolean(),
});
export type Commentator = Static<typeof Commentator>;

/**
 * Fields of a fixture that change during play. Scores are null before kick-off. During extra time homeScore and
 * awayScore hold the score after 90 minutes, and `extra` the current one.
 */
const movingFields = {
  status: Type.Integer(),
  state: Type.Integer({ minimum: 1, maximum: 3 }),
  /** The score of a finished match is a decision of its league, such as 3–0 for a team that did not come. */
  awarded: Type.Boolean(),
  kickOff: Instant,
  /** The kick-off that a match was announced for before it moved; null for one that did not move. */
  movedFrom: Nullable(Instant),
  /** Only the day of the kick-off is known: `kickOff` is noon of that day in UTC, and no time is shown. */
  dateOnly: Type.Boolean(),
  /** Real start of the half being played; the running minute is counted from it. */
  halfStart: Nullable(Instant),
  /** Minutes of added time shown by the fourth official, 0 when unknown. */
  injuryTime: Type.Integer(),
  /**
   * Quarter of basketball, game of an e-sport series, lap of a race, from 1; in a pause the one that ended; 0 where the
   * sport has none (football).
   */
  period: Type.Integer(),
  homeScore: Nullable(Type.Integer()),
  awayScore: Nullable(Type.Integer()),
  homeHalfScore: Nullable(Type.Integer()),
  awayHalfScore: Nullable(Type.Integer()),
  homeRed: Type.Integer(),
  awayRed: Type.Integer(),
  homeYellow: Type.Integer(),
  awayYellow: Type.Integer(),
  homeCorner: Type.Integer(),
  awayCorner: Type.Integer(),
  extra: Nullable(
    Type.Object({
      homeScore: Type.Integer(),
      awayScore: Type.Integer(),
      penaltyHomeScore: Nullable(Type.Integer()),
      penaltyAwayScore: Nullable(Type.Integer()),
    }),
  ),
  /** Score of both legs of a tie so far, this match among them; null where the source does not say it. */
  aggregate: Nullable(Type.Object({ homeScore: Type.Integer(), awayScore: Type.Integer() })),
  updatedAt: Instant,
};

export const Fixture = Type.Object({
  fixtureId: Type.String(),
  /** The room's address is `/truc-tiep/{link}`; it ends in the fixture id. */
  link: Type.String(),
  sportType: Type.Integer(),
  league: League,
  round: Type.String(),
  home: Team,
  away: Team,
  ...movingFields,
  hot: Type.Boolean(),
  origin: Type.Enum([...origins]),
  /** True if the source has only the half-time and final scores, so the minutes of goals are estimates. */
  goalTimesEstimated: Type.Boolean(),
  commentators: Type.Array(Commentator),
  /** Distinct people in the fixture's rooms now. */
  viewers: Type.Integer(),
});
export type Fixture = Static<typeof Fixture>;

/** Pushed on topic `scores`: replaces the same fields of the fixture with that id. */
export const FixtureChange = Type.Object({ fixtureId: Type.String(), ...movingFields });
export type FixtureChange = Static<typeof FixtureChange>;

/** A match that the talk of a commentator's room is about. The room goes on with the commentator's next match. */
export const RoomMatch = Type.Object({
  /** Messages from here on are about this match, until those about the next one. */
  from: Instant,
  fixtureId: Type.String(),
  link: Type.String(),
  home: Team,
  away: Team,
  ...movingFields,
});
export type RoomMatch = Static<typeof RoomMatch>;

export const MatchEvent = Type.Object({
  eventId: Type.String(),
  type: Type.Integer(),
  minute: Type.Integer(),
  /** Added minutes, 0 in regular time: 45+2 is minute 45, addedMinute 2. */
  addedMinute: Type.Integer(),
  homeEvent: Type.Boolean(),
  playerName: Type.String(),
  /** Player who assisted a goal, or who leaves in a substitution. */
  otherPlayerName: Nullable(Type.String()),
  /** Score after a goal. */
  homeScore: Nullable(Type.Integer()),
  awayScore: Nullable(Type.Integer()),
});
export type MatchEvent = Static<typeof MatchEvent>;

/**
 * `type` is a StatType, a ContestStat, or a PeriodStat plus a number. Values are whole numbers, lap times in tenths;
 * possession and accuracy of passes are in percent, expected goals have decimals.
 */
export const MatchStat = Type.Object({ type: Type.Integer(), home: Type.Number(), away: Type.Number() });
export type MatchStat = Static<typeof MatchStat>;

/** What became of a shot. */
export const shotOutcomes = ['goal', 'onTarget', 'offTarget', 'blocked'] as const;

/** A shot with its place, where the provider has it. */
export const Shot = Type.Object({
  shotId: Type.String(),
  minute: Type.Integer(),
  addedMinute: Type.Integer(),
  homeShot: Type.Boolean(),
  playerName: Type.String(),
  outcome: Type.Enum([...shotOutcomes]),
  /** Percent of the length of the pitch behind the shot: 100 on the goal line it goes to. */
  x: Type.Number(),
  /** Percent of the width, from the left of the side that shoots. */
  y: Type.Number(),
  expectedGoals: Nullable(Type.Number()),
});
export type Shot = Static<typeof Shot>;

/** A kick of a shoot-out, in the order in which they are taken, with the score after it. */
export const ShootOutKick = Type.Object({
  kickId: Type.String(),
  homeKick: Type.Boolean(),
  playerName: Type.String(),
  scored: Type.Boolean(),
  homeScore: Type.Integer(),
  awayScore: Type.Integer(),
});
export type ShootOutKick = Static<typeof ShootOutKick>;

export const LineUpPlayer = Type.Object({
  playerId: Type.String(),
  name: Type.String(),
  number: Type.Integer(),
  /** Row of the formation, 0 for the keeper; also 0 for all substitutes and when the formation is unknown. */
  position: Type.Integer(),
  isCaptain: Type.Boolean(),
});
export type LineUpPlayer = Static<typeof LineUpPlayer>;

export const TeamLineUp = Type.Object({
  /** Digits of the rows before the keeper, e.g. `4231`; empty when unknown. */
  formation: Type.String(),
  coach: Type.String(),
  starting: Type.Array(LineUpPlayer),
  bench: Type.Array(LineUpPlayer),
});
export type TeamLineUp = Static<typeof TeamLineUp>;

export const LineUps = Type.Object({
  /** Predicted, not yet announced. */
  preview: Type.Boolean(),
  home: TeamLineUp,
  away: TeamLineUp,
});
export type LineUps = Static<typeof LineUps>;

/** One sentence of the running commentary. */
export const CommentaryLine = Type.Object({
  liveId: Type.String(),
  minute: Type.Integer(),
  addedMinute: Type.Integer(),
  /** True if the moment belongs to the home team, false for the away team, null for neither. */
  homeEvent: Nullable(Type.Boolean()),
  text: Type.String(),
});
export type CommentaryLine = Static<typeof CommentaryLine>;

export const LiveLink = Type.Object({
  linkId: Type.Integer(),
  /** Shown to the viewer, e.g. "Đường 1". */
  name: Type.String(),
  kind: Type.Union([Type.Literal('hls'), Type.Literal('flv')]),
  url: Type.String(),
  /** The right under which the commentator shows the stream. */
  licence: Type.String(),
});
export type LiveLink = Static<typeof LiveLink>;

/** A commentator's description of their broadcast of a fixture. Texts they did not set are empty. */
export const Broadcast = Type.Object({
  title: Type.String(),
  description: Type.String(),
  image: Nullable(Type.String()),
  /** When the commentator goes on air. */
  startsAt: Nullable(Instant),
  /** BroadcastStatus. */
  status: Type.Integer({ minimum: 1, maximum: 3 }),
});
export type Broadcast = Static<typeof Broadcast>;

/** One way to watch a fixture: a commentator's room, or the fixture's own (`commentator` null). */
export const Host = Type.Object({
  commentator: Nullable(Commentator),
  groupId: Type.Integer(),
  roomName: Type.String(),
  links: Type.Array(LiveLink),
  viewers: Type.Integer(),
  /** Whether guests may write in the room; members always may. */
  guestsWrite: Type.Boolean(),
  /** Present only if the commentator described the broadcast themselves; commentators from a feed have none. */
  broadcast: Type.Optional(Broadcast),
  /** The VIP room that the commentator hosts; absent without one. */
  vipGroupId: Type.Optional(Type.Integer()),
});
export type Host = Static<typeof Host>;

/** Part of a season; empty when unknown. Leagues and groups have tables. */
export const phases = ['league', 'group', 'knockout', ''] as const;

/** Which lists beside a match have something to show. Clients leave out the tabs of the others. */
export const RoomBoards = Type.Object({
  /** Tips on the match. */
  tips: Type.Boolean(),
  /** Open tips, on any match. */
  openTips: Type.Boolean(),
  /** Tips on the matches of the night. */
  tonightTips: Type.Boolean(),
  /** A match that one of the teams finished before. */
  earlier: Type.Boolean(),
  /** Rooms of hosts whose members have points this month. */
  fanRooms: Type.Array(Type.Integer()),
});
export type RoomBoards = Static<typeof RoomBoards>;

export const LiveRoom = Type.Object({
  fixture: Fixture,
  location: Type.String(),
  /** Such as `2025/26`; empty when unknown. */
  season: Type.String(),
  phase: Type.Enum([...phases]),
  events: Type.Array(MatchEvent),
  stats: Type.Array(MatchStat),
  /** Empty where the provider has no places of shots. */
  shots: Type.Array(Shot),
  /** Empty without a shoot-out, or where its kicks are not known. */
  kicks: Type.Array(ShootOutKick),
  /** Null until the line-ups are known. */
  lineUps: Nullable(LineUps),
  /** Oldest first. */
  commentary: Type.Array(CommentaryLine),
  /** Never empty; clients open the first by default. */
  hosts: Type.Array(Host),
  boards: RoomBoards,
});
export type LiveRoom = Static<typeof LiveRoom>;

/** totalLive counts live fixtures of all sports, totalMode those of the requested mode; list holds the latter. */
export const LiveTotals = Type.Object({
  totalLive: Type.Integer(),
  totalMode: Type.Integer(),
  list: Type.Array(Fixture),
});
export type LiveTotals = Static<typeof LiveTotals>;

export const Anchor = Type.Object({
  userId: Type.Integer(),
  name: Type.String(),
  profilePicture: Nullable(Type.String()),
  roomNumber: Type.Integer(),
  groupId: Type.Integer(),
  /** The fixture the anchor is on air with, if any. */
  fixtureId: Nullable(Type.String()),
});
export type Anchor = Static<typeof Anchor>;
