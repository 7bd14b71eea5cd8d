import { SportType } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { fanNames } from './chat-lines.js';
import type { DemoFeed } from './demo-feed.js';

/** A reel for the site, of a clip that comes with the server. */
export interface DrawnReel {
  readonly clip: string;
  readonly title: string;
  readonly summary: string;
  readonly fixtureId: string | null;
  readonly publishedAt: Date;
  /** Viewers so far. */
  readonly views: number;
}

/** Where the reels go. */
export interface DemoReelShelf {
  /** Whether a simulated reel is there. */
  hasReels(): Promise<boolean>;
  /** All or, when `signal` aborts in the middle, none. */
  publish(ownerId: number, reels: readonly DrawnReel[], signal: AbortSignal): Promise<void>;
}

export interface DemoReelsDeps {
  readonly feed: Pick<DemoFeed, 'games'>;
  readonly cast: { saveFans(names: readonly string[]): Promise<number[]> };
  readonly shelf: DemoReelShelf;
  readonly clock: Clock;
}

/** Clip, title, summary, and whether it is of one of the night's matches. */
const DRAFTS = [
  ['vo-le', 'Vô lê một chạm lúc chiều muộn', 'Bóng bật ra ngoài vòng cấm, và cú vung chân không cần nghĩ.', true],
  ['can-pha', 'Bay người cản phạt đền', 'Thủ môn đoán đúng hướng. Khán đài nín thở rồi vỡ òa.', true],
  ['ban-nho', 'Sáu đường chuyền và một bàn', 'Từ sân nhà tới lưới đội bạn, không ai giữ bóng quá hai chạm.', true],
  [
    'tang-bong',
    'Tâng bóng trên đồi lúc hoàng hôn',
    'Đếm cùng mình xem được bao nhiêu. Clip này không có tiếng.',
    false,
  ],
  ['sut-xa', 'Sút xa nổ tung sân', 'Chạy đà, vung chân, và bóng đi thẳng vào góc cao.', true],
  ['khan-dai', 'Khán đài B chưa bao giờ ngồi', 'Cờ, trống và chín mươi phút đứng hát.', false],
  ['phat-den', 'Phạt đền: một bước, một góc', 'Thủ môn bay bên này, bóng vào bên kia.', true],
  ['phan-cong', 'Phản công bốn đường bóng', 'Nhìn từ trên cao: mười giây từ vòng cấm nhà tới khung thành.', true],
  ['sut-xa', 'Từ ba mươi mét, không cần đệm', 'Hậu vệ chậm một bước là đủ.', true],
  ['can-pha', 'Góc trái, găng tay vàng', 'Lần thứ hai trong mùa anh cản được phạt đền.', true],
  ['khan-dai', 'Nhịp trống trước giờ bóng lăn', 'Ai đứng cạnh cờ thì giơ tay.', false],
  ['ban-nho', 'Bật tường sáu lần', 'Bài tập chiều thứ năm, lần này là trận thật.', true],
] as const;
const PAUSE_MS = 47 * 60_000;

/** Publishes drawn reels on a fresh site. */
export class DemoReels {
  constructor(private readonly deps: DemoReelsDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    if (!(await this.deps.shelf.hasReels())) await this.#publish(signal);
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }

  async #publish(signal: AbortSignal): Promise<void> {
    const { feed, cast, shelf, clock } = this.deps;
    const [ownerId] = await cast.saveFans(fanNames);
    if (ownerId === undefined || signal.aborted) return;
    const now = clock.now();
    const matches = feed
      .games(now)
      .filter(({ fixture }) => fixture.sportType === SportType.football)
      .map(({ fixture }) => fixture.fixtureId);
    const reels = DRAFTS.map(([clip, title, summary, isOfMatch], index) => ({
      ...{ clip, title, summary, views: 120 + ((index * 1_237) % 4_000) },
      fixtureId: isOfMatch ? (matches[index % Math.max(1, matches.length)] ?? null) : null,
      publishedAt: new Date(now - (index + 1) * PAUSE_MS),
    }));
    await shelf.publish(ownerId, reels, signal);
  }
}
