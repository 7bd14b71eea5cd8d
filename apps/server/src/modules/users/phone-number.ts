import { BadPhone } from './user-faults.js';

/** Separators that people type between digits, and invisible characters that address books add. */
const FILLING = /[\s().\p{Cf}-]/gu;
const VIETNAM = '+84';
/** E.164 allows fifteen digits; no country has numbers with fewer than seven after its code. */
const E164 = /^\+[1-9]\d{7,14}$/;
/** Mobile numbers of Vietnam: nine digits, with one of five prefixes. */
const VIETNAM_MOBILE = /^\+84[35789]\d{8}$/;

/** Normalizes a typed phone number to +84912345678. The default country is Vietnam. */
export function phoneNumberOf(text: string): string {
  const plain = text.normalize('NFKC').replace(FILLING, '');
  // A leading zero is for calls within the country; some also write it after the code: +84 (0)912…
  const number = plain.startsWith('+')
    ? plain.replace(/^\+840/, VIETNAM)
    : plain.replace(/^00/, '+').replace(/^0/, VIETNAM);
  const known = number.startsWith(VIETNAM) ? VIETNAM_MOBILE.test(number) : E164.test(number);
  if (!known) throw new BadPhone();
  return number;
}
