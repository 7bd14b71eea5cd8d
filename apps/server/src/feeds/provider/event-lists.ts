import type { Shot } from '@khandai/contracts';
import type { FeedEvent, FeedFixture } from '../../modules/fixtures/feed.js';
import { isGoal } from '../recording/match-story.js';

interface Known {
  readonly ids: ReadonlySet<string>;
  readonly goals: number;
  /** Ids of the shorter list of the answer before, which was not believed yet. */
  readonly shorter?: ReadonlySet<string>;
}

/**
 * Lists of events and of shots have no time, so an answer that comes late is known only by what it lacks. The provider adds and deletes
 * events and never edits one: a list that only lacks events is late, or the provider has taken them away.
 */
export class EventLists {
  readonly #known = new Map<string, Known>();

  /**
   * Whether a list is the newest of its match. One that lacks a goal is, once the score lacks it too; one that lacks other
   * events is if the next one lacks them as well.
   */
  isNewest(fixture: FeedFixture, list: readonly FeedEvent[]): boolean {
    return this.#takes(fixture, new Set(list.map(({ eventId }) => eventId)), list.filter(isGoal).length);
  }

  /** The same for shots. Own goals are none, so the score does not say which of them are goals. */
  isNewestShots(fixture: FeedFixture, list: readonly Shot[]): boolean {
    return this.#takes(fixture, new Set(list.map(({ shotId }) => shotId)), 0);
  }

  #takes(fixture: FeedFixture, ids: ReadonlySet<string>, goals: number): boolean {
    const known = this.#known.get(fixture.fixtureId);
    if (
      !known ||
      !isPart(ids, known.ids) ||
      ids.size === known.ids.size ||
      this.#isBelieved(fixture, known, ids, goals)
    ) {
      this.#known.set(fixture.fixtureId, { ids, goals });
      return true;
    }
    this.#known.set(fixture.fixtureId, { ...known, shorter: ids });
    return false;
  }

  delete(fixtureId: string): void {
    this.#known.delete(fixtureId);
  }

  #isBelieved(fixture: FeedFixture, known: Known, ids: ReadonlySet<string>, goals: number): boolean {
    const scored = goalsOf(fixture);
    if (goals < known.goals) return Math.abs(scored - goals) < Math.abs(scored - known.goals);
    return known.shorter !== undefined && isPart(known.shorter, ids);
  }
}

const isPart = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((one) => whole.has(one));

/** Kicks of a shoot-out are no events. */
function goalsOf({ homeScore, awayScore, extra }: FeedFixture): number {
  const { homeScore: home, awayScore: away } = extra ?? { homeScore, awayScore };
  return (home ?? 0) + (away ?? 0);
}
