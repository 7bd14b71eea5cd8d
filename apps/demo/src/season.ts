import type { SportType } from '@khandai/contracts';
import { channelLinks, type FeedCommentator, type FeedHost, type FeedLeague, Seeded } from '@khandai/server/feed-port';
import type { DemoClub } from './clubs.js';
import { type NightOptions, timeOf } from './demo-time.js';
import type { DemoFixture } from './fixture.js';

/** A kick-off of every week: a day since Monday and minutes after midnight, both in Vietnam. */
export interface Slot {
  day: number;
  minute: number;
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Weekday = (typeof WEEK)[number];

/** Slots at the given times on each of the given days; a time that is listed twice has two matches. */
export function slots(times: Partial<Record<Weekday, string>>): Slot[] {
  return WEEK.flatMap((weekday, day) =>
    (times[weekday] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((time) => ({ day, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) })),
  );
}

/** The same times on every day of the week. */
export const daily = (times: string): Slot[] =>
  slots(Object.fromEntries(WEEK.map((weekday) => [weekday, times])) as Record<Weekday, string>);

/** A competition whose matches fill the same slots in every week, in order of time. */
export interface Season {
  /** Distinguishes the fixture ids of competitions; never changes. */
  number: number;
  key: string;
  sportType: SportType;
  league: FeedLeague;
  /** An even number of teams. */
  teams: readonly DemoClub[];
  slots: readonly Slot[];
  commentators: readonly FeedCommentator[];
  /** Commentators who join the hot match of a day; the competition has hot matches only if there are some. */
  guests?: readonly FeedCommentator[];
  /** The name of a round, before its number. */
  roundWord: string;
  knockOut?: boolean;
  mayFail?: boolean;
  /** Its season has a table: the feed delivers the results of all its past rounds, and not only of the week. */
  table?: 'past' | 'whole';
}

const DAYS_A_WEEK = 7;
/** Number of weeks since the epoch; day 4 is the first Monday. */
const weekOf = (day: number): number => Math.floor((day + 3) / DAYS_A_WEEK);
export const mondayOf = (week: number): number => week * DAYS_A_WEEK - 3;

/** The matches of a competition that start on a day. */
export function matchesOf(season: Season, day: number, options: NightOptions = {}): DemoFixture[] {
  const week = weekOf(day);
  const weekday = day - mondayOf(week);
  const matches = season.slots.flatMap((slot, index) =>
    slot.day === weekday ? [matchOf(season, week * season.slots.length + index, slot, options)] : [],
  );
  return withHotMatch(season, matches);
}

/**
 * Match number `turn` of a competition. Every round-robin round takes as many turns as there are pairs, and a team's turn
 * in the next round is at most one place earlier. So every team rests for almost a whole round, whatever the slots.
 */
function matchOf(season: Season, turn: number, { day, minute }: Slot, { seed, shift = 0 }: NightOptions): DemoFixture {
  const { key, number, sportType, league, teams, commentators, roundWord } = season;
  const world = `${seed ?? 'season'}/${key}`;
  const pairs = teams.length / 2;
  const round = Math.floor(turn / pairs);
  const [home, away] = pairOf(orderOf(world, teams), round, turn % pairs);
  const week = Math.floor(turn / season.slots.length);
  const roundNumber = 1 + (round % (2 * (teams.length - 1)));
  const commentator = commentators[turn % commentators.length];
  return {
    fixtureId: `demo${turn}x${number}`,
    sportType,
    seed: `${world}/${turn}`,
    league,
    home,
    away,
    kickOff: timeOf(mondayOf(week) + day, minute) + shift,
    round: `${roundWord} ${roundNumber}`,
    stage: season.table
      ? { season: String(seasonAt(season, turn)), phase: 'league', group: '', roundNumber }
      : undefined,
    hot: false,
    knockOut: season.knockOut ?? false,
    mayFail: season.mayFail ?? false,
    hosts: commentator ? [hostedBy(commentator, sportType)] : [],
  };
}

const orders = new Map<string, readonly DemoClub[]>();

/** The week of 1 January 2024, in which every competition began its first season. */
const FIRST_WEEK = 2817;

const turnsOf = ({ teams }: Season): number => teams.length * (teams.length - 1);

/** Number of the season that a turn belongs to: every team receives every other once in it. */
function seasonAt(season: Season, turn: number): number {
  const count = (at: number) => Math.floor(at / turnsOf(season));
  return 1 + count(turn) - count(FIRST_WEEK * season.slots.length);
}

/** The matches of the season to which the matches of a week belong, or begin to belong. */
export function wholeSeason(season: Season, day: number, options: NightOptions = {}): DemoFixture[] {
  const perWeek = season.slots.length;
  const first = Math.floor((weekOf(day) * perWeek) / turnsOf(season)) * turnsOf(season);
  const weeks = Math.ceil(turnsOf(season) / perWeek) + 1;
  const monday = mondayOf(Math.floor(first / perWeek));
  const name = String(seasonAt(season, first));
  return Array.from({ length: weeks * DAYS_A_WEEK }, (_, index) => monday + index)
    .flatMap((at) => matchesOf(season, at, options))
    .filter(({ stage }) => stage?.season === name);
}

/** The order of the teams in the round robin, from the seed. */
function orderOf(world: string, teams: readonly DemoClub[]): readonly DemoClub[] {
  const known = orders.get(world);
  if (known) return known;
  const order = new Seeded(`${world}/order`).shuffle(teams);
  orders.set(world, order);
  return order;
}

/** A pair of the circle method: the first team stays, the others move by one place each round. */
function pairOf(order: readonly DemoClub[], round: number, pair: number): [home: DemoClub, away: DemoClub] {
  const moving = order.length - 1;
  const at = (place: number) => order[place === 0 ? 0 : 1 + ((place - 1 + round) % moving)] as DemoClub;
  const [first, second] = [at(pair), at(moving - pair)];
  const returnLeg = Math.floor(round / moving) % 2 === 1;
  return ((round + pair) % 2 === 0) !== returnLeg ? [first, second] : [second, first];
}

/** Marks the match of the two strongest teams among those that start last on a day, and adds the guests to its hosts. */
function withHotMatch({ guests, sportType }: Season, matches: readonly DemoFixture[]): DemoFixture[] {
  const latest = Math.max(...matches.map(({ kickOff }) => kickOff));
  if (!guests) return [...matches];
  const strength = ({ home, away }: DemoFixture) => home.strength + away.strength;
  const [best] = matches.filter(({ kickOff }) => kickOff === latest).sort((a, b) => strength(b) - strength(a));
  return matches.map((match) =>
    match === best
      ? { ...match, hot: true, hosts: [...match.hosts, ...guests.map((guest) => hostedBy(guest, sportType))] }
      : match,
  );
}

const hostedBy = (commentator: FeedCommentator, sportType: SportType): FeedHost => ({
  commentator,
  links: channelLinks(sportType),
  live: false,
});
