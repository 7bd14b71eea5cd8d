import type { SportType } from '@khandai/contracts';
import { channelLinks, type FeedCommentator, type FeedHost, type FeedLeague } from '@khandai/server/feed-port';
import type { DemoClub } from './clubs.js';
import { DAY } from './demo-time.js';

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
  /** An even number of teams; 16 in a cup. */
  teams: readonly DemoClub[];
  slots: readonly Slot[];
  commentators: readonly FeedCommentator[];
  /** Commentators who join the hot match of a day; the competition has hot matches only if there are some. */
  guests?: readonly FeedCommentator[];
  /** The name of a round, before its number. */
  roundWord: string;
  /** Its teams play a knock-out cup; its slots are those of a full round. */
  knockOut?: boolean;
  mayFail?: boolean;
  /** Its season has a table: the feed delivers the results of all its past rounds, and not only of the week. */
  table?: 'past' | 'whole';
  /** Number of earlier seasons whose results the feed delivers: meetings of teams, and seasons to choose. */
  earlier?: number;
}

export const DAYS_A_WEEK = 7;
/** The week of 1 January 2024, in which every league began its first season. */
export const FIRST_WEEK = 2817;

/** Number of weeks since the epoch; day 4 is the first Monday. */
export const weekOf = (day: number): number => Math.floor((day + 3) / DAYS_A_WEEK);
export const mondayOf = (week: number): number => week * DAYS_A_WEEK - 3;

/** Shorter seasons begin more than once in a year. */
const HALF_A_YEAR = 26 * DAYS_A_WEEK;

/**
 * What a season is called: `2026/27` or `2026` by its years, and `2026, đợt 3` where a year has several.
 * @param startOf Day on which a season starts, by its number
 */
export function seasonName(number: number, startOf: (number: number) => number): string {
  const [first, last] = [startOf(number), startOf(number + 1) - 1];
  const year = yearOf(first);
  if (last - first >= HALF_A_YEAR)
    return yearOf(last) === year ? `${year}` : `${year}/${String(yearOf(last) % 100).padStart(2, '0')}`;
  let turn = 1;
  while (yearOf(startOf(number - turn)) === year) turn += 1;
  return `${year}, đợt ${turn}`;
}

const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear();

export const hostedBy = (commentator: FeedCommentator, sportType: SportType): FeedHost => ({
  commentator,
  links: channelLinks(sportType),
  live: false,
});
