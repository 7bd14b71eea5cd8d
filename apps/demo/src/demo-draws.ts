import type { Clock } from '@khandai/runtime';
import { fanNames } from './chat-lines.js';
import { HOUR, MINUTE } from './demo-time.js';
import { repeat } from './repeat.js';

/** A lucky draw for the site, with simulated fans who entered it. */
export interface SimulatedDraw {
  readonly title: string;
  readonly prize: string;
  /** For each winner who is a real member; simulated fans get none. */
  readonly prizePoints: number;
  readonly winners: number;
  readonly text: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** Users who entered. */
  readonly entrants: readonly number[];
}

/** Where the draws go. The site closes and draws them like all others. */
export interface DemoDrawShelf {
  /** Whether there is a simulated draw that is open, and one that is over. */
  has(): Promise<{ readonly open: boolean; readonly over: boolean }>;
  publish(draw: SimulatedDraw): Promise<void>;
}

export interface DemoDrawsDeps {
  readonly cast: { saveFans(names: readonly string[]): Promise<number[]> };
  readonly shelf: DemoDrawShelf;
  readonly clock: Clock;
}

const LOOK_EVERY_MS = 10 * MINUTE;
const text = 'Đợt rút thăm mô phỏng của bản dùng thử: không có quà thật. Cách quay và cách kiểm chứng thì thật.';

/** Keeps one open draw on the site, and one that was drawn. */
export class DemoDraws {
  constructor(private readonly deps: DemoDrawsDeps) {}

  /** Resolves when `signal` aborts. */
  run(signal: AbortSignal): Promise<void> {
    return repeat(() => this.#look(), LOOK_EVERY_MS, this.deps.clock, signal);
  }

  async #look(): Promise<void> {
    const { cast, shelf, clock } = this.deps;
    const { open, over } = await shelf.has();
    if (open && over) return;
    const fans = await cast.saveFans(fanNames);
    const at = (hours: number) => new Date(clock.now() + hours * HOUR);
    if (!over)
      await shelf.publish({
        ...{ title: 'Khăn cổ vũ vòng trước', prize: 'Khăn cổ vũ', prizePoints: 0, winners: 5, text },
        ...{ opensAt: at(-72), closesAt: at(-1), entrants: fans },
      });
    if (!open)
      await shelf.publish({
        ...{ title: 'Quà cuối tuần', prize: 'Điểm chơi', prizePoints: 300, winners: 3, text },
        // A part of them: the others have not entered yet.
        ...{ opensAt: at(-20), closesAt: at(28), entrants: fans.filter((_, index) => index % 3 !== 0) },
      });
  }
}
