import { ApiError, type ApiClient, isAborted } from '@khandai/api-client';
import { Code, type PickBoard, type PointPick, type StakeLimits, type TipSide } from '@khandai/contracts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BetMarket, Offer } from './bet-offers';

/** What is on the slip: the price is the one that the member agreed to. */
export interface Chosen {
  readonly bet: BetMarket;
  readonly side: TipSide;
  readonly seen: Offer;
  /** It was chosen with the keyboard, so the keyboard goes on in the slip. */
  readonly byKeys?: boolean;
}

export interface BetDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly fixtureId: string;
  /** The user, who may be another one when an answer comes. */
  readonly viewer: { readonly version: number };
  readonly makeUuid: () => string;
  readonly report: (error: unknown) => void;
  /** Reads the prices again, because the server has others. */
  readonly reload: () => Promise<void>;
}

export type StakeFault = 'whole' | 'low' | 'high' | 'much' | 'match' | 'day';

/** Points that a member may still stake on the match, and on this day. */
export const leftOf = (
  { perMatch, perDay }: StakeLimits,
  { onMatch, today }: Pick<NonNullable<PickBoard['mine']>, 'onMatch' | 'today'>,
) => ({ match: Math.max(0, perMatch - onMatch), day: Math.max(0, perDay - today) });

/** The slip of one match, and what the reader staked on it. */
export class BetStore {
  board: PickBoard | undefined = undefined;
  failed = false;
  chosen: Chosen | undefined = undefined;
  /** As it was typed. */
  stake = '';
  isSending = false;
  /** Why the last pick was not stored: the server's sentence, or that no answer came. */
  refusal: { readonly text: string | undefined } | undefined = undefined;
  /** The last request: pressed again without a change, it is the same one. */
  private last: { readonly body: string; readonly uuid: string } | undefined = undefined;
  private loads = 0;

  constructor(private readonly deps: BetDeps) {
    makeAutoObservable<this, 'deps' | 'last' | 'loads'>(
      this,
      { board: observableRef, chosen: observableRef, refusal: observableRef, deps: false, last: false, loads: false },
      { autoBind: true },
    );
  }

  get limits(): StakeLimits | undefined {
    return this.board?.limits;
  }

  get points(): number | undefined {
    const number = Number(this.stake.trim());
    return /^\d+$/.test(this.stake.trim()) && Number.isSafeInteger(number) ? number : undefined;
  }

  /** What is wrong with what was typed; nothing while it is empty. */
  get fault(): StakeFault | undefined {
    const { points, limits, board } = this;
    if (this.stake.trim() === '') return undefined;
    if (points === undefined) return 'whole';
    if (limits && points < limits.min) return 'low';
    if (limits && points > limits.max) return 'high';
    if (!board?.mine) return undefined;
    if (points > board.mine.points) return 'much';
    const { match, day } = leftOf(board.limits, board.mine);
    if (points > match) return 'match';
    return points > day ? 'day' : undefined;
  }

  /** Loads the board. An older answer does not replace a newer one. */
  async load(signal: AbortSignal): Promise<void> {
    const { api, fixtureId, report } = this.deps;
    this.loads += 1;
    const load = this.loads;
    try {
      const board = await api.call('GET /al/api/pick/board', { query: { fixtureId } }, signal);
      if (!signal.aborted && load === this.loads) this.take(board);
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      report(error);
      runInAction(() => {
        this.failed = true;
      });
    }
  }

  choose(chosen: Chosen | undefined): void {
    this.chosen = chosen;
    this.refusal = undefined;
  }

  /** Takes the price that is offered now. What was typed stays. */
  agree(seen: Offer): void {
    if (!this.chosen) return;
    this.chosen = { ...this.chosen, seen };
    this.refusal = undefined;
  }

  type(stake: string): void {
    this.stake = stake;
    this.refusal = undefined;
  }

  /** Stakes the points. Returns the pick; undefined when it was not stored, and `refusal` says why. */
  async confirm(): Promise<PointPick | undefined> {
    const { chosen, points, isSending, deps } = this;
    if (!chosen || points === undefined || this.fault || isSending) return undefined;
    const { bet, side, seen } = chosen;
    const { line, price, companyId } = seen;
    const wanted = { fixtureId: deps.fixtureId, market: bet.market, side, line, price, companyId, stake: points };
    const { version } = deps.viewer;
    this.isSending = true;
    this.refusal = undefined;
    try {
      const body = { ...wanted, uuid: this.uuidOf(JSON.stringify({ ...wanted, version })) };
      const { pick, board } = await deps.api.call('POST /au/api/user/pick', { body });
      if (deps.viewer.version !== version) return undefined;
      this.done(board);
      return pick;
    } catch (error) {
      if (!isAborted(error)) await this.refused(error);
      return undefined;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  /** The uuid of a request; a retry has that of the first try. */
  private uuidOf(body: string): string {
    if (this.last?.body !== body) this.last = { body, uuid: this.deps.makeUuid() };
    return this.last.uuid;
  }

  private take(board: PickBoard): void {
    this.board = board;
    this.failed = false;
  }

  private done(board: PickBoard): void {
    this.loads += 1;
    this.take(board);
    this.chosen = undefined;
    this.stake = '';
    this.last = undefined;
  }

  private async refused(error: unknown): Promise<void> {
    const answer = error instanceof ApiError && error.kind === 'answer' ? error : undefined;
    if (!answer) this.deps.report(error);
    this.refusal = { text: answer?.message };
    if (!answer) return;
    const isOtherPrice = answer.code === Code.pickPriceChanged || answer.code === Code.pickNotOffered;
    // What is shown of the balance, the limits or the match is out of date.
    await Promise.all([this.load(new AbortController().signal), isOtherPrice && this.deps.reload()]);
  }
}
