import { addMonths, daysBetween, daysSinceMonday, daysOfMonth, monthOf } from '@khandai/calendar';
import type { CheckInSheet } from '@khandai/contracts';

/**
 * `missed`: a day before today without a check-in. `before`: the member had not registered yet. `ahead`: with the points for going
 * on without a pause.
 */
export interface MonthCell {
  readonly day: string;
  /** Of the month, from 1. */
  readonly number: number;
  readonly state: 'done' | 'missed' | 'before' | 'today' | 'ahead';
  /** What it brought, or would bring; 0 for other days. */
  readonly points: number;
  /** The last day of a run with its bonus. */
  readonly bonus: boolean;
}

/** The days of the sheet's month. */
export function monthCells(sheet: CheckInSheet): MonthCell[] {
  const done = new Map(sheet.days.map((one) => [one.day, one]));
  return daysOfMonth(sheet.month).map((day) => {
    const number = Number(day.slice(8));
    const found = done.get(day);
    if (found) {
      return { day, number, state: 'done', points: found.points, bonus: isLast(found.run, sheet.rewards) };
    }
    const ahead = daysBetween(sheet.today, day);
    if (ahead < 0) {
      return { day, number, state: day < sheet.since ? 'before' : 'missed', points: 0, bonus: false };
    }
    const run = nextRun(sheet) + (sheet.checkedIn ? ahead - 1 : ahead);
    const state = ahead === 0 ? 'today' : 'ahead';
    return { day, number, state, points: rewardOf(run, sheet.rewards), bonus: isLast(run, sheet.rewards) };
  });
}

const MONTHS_BACK = 24;

/** The earliest month to look at: the one of the registration, unless it is too long ago. */
export function firstMonth(today: string, since: string): string {
  const earliest = addMonths(monthOf(today), -MONTHS_BACK);
  return monthOf(since) > earliest ? monthOf(since) : earliest;
}

/** Empty cells before the first day, in a week that begins on Monday. */
export const emptyBefore = (month: string): number => daysSinceMonday(`${month}-01`);

/** Number that the next check-in has in its run. */
export const nextRun = ({ run }: Pick<CheckInSheet, 'run'>): number => run + 1;

export interface RunStep {
  /** Of the seven, from 1. */
  readonly day: number;
  readonly points: number;
  readonly state: 'done' | 'next' | 'ahead';
}

/** The seven steps that the member is in. After the seventh they stay, all done, until the next day. */
export function runSteps({ run, checkedIn, rewards }: Pick<CheckInSheet, 'run' | 'checkedIn' | 'rewards'>): RunStep[] {
  const isFull = checkedIn && run > 0 && run % rewards.length === 0;
  const done = isFull ? rewards.length : run % rewards.length;
  return rewards.map((points, at) => ({
    day: at + 1,
    points,
    state: at < done ? 'done' : at === done && !checkedIn ? 'next' : 'ahead',
  }));
}

/** Points for the day of a run, which starts at 1. */
export const rewardOf = (run: number, rewards: readonly number[]): number => rewards[(run - 1) % rewards.length] ?? 0;

const isLast = (run: number, rewards: readonly number[]): boolean => run % rewards.length === 0;
