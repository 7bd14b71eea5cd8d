/** Words that guessers of this site try first, besides those of other sites. */
const OWN_WORDS = ['khandai', 'bongda', 'vietnam', 'saigon', 'tinhyeu', 'yeuem', 'khongco', 'motconvit', 'nguyenvan'];

/** This many digits before or after a word do not make it a password of its own. */
const DECORATION = /^\d{1,4}|\d{1,4}$/g;

const DIGITS_ONLY = /^\d+$/;
/** A short unit several times, such as `aaaaaaaa` or `abcabcabc`. */
const REPEATED = /^(.{1,7})\1+$/su;

/** Rows of keys and the alphabet. A part of one, in either direction, is a sequence, which the list leaves out. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
].flatMap((keys) => [keys, [...keys].reverse().join('')]);

let words: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the first guesses: a much used one, also with digits and signs added to it, or digits. */
export async function isCommon(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  if (DIGITS_ONLY.test(lower) || REPEATED.test(lower)) return true;
  const known = await (words ??= loadWords());
  const { default: longWords } = await import('fxa-common-password-list');
  return longWords.test(lower) || spellings(lower).some((spelling) => known.has(spelling) || isSequence(spelling));
}

/** A password of other letters and signs may leave two or three of these, which say nothing about it. */
const MIN_SEQUENCE = 4;
const isSequence = (text: string): boolean =>
  text.length >= MIN_SEQUENCE && SEQUENCES.some((keys) => keys.includes(text));

/** The password itself, and the word that is left without accents, spaces, signs and decoration. */
function spellings(lower: string): readonly string[] {
  const plain = withoutAccents(lower).replaceAll(/[^a-z\d]/g, '');
  return [lower, plain, plain.replaceAll(DECORATION, '')];
}

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd');

// Both lists together take 150 ms and 12 MB to load, so a process loads them when a user first chooses a password. This one
// has words of any length, which a password may decorate; the other has the 50,000 most used of eight or more characters.
async function loadWords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...OWN_WORDS]);
}
