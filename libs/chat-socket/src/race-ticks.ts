import { type ChatMessage, type RaceTick, SystemMessage } from '@khandai/contracts';
import { type Clock, Emitter } from '@khandai/runtime';
import type { RoomChannel } from './types.js';

/** A race without a tick for so long is out of step. */
const SILENCE_MS = 3000;

export type RaceMarble = RaceTick['marbles'][number];

export interface RaceTicksDeps {
  readonly room: Pick<RoomChannel, 'announced'>;
  readonly clock: Clock;
}

interface Arrival {
  readonly race: RaceTick;
  readonly at: number;
}

/**
 * The marble race of a room, from its system messages 7. Marbles are drawn one tick behind: they move from the tick before to the
 * latest in the time between the arrivals of both, and then rest. So a marble is never shown where it has not been.
 */
export class RaceTicks {
  /** A tick arrived, or silence began. Between two ticks `marbles` moves without it. */
  readonly changed = new Emitter<void>();

  readonly #clock: Clock;
  readonly #unlisten: () => void;
  #latest: Arrival | null = null;
  #before: Arrival | null = null;
  #silent = false;
  #timer = new AbortController();

  /** Listens to the room until `close`. */
  constructor({ room, clock }: RaceTicksDeps) {
    this.#clock = clock;
    this.#unlisten = room.announced.on((message) => this.#onMessage(message));
    void this.#awaitSilence();
  }

  /** The latest tick, with the ranks that hold now. */
  get latest(): RaceTick | null {
    return this.#latest?.race ?? null;
  }

  /** The tick before; null at the start of a race, and after silence: from there marbles cannot move at their own pace. */
  get before(): RaceTick | null {
    return this.#before?.race ?? null;
  }

  /** No tick has come for 3 s. A race that has not started, or is over, is silent too. */
  get silent(): boolean {
    return this.#silent;
  }

  /** The marbles of the latest tick with the progress to draw at this moment. */
  get marbles(): readonly RaceMarble[] {
    if (!this.#latest) return [];
    const { marbles } = this.#latest.race;
    if (!this.#before) return marbles;
    const part = this.#partOfWay(this.#before, this.#latest);
    const starts = new Map(this.#before.race.marbles.map(({ id, progress }) => [id, progress]));
    return marbles.map((marble) => {
      const start = starts.get(marble.id) ?? marble.progress;
      return { ...marble, progress: start + (marble.progress - start) * part };
    });
  }

  close(): void {
    this.#unlisten();
    this.#timer.abort();
  }

  #onMessage({ systemMessage, race }: ChatMessage): void {
    if (systemMessage !== SystemMessage.marbleMap || !race || !this.#isNew(race)) return;
    const continues = race.raceId === this.#latest?.race.raceId && !this.#silent;
    this.#before = continues ? this.#latest : null;
    this.#latest = { race, at: this.#clock.now() };
    this.#silent = false;
    void this.#awaitSilence();
    this.changed.emit();
  }

  /** Frames of several server processes may overtake each other, so a tick may be late: also one of the race before. */
  #isNew({ raceId, tick }: RaceTick): boolean {
    const latest = this.#latest?.race;
    if (!latest || raceId > latest.raceId) return true;
    return raceId === latest.raceId && tick > latest.tick;
  }

  #partOfWay(before: Arrival, latest: Arrival): number {
    const way = latest.at - before.at;
    return way > 0 ? Math.min(1, Math.max(0, this.#clock.now() - latest.at) / way) : 1;
  }

  async #awaitSilence(): Promise<void> {
    this.#timer.abort();
    const timer = (this.#timer = new AbortController());
    await this.#clock.sleep(SILENCE_MS, timer.signal);
    if (timer.signal.aborted) return;
    this.#silent = true;
    this.changed.emit();
  }
}
