/**
 * Normalises user text for storage: one line in NFC, trimmed, without control, invisible or bidirectional control
 * characters and without stacked combining marks. Idempotent.
 */
export function cleanMessage(text: string): string {
  const visible = text
    .toWellFormed()
    .normalize('NFC')
    .replace(BREAKS, ' ')
    .replace(HIDDEN, '')
    .replace(BLANK_LETTERS, '');
  return keepEmojiJoints(visible).replace(MARK_STACK, '$1').normalize('NFC').replace(SPACES, ' ').trim();
}

/** The same for a text of several lines: it keeps line breaks, at most two in a row. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map(cleanMessage)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether the text contains a visible character: a letter, a digit, punctuation or a symbol. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** Length in code points, as the API limits count it: an emoji of one code point counts as one. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Lower case without diacritics, so that "thu mon" finds "Thủ môn". */
export function searchKey(text: string): string {
  return cleanMessage(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
}

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

// Control and format characters, except those that form emoji: the zero-width joiner and the tags in the flags of
// England, Scotland and Wales.
const HIDDEN = /\p{Cc}|(?![\u200d\u{e0020}-\u{e007f}])\p{Cf}/gu;

// Code points that Unicode classifies as letters or symbols but that render blank; a name made of them would look
// empty.
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0\u2800]/g;

const EMOJI_JOINT = /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic})/gu;
const SUBDIVISION_FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}/gu;

// No living script needs more than three marks on a letter; a taller stack would cover neighbouring lines.
const MARK_STACK = /(\p{M}{3})\p{M}+/gu;

const SPACES = /[\s\p{Zs}]+/gu;

// A joiner or a tag stays only inside an emoji; elsewhere it is an invisible character and is removed.
function keepEmojiJoints(text: string): string {
  const stored: string[] = [];
  const keep = (part: string) => `\ue000${stored.push(part) - 1}\ue001`;
  const marked = text
    .replace(/[\ue000\ue001]/g, '')
    .replace(SUBDIVISION_FLAG, keep)
    .replace(EMOJI_JOINT, (_, before: string) => `${before}${keep('\u200d')}`);
  return marked
    .replace(/[\u200d\u{e0020}-\u{e007f}]/gu, '')
    .replace(/\ue000(\d+)\ue001/g, (_, index: string) => stored[Number(index)] ?? '');
}
