import { Seeded } from '@khandai/server/feed-port';
import type { DemoClub } from './clubs.js';
import { DAYS_A_WEEK, hostedBy, mondayOf, type Season, seasonName, type Slot, weekOf } from './competition.js';
import { CUP_WEEKS, cupMatchesOf, wholeCup } from './cup.js';
import { type NightOptions, timeOf } from './demo-time.js';
import type { DemoFixture } from './fixture.js';

/**
 * A letter of the ids: another one whenever teams, sides or days of matches change. Stored matches of the schedule before
 * then go as those that the demo no longer shows, and none changes its teams below the picks and tips made on it.
 */
const SCHEDULE = 'y';

/** The matches of a competition that start on a day. */
export function matchesOf(season: Season, day: number, options: NightOptions = {}): DemoFixture[] {
  if (season.knockOut) return cupMatchesOf(season, day, options);
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
  const [home, away] = pairOf(orderOf(world, teams), round, modulo(turn, pairs));
  const week = Math.floor(turn / season.slots.length);
  const roundNumber = 1 + modulo(round, 2 * (teams.length - 1));
  const commentator = commentators[modulo(turn, commentators.length)];
  return {
    fixtureId: `demo${turn}${SCHEDULE}${number}`,
    sportType,
    seed: `${world}/${turn}`,
    league,
    home,
    away,
    kickOff: timeOf(mondayOf(week) + day, minute) + shift,
    round: `${roundWord} ${roundNumber}`,
    stage: season.table ? { season: seasonAt(season, turn), phase: 'league', group: '', roundNumber } : undefined,
    hot: false,
    knockOut: false,
    mayFail: season.mayFail ?? false,
    hosts: commentator ? [hostedBy(commentator, sportType)] : [],
  };
}

/** At least 0, also of turns before 1970. */
const modulo = (value: number, size: number): number => ((value % size) + size) % size;

const orders = new Map<string, readonly DemoClub[]>();

const turnsOf = ({ teams }: Season): number => teams.length * (teams.length - 1);

/** The season that a turn belongs to: every team receives every other once in it. */
function seasonAt(season: Season, turn: number): string {
  const perWeek = season.slots.length;
  return seasonName(Math.floor(turn / turnsOf(season)), (number) =>
    mondayOf(Math.floor((number * turnsOf(season)) / perWeek)),
  );
}

/**
 * The matches of the season to which the matches of a week belong, or begin to belong; or those of the season that is
 * `back` before it.
 */
export function wholeSeason(season: Season, day: number, options: NightOptions = {}, back = 0): DemoFixture[] {
  if (season.knockOut) return wholeCup(season, day - back * CUP_WEEKS * DAYS_A_WEEK, options);
  const perWeek = season.slots.length;
  const first = (Math.floor((weekOf(day) * perWeek) / turnsOf(season)) - back) * turnsOf(season);
  const weeks = Math.ceil(turnsOf(season) / perWeek) + 1;
  const monday = mondayOf(Math.floor(first / perWeek));
  const name = seasonAt(season, first);
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

/**
 * A pair of the circle method: the first team stays, the others move by one place each round. The pairs take turns in
 * which side is at home, so that a team rarely has two home matches in a row.
 */
function pairOf(order: readonly DemoClub[], round: number, pair: number): [home: DemoClub, away: DemoClub] {
  const moving = order.length - 1;
  const at = (place: number) => order[place === 0 ? 0 : 1 + modulo(place - 1 + round, moving)] as DemoClub;
  const [first, second] = [at(pair), at(moving - pair)];
  const isReturn = modulo(Math.floor(round / moving), 2) === 1;
  const isFirstHome = modulo(pair === 0 ? modulo(round, moving) : pair, 2) === 0;
  return isFirstHome !== isReturn ? [first, second] : [second, first];
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
