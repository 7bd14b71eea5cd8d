import ICAL from 'ical.js';

const MAX_OCTETS = 75;

/**
 * The entries of an iCalendar file as a calendar app reads them: ical.js, the parser of Thunderbird, shares nothing with what
 * writes the file. Parsers forgive lines of any end and length, so those are checked here. Times are as RFC 5545 writes them.
 * Throws on a file that is none.
 */
export function readIcal(file: string): Map<string, string>[] {
  if (!file.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(file)) throw new Error('a line does not end with CR LF');
  const long = file.split('\r\n').find((line) => Buffer.byteLength(line) > MAX_OCTETS);
  if (long !== undefined) throw new Error(`a line is too long: ${long}`);
  const calendar = ICAL.Component.fromString(file);
  if (calendar.name !== 'vcalendar' || calendar.getFirstPropertyValue('version') !== '2.0')
    throw new Error('no calendar of version 2.0');
  return calendar.getAllSubcomponents('vevent').map(fieldsOf);
}

function fieldsOf(event: ICAL.Component): Map<string, string> {
  const fields = new Map<string, string>();
  for (const property of event.getAllProperties()) {
    const name = property.name.toUpperCase();
    if (fields.has(name)) throw new Error(`${name} is there twice`);
    const value = property.getFirstValue();
    fields.set(name, value instanceof ICAL.Time ? value.toICALString() : String(value));
  }
  return fields;
}

/** Name of the calendar in apps. */
export const nameOfIcal = (file: string): string =>
  String(ICAL.Component.fromString(file).getFirstPropertyValue('x-wr-calname'));
