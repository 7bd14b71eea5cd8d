import { isDay } from '@khandai/calendar';

/** Search parameter names. */
export const DAY = 'ngay';
export const FILTER = 'loc';
export const VIEW = 'xem';
/** Value of `ngay` that means the match night. */
export const NIGHT = 'dem-nay';

export interface RequestedDay {
  /** `2026-11-20`. */
  readonly day: string;
  readonly night: boolean;
}

/** The day in the address; today if it is missing or invalid. */
export function requestedDay(search: URLSearchParams, today: string): RequestedDay {
  const text = search.get(DAY) ?? '';
  if (text === NIGHT) return { day: today, night: true };
  return { day: isDay(text) ? text : today, night: false };
}

/**
 * The same page on another day, with the other parameters kept. Today has no parameter, so a saved link always opens
 * the current day.
 */
export function dayHref(pathname: string, search: URLSearchParams, day: string, today: string): string {
  return withParameter(pathname, search, DAY, day === today ? undefined : day);
}

/** The same page with one parameter set or removed. */
export function withParameter(
  pathname: string,
  search: URLSearchParams,
  name: string,
  value: string | undefined,
): string {
  const next = new URLSearchParams(search);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  const text = next.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
