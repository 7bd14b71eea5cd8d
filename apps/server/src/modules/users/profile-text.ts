import { randomInt } from 'node:crypto';
import { sentence } from '../../platform/messages.js';
import { isReserved, mixesScripts } from './name-skeleton.js';
import { BadProfile, NameReserved } from './user-faults.js';

const MIN_NAME_LENGTH = 2;
/** Control characters, and characters that reverse or hide text: with them one name could look like another. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Characters that Unicode classifies as letters but that print as blanks. */
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0\u2800]/g;
/** More combining marks on one letter than any living script needs; a stack of them covers other lines. */
const MARK_STACK = /(\p{M}{3})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/gu;

/**
 * A name as stored: NFC, one space between words, no invisible characters, no stacks of marks. HTML in it is treated as
 * text.
 */
export function cleanName(name: string, field: 'displayName' | 'nickname'): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(BLANK_LETTERS, '')
    .replace(MARK_STACK, '$1');
  const clean = plain.normalize('NFC').replace(/\s+/g, ' ').trim();
  if ((clean.match(SEEN) ?? []).length < MIN_NAME_LENGTH)
    throw new BadProfile(field, sentence('nameTooShort', { min: MIN_NAME_LENGTH }));
  if (mixesScripts(clean)) throw new BadProfile(field, sentence('nameMixesScripts'));
  if (isReserved(clean)) throw new NameReserved('nickname');
  return clean;
}

export function guestName(): string {
  return `Khách ${randomInt(1000, 10_000)}`;
}
