import { randomInt } from 'node:crypto';

/** Without vowels, which make words, and without letters and digits that look alike. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;
const FORM = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** A random code, such as `H7KQ3WD`: more than ten thousand million are possible. */
export const newInviteCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A typed code in its one form; undefined when it cannot be one, as an id of a partner. */
export function inviteCodeIn(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return FORM.test(code) ? code : undefined;
}
