import { planRace } from '@khandai/marble-race';
import type { StoredMarble } from '../../platform/database/schema.js';

/** The marbles of the site's track. */
export const MARBLES: readonly StoredMarble[] = [
  { id: 1, name: 'Hỏa Tiễn', color: '#B23A32' },
  { id: 2, name: 'Sóng Biển', color: '#1F6FC4' },
  { id: 3, name: 'Lá Chuối', color: '#1E8A50' },
  { id: 4, name: 'Nghệ Vàng', color: '#D99A13' },
  { id: 5, name: 'Tím Mận', color: '#7A43B0' },
  { id: 6, name: 'Bạc Sương', color: '#6F8796' },
  { id: 7, name: 'Than Đá', color: '#22282E' },
  { id: 8, name: 'Cam Sành', color: '#D0661A' },
];

/** All marbles have the same chance, so this many times the stake gives back on average what was staked. */
export const MULTIPLE = MARBLES.length;

/** Picks are open for this long before the start. */
const PICKING_MS = 120_000;
/** A race is known this long before its picks open, with the hash of its seed. */
const KNOWN_MS = 5_000;
/** From the making of a race to its start, at least. */
const LEAD_MS = 45_000;
/** From one start to the next, at least: longer than a race. */
const APART_MS = 120_000;

export interface RaceTimes {
  readonly picksOpenAt: Date;
  readonly startsAt: Date;
}

/** The course of a stored race. */
export const courseOf = (race: { readonly seed: string; readonly marbles: readonly StoredMarble[] }) =>
  planRace(
    race.seed,
    race.marbles.map(({ id }) => id),
  );

/**
 * When the next race starts: at whole multiples of the interval, as 20:30 and 20:35. After a pause of the track one starts soon,
 * so that its visitors need not wait.
 * @param last The latest start that is known, in milliseconds; null for none
 */
export function nextTimes(now: number, everyMs: number, last: number | null): RaceTimes {
  const earliest = Math.max(now + LEAD_MS, last === null ? 0 : last + APART_MS);
  const onTheClock = Math.ceil(earliest / everyMs) * everyMs;
  const isPaused = last === null || last <= now;
  const start = isPaused && onTheClock - earliest >= APART_MS ? Math.ceil(earliest / 1_000) * 1_000 : onTheClock;
  return { startsAt: new Date(start), picksOpenAt: new Date(Math.max(now + KNOWN_MS, start - PICKING_MS)) };
}
