import type { ChatMessage } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observableRef } from 'mobx';

/** How long a gift is shown, in milliseconds. */
export const GIFT_MS = 4_000;
/** Gifts that wait; of more, the cheapest is left out. */
const MAX_WAITING = 15;
const SAVED = 'khandai:gift-banners';
const OFF = 'off';

export interface GiftBannersDeps {
  readonly timers: Pick<Clock, 'sleep'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * The gifts of a room, one at a time and in order. Further gifts of a combo change the banner that is shown, or the one that
 * waits; while no other gift waits, the shown one then stays for another round.
 */
export class GiftBanners {
  shown: ChatMessage | undefined = undefined;
  /** What screen readers hear: the gift as it appeared, so a combo does not repeat it. */
  spoken: ChatMessage | undefined = undefined;
  /** Counts the rounds of `GIFT_MS`. */
  round = 0;
  hidden = false;
  private waiting: ChatMessage[] = [];
  private grew = false;

  constructor(private readonly deps: GiftBannersDeps) {
    makeAutoObservable<this, 'deps' | 'waiting' | 'grew'>(
      this,
      { deps: false, waiting: false, grew: false, shown: observableRef, spoken: observableRef },
      { autoBind: true },
    );
  }

  /** Reads the reader's choice; the server does not know it. */
  restore(): void {
    this.hidden = this.deps.storage.getItem(SAVED) === OFF;
  }

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.deps.storage.setItem(SAVED, hidden ? OFF : '');
  }

  /** Shows a gift of the room, now or after those before it. */
  add(message: ChatMessage, signal: AbortSignal): void {
    if (this.hidden || !message.gift) return;
    if (this.shown && isCombo(this.shown, message)) {
      this.shown = message;
      this.grew = true;
      return;
    }
    const at = this.waiting.findIndex((one) => isCombo(one, message));
    if (at >= 0) this.waiting[at] = message;
    else this.waiting.push(message);
    if (this.waiting.length > MAX_WAITING) this.waiting.splice(cheapestOf(this.waiting), 1);
    if (!this.shown) void this.run(signal);
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (this.next()) {
      await this.deps.timers.sleep(GIFT_MS, signal);
      if (signal.aborted) break;
    }
    this.clear();
  }

  /** Starts the next round. Returns false when there is nothing to show. */
  private next(): boolean {
    const stays = this.shown !== undefined && this.grew && this.waiting.length === 0;
    const next = stays ? this.shown : this.waiting.shift();
    this.grew = false;
    if (!next || this.hidden) return false;
    if (!stays) this.spoken = next;
    this.shown = next;
    this.round += 1;
    return true;
  }

  private clear(): void {
    this.waiting = [];
    this.shown = undefined;
    this.spoken = undefined;
  }
}

/** Whether a gift goes on with the combo of another one. */
const isCombo = (before: ChatMessage, { userId, gift }: ChatMessage): boolean =>
  before.userId === userId && before.gift?.giftId === gift?.giftId && gift !== undefined && gift.combo > gift.count;

function cheapestOf(messages: readonly ChatMessage[]): number {
  const prices = messages.map(({ gift }) => gift?.points ?? 0);
  return prices.lastIndexOf(Math.min(...prices));
}
