import { ApiError } from '@khandai/api-client';
import { type CallData, type Calls, Code, type Gift, GIFT_COUNTS, type SentGift } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

type GiftList = CallData<Calls['GET /ac/api/chat/gift/list']>;

export interface NewGift {
  readonly groupId: number;
  readonly giftId: number;
  readonly count: (typeof GIFT_COUNTS)[number];
  readonly message: string;
  /** Of one, as the member saw it. */
  readonly price: number;
  readonly uuid: string;
}

export interface GiftSheetDeps {
  readonly send: (gift: NewGift) => Promise<{ readonly gift: SentGift; readonly points: number }>;
  /** The gifts as they are now. */
  readonly reload: () => Promise<GiftList>;
  readonly report: (error: unknown) => void;
  readonly uuid: () => string;
  /**
   * The gift that got no answer; it outlives the sheet. It is sent again under its uuid, because the server knows whether the
   * first one arrived.
   */
  readonly unanswered: { gift: NewGift | undefined };
}

/** What came of the last gift. */
export type Outcome = { readonly sent: SentGift } | { readonly refused: string } | undefined;

/** Staff have changed the gift since the list was read. */
const STALE: ReadonlySet<number | null> = new Set([Code.giftPriceChanged, Code.giftNotFound]);

/** The gift that a member chooses, and their points. */
export class GiftSheetStore {
  chosenId: number | undefined = undefined;
  count: (typeof GIFT_COUNTS)[number] = GIFT_COUNTS[0];
  message = '';
  busy = false;
  outcome: Outcome = undefined;
  private points: number;

  constructor(
    private readonly groupId: number,
    public list: GiftList,
    private readonly deps: GiftSheetDeps,
  ) {
    this.points = list.mine?.points ?? 0;
    const { gift } = deps.unanswered;
    this.chosenId = gift?.giftId ?? list.list.find((one) => !this.isLocked(one))?.giftId;
    this.count = gift?.count ?? this.count;
    this.message = gift?.message ?? '';
    makeAutoObservable<this, 'deps' | 'groupId'>(
      this,
      { list: observableRef, deps: false, groupId: false, outcome: observableRef },
      { autoBind: true },
    );
  }

  get chosen(): Gift | undefined {
    return this.list.list.find(({ giftId }) => giftId === this.chosenId);
  }

  get price(): number {
    return (this.chosen?.points ?? 0) * this.count;
  }

  get left(): number {
    return this.points - this.price;
  }

  get canSend(): boolean {
    return !this.busy && !this.list.own && this.chosen !== undefined && this.left >= 0;
  }

  /** Why the member cannot send any gift: their points, and the price of the cheapest gift; undefined if they can. */
  get tooPoor(): { readonly points: number; readonly least: number } | undefined {
    if (this.list.own || this.list.list.some((gift) => !this.isLocked(gift))) return undefined;
    const prices = this.list.list.filter((gift) => !this.needsLevel(gift)).map(({ points }) => points);
    return prices.length === 0 ? undefined : { points: this.points, least: Math.min(...prices) };
  }

  needsLevel({ level }: Gift): boolean {
    return (this.list.mine?.level ?? 0) < level;
  }

  /** Not even one can be sent. */
  isLocked(gift: Gift): boolean {
    return this.needsLevel(gift) || gift.points > this.points;
  }

  choose(giftId: number): void {
    this.chosenId = giftId;
    this.outcome = undefined;
  }

  chooseCount(count: number): void {
    this.count = GIFT_COUNTS.find((one) => one === count) ?? this.count;
    this.outcome = undefined;
  }

  write(message: string): void {
    this.message = message;
  }

  async send(): Promise<void> {
    const { chosen } = this;
    if (!this.canSend || !chosen) return;
    const { giftId, points: price } = chosen;
    const attempt = this.attemptFor({ giftId, count: this.count, message: this.message.trim(), price });
    this.deps.unanswered.gift = attempt;
    this.start();
    try {
      const { gift, points } = await this.deps.send(attempt);
      this.finish({ sent: gift }, points);
    } catch (error) {
      this.fail(error);
      if (error instanceof ApiError && STALE.has(error.code)) await this.refresh();
    }
  }

  /** The same attempt again, unless the member chose something else meanwhile. */
  private attemptFor(choice: Omit<NewGift, 'groupId' | 'uuid'>): NewGift {
    const before = this.deps.unanswered.gift;
    const same = before?.giftId === choice.giftId && before.count === choice.count && before.message === choice.message;
    return same ? before : { ...choice, groupId: this.groupId, uuid: this.deps.uuid() };
  }

  /** What the member chose and wrote stays. */
  private async refresh(): Promise<void> {
    try {
      this.replace(await this.deps.reload());
    } catch (error) {
      // The next attempt is refused in the same words.
      this.deps.report(error);
    }
  }

  private replace(list: GiftList): void {
    this.list = list;
    this.points = list.mine?.points ?? 0;
  }

  private start(): void {
    this.busy = true;
    this.outcome = undefined;
  }

  private finish(outcome: Outcome, points: number): void {
    this.deps.unanswered.gift = undefined;
    this.busy = false;
    this.points = points;
    this.message = '';
    this.outcome = outcome;
  }

  private fail(error: unknown): void {
    const answered = error instanceof ApiError && error.kind === 'answer';
    if (answered) this.deps.unanswered.gift = undefined;
    this.busy = false;
    this.outcome = { refused: answered ? error.message : '' };
  }
}
