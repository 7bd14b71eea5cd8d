import type { Clock } from '@khandai/runtime';
import { fanNames } from './chat-lines.js';
import { HOUR, MINUTE } from './demo-time.js';
import { repeat } from './repeat.js';

/** An event of the site, with simulated fans who booked a place. */
export interface SimulatedEvent {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly place: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null: without limit. */
  readonly places: number | null;
  /** Users who booked. */
  readonly bookers: readonly number[];
  readonly bookedAt: Date;
}

/** Where the events go. */
export interface DemoEventShelf {
  /** When the simulated events start. */
  starts(): Promise<readonly Date[]>;
  publish(event: SimulatedEvent): Promise<void>;
}

export interface DemoEventsDeps {
  readonly cast: { saveFans(names: readonly string[]): Promise<number[]> };
  readonly shelf: DemoEventShelf;
  readonly clock: Clock;
}

const LOOK_EVERY_MS = 10 * MINUTE;
const AHEAD = 2;
const text =
  'Sự kiện mô phỏng của bản dùng thử: không có buổi gặp thật. Giữ chỗ, lưu, lời nhắc và tệp lịch thì chạy thật.';

/** `hours` from now until the start; the fans of `bookers` have a place. */
interface Plan {
  readonly title: string;
  readonly summary: string;
  readonly place: string;
  readonly hours: number;
  readonly long: number;
  readonly places: number | null;
  readonly bookers: number;
}

const running: Plan = {
  ...{ title: 'Xem chung trên khán đài', place: 'Phòng xem chung Khán Đài' },
  summary: 'Cùng xem các trận đang đá, hát và hò reo với hội cổ động viên.',
  ...{ hours: -1, long: 4, places: null, bookers: 31 },
};
const talk: Plan = {
  ...{ title: 'Giao lưu với bình luận viên', place: 'Phòng giao lưu trực tuyến' },
  summary: 'Hỏi đáp một giờ với bình luận viên về vòng đấu tới. Chỗ có hạn.',
  ...{ hours: 26, long: 1, places: 40, bookers: 23 },
};
const quiz: Plan = {
  ...{ title: 'Đố vui: ai nhớ tỷ số?', place: 'Phòng đố vui trực tuyến' },
  summary: 'Mười câu đố về các trận của vòng trước, chơi lấy vui.',
  ...{ hours: 50, long: 2, places: 12, bookers: 12 },
};
const past: Plan = {
  ...{ title: 'Xem chung vòng trước', place: 'Phòng xem chung Khán Đài' },
  summary: 'Buổi xem chung của vòng trước, đã kín chỗ.',
  ...{ hours: -74, long: 3, places: 30, bookers: 30 },
};

/** Events on a fresh machine: one that runs, one with places left, one that is full, and one that is over. Two stay ahead. */
export class DemoEvents {
  constructor(private readonly deps: DemoEventsDeps) {}

  /** Resolves when `signal` aborts. */
  run(signal: AbortSignal): Promise<void> {
    return repeat(() => this.#look(), LOOK_EVERY_MS, this.deps.clock, signal);
  }

  async #look(): Promise<void> {
    const { cast, shelf, clock } = this.deps;
    const starts = await shelf.starts();
    const ahead = starts.filter((at) => at.getTime() > clock.now()).length;
    if (ahead >= AHEAD) return;
    // The two kinds take turns.
    const next = starts.length % 2 === 0 ? { ...talk, hours: quiz.hours } : quiz;
    const plans = starts.length === 0 ? [past, running, talk, quiz] : [next];
    const fans = await cast.saveFans(fanNames);
    for (const plan of plans) await shelf.publish(eventOf(plan, fans, clock.now()));
  }
}

function eventOf(plan: Plan, fans: readonly number[], now: number): SimulatedEvent {
  const { title, summary, place, hours, long, places, bookers } = plan;
  // On the full hour.
  const startsAt = Math.floor(now / HOUR + hours) * HOUR;
  return {
    ...{ title, summary, place, places, description: text },
    ...{ startsAt: new Date(startsAt), endsAt: new Date(startsAt + long * HOUR) },
    ...{ bookers: fans.slice(0, bookers), bookedAt: new Date(Math.min(now, startsAt) - HOUR) },
  };
}
