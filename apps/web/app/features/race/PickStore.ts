import { type ApiClient, ApiError, isAborted } from '@khandai/api-client';
import type { Race, RaceBoard, RaceLimits } from '@khandai/contracts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export interface PickDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly board: {
    readonly board: RaceBoard | undefined;
    takePick(race: Race, points: number): void;
    refresh(): void;
  };
  /** The user, who may be another one when an answer comes. */
  readonly viewer: { readonly version: number };
  readonly makeUuid: () => string;
  readonly report: (error: unknown) => void;
}

export type StakeFault = 'whole' | 'low' | 'high' | 'overRace' | 'much';

/** What the reader is about to stake on a race. What they typed stays when it is refused. */
export class PickStore {
  chosen: number | undefined = undefined;
  /** As it was typed. */
  stake = '';
  isSending = false;
  /** Why the last pick was not stored: the server's sentence, or that no answer came. */
  refusal: { readonly text: string | undefined } | undefined = undefined;
  /** The last request: pressed again without a change, it is the same one. */
  private last: { readonly body: string; readonly uuid: string } | undefined = undefined;

  constructor(private readonly deps: PickDeps) {
    makeAutoObservable<this, 'deps' | 'last'>(
      this,
      { refusal: observableRef, deps: false, last: false },
      { autoBind: true },
    );
  }

  get limits(): RaceLimits | undefined {
    return this.deps.board.board?.limits;
  }

  get points(): number | undefined {
    const text = this.stake.trim();
    const number = Number(text);
    return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : undefined;
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
    const { points, limits, deps } = this;
    if (this.stake.trim() === '' || !limits) return undefined;
    if (points === undefined) return 'whole';
    if (points < limits.min) return 'low';
    if (points > limits.max) return 'high';
    if (points > this.leftOn(race)) return 'overRace';
    const balance = deps.board.board?.points ?? null;
    return balance !== null && points > balance ? 'much' : undefined;
  }

  choose(marbleId: number): void {
    this.chosen = marbleId;
    this.refusal = undefined;
    if (this.stake === '' && this.limits) this.stake = String(this.limits.min);
  }

  type(stake: string): void {
    this.stake = stake;
    this.refusal = undefined;
  }

  /** Stakes the points. Returns what was staked; undefined when it was not stored, and `refusal` says why. */
  async confirm(race: Race): Promise<number | undefined> {
    const { points, deps, isSending } = this;
    const marbleId = this.marbleOf(race);
    if (marbleId === undefined || points === undefined || this.faultOn(race) || isSending) return undefined;
    const { version } = deps.viewer;
    const wanted = { raceId: race.raceId, marbleId, stake: points };
    this.isSending = true;
    this.refusal = undefined;
    try {
      const body = { ...wanted, uuid: this.uuidOf(JSON.stringify({ ...wanted, version })) };
      const answer = await deps.api.call('POST /au/api/user/race/pick', { body });
      if (deps.viewer.version !== version) return undefined;
      this.done();
      deps.board.takePick(answer.race, answer.points);
      return answer.pick.stake;
    } catch (error) {
      if (!isAborted(error)) this.refused(error);
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

  private done(): void {
    this.last = undefined;
    this.chosen = undefined;
    this.stake = '';
  }

  private refused(error: unknown): void {
    const answer = error instanceof ApiError && error.kind === 'answer' ? error : undefined;
    if (!answer) this.deps.report(error);
    this.refusal = { text: answer?.message };
    // What is shown of the balance, the limits or the race is out of date; without an answer the pick may be stored all the same.
    this.deps.board.refresh();
  }
}
