import type { ApiClient } from '@khandai/api-client';
import type { Race, RaceBoard, RaceLimits } from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';
import { type StakeDeps, StakeStore } from '../../domains/picks';

export interface PickDeps extends StakeDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly board: {
    readonly board: RaceBoard | undefined;
    find(raceId: number): Race | undefined;
    load(signal: AbortSignal): Promise<void>;
    takePick(race: Race, points: number): void;
    refresh(): void;
  };
}

export type StakeFault = 'whole' | 'low' | 'high' | 'overRace' | 'much';

/** What the reader is about to stake on a race. What they chose stays when it is refused. */
export class PickStore {
  chosen: number | undefined = undefined;
  readonly stake: StakeStore;

  constructor(private readonly deps: PickDeps) {
    this.stake = new StakeStore(deps);
    makeAutoObservable<this, 'deps'>(this, { stake: false, deps: false }, { autoBind: true });
  }

  get limits(): RaceLimits | undefined {
    return this.deps.board.board?.limits;
  }

  /** The marble that a pick of this race would be on: all picks of one race are on the same. */
  marbleOf({ mine, marbles }: Race): number | undefined {
    if (mine) return mine.marbleId;
    return marbles.some(({ id }) => id === this.chosen) ? this.chosen : undefined;
  }

  /** Points that may still be staked on the race. */
  leftOn({ mine }: Race): number {
    return Math.max(0, (this.limits?.perRace ?? 0) - (mine?.stake ?? 0));
  }

  /** What is wrong with what was typed; nothing while it is empty. */
  faultOn(race: Race): StakeFault | undefined {
    const { stake, limits, deps } = this;
    const { points } = stake;
    const fault = limits && stake.faultIn(limits);
    if (fault || points === undefined || !limits) return fault;
    if (points > this.leftOn(race)) return 'overRace';
    const balance = deps.board.board?.points ?? null;
    return balance !== null && points > balance ? 'much' : undefined;
  }

  choose(marbleId: number): void {
    const { stake, limits } = this;
    this.chosen = marbleId;
    stake.forgive();
    if (stake.text === '' && limits) stake.type(String(limits.min));
  }

  /** Stakes the points. Returns what was staked; undefined when it is not known to be stored, and `stake.refusal` says why. */
  async confirm(race: Race): Promise<number | undefined> {
    const { stake, deps } = this;
    const { points } = stake;
    const { board, api } = deps;
    const marbleId = this.marbleOf(race);
    if (marbleId === undefined || points === undefined || this.faultOn(race)) return undefined;
    const { raceId } = race;
    const staked = await stake.send({
      post: (uuid) => api.call('POST /au/api/user/race/pick', { body: { raceId, marbleId, stake: points, uuid } }),
      find: async () => {
        await board.load(new AbortController().signal);
        const now = board.find(raceId);
        const isThere = now?.mine && now.mine.stake - (race.mine?.stake ?? 0) === points;
        return isThere ? { race: now, points: board.board?.points ?? null } : undefined;
      },
      refused: board.refresh,
    });
    if (!staked) return undefined;
    this.done();
    if (staked.points !== null) board.takePick(staked.race, staked.points);
    return points;
  }

  private done(): void {
    this.chosen = undefined;
  }
}
