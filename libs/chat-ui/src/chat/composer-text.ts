/** Length in code points, so that an emoji of one code point counts as one character. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The counter appears once this many characters are left. */
const NEAR_LIMIT = 50;

/** Characters left, or undefined while there are plenty. Negative if the text is too long. */
export function remainingToShow(text: string, limit: number): number | undefined {
  const left = limit - lengthOf(text);
  return left <= Math.min(NEAR_LIMIT, Math.floor(limit / 4)) ? left : undefined;
}

export function canSend(text: string, limit: number): boolean {
  return text.trim().length > 0 && lengthOf(text) <= limit;
}

/** Replaces the selection in `text` with `piece`; returns the new text and the caret after the piece. */
export function insertAt(text: string, piece: string, start: number, end: number): { text: string; caret: number } {
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length };
}

/** With an input method (Telex, VNI), Enter confirms a word; it must not send the message. */
export function isSendKey({
  key,
  shiftKey,
  nativeEvent,
}: {
  key: string;
  shiftKey: boolean;
  nativeEvent: { isComposing: boolean; keyCode: number };
}): boolean {
  const composing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  return key === 'Enter' && !shiftKey && !composing;
}

/** A name has at most this many words and characters behind the `@`; longer text is no name. */
const MAX_NAME = 30;

/**
 * The text between an `@` and the caret: `start` is the place of the `@`. Undefined when the caret is not behind one, as in an
 * e-mail address. A name may contain single spaces, so the text may be several words.
 */
export function wordAfterAt(
  text: string,
  caret: number,
): { readonly start: number; readonly text: string } | undefined {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || (start > 0 && !/\s/.test(text[start - 1] ?? ''))) return undefined;
  const word = text.slice(start + 1, caret);
  return word.length > MAX_NAME || /^\s|\s{2}|\n/.test(word) ? undefined : { start, text: word };
}

/** The text between a `#` and the caret, as `wordAfterAt`. A hashtag is one word of letters, digits and `_`. */
export function wordAfterHash(
  text: string,
  caret: number,
): { readonly start: number; readonly text: string } | undefined {
  const [, word] = /(?<![\p{L}\p{M}\p{N}_#/&])#([\p{L}\p{M}\p{N}_]*)$/u.exec(text.slice(0, caret)) ?? [];
  return word === undefined ? undefined : { start: caret - word.length - 1, text: word };
}
