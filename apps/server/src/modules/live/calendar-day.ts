/** A day in somebody's zone, as two instants; undefined where there is no such zone or day. */
export function calendarDay(date: string | undefined, timezone: string, now: Date): { from: Date; to: Date } | undefined {
  if (!isZone(timezone)) return undefined;
  const day = date ?? dateIn(timezone, now);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day || !isStorable(midnight)) return undefined;
  return { from: startOfDay(midnight, timezone), to: startOfDay(midnight + DAY, timezone) };
}

const DAY = 86_400_000;
const FIRST = Date.UTC(1900, 0, 1);
const LAST = Date.UTC(2200, 0, 1);

/** Far from these years dates have other calendars and the database another way of writing them; no match is there. */
const isStorable = (midnight: number): boolean => midnight >= FIRST && midnight < LAST;

export function isZone(timezone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function dateIn(timezone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

/** `wall` is the wanted wall time written as if it were UTC. The offset is asked twice: it may change between. */
function startOfDay(wall: number, timezone: string): Date {
  const guess = wall - offsetAt(wall, timezone);
  return new Date(wall - offsetAt(guess, timezone));
}

function offsetAt(at: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - Math.floor(at / 1000) * 1000
  );
}
