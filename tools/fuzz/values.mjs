// Values that commonly break programs, and random values between them.

const numbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  1e-320,
  1e21,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  2 ** 64,
  99,
  1e10,
  1.5,
];

const words = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  '\u200b\u2060',
  '\ud800',
  '\udfff\ud800',
  '\uffff',
  '\u202emoc',
  'e\u0301'.repeat(40),
  'Z\u0351\u0489'.repeat(30),
  '👨‍👩‍👧‍👦'.repeat(9),
  'Trận Công An Hà Nội - Thể Công',
  "' or '1'='1",
  "'; drop table fixtures; --",
  '%00',
  '%',
  '_%\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0x10',
  '1e3',
  '１２３',
  '٣',
  'true',
  '[object Object]',
  '{"$ne":null}',
  'javascript:alert(1)',
  '//example.test',
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
];

/** Valid, almost valid and invalid dates, times, months and zones. */
export const dates = [
  '2026-11-20',
  '2026-02-29',
  '2024-02-29',
  '2026-02-30',
  '2026-99-99',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13',
  '1969-12-31',
  '1883-11-18',
  '2011-12-30',
  '20261120',
  '2026-1-1',
  '20/11/2026',
  '2026-11-20T25:61:61Z',
  '2026-W47-5',
  '2026-11',
  '2026-13',
  '0000-01',
  '9999-12',
  '1969-12',
  'hôm nay',
  'now',
];

export const zones = [
  'Asia/Ho_Chi_Minh',
  'asia/saigon',
  'Asia/Kathmandu',
  'Asia/Gaza',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Antarctica/Troll',
  'Australia/Lord_Howe',
  'Europe/Dublin',
  'Africa/Monrovia',
  'Etc/GMT+12',
  'Etc/GMT-14',
  'GMT+7',
  'UTC+07:00',
  '+07:00',
  '-23:59',
  '+99:99',
  'UTC',
  'utc',
  'EST5EDT',
  'Local',
  'posix/Asia/Tokyo',
  'Sao/Hoa',
  '../Asia/Tokyo',
  'Asia/Ho_Chi_Minh\u0000',
  "UTC' at time zone 'x",
];

/** @param {import('./random.mjs').Random} random */
export function text(random) {
  if (random.chance(0.5)) return random.one(words);
  if (random.chance(0.1)) return random.one(words).repeat(random.int(1, 200)).slice(0, 4_000);
  const max = random.one([0x7f, 0x7f, 0x1ef9, 0xffff, 0x10ffff]);
  return random.some(24, () => String.fromCodePoint(random.int(0, max))).join('');
}

export function number(random) {
  if (random.chance(0.4)) return random.one(numbers);
  return random.chance(0.5) ? random.int(-1_000, 100_000) : (random.next() - 0.5) * 10 ** random.int(0, 25);
}

export function scalar(random) {
  const kind = random.int(0, 9);
  if (kind < 4) return text(random);
  if (kind < 7) return number(random);
  return random.one([true, false, null, 'true', 'false', [], {}]);
}

/** A random JSON value, a few levels deep. */
export function json(random, depth = 3) {
  if (depth === 0 || random.chance(0.6)) return scalar(random);
  if (random.chance(0.5)) return random.some(5, () => json(random, depth - 1));
  return fields(
    random.some(5, () => text(random)),
    () => json(random, depth - 1),
  );
}

/** An object with these names as own properties, including `__proto__`. */
export function fields(names, value) {
  return Object.fromEntries(names.map((name) => [name, value(name)]));
}

/** JSON text, damaged in most cases. */
export function damaged(random, whole) {
  const at = random.int(0, whole.length);
  switch (random.int(0, 5)) {
    case 0:
      return whole.slice(0, at);
    case 1:
      return whole.slice(0, at) + text(random) + whole.slice(at);
    case 2:
      return '['.repeat(random.int(1, 8_000)) + whole;
    case 3:
      return whole + random.one(['|', '\u0000', '}', ',', whole]);
    case 4:
      return `{"a":`.repeat(random.int(1, 2_000)) + whole;
    default:
      return whole;
  }
}
