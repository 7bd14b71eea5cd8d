import { randomInt } from 'node:crypto';
import { sentence } from '../../platform/messages.js';
import { BadProfile } from './user-faults.js';

const SHORTEST_NAME = 2;
/** Control characters, and those that turn or hide text: they would let one name pass for another. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** A name as it is stored: NFC, one space between words, nothing invisible. HTML in it is text like any other. */
export function cleanDisplayName(name: string): string {
  const clean = name.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  if ([...clean].length < SHORTEST_NAME) throw new BadProfile('displayName', sentence('nameTooShort', { least: SHORTEST_NAME }));
  return clean;
}

/** A picture's address: of this site, or https. */
export function checkProfilePicture(address: string): string {
  if (/^\/(?!\/)/.test(address) || (URL.canParse(address) && new URL(address).protocol === 'https:')) return address;
  throw new BadProfile('profilePicture', sentence('pictureAddress'));
}

export function guestName(): string {
  return `Khách ${randomInt(1000, 10_000)}`;
}

/** What two spellings of one username have in common. */
export function usernameKey(username: string): string {
  return username.normalize('NFC').toLowerCase();
}
