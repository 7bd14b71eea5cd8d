/**
 * Reads an iCalendar file by the rules of RFC 5545, and shares nothing with what writes it: lines end with CR LF and have at
 * most 75 octets, longer ones are unfolded, components nest, and escaped signs mean themselves. Throws on any other file.
 */
export function readIcal(file: string): Map<string, string>[] {
  if (!file.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(file)) throw new Error('a line does not end with CR LF');
  const long = file.split('\r\n').find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`a line is too long: ${long}`);
  const found: Map<string, string>[] = [];
  const open: string[] = [];
  for (const line of file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)) {
    const [whole, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
    if (whole === undefined) throw new Error(`no line of a calendar: ${line}`);
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') found.push(new Map());
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends, but is not open`);
    } else if (open.at(-1) === 'VEVENT') {
      const event = found.at(-1);
      if (event?.has(name)) throw new Error(`${name} is there twice`);
      event?.set(name, textOf(value));
    }
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} without an end`);
  return found;
}

const textOf = (value: string): string =>
  value.replaceAll(/\\([nN\\;,])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
