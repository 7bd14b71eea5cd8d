import fc from 'fast-check';
import { isSameZone, isVietnam, isZone, offsetAt, VIETNAM, VIETNAM_OFFSET_MS, zoneOfMachine } from './zone.js';
import { wallTimeAt } from './wall-time.js';

const HOUR_MS = 3_600_000;
const at = (instant: string) => Date.parse(instant);

describe('zones', () => {
  test('[CAL1] an unknown zone is recognised', () => {
    expect([VIETNAM, 'Asia/Saigon', 'UTC', 'Europe/Paris'].map(isZone)).toEqual([true, true, true, true]);
    expect(['Moon/Base', '', 'constructor', 'Asia/Ho_Chi_Minh\u0000'].map(isZone)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(() => offsetAt(0, 'Moon/Base')).toThrow(RangeError);
  });

  test('[CAL1] both names of the zone of Vietnam mean one zone', () => {
    expect([isVietnam('Asia/Saigon'), isVietnam(VIETNAM), isVietnam('Asia/Bangkok')]).toEqual([true, true, false]);
    expect(isSameZone('Asia/Saigon', VIETNAM)).toBe(true);
    expect(isSameZone('Europe/Paris', 'Europe/Paris')).toBe(true);
    expect(isSameZone('Asia/Bangkok', VIETNAM)).toBe(false);
  });

  test.each([
    [VIETNAM, '2026-11-20T00:00:00Z', VIETNAM_OFFSET_MS],
    [VIETNAM, '1970-01-01T00:00:00Z', 8 * HOUR_MS],
    ['Europe/London', '2026-07-01T00:00:00Z', HOUR_MS],
    ['America/St_Johns', '2026-01-01T00:00:00Z', -3.5 * HOUR_MS],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 5.75 * HOUR_MS],
    ['Pacific/Kiritimati', '2026-01-01T00:00:00Z', 14 * HOUR_MS],
  ])('[CAL2] %s at %s is %d ms ahead of UTC', (zone, instant, offset) => {
    expect(offsetAt(at(instant), zone)).toBe(offset);
  });

  test.each([VIETNAM, 'Asia/Saigon', 'UTC', 'Europe/London', 'America/Santiago', 'Australia/Lord_Howe'])(
    '[CAL2] the clock of %s shows what the format of the machine shows',
    (zone) => {
      const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
      fc.assert(
        fc.property(
          fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
          (date) => {
            const { year, month, day, hour, minute, second } = wallTimeAt(date.getTime(), zone);
            const two = (value: number) => String(value).padStart(2, '0');
            expect(`${two(day)}/${two(month)}/${year}, ${two(hour)}:${two(minute)}:${two(second)}`).toBe(
              format.format(date),
            );
          },
        ),
      );
    },
  );

  test('[CAL2] more zones than are cached are still read right', () => {
    const zones = Intl.supportedValuesOf('timeZone').slice(0, 100);
    const twice = [...zones, ...zones].map((zone) => offsetAt(at('2026-11-20T00:00:00Z'), zone));
    expect(twice.slice(0, 100)).toEqual(twice.slice(100));
  });
});

describe('the zone of a machine', () => {
  /** A clock that is so many minutes ahead of UTC in January and in July. */
  const clockAt = (january: number, july: number) => (_year: number, month: number) => (month === 6 ? july : january);
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  test.each([
    ['all the year as in Vietnam', 420, 420, VIETNAM],
    ['never away from UTC', 0, 0, 'UTC'],
  ])('[CAL9] whose clock is %s is known without its name', (_clock, january, july, zone) => {
    expect(zoneOfMachine(2026, clockAt(january, july))).toBe(zone);
  });

  test.each([
    ['as in London', 0, 60],
    ['as in Tokyo', 540, 540],
  ])('[CAL9] whose clock is %s is read from its name', (_clock, january, july) => {
    expect(zoneOfMachine(2026, clockAt(january, july))).toBe(own);
  });

  test('[CAL9] works on this machine too', () => {
    expect(isSameZone(zoneOfMachine(2026), own) || own === 'Etc/UTC' || own === 'GMT').toBe(true);
  });
});
