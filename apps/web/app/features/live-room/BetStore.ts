import { type ApiClient, type ApiError, isAborted } from '@khandai/api-client';
import { Code, type PickBoard, type PointPick, type StakeLimits, type TipSide } from '@khandai/contracts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type StakeDeps, StakeStore } from '../../domains/picks';
import type { BetMarket, Offer } from './bet-offers';

/** What is on the slip: the price is the one that the member agreed to. */
export interface Chosen {
  readonly bet: BetMarket;
  readonly side: TipSide;
  readonly seen: Offer;
  /** It was chosen with the keyboard, so the keyboard goes on in the slip. */
  readonly byKeys?: boolean;
}

export interface BetDeps extends StakeDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly fixtureId: string;
  /** Reads the prices again, because the server has others. */
  readonly reload: () => Promise<void>;
}

export type StakeFault = 'whole' | 'low' | 'high' | 'much' | 'match' | 'day';

/** Points that a member may still stake on the match, and on this day. */
export const leftOf = (
  { perMatch, perDay }: StakeLimits,
  { onMatch, today }: Pick<NonNullable<PickBoard['mine']>, 'onMatch' | 'today'>,
) => ({ match: Math.max(0, perMatch - onMatch), day: Math.max(0, perDay - today) });

/** Until the limits are known, the server decides. */
const ANY = { min: 0, max: Infinity };

/** The slip of one match, and what the reader staked on it. */
export class BetStore {
  board: PickBoard | undefined = undefined;
  failed = false;
  chosen: Chosen | undefined = undefined;
  readonly stake: StakeStore;
  private loads = 0;

  constructor(private readonly deps: BetDeps) {
    this.stake = new StakeStore(deps);
    makeAutoObservable<this, 'deps' | 'loads'>(
      this,
      { board: observableRef, chosen: observableRef, stake: false, deps: false, loads: false },
      { autoBind: true },
    );
  }

  get limits(): StakeLimits | undefined {
    return this.board?.limits;
  }

  /** What is wrong with what was typed; nothing while it is empty. */
  get fault(): StakeFault | undefined {
    const { stake, board } = this;
    const { points } = stake;
    const fault = stake.faultIn(board?.limits ?? ANY);
    if (fault || points === undefined || !board?.mine) return fault;
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
    this.stake.forgive();
  }

  /** Takes the price that is offered now. What was typed stays. */
  agree(seen: Offer): void {
    if (!this.chosen) return;
    this.chosen = { ...this.chosen, seen };
    this.stake.forgive();
  }

  /** Stakes the points. Returns the pick; undefined when it is not known to be stored, and `stake.refusal` says why. */
  async confirm(): Promise<PointPick | undefined> {
    const { chosen, stake, deps } = this;
    const { points } = stake;
    if (!chosen || points === undefined || this.fault) return undefined;
    const { bet, side, seen } = chosen;
    const { line, price, companyId } = seen;
    const wanted = { fixtureId: deps.fixtureId, market: bet.market, side, line, price, companyId, stake: points };
    // Without the picks of before, an older one could pass for this one.
    const before = this.board?.mine?.picks;
    const known = new Set(before?.map(({ pickId }) => pickId));
    const answer = await stake.send({
      post: (uuid) => deps.api.call('POST /au/api/user/pick', { body: { ...wanted, uuid } }),
      find: async () => {
        const board = await this.reread();
        const pick = before && board?.mine?.picks.find((each) => !known.has(each.pickId) && isOf(each, wanted));
        return board && pick && { pick, board };
      },
      refused: (error) => this.refused(error),
    });
    if (answer) this.done(answer.board);
    return answer?.pick;
  }

  private take(board: PickBoard): void {
    this.board = board;
    this.failed = false;
  }

  private done(board: PickBoard): void {
    this.loads += 1;
    this.take(board);
    this.chosen = undefined;
  }

  private async reread(): Promise<PickBoard | undefined> {
    await this.load(new AbortController().signal);
    return this.board;
  }

  private async refused({ code }: ApiError): Promise<void> {
    const isOtherPrice = code === Code.pickPriceChanged || code === Code.pickNotOffered;
    await Promise.all([this.reread(), isOtherPrice && this.deps.reload()]);
  }
}

const isOf = (
  { market, side, line, price, company, stake }: PointPick,
  wanted: Pick<PointPick, 'market' | 'side' | 'line' | 'price' | 'stake'> & { readonly companyId: number },
): boolean =>
  market === wanted.market &&
  side === wanted.side &&
  line === wanted.line &&
  price === wanted.price &&
  company.companyId === wanted.companyId &&
  stake === wanted.stake;
