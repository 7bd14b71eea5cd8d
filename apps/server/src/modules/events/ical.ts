import type { EventRow } from './event-query.js';

export interface CalendarFacts {
  /** Name of the calendar. */
  readonly name: string;
  /** Origin of the site. */
  readonly origin: string;
  readonly now: number;
}

const MAX_OCTETS = 75;
const LINE_END = '\r\n';

/** Events as an iCalendar file (RFC 5545). Its times are UTC, and the uid of an event never changes. */
export function icalOf(rows: readonly EventRow[], facts: CalendarFacts): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Khan Dai//Su kien//VI',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textOf(facts.name)}`,
    ...rows.flatMap((row) => eventOf(row, facts)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

function eventOf(row: EventRow, { origin, now }: CalendarFacts): string[] {
  const { eventId, slug, title, summary, place, startsAt, endsAt, status, version } = row;
  return [
    'BEGIN:VEVENT',
    `UID:su-kien-${eventId}@${new URL(origin).hostname}`,
    `DTSTAMP:${timeOf(new Date(now))}`,
    `DTSTART:${timeOf(startsAt)}`,
    `DTEND:${timeOf(endsAt)}`,
    `SEQUENCE:${version}`,
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${textOf(title)}`,
    ...(summary === '' ? [] : [`DESCRIPTION:${textOf(summary)}`]),
    ...(place === '' ? [] : [`LOCATION:${textOf(place)}`]),
    `URL:${origin}/su-kien/${slug}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${textOf(title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** `20261123T193000Z` */
const timeOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const textOf = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** Lines have at most 75 octets; a further line starts with a space. No character is split. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const length = Buffer.byteLength(sign);
    if (octets + length > MAX_OCTETS) {
      parts.push(part);
      [part, octets] = [' ', 1];
    }
    part += sign;
    octets += length;
  }
  return [...parts, part].join(LINE_END);
}
