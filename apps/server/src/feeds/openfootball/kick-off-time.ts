const OFFSET = /^UTC(?:±0|([+-])(\d{1,2})(?::(\d{2}))?)$/;
const MINUTE = 60_000;

/**
 * Milliseconds of a kick-off. `date` is 2026-06-11, `time` 13:00 with the offset it is told in ("13:00 UTC-6") or
 * without: then it is the local time of `zone`. Undefined for what is no time, or has no zone.
 */
export function kickOffTime(date: unknown, time: unknown, zone: string | undefined): number | undefined {
  if (typeof date !== 'string' || typeof time !== 'string') return undefined;
  const [clock = '', offset] = time.trim().split(/\s+/);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) return undefined;
  const wall = Date.parse(`${date}T${clock}:00Z`);
  // Date takes the 31st of a shorter month for the first of the next.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== date) return undefined;
  if (offset === undefined) return zone === undefined ? undefined : atWallTime(wall, zone);
  const [matched, sign, hours = '0', minutes = '0'] = OFFSET.exec(offset) ?? [];
  if (matched === undefined) return undefined;
  return wall - (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

/** When clocks in `zone` show `wall`, written as if it were UTC. The offset is asked twice: it may change between. */
function atWallTime(wall: number, zone: string): number {
  const guess = wall - offsetAt(wall, zone);
  return wall - offsetAt(guess, zone);
}

function offsetAt(at: number, zone: string): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

/** Clocks by the beginning of a file's name, which is a country's (`en.1.json`). European cups are played by Paris time. */
const zones: Readonly<Record<string, string>> = {
  en: 'Europe/London',
  es: 'Europe/Madrid',
  it: 'Europe/Rome',
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  uefa: 'Europe/Paris',
  jp: 'Asia/Tokyo',
  cn: 'Asia/Shanghai',
};

export const zoneOfFile = (file: string): string | undefined => zones[file.split('.')[0] ?? ''];
