import { utcTime } from './kick-off.js';
import { instant } from './read-values.js';

const at = (iso: string): number => Date.parse(iso);

describe('times of a provider', () => {
  it.each([
    [1_779_634_800, '2026-05-24T15:00:00Z'],
    ['1779634800', '2026-05-24T15:00:00Z'],
    ['24-05-2026 22:00:00', '2026-05-24T15:00:00Z'],
    ['29-02-2028 00:00:00', '2028-02-28T17:00:00Z'],
    [946_684_800, '2000-01-01T00:00:00Z'],
  ])('[PF18] %s is read', (value, iso) => {
    expect(instant(value)).toBe(at(iso));
  });

  it.each([
    '30-02-2026 19:00:00',
    '29-02-2027 19:00:00',
    '31-04-2026 19:00:00',
    '00-01-2026 19:00:00',
    '01-13-2026 19:00:00',
    '20-11-2026 24:00:00',
    '20-11-2026 19:60:00',
    '20-11-1026 19:00:00',
    60,
    '60',
    0,
    -1,
    946_684_799,
    4_102_444_800,
    1_779_634_800_000,
    1_779_634_800.5,
    Number.NaN,
    null,
    '',
  ])('[PF18] %p is no time', (value) => {
    expect(instant(value)).toBeUndefined();
  });

  it.each([
    ['2026-11-20T12:00:00Z', true],
    ['2026-11-20T12:00Z', true],
    ['2026-11-20T12:00:00.000Z', true],
    ['2026-02-30T12:00:00Z', false],
    ['2026-02-28T24:00:00Z', false],
    ['2026-02-28', false],
    ['2026-02-28T12:00:00+07:00', false],
    ['20 Nov 2026', false],
    ['', false],
  ])('[PF18] (ISO 8601) %p: %s', (value, isTime) => {
    expect(utcTime(value)).toBe(isTime ? at(value) : undefined);
  });
});
