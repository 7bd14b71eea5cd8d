import {
  countryOfCode,
  withPlus,
  isDialable,
  PHONE_LIMITS,
  type PhoneDraft,
  withSpaces,
  findNumber,
} from './phone-model.js';

/** The field's raw text and caret after a user edit, before formatting. */
export interface PhoneEdit {
  text: string;
  caret: number;
  /** The user pressed forward delete. */
  forward?: boolean | undefined;
}

export interface PhoneEditRules {
  /** Max characters in the field; 25 by default. */
  maxLength?: number | undefined;
  /** Accepts only digits, space, plus, parentheses and hyphen. */
  restrict?: boolean | undefined;
}

export interface PhoneEdited {
  readonly draft: PhoneDraft;
  readonly caret: number;
}

/** The text before the caret and the text after it. */
type Halves = readonly [before: string, after: string];

/**
 * Applies an edit to the draft: formats spaces and brackets again and leaves the caret after the same digit. A complete
 * number that arrives in one edit (browser autofill, keyboard suggestion) gets its country's format.
 */
export function editPhone(draft: PhoneDraft, edit: PhoneEdit, rules: PhoneEditRules = {}): PhoneEdited {
  const typed = intended(draft.text, cleaned(edit, rules), edit.forward === true);
  const text = typed.join('');
  if (digits(text).length - digits(draft.text).length > 1) {
    const whole = findNumber(text, draft.country);
    if (whole) return atEnd(whole);
  }
  return fitted(draft, opened(typed), rules);
}

/**
 * Replaces the selection with the pasted text. If the result is not a valid number but the pasted text alone is, the
 * pasted text replaces everything.
 */
export function pastePhone(
  draft: PhoneDraft,
  { pasted, from, to }: { pasted: string; from: number; to: number },
  rules: PhoneEditRules = {},
): PhoneEdited {
  const [before, after] = [draft.text.slice(0, from), draft.text.slice(to)];
  const piece = seen(pasted).trim();
  const whole = findNumber(before + piece + after, draft.country) ?? findNumber(piece, draft.country);
  if (whole) return atEnd(whole);
  return editPhone(draft, { text: before + piece + after, caret: before.length + piece.length }, rules);
}

function cleaned({ text, caret }: PhoneEdit, { restrict }: PhoneEditRules): Halves {
  const clean = (part: string) => (restrict ? part.replace(/[^\d\s+()-]/g, '') : seen(part));
  return [clean(text.slice(0, caret)), clean(text.slice(caret))];
}

/** The field inserts spaces itself, so deleting one means deleting the digit next to it. */
function intended(was: string, [before, after]: Halves, forward: boolean): Halves {
  const text = before + after;
  const onlySpaces = text.length < was.length && digits(text) === digits(was) && isDialable(was);
  if (!onlySpaces) return [before, after];
  return forward ? [before, after.replace(/[\d+]/, '')] : [before.replace(/[\d+](?=[^\d+]*$)/, ''), after];
}

/** Replaces a leading "00" with a plus, whichever half contains it. */
function opened([before, after]: Halves): Halves {
  const text = withPlus(before + after);
  if (text === before + after) return [before, after];
  const rest = digits(after).length;
  const split =
    rest === 0 ? text.length : Math.max(before === '' ? 0 : 1, placeBehind(text, digits(text).length - rest));
  return [text.slice(0, split), text.slice(split)];
}

function fitted(
  draft: PhoneDraft,
  [before, after]: Halves,
  { maxLength = PHONE_LIMITS.fieldLength }: PhoneEditRules,
): PhoneEdited {
  const text = before + after;
  const country = countryOfCode(text, draft.country);
  if (!isDialable(text)) return kept({ country, text }, before.length, maxLength);
  const nice = withSpaces(text, country);
  if (digits(nice) === digits(text) && nice.length <= maxLength) {
    const caret = digits(after) === '' ? nice.length : placeBehind(nice, digits(before).length);
    return { draft: { country, text: nice }, caret };
  }
  return kept({ country, text: digits(text) }, digits(before).length, maxLength);
}

/** The text without formatting, cut to `maxLength`. */
function kept({ country, text }: PhoneDraft, caret: number, maxLength: number): PhoneEdited {
  return { draft: { country, text: text.slice(0, maxLength) }, caret: Math.min(caret, maxLength) };
}

const atEnd = (draft: PhoneDraft): PhoneEdited => ({ draft, caret: draft.text.length });

/**
 * Removes invisible format characters. Address books add them to fix the text direction of a number, and copying
 * includes them.
 */
const seen = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** The digits and a leading plus: the user's input without the field's formatting. */
function digits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return /^\s*\(?\s*\+/.test(text) ? `+${digits}` : digits;
}

/** The caret position after `count` digits (a plus counts as one). */
function placeBehind(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/[\d+]/.test(text[place] ?? '')) seen += 1;
  }
  return text.length;
}
