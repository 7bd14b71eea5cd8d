/**
 * What is stored of a text somebody typed: one line of NFC, without control, invisible and direction-changing
 * characters, without stacks of marks, trimmed. The same text again when cleaned twice.
 */
export function cleanMessage(text: string): string {
  const visible = text.toWellFormed().normalize('NFC').replace(BREAKS, ' ').replace(HIDDEN, '').replace(BLANK_LETTERS, '');
  return keepEmojiJoints(visible).replace(MARK_STACK, '$1').normalize('NFC').replace(SPACES, ' ').trim();
}

/** True when a reader would see something: a letter, a digit, a sign. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** Length as a reader counts it on the wire: code points, so an emoji of one code point is one. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Vietnamese without its marks and in lower case, so that "thu mon" finds "Thủ môn". */
export function searchKey(text: string): string {
  return cleanMessage(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
}

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

// Control characters, and format characters but for the two that emoji are made with: the zero-width joiner
// and the tags of the flags of England, Scotland and Wales.
const HIDDEN = /\p{Cc}|(?![\u200d\u{e0020}-\u{e007f}])\p{Cf}/gu;

// Letters by their class that print as nothing; a name or message made of them looks empty.
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0\u2800]/g;

const EMOJI_JOINT = /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic})/gu;
const SUBDIVISION_FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}/gu;

// Three marks on one letter are more than any living script needs; a tower of them covers other people's lines.
const MARK_STACK = /(\p{M}{3})\p{M}+/gu;

const SPACES = /[\s\p{Zs}]+/gu;

// A joiner or a tag stays only inside an emoji; everywhere else it is an invisible character like the others.
function keepEmojiJoints(text: string): string {
  const kept: string[] = [];
  const keep = (part: string) => `\ue000${kept.push(part) - 1}\ue001`;
  const marked = text
    .replace(/[\ue000\ue001]/g, '')
    .replace(SUBDIVISION_FLAG, keep)
    .replace(EMOJI_JOINT, (_, before: string) => `${before}${keep('\u200d')}`);
  return marked.replace(/[\u200d\u{e0020}-\u{e007f}]/gu, '').replace(/\ue000(\d+)\ue001/g, (_, index: string) => kept[Number(index)] ?? '');
}
