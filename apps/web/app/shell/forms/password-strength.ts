import type { form } from '../../i18n/vi/lazy/form';

export type Strength = keyof typeof form.strength;

/** The most common passwords; they add no strength even inside a longer one. */
const COMMON = [
  'matkhau',
  'mat khau',
  'password',
  'qwerty',
  'asdfgh',
  'zxcvbn',
  'iloveyou',
  'anhyeuem',
  'yeuem',
  'admin',
  'khandai',
];

/** Bits of entropy from which a password reaches each level. */
const LEVELS: readonly (readonly [bits: number, strength: Strength])[] = [
  [75, 'strong'],
  [52, 'good'],
  [36, 'fair'],
];

/** Roughly how hard a password is to guess. Advice only: it rejects nothing. */
export function strengthOf(password: string, username = ''): Strength {
  const plain = password.normalize('NFC');
  const own = username.trim().toLowerCase();
  const guessed = [...COMMON, ...(own.length > 2 ? [own] : [])];
  const rest = guessed.reduce((text, word) => text.replaceAll(word, '*'), plain.toLowerCase());
  const bits = surprises(rest) * Math.log2(alphabetOf(plain));
  return LEVELS.find(([min]) => bits >= min)?.[1] ?? 'weak';
}

/** Counts characters that do not continue a run such as "aaaa" or "1234". */
function surprises(text: string): number {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1).length;
}

function alphabetOf(text: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/\P{ASCII}/u, 60],
    [/[ -/:-@[-`{-~]/, 20],
  ];
  return Math.max(
    2,
    kinds.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 0),
  );
}
