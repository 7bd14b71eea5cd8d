import type { Clock } from '@khandai/runtime';
import { chance } from '@khandai/server/feed-port';
import { fanNames } from './chat-lines.js';
import type { DemoFeed } from './demo-feed.js';
import { type DemoTip, plansOf, type TipPlan, tipOf } from './tip-plans.js';

/** A tip of a commentator who is on the site, with the votes of fans on it. */
export interface VotedTip extends DemoTip {
  readonly authorId: number;
  readonly votes: readonly { readonly userId: number; readonly agree: boolean }[];
}

/** Where the tips go. */
export interface DemoTipBoard {
  /**
   * Stores those that are not there yet, and settles those whose match is over. Skips those whose match is not on the site yet.
   * Returns the uuids of those that are there.
   */
  save(tips: readonly VotedTip[]): Promise<string[]>;
}

export interface DemoTipsDeps {
  readonly feed: Pick<DemoFeed, 'games'>;
  readonly cast: {
    saveFans(names: readonly string[]): Promise<number[]>;
    /** User ids by the keys of commentators; of those that are on the site. */
    commentators(keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  };
  readonly board: DemoTipBoard;
  readonly clock: Clock;
}

/** While the feed delivers its matches, and later. */
const [FIRST_LOOKS_MS, LOOK_MS] = [5_000, 60_000];
const FIRST_LOOKS = 40;
/** Computing the price of an old match takes some milliseconds. */
const PER_LOOK = 40;
const [VOTERS, AGREEING] = [0.2, 0.68];

/** Simulated commentators who give tips: a table of tipsters and a night with tips on a fresh machine. */
export class DemoTips {
  #fans: readonly number[] = [];
  #saved: ReadonlySet<string> = new Set();
  /** Tips that could not be stored at their last turn. */
  #missed = new Set<string>();

  constructor(private readonly deps: DemoTipsDeps) {}

  /** Posts tips until `signal` aborts. Throws when the database fails. */
  async run(signal: AbortSignal): Promise<void> {
    const { cast, clock } = this.deps;
    this.#fans = await cast.saveFans(fanNames);
    for (let looks = 1; !signal.aborted; looks += 1) {
      await this.#look();
      await clock.sleep(looks < FIRST_LOOKS ? FIRST_LOOKS_MS : LOOK_MS, signal);
    }
  }

  /** Stores some of the tips that are due, those of the nearest matches first, so that no step takes long. */
  async #look(): Promise<void> {
    const { feed, cast, board, clock } = this.deps;
    const now = clock.now();
    const due = feed
      .games(now)
      .flatMap(({ fixture }) => plansOf(fixture))
      .filter(({ postedAt }) => postedAt <= now);
    const left = due.filter(({ uuid }) => !this.#saved.has(uuid));
    const fresh = left.filter(({ uuid }) => !this.#missed.has(uuid));
    if (fresh.length === 0) this.#missed = new Set();
    const wanted = (fresh.length === 0 ? left : fresh).slice(0, PER_LOOK);
    if (wanted.length === 0) return;
    const tipsters = await cast.commentators([...new Set(wanted.map(({ tipster }) => tipster))]);
    const tips = wanted.flatMap((plan) => {
      const authorId = tipsters.get(plan.tipster);
      return authorId === undefined ? [] : [this.#voted(plan, authorId)];
    });
    const saved = new Set([...this.#saved, ...(await board.save(tips))]);
    this.#saved = new Set(due.map(({ uuid }) => uuid).filter((uuid) => saved.has(uuid)));
    for (const { uuid } of wanted) if (!saved.has(uuid)) this.#missed.add(uuid);
  }

  #voted(plan: TipPlan, authorId: number): VotedTip {
    const { uuid } = plan;
    const votes = this.#fans.flatMap((userId, fan) =>
      chance(`${uuid}/${fan}`) < VOTERS ? [{ userId, agree: chance(`${uuid}/${fan}/agree`) < AGREEING }] : [],
    );
    return { ...tipOf(plan), authorId, votes };
  }
}
