import type { Clock } from '../../../platform/clock.js';
import { LruMap } from '../../../platform/lru-map.js';
import { codePoints } from '../../../platform/plain-text.js';

/** Code points of a text that fans shout again and again, as "vào" and "haha"; and how often they may. */
const SHOUT_LENGTH = 12;
const MAX_SHOUTS = 2;
const MAX_TEXTS = 20_000;

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

/** A user's pace allows hardly more within the time that counts. */
const MAX_REMEMBERED = 12;

/** What each user said lately in each room, in this process. */
export class RecentTexts {
  readonly #said = new LruMap<string, readonly { readonly text: string; readonly at: number }[]>({ max: MAX_TEXTS });

  /** @param deps `repeatMs`: for how long a text counts as said */
  constructor(private readonly deps: { readonly clock: Pick<Clock, 'now'>; readonly repeatMs: number }) {}

  /** Whether this user would repeat themselves: a long text at once, a short one, as fans shout it, for the third time. */
  isRepeated(groupId: number, userId: number, text: string): boolean {
    const times = this.#recent(groupId, userId).filter((said) => said.text === text).length;
    return times >= (codePoints(text) < SHOUT_LENGTH ? MAX_SHOUTS : 1);
  }

  note(groupId: number, userId: number, text: string): void {
    const recent = this.#recent(groupId, userId).slice(1 - MAX_REMEMBERED);
    this.#said.set(`${groupId} ${userId}`, [...recent, { text, at: this.deps.clock.now() }]);
  }

  #recent(groupId: number, userId: number) {
    const since = this.deps.clock.now() - this.deps.repeatMs;
    return (this.#said.get(`${groupId} ${userId}`) ?? []).filter(({ at }) => at > since);
  }
}
