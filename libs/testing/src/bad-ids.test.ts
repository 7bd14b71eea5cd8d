import { badDays, badIds, brokenEscapes } from './bad-ids.js';

it('[TS9] holds no id twice, and no id that a row may have', () => {
  expect(new Set(badIds).size).toBe(badIds.length);
  for (const id of badIds) {
    const number = /^[1-9]\d*$/.test(decodeURIComponent(id)) ? Number(id) : undefined;
    expect(number === undefined || number > 2_147_483_647).toBe(true);
  }
});

it('[TS9] holds days that no calendar has', () => {
  for (const day of badDays) {
    const text = decodeURIComponent(day);
    const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
    const isDay = time !== undefined && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
    expect([day, isDay && !text.startsWith('0000')]).toEqual([day, false]);
  }
});

it('[TS9] keeps what does not decode apart', () => {
  for (const text of brokenEscapes) expect(() => decodeURIComponent(text)).toThrow(URIError);
});
