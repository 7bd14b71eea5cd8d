import { type NotificationKind, NotificationKind as Kind, type UnreadCounts } from '@khandai/contracts';

const NOTHING: UnreadCounts = { unReadBookingCount: 0, unReadMsgCount: 0, revision: -1 };

/**
 * How many notifications are unread, from answers and pushes that arrive in any order: the one with the largest revision
 * counts. What the reader opens is read at once. Until the server has confirmed all of it, its numbers wait, so
 * that none is subtracted twice.
 */
export class UnreadTally {
  #said = NOTHING;
  #newest = NOTHING;
  /** Ids that the reader opened, with what is still to be answered. */
  readonly #opened = new Map<number, { readonly kind: NotificationKind; waiting: boolean }>();
  /** Requests to read all, each with its kinds. */
  readonly #cleared = new Set<readonly NotificationKind[]>();
  #clearing = 0;

  of(kind: NotificationKind): number {
    if ([...this.#cleared].some((kinds) => kinds.includes(kind))) return 0;
    const said = kind === Kind.booking ? this.#said.unReadBookingCount : this.#said.unReadMsgCount;
    const opened = [...this.#opened.values()].filter((one) => one.kind === kind).length;
    return Math.max(0, said - opened);
  }

  get total(): number {
    return this.of(Kind.booking) + this.of(Kind.message);
  }

  /** Numbers of the server. Returns whether they are newer than those before. */
  hear(counts: UnreadCounts): boolean {
    const isNewer = counts.revision > this.#newest.revision;
    if (counts.revision >= this.#newest.revision) this.#newest = counts;
    this.#settle();
    return isNewer;
  }

  /** The reader opens an unread notification. Opening it again changes nothing. */
  open(id: number, kind: NotificationKind): void {
    if (!this.#opened.has(id)) this.#opened.set(id, { kind, waiting: true });
  }

  /** The server confirmed it with these numbers; without numbers, it refused. */
  answered(id: number, counts?: UnreadCounts): void {
    const opened = this.#opened.get(id);
    if (opened && counts) opened.waiting = false;
    else this.#opened.delete(id);
    if (counts) this.hear(counts);
    else this.#settle();
  }

  /** The reader reads all of these kinds. Call the returned function with the answer, or without one after a refusal. */
  clear(kinds: readonly NotificationKind[]): (counts?: UnreadCounts) => void {
    const own = [...kinds];
    this.#cleared.add(own);
    this.#clearing += 1;
    return (counts) => {
      this.#clearing -= 1;
      if (!counts) this.#cleared.delete(own);
      if (counts) this.hear(counts);
      else this.#settle();
    };
  }

  #settle(): void {
    const waits = this.#clearing > 0 || [...this.#opened.values()].some(({ waiting }) => waiting);
    if (waits) return;
    this.#opened.clear();
    this.#cleared.clear();
    this.#said = this.#newest;
  }
}
