import { SportType } from '@khandai/contracts';
import { type FeedCommentator, type FeedLeague, Seeded } from '@khandai/server/feed-port';
import { type DemoClub, demoLeagues, secondDivisionClubs } from './clubs.js';
import { dayOf, epochAt, eveningEpoch, type NightOptions, timeOf, weekdayOf } from './demo-time.js';
import { regionalCommentators } from './names.js';
import { type DemoFixture, hostedBy, nightOf } from './night.js';
import { contestsOf, racesOf } from './other-sports.js';

/** Days shown before and after today. */
const DAYS_BACK = 8;
const DAYS_AHEAD = 8;
const V_LEAGUE_DAYS = [3, 6];
const SECOND_DIVISION_DAYS = [0, 2, 5];
const CUP_DAYS = [1, 4];
/** Kick-offs in minutes after midnight in Vietnam. */
const SECOND_DIVISION_KICK_OFFS = [16 * 60, 17 * 60, 17 * 60, 18 * 60, 18 * 60 + 30, 19 * 60 + 15];
const CUP_KICK_OFFS = [17 * 60, 17 * 60 + 30, 18 * 60 + 30, 19 * 60 + 15];
const ROUNDS = 22;

/**
 * All fixtures of the demo at a moment: current and adjacent V.League nights and other sports, and for the days of the
 * last and next week the rounds of their evenings. Those nearest to now come first.
 */
export function fixturesAt(now: number, options: NightOptions = {}): DemoFixture[] {
  const epoch = epochAt(now, options);
  const today = dayOf(now - (options.shift ?? 0));
  const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, index) => today - DAYS_BACK + index);
  const near = [epoch - 1, epoch, epoch + 1];
  const evenings = new Set([...near, ...days.map(eveningEpoch)]);
  const nights = new Set([...near, ...days.filter((day) => V_LEAGUE_DAYS.includes(weekdayOf(day))).map(eveningEpoch)]);
  const all = [
    ...[...nights].flatMap((each) => nightOf(each, options)),
    ...days.flatMap((day) => regionalOf(day, options)),
    ...[...evenings].flatMap((each) => contestsOf(each, options)),
    ...near.flatMap((each) => racesOf(each, options)),
  ];
  return all.sort((a, b) => Math.abs(a.kickOff - now) - Math.abs(b.kickOff - now));
}

/** The first division's round, or the cup's matches, of one day. */
function regionalOf(day: number, options: NightOptions): DemoFixture[] {
  const week = Math.floor((day + 3) / 7);
  if (SECOND_DIVISION_DAYS.includes(weekdayOf(day))) {
    const place = SECOND_DIVISION_DAYS.filter((one) => (one || 7) <= (weekdayOf(day) || 7)).length;
    const round = `Vòng ${1 + ((week * SECOND_DIVISION_DAYS.length + place) % ROUNDS)}`;
    return evening(
      { day, kickOffs: SECOND_DIVISION_KICK_OFFS, league: demoLeagues.secondDivision, round, knockOut: false },
      options,
    );
  }
  if (!CUP_DAYS.includes(weekdayOf(day))) return [];
  return evening(
    { day, kickOffs: CUP_KICK_OFFS, league: demoLeagues.cup, round: 'Vòng loại', knockOut: true },
    options,
  );
}

interface Evening {
  day: number;
  kickOffs: readonly number[];
  league: FeedLeague;
  round: string;
  knockOut: boolean;
}

function evening(
  { day, kickOffs, league, round, knockOut }: Evening,
  { seed, shift = 0 }: NightOptions,
): DemoFixture[] {
  const name = `${seed ?? 'week'}/day ${day}`;
  const rng = new Seeded(name);
  const clubs = rng.shuffle(secondDivisionClubs);
  const voices = rng.shuffle(regionalCommentators);
  return kickOffs.map((minute, index) => ({
    fixtureId: `demod${day}x${index + 1}`,
    sportType: SportType.football,
    seed: `${name}/${index}`,
    league,
    home: clubs[index * 2] as DemoClub,
    away: clubs[index * 2 + 1] as DemoClub,
    kickOff: timeOf(day, minute) + shift,
    round,
    hot: false,
    knockOut,
    mayFail: !knockOut,
    hosts: [hostedBy(voices[index] as FeedCommentator)],
  }));
}
