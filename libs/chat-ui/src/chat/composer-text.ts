/** Length as people count it: an emoji of one code point is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** The counter shows itself once this little room is left. */
const NEAR_LIMIT = 50;

/** Characters left, once it is worth saying. Negative when there are too many. */
export function remainingToShow(text: string, limit: number): number | undefined {
  const left = limit - lengthOf(text);
  return left <= Math.min(NEAR_LIMIT, Math.floor(limit / 4)) ? left : undefined;
}

export function canSend(text: string, limit: number): boolean {
  return text.trim().length > 0 && lengthOf(text) <= limit;
}

/** `text` with `piece` in place of what is selected, and where the caret stands then. */
export function insertAt(text: string, piece: string, start: number, end: number): { text: string; caret: number } {
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length };
}

/** Enter of an input method (Telex, VNI) chooses a word; it must not send the message. */
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
