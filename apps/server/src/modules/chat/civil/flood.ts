import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.js';
import { Pace } from '../../../platform/pace.js';
import { codePoints } from '../../../platform/plain-text.js';
import { isKey, type SharedPaces } from '../../../platform/shared-paces.js';

/** Code points of a text that fans shout again and again, as "vào" and "haha"; and how often they may. */
const SHOUT_LENGTH = 12;
const MAX_SHOUTS = 2;

/** One emoji, with its joiners, skin tones, keycaps and flags. */
const EMOJI =
  /\p{RI}\p{RI}|[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*[\u{e0020}-\u{e007f}]*/gu;
const MAX_EMOJI = 30;
const MAX_MARKS = 12;
/** A sign, as ▓ or ░, that is no letter, no digit and no emoji. */
const SIGNS = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\s]/gu;
const MAX_SIGNS = 60;

/** Whether a text is made of emoji alone. */
export const isOnlyEmoji = (text: string): boolean => text.replace(EMOJI, '').trim() === '';

/**
 * Whether a text only fills the screen: dozens of emoji or signs, or letters with piles of marks. `original` is the text as
 * it was sent: cleaning has cut the piles.
 */
export function isFlood(original: string, text: string): boolean {
  const [marks = [], emoji = [], signs = []] = [STACKS, EMOJI, SIGNS].map((each, index) => [
    ...(index === 0 ? original.normalize('NFC') : text).matchAll(each),
  ]);
  const stacked = marks.reduce((sum, [stack]) => sum + stack.length, 0);
  return stacked > MAX_MARKS || emoji.length > MAX_EMOJI || signs.length > MAX_SIGNS;
}

/** Marks on one letter beyond the two that a language has. */
const STACKS = /(?<=\p{M}{2})\p{M}+/gu;

/** What each user said lately in each room, on every process. */
export class RecentTexts {
  readonly #shouts: Pace<string>;
  readonly #texts: Pace<string>;

  /** @param deps `repeatMs`: for how long a text counts as said */
  constructor({ clock, paces, repeatMs }: RecentTextsDeps) {
    const window = { clock, windowMs: repeatMs };
    this.#shouts = paces.share('chat.shouts', new Pace<string>({ ...window, max: MAX_SHOUTS }), isKey);
    this.#texts = paces.share('chat.texts', new Pace<string>({ ...window, max: 1 }), isKey);
  }

  /** Whether this user would repeat themselves: a long text at once, a short one, as fans shout it, for the third time. */
  isRepeated(said: SaidText): boolean {
    return !this.#paceOf(said).isFree(keyOf(said));
  }

  note(said: SaidText): void {
    this.#paceOf(said).take(keyOf(said));
  }

  #paceOf({ text }: SaidText): Pace<string> {
    return codePoints(text) < SHOUT_LENGTH ? this.#shouts : this.#texts;
  }
}

export interface RecentTextsDeps {
  readonly clock: Clock;
  readonly paces: SharedPaces;
  readonly repeatMs: number;
}

export interface SaidText {
  readonly groupId: number;
  readonly userId: number;
  readonly text: string;
}

/** A hash, because other processes get the key of each message. */
const keyOf = ({ groupId, userId, text }: SaidText): string =>
  createHash('sha256').update(`${groupId} ${userId} ${text}`).digest('base64url').slice(0, KEY_LENGTH);

const KEY_LENGTH = 16;
