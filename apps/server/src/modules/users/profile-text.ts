import { randomInt } from 'node:crypto';
import { sentence } from '../../platform/messages.js';
import { isReserved, mixesScripts } from './name-look.js';
import { BadProfile, NameReserved } from './user-faults.js';

const SHORTEST_NAME = 2;
/** Control characters, and those that turn or hide text: they would let one name pass for another. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Letters by their class that print as nothing. */
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0\u2800]/g;
/** More marks on one letter than any living script needs; a tower of them covers the lines of others. */
const MARK_STACK = /(\p{M}{3})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/gu;

/** A name as it is stored: NFC, one space between words, nothing invisible, no towers of marks. HTML in it is text like any other. */
export function cleanName(name: string, field: 'displayName' | 'nickname'): string {
  const plain = name.toWellFormed().normalize('NFC').replace(INVISIBLE, '').replace(BLANK_LETTERS, '').replace(MARK_STACK, '$1');
  const clean = plain.normalize('NFC').replace(/\s+/g, ' ').trim();
  if ((clean.match(SEEN) ?? []).length < SHORTEST_NAME) throw new BadProfile(field, sentence('nameTooShort', { least: SHORTEST_NAME }));
  if (mixesScripts(clean)) throw new BadProfile(field, sentence('nameMixesScripts'));
  if (isReserved(clean)) throw new NameReserved('nickname');
  return clean;
}

export function guestName(): string {
  return `Khách ${randomInt(1000, 10_000)}`;
}
