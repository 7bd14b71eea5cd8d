import { countryBehind, dialled, isDialable, PHONE_LIMITS, type PhoneDraft, spaced, wholeNumber } from './phone-model.js';

/** What the field holds after the reader's hand touched it, and where the caret stands. */
export interface PhoneEdit {
  text: string;
  caret: number;
  /** The key that deletes what follows the caret was pressed. */
  forward?: boolean | undefined;
}

export interface PhoneEditRules {
  /** Characters that the field holds; 25 without it. */
  maxLength?: number | undefined;
  /** Digits, space, plus, parentheses and hyphen alone get in. */
  restrict?: boolean | undefined;
}

export interface PhoneEdited {
  readonly draft: PhoneDraft;
  readonly caret: number;
}

/** What stands before the caret and what after it. */
type Halves = readonly [before: string, after: string];

/**
 * What a change of the field makes of the draft: spaces and brackets are set anew, and the caret stays behind the digit
 * it stood behind. A number that arrives whole (filled in by the browser, or by a keyboard's suggestion) is shown as its
 * country writes it.
 */
export function editPhone(draft: PhoneDraft, edit: PhoneEdit, rules: PhoneEditRules = {}): PhoneEdited {
  const typed = intended(draft.text, cleaned(edit, rules), edit.forward === true);
  const text = typed.join('');
  if (figures(text).length - figures(draft.text).length > 1) {
    const whole = wholeNumber(text, draft.country);
    if (whole) return atEnd(whole);
  }
  return fitted(draft, opened(typed), rules);
}

/** The pasted text in the place of what was selected; or alone, when it is a whole number and together they are none. */
export function pastePhone(
  draft: PhoneDraft,
  { pasted, from, to }: { pasted: string; from: number; to: number },
  rules: PhoneEditRules = {},
): PhoneEdited {
  const [before, after] = [draft.text.slice(0, from), draft.text.slice(to)];
  const piece = seen(pasted).trim();
  const whole = wholeNumber(before + piece + after, draft.country) ?? wholeNumber(piece, draft.country);
  if (whole) return atEnd(whole);
  return editPhone(draft, { text: before + piece + after, caret: before.length + piece.length }, rules);
}

function cleaned({ text, caret }: PhoneEdit, { restrict }: PhoneEditRules): Halves {
  const clean = (part: string) => (restrict ? part.replace(/[^\d\s+()-]/g, '') : seen(part));
  return [clean(text.slice(0, caret)), clean(text.slice(caret))];
}

/** Who deletes a space that the field set itself means the digit beside it. */
function intended(was: string, [before, after]: Halves, forward: boolean): Halves {
  const text = before + after;
  const onlySpaces = text.length < was.length && figures(text) === figures(was) && isDialable(was);
  if (!onlySpaces) return [before, after];
  return forward ? [before, after.replace(/[\d+]/, '')] : [before.replace(/[\d+](?=[^\d+]*$)/, ''), after];
}

/** A leading "00" is a plus, in whichever half it stands. */
function opened([before, after]: Halves): Halves {
  const text = dialled(before + after);
  if (text === before + after) return [before, after];
  const rest = figures(after).length;
  const split = rest === 0 ? text.length : Math.max(before === '' ? 0 : 1, placeBehind(text, figures(text).length - rest));
  return [text.slice(0, split), text.slice(split)];
}

function fitted(draft: PhoneDraft, [before, after]: Halves, { maxLength = PHONE_LIMITS.fieldLength }: PhoneEditRules): PhoneEdited {
  const text = before + after;
  const country = countryBehind(text, draft.country);
  if (!isDialable(text)) return kept({ country, text }, before.length, maxLength);
  const nice = spaced(text, country);
  if (figures(nice) === figures(text) && nice.length <= maxLength) {
    const caret = figures(after) === '' ? nice.length : placeBehind(nice, figures(before).length);
    return { draft: { country, text: nice }, caret };
  }
  return kept({ country, text: figures(text) }, figures(before).length, maxLength);
}

/** As it stands, cut where the field ends. */
function kept({ country, text }: PhoneDraft, caret: number, maxLength: number): PhoneEdited {
  return { draft: { country, text: text.slice(0, maxLength) }, caret: Math.min(caret, maxLength) };
}

const atEnd = (draft: PhoneDraft): PhoneEdited => ({ draft, caret: draft.text.length });

/** Without the marks, unseen, by which address books keep a number from being turned round: they are copied along with it. */
const seen = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** Digits, and the plus in front of them: what a reader wrote, without what the field set between. */
function figures(text: string): string {
  const digits = text.replace(/\D/g, '');
  return /^\s*\(?\s*\+/.test(text) ? `+${digits}` : digits;
}

/** Where the caret stands behind so many figures. */
function placeBehind(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/[\d+]/.test(text[place] ?? '')) seen += 1;
  }
  return text.length;
}
