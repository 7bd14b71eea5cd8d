import { fromField, toField, vietnamTime } from './vietnam-time';

const AT = Date.parse('2026-11-20T17:05:00Z');

it('times of the desk are those of Vietnam, in sentences and in fields', () => {
  expect(vietnamTime(AT)).toBe('00:05 21/11/2026');
  expect([vietnamTime(AT, AT), vietnamTime(AT, AT - 3_600_000)]).toEqual(['00:05', '00:05 21/11']);
  expect([toField(AT), fromField('2026-11-21T00:05'), fromField('')]).toEqual(['2026-11-21T00:05', AT, undefined]);
});
