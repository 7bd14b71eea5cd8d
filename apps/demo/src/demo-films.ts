import type { SubtitleCue, SubtitleLanguage } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { fanNames } from './chat-lines.js';

/** A film for the site, of drawn videos that come with the server. */
export interface DrawnFilm {
  /** Names its poster. */
  readonly poster: string;
  readonly title: string;
  readonly summary: string;
  readonly genre: string;
  readonly credits: string;
  readonly publishedAt: Date;
  readonly episodes: readonly {
    /** Names its video. */
    readonly clip: string;
    readonly title: string;
    readonly summary: string;
    readonly subtitles: readonly { readonly language: SubtitleLanguage; readonly cues: readonly SubtitleCue[] }[];
  }[];
}

/** Where the films go. */
export interface DemoFilmShelf {
  /** Whether a simulated film is there. */
  hasFilms(): Promise<boolean>;
  /** All or, when `signal` aborts in the middle, none. */
  publish(ownerId: number, films: readonly DrawnFilm[], signal: AbortSignal): Promise<void>;
}

export interface DemoFilmsDeps {
  readonly cast: { saveFans(names: readonly string[]): Promise<number[]> };
  readonly shelf: DemoFilmShelf;
  readonly clock: Clock;
}

const HOUR = 60 * 60_000;

/** Vietnamese and English lines of an episode, each with its start and end. */
type Line = readonly [from: number, to: number, vi: string, en: string];

const episode = (clip: string, title: string, summary: string, lines: readonly Line[]) => ({
  ...{ clip, title, summary },
  subtitles: [
    { language: 'vi' as const, cues: lines.map(([from, to, text]) => ({ from, to, text })) },
    { language: 'en' as const, cues: lines.map(([from, to, , text]) => ({ from, to, text })) },
  ],
});

const credits = 'Khán Đài vẽ và viết lời. Phim mô phỏng.';
const lane = [
  episode('ngo-nho-1', 'Trái bóng lăn', 'Chiều đầu hè, một trái bóng lăn ra khỏi sân trường.', [
    [1, 5, 'Con ngõ dài đúng bằng một sân bóng.', 'The lane is as long as a pitch.'],
    [6, 10, 'Bóng lăn trước, Tí chạy theo sau.', 'The ball goes first, Tí runs after it.'],
    [11, 15, 'Đừng để nó ra tới đường lớn!', 'Do not let it reach the road!'],
  ]),
  episode('ngo-nho-2', 'Mưa giữa hiệp', 'Mưa xuống, nhưng không ai gọi Tí về.', [
    [1, 5, 'Mưa rồi, mà bóng vẫn chạy.', 'It rains, and the ball still runs.'],
    [6, 10, 'Giày ướt thì chạy chân không.', 'With wet shoes, one runs barefoot.'],
    [11, 15, 'Cuối ngõ có người đang đợi.', 'Somebody waits at the end of the lane.'],
  ]),
  episode('ngo-nho-3', 'Đèn lên', 'Đèn trong ngõ bật sáng, và trận đấu mới bắt đầu.', [
    [1, 5, 'Đèn lên, cả ngõ thành khán đài.', 'The lamps are on, the lane is a stand.'],
    [6, 10, 'Áo vàng hôm nay là của Tí.', 'Today the yellow shirt is Tí’s.'],
    [11, 15, 'Một bàn nữa thôi, rồi về ăn cơm.', 'One more goal, then home for dinner.'],
  ]),
];

/** Publishes a drawn series and a drawn film of one episode on a fresh site. */
export class DemoFilms {
  constructor(private readonly deps: DemoFilmsDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    if (!(await this.deps.shelf.hasFilms())) await this.#publish(signal);
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }

  async #publish(signal: AbortSignal): Promise<void> {
    const { cast, shelf, clock } = this.deps;
    const [ownerId] = await cast.saveFans(fanNames);
    if (ownerId === undefined || signal.aborted) return;
    const at = (hours: number) => new Date(clock.now() - hours * HOUR);
    await shelf.publish(
      ownerId,
      [
        {
          ...{ poster: 'ngo-nho', title: 'Ngõ nhỏ có một trái bóng', genre: 'Phim hoạt hình', credits },
          summary: 'Ba tập ngắn về cậu bé Tí và trái bóng lăn qua con ngõ, từ chiều nắng tới lúc đèn lên.',
          ...{ publishedAt: at(5), episodes: lane },
        },
        {
          ...{ poster: 'ngo-nho-3', title: 'Đêm đèn ngõ', genre: 'Phim ngắn', credits },
          summary: 'Mười sáu giây dưới ánh đèn: một trái bóng, một cậu bé, một con ngõ.',
          ...{ publishedAt: at(29), episodes: lane.slice(2) },
        },
      ],
      signal,
    );
  }
}
