import { daysBetween, isDay, weekdayOf } from '@khandai/calendar';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAY = /^(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]* )?([A-Z][a-z]{2})[ /](\d{1,2})(?: (\d{4}))?$/;
const HALF_A_YEAR = 6;

/**
 * Reads the days of a Football.TXT file. Most have no year: `Sat Aug 9`. A season has two years at most, and a date falls
 * on another weekday in the next one, so the weekday decides. The order of the days does not: postponed matches are
 * among days of other months.
 */
export class SeasonDays {
  /** The year in which the season begins. */
  #start: number | undefined;
  #last = '';

  /** `hasTwoYears` decides about days without a weekday: a season of two years begins in summer. */
  constructor(
    start: number | undefined,
    private readonly hasTwoYears = false,
  ) {
    this.#start = start;
  }

  /** The day as `2025-08-09`, or with an unusable year when the file has none; undefined if the line is no day. */
  read(line: string): string | undefined {
    const [, weekday, monthName = '', dayOfMonth = '', year] = DAY.exec(line) ?? [];
    const month = MONTHS.indexOf(monthName) + 1;
    if (month === 0) return undefined;
    const dayIn = (of: number | undefined) =>
      [of ?? '', String(month).padStart(2, '0'), dayOfMonth.padStart(2, '0')].join('-');
    if (year !== undefined) return this.#keep(dayIn(this.#startAt(Number(year))));
    if (weekday === undefined) return this.#keep(dayIn(this.#yearOf(month)));
    const days = this.#years(month).map(dayIn).filter(isDay);
    return this.#keep(
      days.find((day) => WEEKDAYS[weekdayOf(day)] === weekday) ?? this.#nearest(days) ?? dayIn(this.#start),
    );
  }

  /** Returns the year. One outside the season begins another: a qualification takes several years. */
  #startAt(year: number): number {
    if (this.#start === undefined || year < this.#start || year > this.#start + 1) this.#start = year;
    return year;
  }

  #yearOf(month: number): number | undefined {
    if (this.#start === undefined || !this.hasTwoYears || month > HALF_A_YEAR) return this.#start;
    return this.#start + 1;
  }

  /** The years in which a day without one may be. After December a long competition may be in its third year. */
  #years(month: number): number[] {
    if (this.#start === undefined) return [];
    const [year = this.#start, lastMonth = 0] = this.#last === '' ? [] : this.#last.split('-').map(Number);
    const next = lastMonth - month > HALF_A_YEAR ? [year + 1] : [];
    return [...new Set([this.#start, this.#start + 1, year, ...next])];
  }

  /** For a weekday that no year of the season has: the file contradicts itself, and the dates are rarely wrong. */
  #nearest(days: readonly string[]): string | undefined {
    if (this.#last === '') return days[0];
    const distance = (day: string) => Math.abs(daysBetween(this.#last, day));
    return [...days].sort((a, b) => distance(a) - distance(b))[0];
  }

  #keep(day: string): string {
    if (isDay(day)) this.#last = day;
    return day;
  }
}
