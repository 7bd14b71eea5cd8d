/** One entry of a calendar. */
export interface IcalEntry {
  /** Never changes, and is unique in the world: `tran-…@khandai.example`. */
  readonly uid: string;
  /** When the entry was last changed. */
  readonly stampedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Only the days of start and end are known. */
  readonly wholeDay?: boolean;
  /** Grows with each change of time or status, so that apps replace the entry that they have. */
  readonly sequence: number;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly summary: string;
  readonly description: string;
  readonly place: string;
  readonly url: string;
  /** Apps remind of it a quarter of an hour before. */
  readonly reminds: boolean;
}

const MAX_OCTETS = 75;
const LINE_END = '\r\n';

/** An iCalendar file (RFC 5545). Its times are UTC. */
export function icalOf(entries: readonly IcalEntry[], name: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Khan Dai//Lich//VI',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textOf(name)}`,
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

function linesOf(entry: IcalEntry): string[] {
  const {
    uid,
    stampedAt,
    startsAt,
    endsAt,
    wholeDay = false,
    sequence,
    status,
    summary,
    description,
    place,
    url,
    reminds,
  } = entry;
  const at = (time: Date) => (wholeDay ? `;VALUE=DATE:${timeOf(time).slice(0, 8)}` : `:${timeOf(time)}`);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${timeOf(stampedAt)}`,
    `DTSTART${at(startsAt)}`,
    `DTEND${at(endsAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `SUMMARY:${textOf(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${textOf(description)}`]),
    ...(place === '' ? [] : [`LOCATION:${textOf(place)}`]),
    `URL:${url}`,
    ...(reminds ? reminderOf(summary) : []),
    'END:VEVENT',
  ];
}

const reminderOf = (summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textOf(summary)}`,
  'TRIGGER:-PT15M',
  'END:VALARM',
];

/** `20261123T193000Z` */
const timeOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Control signs have no place in a text. */
const textOf = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

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
