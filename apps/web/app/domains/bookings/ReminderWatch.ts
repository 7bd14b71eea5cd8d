import { type Fixture, MatchState } from '@khandai/contracts';
import { reaction } from 'mobx';
import type { BookingStore } from './BookingStore';
import type { ShownReminders } from './ShownReminders';
import { dueReminders, type Reminder } from './reminders';

export interface ReminderDeps {
  readonly store: Pick<BookingStore, 'list' | 'refresh'>;
  /** Screen time, in whole minutes. */
  readonly clock: { readonly minute: number };
  readonly latest: (fixture: Fixture) => Fixture;
  readonly reminded: Pick<ShownReminders, 'claim'>;
  /** Whether the page is visible: a reminder on a hidden page would be missed. */
  readonly isSeen: () => boolean;
  readonly notify: (reminder: Reminder) => void;
}

/** Within this time of a kick-off the bookings reload every minute, to notice a moved kick-off and who is on air. */
const NEAR_MS = 30 * 60_000;

/** Shows reminders of a member's bookings while a page of the site is open, each once and on one page. */
export class ReminderWatch {
  constructor(private readonly deps: ReminderDeps) {}

  /** Runs until `signal` aborts. */
  run(signal: AbortSignal): void {
    const { store, clock } = this.deps;
    const stops = [
      reaction(
        () => [clock.minute, ...this.#due().map(({ key }) => key)].join(),
        () => void this.check(signal),
        { fireImmediately: true },
      ),
      reaction(
        () => clock.minute,
        () => {
          if (this.#isNear()) store.refresh();
        },
      ),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  }

  /** Shows reminders that are due and were not shown yet. */
  async check(signal: AbortSignal): Promise<void> {
    if (!this.deps.isSeen()) return;
    const due = this.#due();
    if (due.length === 0) return;
    const fresh = new Set(await this.deps.reminded.claim(due.map(({ key }) => key)));
    if (signal.aborted) return;
    for (const reminder of due) if (fresh.delete(reminder.key)) this.deps.notify(reminder);
  }

  #due(): Reminder[] {
    const { store, clock, latest } = this.deps;
    return dueReminders(store.list, clock.minute, latest);
  }

  #isNear(): boolean {
    const { store, clock, latest } = this.deps;
    return store.list.some((booking) => {
      const { state, kickOff } = latest(booking.fixture);
      return state === MatchState.coming && Math.abs(Date.parse(kickOff) - clock.minute) <= NEAR_MS;
    });
  }
}
