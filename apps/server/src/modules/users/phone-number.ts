import { BadPhone } from './user-faults.js';

/** What people put between figures, and what address books put around them, unseen. */
const FILLING = /[\s().\p{Cf}-]/gu;
const VIETNAM = '+84';
/** E.164 allows fifteen figures; fewer than seven after the country no country gives out. */
const E164 = /^\+[1-9]\d{7,14}$/;
/** Mobile numbers of Vietnam: nine figures, of five beginnings. */
const VIETNAM_MOBILE = /^\+84[35789]\d{8}$/;

/** A phone number as it is stored, +84912345678, from what people write. Without a country it is Vietnam's. */
export function phoneNumberOf(text: string): string {
  const plain = text.normalize('NFKC').replace(FILLING, '');
  // A zero before the number is for calls within the country: +84 (0)912… too.
  const number = plain.startsWith('+') ? plain.replace(/^\+840/, VIETNAM) : plain.replace(/^00/, '+').replace(/^0/, VIETNAM);
  const known = number.startsWith(VIETNAM) ? VIETNAM_MOBILE.test(number) : E164.test(number);
  if (!known) throw new BadPhone();
  return number;
}
