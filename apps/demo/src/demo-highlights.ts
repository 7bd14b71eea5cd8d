import type { MediaChapter } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { fanNames } from './chat-lines.js';
import type { PressMatch } from './news/news-matches.js';
import { type MatchSource, PLAYED_MS, waitFor } from './news/told-matches.js';

/** A highlight for the site, of a clip that comes with the server. */
export interface DrawnHighlight {
  readonly clip: string;
  readonly title: string;
  readonly summary: string;
  readonly fixtureId: string;
  readonly chapters: readonly MediaChapter[];
  readonly publishedAt: Date;
}

/** Where the highlights go. */
export interface DemoHighlightShelf {
  /** Whether a simulated highlight is there. */
  hasHighlights(): Promise<boolean>;
  /** All or, when `signal` aborts in the middle, none. */
  publish(ownerId: number, highlights: readonly DrawnHighlight[], signal: AbortSignal): Promise<void>;
}

export interface DemoHighlightsDeps {
  readonly press: MatchSource;
  readonly cast: { saveFans(names: readonly string[]): Promise<number[]> };
  readonly shelf: DemoHighlightShelf;
  readonly clock: Clock;
}

/** Of the matches that are over; those with another number of goals have no clip. */
const LIMIT = { over: 20, coming: 0 };
const SHOWN = 6;
/** Clips by their number of goals. `tools/draw-highlights.mjs` draws a kick-off and then the goals, in these seconds. */
const CLIPS = new Map([
  [2, 'hai-ban'],
  [3, 'ba-ban'],
]);
const KICK_OFF_SECONDS = 4;
const GOAL_SECONDS = 7;

/** Publishes highlights of the last simulated matches on a fresh site. */
export class DemoHighlights {
  constructor(private readonly deps: DemoHighlightsDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    if (!(await this.deps.shelf.hasHighlights())) await this.#publish(signal);
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }

  async #publish(signal: AbortSignal): Promise<void> {
    const { cast, shelf, clock } = this.deps;
    const [ownerId] = await cast.saveFans(fanNames);
    const highlights = await waitFor(
      clock,
      {
        read: () => this.#highlights(),
        isFull: ({ length }) => length === SHOWN,
        isSome: ({ length }) => length > 0,
      },
      signal,
    );
    if (ownerId === undefined || signal.aborted || highlights.length === 0) return;
    await shelf.publish(ownerId, highlights, signal);
  }

  async #highlights(): Promise<DrawnHighlight[]> {
    const { press, clock } = this.deps;
    const now = clock.now();
    const { over } = await press.matches(new Date(now), LIMIT);
    return over.flatMap((match) => highlightOf(match, now)).slice(0, SHOWN);
  }
}

/** None of a match for whose goals there is no clip. */
function highlightOf(match: PressMatch, now: number): DrawnHighlight[] {
  const { fixtureId, home, away, homeScore, awayScore, goals, league, round, kickOff } = match;
  const clip = CLIPS.get(goals.length);
  if (clip === undefined || goals.length !== homeScore + awayScore) return [];
  const chapters = goals.map(({ minute, player, homeScore: of, awayScore: against }, index) => ({
    second: KICK_OFF_SECONDS + index * GOAL_SECONDS,
    text: `${minute}′ ${player}, ${of}–${against}`,
    goal: true,
  }));
  return [
    {
      ...{ clip, fixtureId },
      title: `${home.shortName} ${homeScore}–${awayScore} ${away.shortName}: các bàn thắng`,
      summary: `${[league, round].filter(Boolean).join(', ')}. Hình vẽ mô phỏng của Khán Đài, không phải trận đấu thật.`,
      chapters: [{ second: 0, text: 'Bóng lăn', goal: false }, ...chapters],
      publishedAt: new Date(Math.min(now, kickOff.getTime() + PLAYED_MS)),
    },
  ];
}
