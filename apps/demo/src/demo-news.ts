import type { ArticleDoc } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { columns } from './news/news-columns.js';
import { COVER, coverSvg } from './news/news-covers.js';
import { type PressMatch, previewOf, reportOf } from './news/news-matches.js';
import { contentOf, type NewsDraft } from './news/news-text.js';
import { type MatchSource, PLAYED_MS, waitFor } from './news/told-matches.js';

/** An article for the site, with a drawn cover. */
export interface PressArticle {
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly content: ArticleDoc;
  readonly hashtags: readonly string[];
  readonly fixtureId: string | null;
  readonly cover: { readonly svg: string; readonly alt: string; readonly width: number; readonly height: number };
  readonly publishedAt: Date;
  /** Place among the editors' picks; null for none. */
  readonly pinned: number | null;
  /** Readers of the last days. */
  readonly views: number;
}

/** Where the articles go. */
export interface DemoPress extends MatchSource {
  /** Whether a simulated article is there. */
  hasArticles(): Promise<boolean>;
  /** All or, when `signal` aborts in the middle, none. */
  publish(articles: readonly PressArticle[], signal: AbortSignal): Promise<void>;
}

export interface DemoNewsDeps {
  readonly press: DemoPress;
  readonly clock: Clock;
}

const LIMIT = { over: 7, coming: 5 };
const PAUSE_MS = 95 * 60_000;
const PICKS = 4;
const COLUMN_COLORS = [
  ['#0f766e', '#f4c542'],
  ['#1d4ed8', '#f2f5f3'],
  ['#b4232a', '#f4c542'],
  ['#5b2a86', '#f2f5f3'],
] as const;

/** Writes news for a fresh site: reports and previews of the simulated matches, and columns. */
export class DemoNews {
  constructor(private readonly deps: DemoNewsDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    if (!(await this.deps.press.hasArticles())) await this.#write(signal);
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }

  async #write(signal: AbortSignal): Promise<void> {
    const { press, clock } = this.deps;
    const { over, coming } = await waitFor(
      clock,
      {
        read: () => press.matches(new Date(clock.now()), LIMIT),
        isFull: (found) => found.over.length === LIMIT.over && found.coming.length === LIMIT.coming,
        isSome: (found) => found.over.length + found.coming.length > 0,
      },
      signal,
    );
    if (signal.aborted) return;
    const drafts = mixed([
      over.map((match) => ({
        draft: reportOf(match),
        colors: colorsOf(match),
        notBefore: match.kickOff.getTime() + PLAYED_MS,
      })),
      coming.map((match) => ({ draft: previewOf(match), colors: colorsOf(match), notBefore: 0 })),
      columns.map((draft, index) => ({
        draft,
        colors: COLUMN_COLORS[index % COLUMN_COLORS.length] ?? COLUMN_COLORS[0],
        notBefore: 0,
      })),
    ]);
    const now = clock.now();
    const articles = drafts.map(({ draft, colors, notBefore }, index) => {
      const at = Math.min(now, Math.max(notBefore, now - (index + 1) * PAUSE_MS));
      return toArticle(draft, coverSvg(index, colors), { index, publishedAt: new Date(at) });
    });
    await press.publish(articles, signal);
  }
}

function toArticle(
  draft: NewsDraft,
  svg: string,
  { index, publishedAt }: { readonly index: number; readonly publishedAt: Date },
): PressArticle {
  const { title, summary, category, hashtags, fixtureId } = draft;
  return {
    ...{ title, summary, category, hashtags, publishedAt },
    content: contentOf(draft),
    fixtureId: fixtureId ?? null,
    cover: { svg, alt: 'Hình vẽ sân bóng dưới ánh đèn, hai dải màu ở bên trái', ...COVER },
    pinned: index < PICKS ? index + 1 : null,
    views: 40 + ((index * 137) % 900),
  };
}

const colorsOf = ({ home, away }: PressMatch): readonly [string, string] => [home.colors[0], away.colors[0]];

/** One of each list in turn. */
function mixed<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}
