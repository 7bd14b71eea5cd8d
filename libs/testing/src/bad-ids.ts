/** Ids that name nothing, encoded for an address. Each decodes. */
export const badIds: readonly string[] = [
  'abc',
  '-1',
  '0',
  '1e9',
  '1.5',
  '1,2',
  '2147483648',
  '99999999999999999999',
  '%00',
  '7%00',
  '1;drop',
  "1'%20OR%20'1'='1",
  '%EF%BC%91%EF%BC%92', // full-width digits
  'fd7',
  '..%2F..%2Fetc%2Fpasswd',
  '%20',
  '%F0%9F%8F%86',
  '%E2%80%AE1', // written from right to left
  '%25',
  'null',
  '__proto__',
  '[object%20Object]',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'x'.repeat(1_000),
  '9'.repeat(4_000),
];

/** Escapes that decode to no text. */
export const brokenEscapes: readonly string[] = ['%zz', '%ED%A0%80', '%FF'];

/** Days that no calendar has, encoded for an address. */
export const badDays: readonly string[] = [
  ...['2026-02-30', '2026-13-01', '2026-00-10', '0000-00-00', '2026-2-3', '20261120', 'nay', '-1', '1e9', '%00'],
];
