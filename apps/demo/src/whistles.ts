import { MINUTE } from './demo-time.js';
import type { MatchScript } from './match-script.js';

export const HALF_MINUTES = 45;
export const BREAK_MINUTES = 15;
const EXTRA_HALF_MINUTES = 15;

/** Milliseconds after kick-off. */
export interface Whistles {
  half: number;
  restart: number;
  /** End of ninety minutes. */
  end: number;
  /** Final end of play: after ninety minutes, extra time or the shoot-out. */
  over: number;
}

export interface ExtraWhistles {
  start: number;
  half: number;
  restart: number;
  end: number;
  kicks: number;
}

export function halvesOf([first, second]: MatchScript['added']): Omit<Whistles, 'over'> {
  const half = (HALF_MINUTES + first) * MINUTE;
  const restart = half + BREAK_MINUTES * MINUTE;
  return { half, restart, end: restart + (HALF_MINUTES + second) * MINUTE };
}

/** Times of the extra time after ninety minutes that end at `end`; each half has one added minute. */
export function extraWhistles(end: number): ExtraWhistles {
  const start = end + 5 * MINUTE;
  const half = start + (EXTRA_HALF_MINUTES + 1) * MINUTE;
  const restart = half + 2 * MINUTE;
  const extraEnd = restart + (EXTRA_HALF_MINUTES + 1) * MINUTE;
  return { start, half, restart, end: extraEnd, kicks: extraEnd + 3 * MINUTE };
}

export function whistles({ added, extra }: Pick<MatchScript, 'added' | 'extra'>): Whistles {
  const halves = halvesOf(added);
  if (!extra) return { ...halves, over: halves.end };
  const lastKick = extra.kicks?.at(-1);
  return { ...halves, over: lastKick ? lastKick.at + MINUTE / 4 : extraWhistles(halves.end).end };
}

/** Pauses of play, in milliseconds after kick-off. */
export function pausesOf(script: Pick<MatchScript, 'added' | 'extra'>): { from: number; until: number }[] {
  const { half, restart, end } = whistles(script);
  if (!script.extra) return [{ from: half, until: restart }];
  const extra = extraWhistles(end);
  return [
    { from: half, until: restart },
    { from: end, until: extra.start },
    { from: extra.half, until: extra.restart },
    ...(script.extra.kicks ? [{ from: extra.end, until: extra.kicks }] : []),
  ];
}

/**
 * The current minute, `into` milliseconds after the start of a part that begins after `before` minutes and lasts
 * `length`.
 */
export function minuteOf(into: number, before: number, length: number): { minute: number; addedMinute: number } {
  const minute = Math.floor(into / MINUTE) + 1;
  return minute > length
    ? { minute: before + length, addedMinute: minute - length }
    : { minute: before + minute, addedMinute: 0 };
}

/** The current minute of ninety at `at`. */
export function minuteAt(at: number, added: MatchScript['added']): { minute: number; addedMinute: number } {
  const { half, restart } = halvesOf(added);
  if (at < restart) return minuteOf(Math.min(at, half - 1), 0, HALF_MINUTES);
  return minuteOf(at - restart, HALF_MINUTES, HALF_MINUTES);
}

export function extraMinuteAt(at: number, end: number): { minute: number; addedMinute: number } {
  const { start, restart } = extraWhistles(end);
  if (at < restart) return minuteOf(at - start, 90, EXTRA_HALF_MINUTES);
  return minuteOf(at - restart, 105, EXTRA_HALF_MINUTES);
}
