import { dayChoices } from './day-choices.js';

const TODAY = '2026-11-20';

test('[LS8] (day choices) last week, now and next week surround the day shown', () => {
  expect(dayChoices('2026-11-25', TODAY)).toMatchObject({ lastWeek: '2026-11-18', now: TODAY, nextWeek: '2026-12-02' });
});

test('[S14] the strip starts two days before today, and does not move when the user picks a day in it', () => {
  const { strip } = dayChoices(TODAY, TODAY);
  expect([strip[0], strip.at(-1)]).toEqual(['2026-11-18', '2026-11-24']);
  for (const day of strip) expect(dayChoices(day, TODAY).strip).toEqual(strip);
});

test('[S14] a day outside moves the strip by whole weeks', () => {
  expect(dayChoices('2026-11-25', TODAY).strip).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
  ]);
  expect(dayChoices('2026-11-17', TODAY).strip[0]).toBe('2026-11-11');
  expect(dayChoices('2031-01-01', TODAY).strip).toContain('2031-01-01');
});
