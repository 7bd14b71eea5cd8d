import { CountryLookup } from './country-lookup.js';
import { offsetOf, zoneOf } from './country-zone.js';

const WINTER = new Date('2026-01-15T12:00:00Z');

describe('the country of an address', () => {
  const countries = new CountryLookup();

  it.each([
    ['113.160.0.1', 'VN'],
    ['::ffff:113.160.0.1', 'VN'],
    ['2405:4800::1', 'VN'],
    ['8.8.8.8', 'US'],
    ['10.0.0.1', null],
    ['::1', null],
    ['unknown', null],
  ])('[ER4] (country part) of %s is %s, from data that came with the program', async (address, country) => {
    expect(await countries.countryOf(address)).toBe(country);
  });
});

describe('the zone of a country', () => {
  it('[ER4] (time zone part) is that of most of its inhabitants; Vietnam’s when unknown', () => {
    expect(['VN', 'JP', 'US', 'ID', 'DE', 'XX', null].map(zoneOf)).toEqual([
      'Asia/Ho_Chi_Minh',
      'Asia/Tokyo',
      'America/New_York',
      'Asia/Jakarta',
      'Europe/Berlin',
      'Asia/Ho_Chi_Minh',
      'Asia/Ho_Chi_Minh',
    ]);
  });

  it('is one that browsers know, whatever the country', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    for (const zone of letters.flatMap((one) => letters.map((other) => zoneOf(one + other)))) {
      expect(() => new Intl.DateTimeFormat('vi', { timeZone: zone })).not.toThrow();
    }
  });

  it.each([
    ['Asia/Ho_Chi_Minh', 420],
    ['America/New_York', -300],
    ['Asia/Kolkata', 330],
    ['UTC', 0],
  ])('%s is %d minutes ahead of UTC', (zone, minutes) => {
    expect(offsetOf(zone, WINTER)).toBe(minutes);
  });
});
