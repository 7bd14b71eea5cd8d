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
