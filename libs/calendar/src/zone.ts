/** The zone the site counts its days in, and the zone of a viewer whose own zone is unknown. */
export const VIETNAM = 'Asia/Ho_Chi_Minh';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Vietnam is this far ahead of UTC, without daylight saving, since 1975. */
export const VIETNAM_OFFSET_MS = 7 * HOUR_MS;

/** Many browsers report Vietnam's zone by its old name. */
const VIETNAM_OLD_NAME = 'Asia/Saigon';
const UTC = 'UTC';

/**
 * Zones without daylight saving. Most readers of the site live in one of them, and the first `Intl.DateTimeFormat` costs a phone
 * about 100 ms while the page hydrates, so these zones never create one.
 */
const fixedOffsets: Readonly<Record<string, number>> = {
  [VIETNAM]: VIETNAM_OFFSET_MS,
  [VIETNAM_OLD_NAME]: VIETNAM_OFFSET_MS,
  [UTC]: 0,
};

/** From here on the zones above have the offset they have today. */
const FIXED_SINCE = Date.UTC(1980, 0, 1);

/** Whether this machine knows the zone. Cookies and query strings may hold anything. */
export function isZone(zone: string): boolean {
  if (Object.hasOwn(fixedOffsets, zone)) return true;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export const isVietnam = (zone: string): boolean => zone === VIETNAM || zone === VIETNAM_OLD_NAME;

/** Whether two names mean one zone. Knows the two names of Vietnam's zone; other zones are compared by name. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || (isVietnam(one) && isVietnam(other));

/** Milliseconds the zone is ahead of UTC at an instant. Throws RangeError for an unknown zone. */
export function offsetAt(at: number, zone: string): number {
  const fixed = Object.hasOwn(fixedOffsets, zone) ? fixedOffsets[zone] : undefined;
  if (fixed !== undefined && at >= FIXED_SINCE) return fixed;
  const read: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000;
}

/**
 * The zone of this machine, or one whose clock shows the same. Asking Intl for the name is slow on phones, so a clock that stands
 * at UTC or at Vietnam's offset all `year` is taken for that zone.
 * @param offset minutes the machine's clock is ahead of UTC at the start of a month (0 is January)
 */
export function zoneOfMachine(year: number, offset: (year: number, month: number) => number = minutesAhead): string {
  const january = offset(year, 0);
  const sameAllYear = january === offset(year, 6);
  if (sameAllYear && january * MINUTE_MS === VIETNAM_OFFSET_MS) return VIETNAM;
  if (sameAllYear && january === 0) return UTC;
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

// getTimezoneOffset counts the other way round, and 0 must not become -0.
const minutesAhead = (year: number, month: number): number => 0 - new Date(year, month, 1).getTimezoneOffset();

/** Formats are slow to create. The cache is bounded, because names come from outside and Intl accepts every spelling of case. */
const MAX_FORMATS = 64;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(zone, created);
  return created;
}
