/** A combo of gifts is thanked for once. */
const QUIET_MS = 60_000;
const KEY = 'khandai:thanked';

export interface ThanksClaimsDeps {
  /** Shared by the tabs of the browser. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Absent in pages without a secure connection. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly now: () => number;
}

/** Lets one tab of the browser thank each sender, once a minute. */
export class ThanksClaims {
  private readonly own = new Map<number, number>();

  constructor(private readonly deps: ThanksClaimsDeps) {}

  /** Returns whether this tab thanks the user. All tabs hear of a gift at the same time, so they ask one after another. */
  async claim(userId: number): Promise<boolean> {
    const { locks } = this.deps;
    return locks ? locks.request(KEY, () => this.take(userId)) : this.take(userId);
  }

  private take(userId: number): boolean {
    const now = this.deps.now();
    const recent = new Map([...this.saved(), ...this.own].filter(([, at]) => now - at < QUIET_MS));
    if (recent.has(userId)) return false;
    this.own.set(userId, now);
    this.deps.storage.setItem(KEY, JSON.stringify([...recent, [userId, now]]));
    return true;
  }

  /** What other tabs have thanked for. Anything may be saved under the key. */
  private saved(): [number, number][] {
    try {
      const list: unknown = JSON.parse(this.deps.storage.getItem(KEY) ?? '[]');
      return Array.isArray(list) ? list.filter(isClaim) : [];
    } catch (error) {
      if (error instanceof SyntaxError) return [];
      throw error;
    }
  }
}

const isClaim = (claim: unknown): claim is [number, number] =>
  Array.isArray(claim) && claim.length === 2 && claim.every((part) => typeof part === 'number');
