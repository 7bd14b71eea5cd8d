import { ApiError } from '@khandai/api-client';
import type { LuckyResult } from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';
import { Part } from '../../shell/parts/Part';
import type { DrawsDeps } from './DrawsStore';

export type EnterOutcome =
  | { readonly kind: 'entered'; readonly number: number }
  /** `sentence`: the server's; undefined when it did not answer. */
  | { readonly kind: 'failed'; readonly sentence: string | undefined };

/** One draw, and the member's entry in it. */
export class DrawStore {
  readonly draw: Part<LuckyResult>;
  entering = false;
  /** The address names no draw. */
  isUnknown = false;
  private visit = new AbortController();

  constructor(
    readonly drawId: number,
    private readonly deps: DrawsDeps,
  ) {
    this.draw = new Part({
      fetch: async (signal) => {
        try {
          return await deps.api.call('GET /au/api/lucky/info/{id}', { params: { id: drawId } }, signal);
        } catch (error) {
          this.setUnknown(error instanceof ApiError && error.status === 404);
          throw error;
        }
      },
      report: deps.report,
    });
    makeAutoObservable<this, 'deps' | 'visit'>(this, { deps: false, visit: false, draw: false }, { autoBind: true });
  }

  /** Loads the draw again; what is on its way is dropped. */
  load(): void {
    this.leave();
    void this.draw.load(this.visit.signal);
  }

  leave(): void {
    this.visit.abort();
    this.visit = new AbortController();
  }

  /** Undefined while another request is on its way. */
  async enter(): Promise<EnterOutcome | undefined> {
    if (this.entering) return undefined;
    this.become(true);
    try {
      const params = { id: this.drawId };
      const draw = await this.deps.api.call('POST /au/api/user/lucky/enter/{id}', { params, body: {} });
      this.leave();
      this.draw.set(draw);
      return { kind: 'entered', number: draw.mine?.number ?? 0 };
    } catch (error) {
      this.deps.report(error);
      const isAnswer = error instanceof ApiError && error.kind === 'answer';
      // The server knows better whether it is open.
      if (isAnswer) this.load();
      return { kind: 'failed', sentence: isAnswer ? error.message : undefined };
    } finally {
      this.become(false);
    }
  }

  private become(entering: boolean): void {
    this.entering = entering;
  }

  private setUnknown(isUnknown: boolean): void {
    this.isUnknown = isUnknown;
  }
}
