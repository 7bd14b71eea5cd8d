import { drawListHash, drawRanking } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { ClosedDraw, DrawRepository } from './draw-repository.js';
import { noteDraw } from './draw-notice-repository.js';
import { type PostIn, postingOf } from './draw-service.js';

export interface DrawJobDeps {
  readonly draws: Pick<DrawRepository, 'due' | 'close' | 'draw'>;
  readonly postIn: PostIn;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly log: Pick<Log, 'error'>;
}

const LOOK_EVERY_MS = 3_000;
/** Draws of one look. */
const LIMIT = 20;
const AGAIN_AFTER_MS = 60_000;

/**
 * Closes the lists of draws whose time is over, and draws them at the next look: the hash of a list is published before the
 * seed is. Two processes that both do it draw once, because each step is done under the lock of the draw.
 */
export class DrawJob {
  readonly job: ContinuousJob = { kind: 'continuous', name: 'lucky-draws', run: (signal) => this.run(signal) };

  /** When the last step of a draw failed, in milliseconds. */
  readonly #failed = new Map<number, number>();

  constructor(private readonly deps: DrawJobDeps) {}

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look();
      await this.deps.clock.sleep(LOOK_EVERY_MS, signal);
    }
  }

  /** The next step of each draw that is due. A draw that fails does not hold up the others; it is due again later. */
  async look(): Promise<void> {
    const { draws, log } = this.deps;
    try {
      const now = this.deps.clock.now();
      for (const [drawId, at] of this.#failed) if (now - at >= AGAIN_AFTER_MS) this.#failed.delete(drawId);
      for (const { drawId, listHash } of await draws.due(LIMIT, [...this.#failed.keys()]))
        await this.#step(drawId, listHash !== null).catch((err: unknown) => {
          this.#failed.set(drawId, now);
          log.error({ err, drawId }, 'a lucky draw was not drawn');
        });
    } catch (err) {
      log.error({ err }, 'lucky draws that are due could not be read');
    }
  }

  #step(drawId: number, isClosed: boolean): Promise<boolean> {
    const { draws, postIn, clock } = this.deps;
    if (!isClosed) return draws.close(drawId, ({ winners }, entryIds) => drawListHash({ drawId, winners, entryIds }));
    return draws.draw(drawId, winnersOf, async (tx, draw, present) => {
      const { prizePoints } = draw;
      const now = new Date(clock.now());
      if (present.length > 0) await noteDraw(tx, drawId, now);
      if (prizePoints === 0) return;
      const prizes = present.map(({ entryId, userId }) =>
        postingOf(draw, userId, prizePoints, `draw-prize:${drawId}:${entryId}`),
      );
      await postIn(tx, prizes, now);
    });
  }
}

/** The winning ids. Throws when the stored list is not the one that was closed. */
async function winnersOf({ drawId, winners, entryIds, seed, listHash }: ClosedDraw): Promise<readonly string[]> {
  const found = await drawListHash({ drawId, winners, entryIds });
  if (found !== listHash) throw new Error(`The list of draw ${drawId} has changed since it was closed.`);
  const ranking = await drawRanking(seed, listHash, entryIds);
  return ranking.slice(0, winners).map(({ entryId }) => entryId);
}
