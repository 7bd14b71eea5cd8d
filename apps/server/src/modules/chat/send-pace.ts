import type { Pace } from '../../platform/pace.js';
import { MessageTooFast } from './chat-errors.js';
import type { Sender } from './speakers.js';

/** How fast a user may write, and all guests of their address together. */
export class SendPace {
  constructor(
    private readonly users: Pace,
    /** Keyed by address: guest tokens are free, so many tokens must not raise the limit. */
    private readonly guests: Pace<string>,
  ) {}

  /** Counts one message. Throws if it comes too soon; then it does not count. */
  take({ userId, guest, address }: Sender): void {
    const wait = this.users.take(userId);
    if (wait > 0) throw new MessageTooFast(wait);
    if (!guest || address === undefined) return;
    const waitOfAll = this.guests.take(address);
    if (waitOfAll === 0) return;
    this.users.giveBack(userId);
    throw new MessageTooFast(waitOfAll);
  }

  /** A counted message was not stored. */
  giveBack({ userId, guest, address }: Sender): void {
    this.users.giveBack(userId);
    if (guest && address !== undefined) this.guests.giveBack(address);
  }
}
